# SPDX-License-Identifier: Apache-2.0
"""How many instructions bannerc takes for what people wait for, counted by callgrind: the same on every run, whatever else the machine does.

Nothing may take 3 % more than it did. `Benchmarks/instructions.json` keeps the counts, with the commit and the tool chain that they belong to: another
compiler, C library or processor makes others, which are not compared. `run instructions --record` keeps those of this one.
"""
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import tempfile

from figures import ROOT, change, commit

PATH = ROOT / "Benchmarks/instructions.json"
# What Swift's hash tables and the number of cores leave open is a tenth of it.
MARGIN = 0.03

COLOURS = "bannerc: 1\nname: Colours\npalette:\n"
TEN_COLOURS = COLOURS + "".join(f'  colour{index}: {{ light: "#{index}B3261", dark: "#{index}2B8B5" }}\n' for index in range(10))
# As many as other compilers of tokens are measured with, one value each.
MANY_COLOURS = COLOURS + "".join(f'  colour{index}: "#{index * 16_769 % (1 << 24):06X}"\n' for index in range(1000))


def tool_chain(bannerc):
    """What counts depend on beside the sources."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"Swift version (\S+)", swift)
    # Two kinds of programs: with HarfBuzz, of some version, and without.
    library = re.search(r"HarfBuzz [\d.]+", subprocess.run([bannerc, "--version"], capture_output=True, text=True).stdout)
    parts = [f"Swift {version.group(1) if version else '?'}", platform.machine(), " ".join(platform.libc_ver())]
    return ", ".join(parts + [library.group()] if library else parts)


def count(command, folder):
    """The instructions that a command executes, in all its threads."""
    output = folder / "callgrind.out"
    # Hash tables are the same each time, and so is what depends on the order in them.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C.UTF-8", "BANNERC_CACHE": str(folder / "cache")}
    run = subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={output}", *command], cwd=folder, env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    # 1 is a finding, which is no fault here.
    if run.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(map(str, command))}\n{run.stderr}")
    totals = re.search(r"^(?:totals|summary): (\d+)", output.read_text(), re.MULTILINE)
    return int(totals.group(1))


def workloads(bannerc, folder, spec):
    """What is counted, each with its command: `spec` makes a spec of so many banners."""
    shutil.copytree(ROOT / "specs", folder / "specs")
    (folder / "big.banner.yaml").write_text(spec(1000))
    (folder / "colours.banner.yaml").write_text(TEN_COLOURS)
    (folder / "palette.banner.yaml").write_text(MANY_COLOURS)
    yield "lint of the sample specs", [bannerc, "lint", "specs"]
    yield "build of 1,000 banners", [bannerc, "build", "big.banner.yaml", "-o", "out"]
    yield "the same again, unchanged", [bannerc, "build", "big.banner.yaml", "-o", "out"]
    yield "build of ten colours", [bannerc, "build", "colours.banner.yaml", "-o", "out", "--target", "css"]
    yield "build of 1,000 colours", [bannerc, "build", "palette.banner.yaml", "-o", "out"]
    yield "fmt of 1,000 banners", [bannerc, "fmt", "--check", "big.banner.yaml"]
    yield "preview of a sample spec", [bannerc, "preview", "specs/owl.banner.yaml", "-o", "page"]


def write(records):
    """A line for each count."""
    def block(record):
        head = "".join(f'  {json.dumps(key)}: {json.dumps(record[key])},\n' for key in ("toolChain", "commit"))
        counts = ",\n".join(f"    {json.dumps(what)}: {number}" for what, number in record["instructions"].items())
        return f'{{\n{head}  "instructions": {{\n{counts}\n  }}\n}}'
    PATH.write_text("[\n" + ",\n".join(map(block, records)) + "\n]\n")


def run(bannerc, spec, records_anew):
    """Counts, and compares or records. 1 if something takes more than the margin allows."""
    if not shutil.which("valgrind"):
        print("instructions: valgrind is not installed (apt-get install valgrind), so nothing is counted")
        return 0
    records = json.loads(PATH.read_text()) if PATH.exists() else []
    chain = tool_chain(bannerc)
    known = next((record for record in records if record["toolChain"] == chain), None)
    if not known and not records_anew:
        others = "; ".join(record["toolChain"] for record in records) or "none"
        print(f"instructions: nothing is compared, since no counts are recorded for {chain} (there are: {others})")
        return 0
    found, slower = {}, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for what, command in workloads(bannerc, folder, spec):
            number = found[what] = count(command, folder)
            before = known["instructions"].get(what) if known else None
            print(f"{what:40} {number / 1e6:9.1f} M   {change(number, before)}", flush=True)
            if before and number > before * (1 + MARGIN):
                slower.append(what)
    if records_anew:
        record = {"toolChain": chain, "commit": commit(), "instructions": found}
        write([other for other in records if other["toolChain"] != chain] + [record])
        return 0
    print(f"since {known['commit']}, with {chain}")
    for what in slower:
        print(f"instructions: {what} takes over {MARGIN:.0%} more. If that is worth it: Benchmarks/run instructions --record")
    return int(bool(slower))
