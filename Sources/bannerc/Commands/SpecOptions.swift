// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

/// What commands that read specs have in common.
struct SpecOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Specs, folders to search for `*.banner.yaml`, or `-` for standard input.", valueName: "spec"),
        completion: .file(extensions: ["yaml", "yml"]))
    var specs: [String] = []

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    @Option(help: ArgumentHelp("The file name that stands for standard input.", valueName: "name"), completion: .file())
    var stdinFilename = "stdin.banner.yaml"

    @Option(
        help: ArgumentHelp("The configuration file, instead of searching for one.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    func validate() throws {
        if Path.name(of: stdinFilename).isEmpty { throw ValidationError("--stdin-filename needs the name of a file") }
        if config?.isEmpty == true { throw ValidationError("--config needs a path") }
    }
}
