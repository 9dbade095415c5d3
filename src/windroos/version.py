"""The version of Windroos; the package, its metadata and the changelog all take it from here."""

__version__ = "0.1.0"
