"""`make fresh`: nothing of this machine's user comes along, but how it reaches the outside."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SERVER = """\
import http.server, sys
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'''{page}''')
http.server.HTTPServer(("127.0.0.1", int(sys.argv[-1])), Page).serve_forever()
"""
TOLD = """\
[global]
extra-index-url =
    https://one.example
    https://two.example
[install]
retries = 9
"""
HOME = '<title>Tavolata</title><body class="home-page">'


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The program, at work on a small project of its own in ``tmp_path / "project"``."""
    spec = importlib.util.spec_from_file_location("fresh", ROOT / "tools" / "fresh.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "fresh", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path / "project")
    monkeypatch.setattr(module.tempfile, "tempdir", str(tmp_path))
    return module


def commit(folder: Path, **files: str) -> None:
    """Make a project of these files."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "-m", "All"]):
        subprocess.run(["git", *command], cwd=folder, check=True)


def run(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["fresh", *arguments])
    return int(fresh.main())


def test_what_comes_along(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = tmp_path / "told.conf"
    told.write_text(TOLD, encoding="utf-8")
    for name in (
        "TAVOLATA_DATABASE",
        "PYTHONPATH",
        "VIRTUAL_ENV",
        "CHROME_FLAGS",
        "MAKEFLAGS",
        "PIP_CACHE_DIR",
    ):
        monkeypatch.setenv(name, "/of/this/user")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(told))
    monkeypatch.setenv("PIP_INDEX_URL", "https://index.example/simple")
    monkeypatch.setenv("https_proxy", "http://proxy.example")
    monkeypatch.setenv("PATH", "/of/this/user/bin:/usr/bin:/bin")

    made = fresh.environment(tmp_path)
    assert made["PATH"] == "/usr/bin:/bin" and made["HOME"] == str(tmp_path / "home")
    assert (
        made["PIP_INDEX_URL"] == "https://index.example/simple"
        and made["https_proxy"] == "http://proxy.example"
    )
    assert not [name for name, value in made.items() if "/of/this/user" in value]
    assert not {"TAVOLATA_DATABASE", "PYTHONPATH", "VIRTUAL_ENV", "CHROME_FLAGS", "MAKEFLAGS"} & made.keys()
    assert pip_files(made) == pip_files(dict(os.environ)) and "https://two.example" in pip_files(made)


def pip_files(variables: dict[str, str]) -> str:
    """What pip knows from files."""
    ask = [sys.executable, "-m", "pip", "config", "list"]
    answer = subprocess.run(ask, env=variables, capture_output=True, text=True, check=True)
    return "\n".join(line for line in answer.stdout.splitlines() if not line.startswith(":env:"))


def test_it_says_where_a_command_failed(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit(tmp_path / "project", Makefile="test: lint\nlint:\n\t@echo looking; exit 3\n")
    (tmp_path / "project" / "new.txt").touch()
    assert run(fresh, monkeypatch, "test") == 1
    said = capsys.readouterr().out
    assert "looking" in said and "What is not committed is not part of it." in said
    assert "make test does not work on a fresh machine: make: *** [Makefile:3: lint] Error 3" in said
    assert list(tmp_path.glob("fresh-*")) == []


def test_it_stops_the_table_after_its_first_page(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = f"play:\n\t@{sys.executable} server.py $(PLAY)\n"
    commit(tmp_path / "project", Makefile=play, **{"server.py": SERVER.format(page=HOME)})
    assert run(fresh, monkeypatch, "play", "--keep") == 0
    assert "make play works on a fresh machine. It took" in capsys.readouterr().out
    assert len(list(tmp_path.glob("fresh-*/tavolata/server.py"))) == 1


def test_another_page_is_not_ours(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = f"play:\n\t@{sys.executable} server.py $(PLAY)\n"
    commit(
        tmp_path / "project", Makefile=play, **{"server.py": SERVER.format(page="<title>It works!</title>")}
    )
    assert run(fresh, monkeypatch, "play") == 1
    assert "is not our first page" in capsys.readouterr().out
