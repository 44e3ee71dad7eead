"""Both commands of the README as on a machine that nobody prepared.

make fresh
make fresh ARGS=play
make fresh ARGS='test --keep'

Each runs in a clone of its own of what is committed, with a home, caches and fonts of its own and hardly a variable of
this shell, so that nothing installed or set by hand can help. The fonts are those that a bare Debian with Chromium has.
What stays is how this machine reaches the outside: settings of pip, proxies, certificates. `make play` is stopped once
its first page has answered. At the end it says how long each took, or where it failed.
"""

from __future__ import annotations

import argparse
import ast
import configparser
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 3600.0
"""Seconds after which a command that does not come to an end has failed."""
GOODBYE = 30.0
"""Seconds that a program has to end when it is asked to."""

KEPT = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LOGNAME", "SHELL", "TERM", "TMPDIR", "TZ", "USER")
OUTSIDE = ("PIP_", "SSL_CERT_", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "GIT_SSL_")
"""How this machine reaches others; proxies are told apart by how their variables end."""
OF_THIS_HOME = {"PIP_CACHE_DIR", "PIP_CONFIG_FILE", "PIP_LOG", "PIP_PREFIX", "PIP_TARGET", "PIP_USER"}

BARE_FONTS = tuple(
    f"DejaVu{name}.ttf" for name in ("Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold")
)
"""What the package fonts-dejavu-core holds, which comes with Chromium."""
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>{folder}/fonts</dir>
<cachedir>{folder}/font-cache</cachedir>
<include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
"""


class Failed(Exception):
    """A command did not do what it should; says why in words."""


@dataclass
class Running:
    """A command that was started, and what it has said so far."""

    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)
    begun: float = field(default_factory=monotonic)
    listener: threading.Thread | None = None

    def listen(self) -> None:
        """Pass on what it says, and remember it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip())
            print(line, end="", flush=True)

    def stop(self) -> None:
        """End it with all it has started: first as Ctrl-C does, in the end by force."""
        for kind in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            self._signal(kind)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(GOODBYE)
                break
        self._signal(signal.SIGKILL)

    def _signal(self, kind: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, kind)

    def why(self) -> str:
        """Where it failed: the innermost target that make gave up on, if it says one. It is heard out first."""
        if self.listener is not None:
            self.listener.join(GOODBYE)
        told = [line for line in self.said if line.lstrip().startswith("make") and "***" in line]
        return told[0] if told else f"it ended with status {self.process.returncode}"


# -- a machine that nobody prepared ------------------------------------------------------------------------------------


def clone(folder: Path) -> Path:
    """What is committed, by itself."""
    commit = git("rev-parse", "HEAD")
    target = folder / "tavolata"
    git("clone", "--quiet", "--no-hardlinks", "--no-checkout", str(ROOT), str(target))
    git("-C", str(target), "checkout", "--quiet", "--detach", commit)
    return target


def git(*arguments: str) -> str:
    """What git answers."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"git {arguments[0]} does not work here: {done.stderr.strip()}")
    return done.stdout.strip()


def environment(folder: Path) -> dict[str, str]:
    """The variables a newcomer's shell would have."""
    home = folder / "home"
    kept = {name: value for name, value in os.environ.items() if name in KEPT or reaches_out(name)}
    own = {"HOME": home, "FONTCONFIG_FILE": bare_fonts(folder), "PIP_CONFIG_FILE": pip_settings(folder)}
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        own[f"XDG_{name}_HOME"] = home / f".{name.lower()}"
        own[f"XDG_{name}_HOME"].mkdir(parents=True)
    return {**kept, "PATH": plain_path(), **{name: str(path) for name, path in own.items()}}


def reaches_out(name: str) -> bool:
    """Whether a variable says how this machine reaches others."""
    return name.lower().endswith("_proxy") or (name.startswith(OUTSIDE) and name not in OF_THIS_HOME)


def plain_path() -> str:
    """Where programs are, but for a virtual environment this was started in."""
    here = {str(Path(prefix, "bin")) for prefix in (os.environ.get("VIRTUAL_ENV"), sys.prefix) if prefix}
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if folder not in here)


def pip_settings(folder: Path) -> Path:
    """All that pip has been told in files, wherever they are, as one file: the index may be reached only through it."""
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True
    )
    settings = configparser.RawConfigParser()
    for line in told.stdout.splitlines():
        name, _, value = line.partition("=")
        section, _, option = name.partition(".")
        if section != ":env:" and option != "cache-dir":
            if not settings.has_section(section):
                settings.add_section(section)
            settings.set(section, option, str(ast.literal_eval(value)))
    path = folder / "pip.conf"
    with path.open("w", encoding="utf-8") as file:
        settings.write(file)
    return path


def bare_fonts(folder: Path) -> Path:
    """A font configuration that knows only what every Debian with Chromium has."""
    (folder / "fonts").mkdir()
    present = {path.name: path for place in FONT_FOLDERS for path in Path(place).rglob("DejaVu*.ttf")}
    for name in present.keys() & set(BARE_FONTS):
        (folder / "fonts" / name).symlink_to(present[name])
    path = folder / "fonts.conf"
    path.write_text(FONTS.format(folder=folder), encoding="utf-8")
    return path


# -- the two commands --------------------------------------------------------------------------------------------------


@contextmanager
def started(command: list[str], folder: Path) -> Iterator[Running]:
    """A command in a fresh clone; whatever it has started ends with it."""
    running = Running(
        subprocess.Popen(
            command,
            cwd=clone(folder),
            env=environment(folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            # what was started in the background of a shell is deaf to Ctrl-C, and would pass that on
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
    )
    running.listener = threading.Thread(target=running.listen, daemon=True)
    running.listener.start()
    try:
        yield running
    finally:
        running.stop()
        running.listener.join(GOODBYE)


def play(folder: Path) -> float:
    """`make play`; seconds until the first page has answered."""
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    with started(["make", "play", f"PLAY=serve --port {port}"], folder) as running:
        taken = wait(running, lambda: is_home(address), "the first page has not answered")
    if answers(address):
        raise Failed("the table goes on after it was stopped")
    return taken


def test(folder: Path) -> float:
    """`make test`; seconds to its end."""
    with started(["make", "test"], folder) as running:
        return wait(running, lambda: running.process.poll() == 0, "it has not come to an end")


def wait(running: Running, done: Callable[[], bool], otherwise: str) -> float:
    """Wait for something, as long as there is hope; answers how many seconds it took."""
    while not done():
        taken = monotonic() - running.begun
        if running.process.poll() is not None:
            raise Failed(f"{running.why()}, after {minutes(taken)}")
        if taken > PATIENCE:
            raise Failed(f"{otherwise} after {minutes(taken)}")
        sleep(0.1)
    return monotonic() - running.begun


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(address: str) -> str:
    """The page at an address; "" where nobody answers."""
    try:
        with build_opener(ProxyHandler({})).open(address, timeout=30) as answer:
            return str(answer.read().decode("utf-8"))
    except (URLError, OSError):
        return ""


def is_home(address: str) -> bool:
    """Whether our first page is there, and not whoever else may listen."""
    page = answers(address)
    if page and not ("Tavolata</title>" in page and "home-page" in page):
        raise Failed(f"what answers at {address} is not our first page")
    return bool(page)


# -- the whole ---------------------------------------------------------------------------------------------------------

COMMANDS = {"play": play, "test": test}


def attempt(name: str, keep: bool) -> bool:
    """One command on a machine of its own; says how it went, and answers whether well."""
    folder = Path(tempfile.mkdtemp(prefix="fresh-"))
    try:
        taken = COMMANDS[name](folder)
        print(f"\nmake {name} works on a fresh machine. It took {minutes(taken)}.", flush=True)
    except Failed as problem:
        print(f"\nmake {name} does not work on a fresh machine: {problem}.", flush=True)
        return False
    finally:
        if keep:
            print(f"Its folder is {folder}.", flush=True)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return True


def minutes(seconds: float) -> str:
    """A time in words."""
    return f"{seconds / 60:.1f} minutes" if seconds >= 90 else f"{seconds:.0f} seconds"


def main() -> int:
    """Run what was asked for, and say how it went."""
    parser = argparse.ArgumentParser(prog="make fresh", description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="?", choices=list(COMMANDS), help="one of the two commands alone")
    parser.add_argument("--keep", action="store_true", help="leave the folders, to look at them")
    asked = parser.parse_args()
    if git("status", "--porcelain"):
        print("What is not committed is not part of it.", flush=True)
    went_well = [attempt(name, asked.keep) for name in ([asked.only] if asked.only else COMMANDS)]
    return 0 if all(went_well) else 1


if __name__ == "__main__":
    sys.exit(main())
