# SPDX-License-Identifier: Apache-2.0
"""A rule that compiles specs of banners."""

# Bazel shows a command its inputs as links to files elsewhere. bannerc uses no file outside of the project, wherever links
# lead, so it gets copies.
_COMMAND = """
set -eu
root=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
bannerc=$root/$1 output=$root/$2 count=$3
shift 3
for file; do mkdir -p "$copy/$(dirname "$file")"; cp -L "$file" "$copy/$file"; done
"$bannerc" build --lint --target swift --format concise --directory "$copy" --output "$output" "${@:1:$count}"
"""

def _banner_swift_impl(ctx):
    specs = ctx.files.srcs
    outputs = [ctx.actions.declare_file(spec.basename[:spec.basename.rindex(".banner.")] + ".swift") for spec in specs]
    arguments = ctx.actions.args()
    arguments.add_all([ctx.executable.bannerc.path, outputs[0].dirname, str(len(specs))])
    arguments.add_all(specs + ctx.files.parts)
    ctx.actions.run_shell(
        command = _COMMAND,
        arguments = [arguments],
        tools = [ctx.executable.bannerc],
        # The command sees no other files: a part that is missing here is an error, and never an old result.
        inputs = specs + ctx.files.parts,
        outputs = outputs,
        mnemonic = "BannerSwift",
        progress_message = "Compiling the banners of " + str(ctx.label),
    )
    return [DefaultInfo(files = depset(outputs))]

banner_swift = rule(
    implementation = _banner_swift_impl,
    doc = "Checks specs and makes a Swift file of each.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".banner.yaml", ".banner.yml"],
            allow_empty = False,
            doc = "The specs.",
        ),
        "parts": attr.label_list(allow_files = True, doc = "What the specs use: shared parts, tokens."),
        "bannerc": attr.label(
            executable = True,
            cfg = "exec",
            allow_single_file = True,
            default = "//tools:bannerc",
            doc = "The program.",
        ),
    },
)
