"""Set up Windroos in the folder `.venv` and run it, with nothing but Python 3.11 or newer.

python3 run.py               open the page in the browser: count, play, look up
python3 run.py ARGUMENTS     run `windroos ARGUMENTS`
python3 run.py test [...]    set up for development too, then run pytest: all tests on all cores, or some of them
python3 run.py bench [...]   set up what Windroos is timed beside too, then print the table of timings

The first run installs the locked requirements; later runs start at once. Counting hands and playing in the terminal
need none of them, so without a network, or where `.venv` cannot be made, those work all the same.
This file keeps to syntax that Python 3.6 can read, to be able to say that it is too old.
"""

import hashlib
import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(ROOT, "src")
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")
STAMPS = os.path.join(VENV, "windroos")
LOCKS = {"user": "requirements.lock", "test": "requirements-dev.lock", "bench": "requirements-bench.lock"}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Chromium by its names, the lightest first: without windows it takes two thirds of the processor."""
POSTGRES = "/usr/lib/postgresql/*/bin/initdb"
"""Where Debian puts the programs of a server of PostgreSQL."""
RETRY_SECONDS = 3600
"""After a failed installation for a user, how long not to try (and wait for the network) again."""

SAY = {
    "old": (
        "Windroos heeft Python 3.11 of nieuwer nodig; dit is Python {0}.",
        "Windroos needs Python 3.11 or newer; this is Python {0}.",
    ),
    "once": (
        "Windroos wordt klaargezet in {0}; dat gebeurt eenmalig en duurt ongeveer een minuut.",
        "Setting up Windroos in {0}; this happens once and takes about a minute.",
    ),
    "waiting": ("Windroos wordt al klaargezet; even wachten.", "Windroos is being set up already; waiting."),
    "venv": (
        "Deze Python kan geen virtuele omgeving maken; op Debian en Ubuntu helpt: apt-get install python3-venv",
        "This Python cannot make a virtual environment; on Debian and Ubuntu this helps: apt-get install python3-venv",
    ),
    "folder": (
        "De virtuele omgeving {0} kan niet worden gemaakt: {1}",
        "The virtual environment {0} cannot be made: {1}",
    ),
    "network": (
        "Het netwerk of de pakkettenbron is niet bereikbaar, dus {0} kon niet worden geïnstalleerd.",
        "The network or the package source cannot be reached, so {0} could not be installed.",
    ),
    "compiler": (
        "Een pakket uit {0} kon niet worden gecompileerd (verslag: {1}); is er een C++-compiler (g++, python3-dev)?",
        "A package in {0} could not be compiled (report: {1}); is there a C++ compiler (g++, python3-dev)?",
    ),
    "pip": (
        "De pakketten van {0} konden niet worden geïnstalleerd; het verslag staat in {1}.",
        "The packages of {0} could not be installed; the report is in {1}.",
    ),
    "core": (
        "Tellen en spelen in de terminal werkt al; de bladzijde en de snelle batch hebben één keer het netwerk nodig.",
        "Counting and playing in the terminal work already; the page and the fast batch need the network once.",
    ),
    "peers": (
        "Niet te installeren, dus niets wordt ermee vergeleken: {0} (verslag: {1}).",
        "Cannot be installed, so nothing is timed beside it: {0} (report: {1}).",
    ),
    "postgres": (
        "PostgreSQL ontbreekt en kon niet worden geïnstalleerd: de proeven met zo'n database worden overgeslagen.",
        "PostgreSQL is missing and could not be installed: the tests with such a database are skipped.",
    ),
    "chromium": (
        "Chromium ontbreekt en kon niet worden geïnstalleerd: de proeven in de browser worden overgeslagen.",
        "Chromium is missing and could not be installed: the tests in the browser are skipped.",
    ),
}


class SetUpError(Exception):
    """What went wrong while setting up: a key of SAY and the values it shows."""

    def __init__(self, key: str, *values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def say(key: str, *values: str) -> None:
    """One sentence on standard error, in Dutch where the environment asks for Dutch, else in English."""
    language = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    sentence = SAY[key][0 if language.lower().startswith("nl") else 1].format(*values) + "\n"
    encoding = sys.stderr.encoding or "ascii"
    sys.stderr.write(sentence.encode(encoding, "replace").decode(encoding))
    sys.stderr.flush()


def read(path: str) -> str:
    """The text of a small file; empty if it is not there."""
    try:
        with open(path, "rb") as file:
            return file.read().decode("utf-8", "replace")
    except OSError:
        return ""


def write(path: str, text: str) -> None:
    """Write a small file whole: under another name first, so that nobody reads half of it."""
    with open(path + ".part", "wb") as file:
        file.write(text.encode("utf-8", "replace"))
    os.replace(path + ".part", path)


def home() -> str:
    """What the environment is tied to: the interpreter it was made from and the folder it stands in."""
    return "{}\n{}\n".format(os.path.realpath(PYTHON), VENV)


def digest(profile: str) -> str:
    """What the installed packages are tied to: the lock and the project's own requirements."""
    content = read(os.path.join(ROOT, LOCKS[profile])) + read(os.path.join(ROOT, "pyproject.toml"))
    return hashlib.sha256(content.encode("utf-8")).hexdigest()


def has_home() -> bool:
    """Whether `.venv` is whole and belongs here."""
    return os.path.exists(PYTHON) and read(os.path.join(STAMPS, "home")) == home()


def is_set_up(profile: str) -> bool:
    """Whether nothing is to be done. What was installed for the tests holds all that a user needs."""
    if not has_home():
        return False
    stamps = {"user": ("user", "test"), "test": ("test",), "bench": ("bench",)}[profile]
    return any(read(os.path.join(STAMPS, stamp)) == digest(stamp) for stamp in stamps)


def failed_lately() -> bool:
    """Whether an installation of just these packages for a user failed a short while ago."""
    path = os.path.join(STAMPS, "failed")
    if read(path) != digest("user"):
        return False
    import time  # not wanted when nothing is to be done

    return 0 <= time.time() - os.path.getmtime(path) < RETRY_SECONDS


class OneAtATime:
    """Only one run.py sets up at a time: a lock on this file itself, so that no lock file can be left behind."""

    def __enter__(self) -> None:
        self.file = open(os.path.abspath(__file__), "rb")
        if not self._try():
            say("waiting")
            import time

            while not self._try():
                time.sleep(0.2)

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def _try(self) -> bool:
        try:
            if sys.platform == "win32":
                import msvcrt

                self.file.seek(1 << 30)  # far past the end: a locked byte cannot be read by others
                msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return True  # a file system without locks: set up without one
        return True


def call(command: "list[str]") -> "tuple[int, str]":
    """Run a command without input; its exit status and all that it printed."""
    import subprocess  # not wanted when nothing is to be done

    try:
        done = subprocess.run(  # noqa: PLW1510 - the caller looks at the status
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except OSError as error:
        return 1, str(error)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def make_venv() -> None:
    """An empty environment with pip, that finds the package in `src`. Raises SetUpError."""
    import importlib.util  # not wanted when nothing is to be done

    base = getattr(sys, "_base_executable", None) or sys.executable
    if importlib.util.find_spec("ensurepip") is None:  # Debian keeps it in a package of its own
        package = "python{}.{}-venv".format(*sys.version_info)
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        if not (is_root and base.startswith("/usr/bin/") and call(["apt-get", "install", "-y", package])[0] == 0):
            raise SetUpError("venv")
    status, printed = call([base, "-I", "-m", "venv", "--clear", VENV])
    if status:
        raise SetUpError("folder", VENV, (printed.strip().splitlines() or ["?"])[-1])
    library = "Lib" if os.name == "nt" else os.path.join("lib", "python{}.{}".format(*sys.version_info))
    packages = os.path.join(VENV, library, "site-packages")
    write(os.path.join(packages, "windroos.pth"), os.path.relpath(SOURCE, packages) + "\n")
    os.mkdir(STAMPS)
    write(os.path.join(STAMPS, "home"), home())


def pip_install(path: str, *more: str) -> "tuple[int, str]":
    """Install what a file of requirements names; pip's exit status and what it printed."""
    command = [PYTHON, "-I", "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    return call(command + ["--retries", "2", "--require-hashes", "--requirement", path] + list(more))


def install(profile: str) -> None:
    """Install what the profile's lock names. Raises SetUpError."""
    lock = LOCKS[profile]
    key = digest(profile)
    # Never a compilation on the laptop of a club.
    status, printed = pip_install(os.path.join(ROOT, lock), *(("--only-binary", ":all:") if profile == "user" else ()))
    if status == 0:
        write(os.path.join(STAMPS, profile), key)
        return
    report = os.path.join(STAMPS, "pip.log")
    write(report, printed)
    if profile == "user":
        write(os.path.join(STAMPS, "failed"), key)
    if "onnection" in printed or "timed out" in printed or "getaddrinfo" in printed:
        raise SetUpError("network", lock)
    is_build = "Failed building wheel" in printed or "Failed to build" in printed
    raise SetUpError("compiler" if is_build else "pip", lock, report)


def set_up(profile: str, is_needed: bool) -> None:
    """Do what is still to be done for this profile, without which who asks can or cannot go on. Raises SetUpError."""
    try:
        with OneAtATime():
            if is_set_up(profile):
                return  # another run.py did it while this one waited
            if has_home() and not is_needed and failed_lately():
                return
            say("once", VENV)
            if not has_home():
                make_venv()
            install(profile)
    except OSError as error:
        raise SetUpError("folder", VENV, str(error)) from error


def get_peers() -> None:
    """Install what is timed beside Windroos: together, or else whatever of it can be had. Raises SetUpError."""
    with OneAtATime():
        try:
            install("bench")
        except SetUpError as error:
            if error.key == "network":
                raise
            part, missing = os.path.join(STAMPS, "part.txt"), []
            for requirement in read(os.path.join(ROOT, LOCKS["bench"])).replace("\\\n", "").splitlines():
                write(part, requirement + "\n")
                if pip_install(part, "--no-deps")[0]:
                    missing.append(requirement.split("==")[0])
            if missing:
                say("peers", ", ".join(missing), os.path.join(STAMPS, "pip.log"))


def get_browser() -> None:
    """For the tests: the system's own Chromium, installed where that can be done without asking anybody."""
    import shutil  # not wanted when the page is all that is asked for

    if not any(map(shutil.which, BROWSERS)) and not apt_install(BROWSERS[:2]):
        say("chromium")


def get_postgres() -> None:
    """For the tests: the programs of PostgreSQL, likewise. They start servers of their own."""
    import glob
    import shutil

    if not glob.glob(POSTGRES) and not shutil.which("initdb") and not apt_install(("postgresql",)):
        say("postgres")


def apt_install(packages: "tuple[str, ...]") -> bool:
    """Install the first of these packages that can be had; False where none can without asking anybody."""
    import shutil

    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if is_root and shutil.which("apt-get"):
        install = [["apt-get", "install", "-y", "--no-install-recommends", package] for package in packages]
        for command in [*install, ["apt-get", "update"], *install]:
            if call(command)[0] == 0 and "install" in command:
                return True
    return False


def become(python: str, arguments: "list[str]") -> None:
    """Go on as another program, which gets the signals and gives the exit status."""
    command = [python, "-P", "-m"] + arguments
    if os.name != "nt":
        os.execv(python, command)
    import signal  # Windows has no exec that keeps the terminal waiting
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(command))


def pytest_arguments(typed: "list[str]") -> "list[str]":
    """All tests are shared out over the cores, file by file in the order of tests/conftest.py; some need no sharing."""
    # One that hangs is a failure with a name, and the others go on; with WINDROOS_FULL some may take hours.
    hangs = [] if "WINDROOS_FULL" in os.environ else ["--timeout", "600"]
    if all(one.startswith("-") for one in typed):
        share = ["--dist", "loadfile", "--no-loadscope-reorder"]
        return ["--numprocesses", "logical", "--maxprocesses", "8"] + share + hangs + typed
    return hangs + typed


def main(arguments: "list[str]") -> None:
    """Set up what is needed and become the program that was asked for."""
    if sys.version_info < (3, 11):
        say("old", "{}.{}.{}".format(*sys.version_info))
        sys.exit(1)
    is_test, is_bench = arguments[:1] == ["test"], arguments[:1] == ["bench"]
    profile = "test" if is_test else "user"
    python = PYTHON
    if not is_set_up(profile):
        try:
            set_up(profile, is_test or is_bench)
        except SetUpError as error:
            say(error.key, *error.values)
            if is_test or is_bench:
                sys.exit(1)
            say("core")
        if not has_home():  # the core needs the standard library only: this Python will do
            python = sys.executable
            os.environ["PYTHONPATH"] = SOURCE
    if is_bench:
        if not is_set_up("bench"):
            try:
                get_peers()
            except SetUpError as error:
                say(error.key, *error.values)  # the table says what is missing
        os.chdir(ROOT)
        os.environ["PYTHONPATH"] = ROOT  # where it stands
        become(python, arguments)
    if is_test:
        os.chdir(ROOT)
        get_browser()
        get_postgres()
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every process of the tests would compile all that it imports
        become(python, ["pytest"] + pytest_arguments(arguments[1:]))
    os.environ["WINDROOS_COMMAND"] = "python3 run.py" if os.name != "nt" else "py run.py"  # to be typed again
    become(python, ["windroos"] + (arguments or ["serve"]))


if __name__ == "__main__":
    main(sys.argv[1:])
