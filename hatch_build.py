"""Build hook: compiles the rules, the search and the records with mypyc while the wheel is made.

The work itself is done by hatch-mypyc. This hook adds what an install on any machine needs:

- where there is no working C compiler (or no Python headers) it says so and makes an uncompiled wheel, which
  plays the same games, only slower; `TAVOLATA_COMPILE=0` asks for that. Sources that do not compile although
  there is a compiler are an error;
- it compiles a copy of the sources in a temporary folder: no compiled file ever lies beside its source;
- it asks for mypy and hatch-mypyc only when they are going to be used;
- it writes `tavolata/_build.json` into the wheel, so that the program can tell how it was built and why.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "TAVOLATA_COMPILE"
NOT_SOURCE = shutil.ignore_patterns(".*", "__pycache__", "*.pyc", "*.so", "*.pyd", "_build.json")
FASTER_CALLS = "-fno-semantic-interposition"
COMPILED_SUFFIXES = (".so", ".pyd")

# Needs the headers, and is a real extension module, so that compiling and linking it is a fair trial.
PROBE = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class Toolchain(NamedTuple):
    """The C compiler to use, or the reason why there is none."""

    compiler: str = ""
    reason: str = ""


class TavolataBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the modules named in pyproject.toml, or says why it does not."""

    _staging: TemporaryDirectory[str] | None = None

    @cached_property
    def toolchain(self) -> Toolchain:
        """Find out, once per build, whether anything can and shall be compiled."""
        if os.environ.get(SWITCH, "").strip().lower() in {"0", "no", "off", "false"}:
            return Toolchain(reason=f"{SWITCH}={os.environ[SWITCH]} asked for an uncompiled install")
        if sys.implementation.name != "cpython":
            return Toolchain(reason=f"mypyc compiles for CPython only, and this is {sys.implementation.name}")
        return find_compiler()

    def dependencies(self) -> list[str]:
        """Tools needed to build, beyond hatchling: none for an uncompiled wheel."""
        return list(self.config["compile-with"]) if self.toolchain.compiler else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder and hand the results over to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        self._staging = TemporaryDirectory(prefix="tavolata-build-")
        # Resolved, because macOS hands out a symbolic link and relative paths would not match.
        staging = Path(self._staging.name).resolve()
        if self.toolchain.compiler:
            self._compile(staging, version, build_data)
        else:
            self.app.display_warning(
                f"Tavolata is installed without compiled code: {self.toolchain.reason}. "
                "Everything works, but bots and simulations are several times slower."
            )
        note = staging / "_build.json"
        note.write_text(json.dumps(self._note(), indent=1) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "tavolata/_build.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._staging is not None:
            self._staging.cleanup()

    def _note(self) -> dict[str, object]:
        compiled = bool(self.toolchain.compiler)
        return {
            "compiled": compiled,
            "reason": self.toolchain.reason,
            "compiler": f"mypyc {version_of('mypy')}, {self.toolchain.compiler}" if compiled else "",
            "python": platform.python_version(),
        }

    def _compile(self, staging: Path, version: str, build_data: dict[str, Any]) -> None:
        shutil.copytree(Path(self.root, "src"), staging / "src", ignore=NOT_SOURCE)
        # hatch-mypyc moves the project file out of the way for a while: let it be a copy.
        shutil.copy(Path(self.root, "pyproject.toml"), staging)
        hook = self._mypyc_hook(staging)
        if not hook.included_files:
            raise ValueError("The include patterns of the build hook match no module: nothing to compile.")
        # It would have the builder look for compiled files in the source tree, so it gets lists of its own.
        aside: dict[str, Any] = {"artifacts": [], "force_include": {}}
        flags = f"{os.environ.get('CFLAGS', '')} {faster_calls(self.toolchain.compiler)}".strip()
        with contextlib.chdir(staging), environment(CC=self.toolchain.compiler, CFLAGS=flags):
            hook.initialize(version, aside)
        compiled = sorted(p for p in (staging / "src").rglob("*") if p.suffix in COMPILED_SUFFIXES)
        check_complete(staging, hook.included_files, compiled)
        for path in compiled:
            build_data["force_include"][str(path)] = path.relative_to(staging / "src").as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _mypyc_hook(self, root: Path) -> Any:
        """hatch-mypyc's own hook, set to work on the copy."""
        try:
            plugin = import_module("hatch_mypyc.plugin")
        except ImportError as error:
            raise RuntimeError(
                f"Compiling needs {', '.join(self.config['compile-with'])}. "
                f"Install them, build in an isolated environment, or set {SWITCH}=0 for an uncompiled install."
            ) from error
        settings = (self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app)
        return plugin.MypycBuildHook(str(root), *settings)


def check_complete(root: Path, modules: list[str], compiled: list[Path]) -> None:
    """Refuse a wheel in which a module that should be compiled is not."""
    done = {path.parent / path.name.split(".")[0] for path in compiled}
    missing = [module for module in modules if (root / module).with_suffix("") not in done]
    if missing:
        raise RuntimeError(f"mypyc left these modules uncompiled: {', '.join(missing)}")


@contextlib.contextmanager
def environment(**variables: str) -> Iterator[None]:
    """Set environment variables for a while."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def find_compiler() -> Toolchain:
    """The first C compiler that builds an extension module for this Python."""
    if os.name == "nt":
        return find_visual_c()
    # A Python built elsewhere may name a compiler that this machine does not have, while it has another.
    asked = os.environ.get("CC")
    names = [asked] if asked else list(dict.fromkeys([configured("CC"), "cc", "gcc", "clang"]))
    present = [name for name in names if shutil.which(shlex.split(name)[0])]
    reasons = [f"no C compiler was found (tried {', '.join(names)})"]
    for name in present:
        problem = try_compiler(name)
        if not problem:
            return Toolchain(compiler=name)
        reasons.append(problem)
    # What is wrong with a compiler that is there says more than that the others are not.
    return Toolchain(reason=reasons[1] if present else reasons[0])


def faster_calls(compiler: str) -> str:
    """The option that lets calls between the compiled modules be direct, where the compiler knows it."""
    known = os.name != "nt" and not try_compiler(f"{compiler} {FASTER_CALLS}")
    return FASTER_CALLS if known else ""


def try_compiler(name: str) -> str:
    """Build a minimal extension module; "" when it works, otherwise why not."""
    with TemporaryDirectory(prefix="tavolata-probe-") as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = [*shlex.split(name), "-fPIC", *include_flags(), str(source), *link_flags()]
        try:
            result = subprocess.run(
                [*command, "-o", str(source.with_suffix(".so"))],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=120,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"the C compiler {name!r} does not run ({error})"
    if result.returncode == 0:
        return ""
    if "Python.h" in result.stderr:
        return "the header files of Python are missing (on Debian and Ubuntu: the package python3-dev)"
    complaint = next((line.strip() for line in result.stderr.splitlines() if line.strip()), "no message")
    return f"the C compiler {name!r} does not work ({complaint})"


def configured(name: str) -> str:
    """The command this Python was built with."""
    return str(sysconfig.get_config_var(name) or {"CC": "cc", "LDSHARED": "cc -shared"}[name])


def include_flags() -> list[str]:
    """Where the headers of Python are."""
    paths = sysconfig.get_paths()
    return [f"-I{folder}" for folder in dict.fromkeys([paths["include"], paths["platinclude"]])]


def link_flags() -> list[str]:
    """What makes a loadable module on this platform: the linker's command without its name in front."""
    linker, compiler = configured("LDSHARED"), configured("CC")
    own = linker.removeprefix(compiler) if linker.startswith(compiler) else linker.partition(" ")[2]
    return shlex.split(own)


def find_visual_c() -> Toolchain:
    """On Windows setuptools finds the compiler by itself; here only whether there is one to find."""
    programs = os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if shutil.which("cl") or finder.is_file():
        return Toolchain(compiler="cl")
    return Toolchain(reason="no C compiler was found (the Microsoft C++ Build Tools are one)")
