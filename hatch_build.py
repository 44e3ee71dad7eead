"""Build hook: compiles the rules, the search and the records with mypyc while the wheel is made.

- Each room (a game) is a shared library of its own, and so is what all games stand on; the C compiler works on as many
  of them side by side as there are cores, the largest first.
- A library is kept under the digest of all it was made of: the C that mypyc wrote, Python, mypy, compiler, flags. What
  is the same as in an earlier build is taken from there, so a change in one game compiles that game alone. Times of
  files are never looked at.
- Where there is no working C compiler (or no Python headers) it says so and makes an uncompiled wheel, which plays the
  same games, only slower; `TAVOLATA_COMPILE=0` asks for that. Sources that do not compile although there is a compiler
  are an error.
- It compiles a copy of the sources in a temporary folder: no compiled file ever lies beside its source.
- It asks for mypy and setuptools only when they are going to be used.
- It writes `tavolata/_build.json` into the wheel, so that the program can tell how it was built and why.
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
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "TAVOLATA_COMPILE"
NOT_SOURCE = shutil.ignore_patterns(".*", "__pycache__", "*.pyc", "*.so", "*.pyd", "_build.json")
FASTER_CALLS = "-fno-semantic-interposition"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

STORE = Path("build", "compiled")
"""Where libraries are kept between builds, inside the project: `make clean` removes it."""
KEPT = 80
"""Libraries kept; a build makes about fourteen, and those used last stay."""

OF_PYTHON = ("CFLAGS", "CCSHARED", "LDSHARED", "INCLUDEPY", "EXT_SUFFIX")
OF_THE_SHELL = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "ARCHFLAGS", "MACOSX_DEPLOYMENT_TARGET")
"""Settings that decide how setuptools calls the compiler."""

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
            self._compile(staging, build_data)
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

    def _compile(self, staging: Path, build_data: dict[str, Any]) -> None:
        shutil.copytree(Path(self.root, "src"), staging / "src", ignore=NOT_SOURCE)
        modules = modules_to_compile(staging, self.config["include"], self.config["exclude"])
        if not modules:
            raise ValueError("The include patterns of the build hook match no module: nothing to compile.")
        flags = f"{os.environ.get('CFLAGS', '')} {faster_calls(self.toolchain.compiler)}".strip()
        settings = {"CC": self.toolchain.compiler, "CFLAGS": flags, "MYPYPATH": "src"}
        with contextlib.chdir(staging), environment(**settings):
            extensions = self._translate(modules)
            compiled = build_libraries(extensions, Store(Path(self.root)), Path("compiled"))
        check_complete(modules, compiled)
        for path in compiled:
            build_data["force_include"][str(staging / "compiled" / path)] = path.as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _translate(self, modules: list[Path]) -> list[Any]:
        """Have mypyc write C, a file for each room; answers with what setuptools shall build of it."""
        try:
            import_module("setuptools")  # first, because mypyc and distutils look whether it is there
            mypycify = import_module("mypyc.build").mypycify
        except ImportError as error:
            raise RuntimeError(
                f"Compiling needs {', '.join(self.config['compile-with'])}. "
                f"Install them, build in an isolated environment, or set {SWITCH}=0 for an uncompiled install."
            ) from error
        rooms: defaultdict[str, list[str]] = defaultdict(list)
        for module in modules:
            rooms[room_of(module)].append(str(module))
        try:
            return list(
                mypycify(
                    [*self.config["mypy-args"], f"--cache-dir={os.devnull}", *map(str, modules)],
                    opt_level=self.config["optimization"],
                    debug_level="0",
                    separate=[(files, name) for name, files in rooms.items()],
                    target_dir="c",
                )
            )
        except SystemExit as error:
            raise RuntimeError("mypyc does not take these sources; what it said is above.") from error


def modules_to_compile(root: Path, include: Iterable[str], exclude: Iterable[str]) -> list[Path]:
    """The sources that patterns of pyproject.toml name, relative to the project."""
    found = {path.relative_to(root) for pattern in include for path in root.glob(pattern)}
    return sorted(path for path in found if not any([path.match(pattern) for pattern in exclude]))


def room_of(module: Path) -> str:
    """The library that a source goes into: one for each game, one for all that games stand on."""
    _, package, *folders, _ = module.parts
    return f"{package}_{folders[1]}" if folders[0] == "games" else package


def build_libraries(extensions: list[Any], store: Store, out: Path) -> list[Path]:
    """Compile and link what is not in the store yet; answers with the files of the wheel, as paths in ``out``."""
    rooms = [extension for extension in extensions if extension.name.endswith("__mypyc")]
    shims = [extension for extension in extensions if not extension.name.endswith("__mypyc")]
    libraries = {extension.name: extension for extension in [*rooms, *starters(shims)]}
    keys = {name: store.key(library) for name, library in libraries.items()}
    missing = [name for name, key in keys.items() if not store.path(key).is_file()]
    made = compile_side_by_side([libraries[name] for name in missing])
    for name in missing:
        store.put(keys[name], made / file_of(name))
    files = {file_of(room.name): keys[room.name] for room in rooms}
    files |= {file_of(shim.name): keys[starter_of(shim.name)] for shim in shims}
    for path, key in files.items():
        store.take(key, out / path)
    store.tidy()
    return sorted(files)


def compile_side_by_side(extensions: list[Any]) -> Path:
    """Build these, the largest first, as many at a time as there are cores; answers with the folder they are in."""
    made = Path("made")
    if extensions:
        extensions.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)
        distribution = import_module("setuptools").Distribution({"ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.parallel, command.build_lib, command.build_temp = cores(), str(made), "objects"
        command.ensure_finalized()
        command.run()
    return made


def starters(shims: list[Any]) -> list[Any]:
    """One extension for the shims of each folder.

    mypyc writes a tiny C file for every module, which does nothing but call into the room's library; what takes time is
    reading Python's headers. As names differ within a folder, one library can start all its modules: a copy of it lies
    under the name of each.
    """
    folders: defaultdict[str, list[Any]] = defaultdict(list)
    for shim in shims:
        folders[starter_of(shim.name)].append(shim)
    return [starter(name, members) for name, members in folders.items()]


def starter_of(module: str) -> str:
    """The name of the extension that starts a module."""
    return f"{module.rpartition('.')[0]}.__start__"


def starter(name: str, shims: list[Any]) -> Any:
    """These shims as one extension."""
    sources = [Path(shim.sources[0]) for shim in shims]
    # Each shim has a second entrance of the same name, and a linker asks for one named after the extension.
    lines = ["#include <Python.h>", "PyMODINIT_FUNC PyInit___start__(void) { return NULL; }"]
    for number, source in enumerate(sources):
        second = "PyInit___init__"
        lines += [f"#define {second} {second}{number}", f'#include "{source.name}"', f"#undef {second}"]
    path = sources[0].with_name("__start__.c")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return type(shims[0])(
        name,
        sources=[str(path)],
        depends=list(map(str, sources)),
        extra_compile_args=shims[0].extra_compile_args,
    )


def file_of(module: str) -> Path:
    """Where an extension module lies, relative to the folder of packages."""
    return Path(*module.split(".")).with_suffix(SUFFIX)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Store:
    """Compiled libraries of this and earlier builds, each under the digest of all it was made of."""

    def __init__(self, root: Path) -> None:
        self.folder = root / STORE
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        if not os.access(self.folder, os.W_OK):  # sources that must not be touched: nothing is kept
            self.folder = Path("store").resolve()
            self.folder.mkdir()

    @cached_property
    def tools(self) -> str:
        """Everything but the sources that makes a difference to what comes out."""
        built_with = [f"{name}={sysconfig.get_config_var(name)}" for name in OF_PYTHON]
        asked = [f"{name}={os.environ.get(name)}" for name in OF_THE_SHELL]
        versions = [sys.version, sysconfig.get_platform(), version_of("mypy"), version_of("setuptools")]
        return "\n".join([*versions, *built_with, *asked, compiler_version(os.environ["CC"])])

    def key(self, extension: Any) -> str:
        """The name a library is kept under."""
        digest = sha256(f"{self.tools}\n{extension.name}\n{extension.extra_compile_args}\n".encode())
        for path in [*extension.sources, *sorted(extension.depends)]:
            digest.update(sha256(Path(path).read_bytes()).digest())
        return f"{extension.name}-{digest.hexdigest()}"

    def path(self, key: str) -> Path:
        """Where a library is, if it is there."""
        return self.folder / f"{key}{SUFFIX}"

    def put(self, key: str, library: Path) -> None:
        """Keep a library. It gets its name when it is complete, as another build may be looking for it."""
        part = self.folder / f"{key}.{os.getpid()}.part"
        shutil.copyfile(library, part)
        os.replace(part, self.path(key))

    def take(self, key: str, target: Path) -> None:
        """Copy a library out."""
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.path(key), target)
        os.utime(self.path(key))  # used last, see tidy
        target.chmod(0o755)

    def tidy(self) -> None:
        """Remove what was not used for the longest time."""
        with contextlib.suppress(FileNotFoundError):  # another build tidies, too
            paths = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in paths[KEPT:]:
                path.unlink()


def compiler_version(compiler: str) -> str:
    """What a compiler says it is; the one of Windows says nothing when asked like this."""
    try:
        asked = subprocess.run(
            [*shlex.split(compiler), "--version"], capture_output=True, text=True, errors="replace"
        )
    except OSError:
        return ""
    return asked.stdout


def check_complete(modules: list[Path], compiled: list[Path]) -> None:
    """Refuse a wheel in which a module that should be compiled is not."""
    done = {path.parent / path.name.split(".")[0] for path in compiled}
    missing = [str(module) for module in modules if module.with_suffix("").relative_to("src") not in done]
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
