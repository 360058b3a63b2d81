# SPDX-License-Identifier: Apache-2.0
"""What pip, pipx, uv and pre-commit call to install bannerc from its repository (PEP 517, named by pyproject.toml).

    pip install git+https://github.com/OWNER/bannerc@v0.2.0

They get a wheel with the program of the release that the commit names (release.json), by its checksum; nothing has to be there but Python and
tar. A commit that names none is compiled where BANNERC_COMPILE is set, which takes Swift and some minutes.
"""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def packer():
    """scripts/package, which knows how wheels are made."""
    loader = importlib.machinery.SourceFileLoader("bannerc_package", str(ROOT / "scripts/package"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def program():
    """The program of this commit's release, or else one that is compiled, if that is asked for."""
    if (ROOT / "release.json").is_file():
        script = "scripts/download"
    elif os.environ.get("BANNERC_COMPILE"):
        script = "scripts/release"
    else:
        raise SystemExit("bannerc: this commit names no release; take one that is tagged, or set BANNERC_COMPILE=1 to compile it with Swift")
    done = subprocess.run([ROOT / script], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"bannerc: {script} failed, and says above why")
    return ROOT / done.stdout.strip()


def linux():
    """What a wheel says of the systems of Linux on which it runs: those of the release, or whatever this is for a program that is compiled."""
    release = ROOT / "release.json"
    glibc = json.loads(release.read_text()).get("glibc") if release.is_file() else None
    return f"manylinux_{glibc.replace('.', '_')}" if glibc else "linux"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Makes the wheel for this machine alone, and returns its name."""
    package = packer()
    return package.wheel(package.Release(program()), pathlib.Path(wheel_directory), linux()).name
