# SPDX-License-Identifier: Apache-2.0
"""The profile by which releases for Linux are compiled: how often each branch of the program is taken by what people wait for.

A release that counts (`scripts/release --counting`) does that work on one core, and what it has counted becomes `Benchmarks/release.proftext.xz`,
which `scripts/release` gives to the compiler. Functions that have changed since then are compiled as without a profile, so it is made anew
before a release (docs/decisions/speed.md). As a text, it can be read by tool chains of other versions.
"""
import itertools
import lzma
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import instructions
from figures import ROOT

PATH = ROOT / "Benchmarks/release.proftext.xz"


def count(command, folder):
    """Has a program that counts do its work on one core, so that no count is lost to another thread."""
    environment = os.environ | {
        "LLVM_PROFILE_FILE": str(folder / "counts/%p.profraw"), "SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C.UTF-8", "BANNERC_CACHE": "off",
    }
    core = {min(os.sched_getaffinity(0))}
    run = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, core))
    # 1 is a finding, which is no fault here.
    if run.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(map(str, command))}\n{run.stderr}")


def readable(profile):
    """The profile with a number of bitmap bytes in each record, none. Without that, LLVM takes the next name for it, since names of Swift begin
    with the `$` that such numbers do."""
    lines = iter(profile.splitlines())
    for line in lines:
        yield line
        if line == "# Num Counters:":
            count = int(next(lines))
            yield str(count)
            yield from itertools.islice(lines, count + 1)
            yield "$0"


def record(spec, others):
    """Makes the profile anew. `spec` makes a spec of so many banners, and `others` are linted too, by their names."""
    if sys.platform != "linux":
        raise SystemExit("profile: only releases for Linux are compiled by one")
    bannerc = subprocess.run([ROOT / "scripts/release", "--counting"], check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for _, command in instructions.workloads(str(ROOT / bannerc), folder, spec):
            count(command, folder)
        for name, text in others.items():
            (folder / f"{name}.banner.yaml").write_text(text)
            count([str(ROOT / bannerc), "lint", f"{name}.banner.yaml"], folder)
        merged = folder / "release.proftext"
        tool = pathlib.Path(shutil.which("swiftc")).parent / "llvm-profdata"
        subprocess.run([tool, "merge", "-text", "-o", merged, *sorted((folder / "counts").iterdir())], check=True)
        text = "".join(f"{line}\n" for line in readable(merged.read_text()))
        PATH.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"profile: {PATH.stat().st_size} bytes in {PATH.relative_to(ROOT)}")
    return 0
