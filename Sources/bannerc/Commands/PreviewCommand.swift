// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// `bannerc preview`: draws the banners of specs on a page that a browser shows.
struct PreviewCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw the banners of specs, in every theme, language and text size, with what the rules find.",
        discussion: """
            For each spec there is one page, `NAME.html`, which holds all that it shows and asks the network for nothing. \
            Banners are drawn as BannerKit lays them out; letters are those of the computer that shows the page.

            Without a SPEC, the specs of `bannerc.yaml` are drawn, which is found in the working directory or above. A spec with \
            errors is drawn as far as it could be understood, and the exit status is 1. A bad flag or configuration, or a file \
            that can't be read or written, makes it 2.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder that pages go to.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Flag(help: "Write nothing; name the files that are stale or missing, and exit with 1 if one is.")
    var check = false

    @Flag(name: .shortAndLong, help: "Name the files that are written.")
    var verbose = false

    func validate() throws {
        try input.validate()
        if output.isEmpty { throw ValidationError("--output needs a path") }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        var settings = PreviewSettings(
            specs: input.specs, inputName: input.stdinFilename, configuration: input.config, output: output)
        settings.isChecking = check
        settings.isVerbose = verbose
        var preview = Preview(settings, terminal)
        return try preview.run()
    }
}
