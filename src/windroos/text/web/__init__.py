"""The words of the page, a module for each part."""
