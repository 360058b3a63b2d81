# SPDX-License-Identifier: Apache-2.0
"""Figures that are kept with the commit that they were measured at, so that a change shows beside the next ones."""
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def commit():
    """The commit that is measured, with a `+` where files differ from it."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    # What is recorded by measuring does not change what is measured.
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ":!Benchmarks/*.json")
    return git("rev-parse", "--short", "HEAD") + ("+" if changed else "")


def change(now, before):
    """How far a value is from an earlier one, in words."""
    return f"{(now / before - 1) * 100:+.1f} %" if before else ""


class Figures:
    """What `Benchmarks/figures.json` holds, a line for each figure so that a diff reads well."""

    path = ROOT / "Benchmarks/figures.json"

    def __init__(self):
        self.known = {figure["what"]: figure for figure in json.loads(self.path.read_text())} if self.path.exists() else {}
        self.commit = commit()

    def report(self, what, value, goal, unit="", word="at most"):
        """Prints a figure with its goal and how it changed, and keeps it."""
        before = self.known.get(what)
        since = f"   {change(value, before['value'])} since {before['commit']}" if before and before["value"] else ""
        print(f"{what:58} {value:8.2f}{unit}   goal: {word} {goal}{unit}{since}", flush=True)
        self.known[what] = {"what": what, "value": round(value, 4), "unit": unit.strip(), "goal": f"{word} {goal}", "commit": self.commit}
        self.write()

    def write(self):
        lines = ",\n".join(json.dumps(figure, ensure_ascii=False) for figure in self.known.values())
        self.path.write_text(f"[\n{lines}\n]\n")
