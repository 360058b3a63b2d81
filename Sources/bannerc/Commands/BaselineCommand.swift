// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import BannerProject
import Diagnostics

/// `bannerc baseline`: writes down the findings that may stay, or strikes out those that are gone.
struct BaselineCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Record the findings to accept for now, or remove the entries of those that are gone.",
        discussion: """
            If there is no baseline yet, all findings are recorded. If there is one, the entries of findings that are gone are \
            removed, and none are added: a baseline only shrinks. `bannerc lint --baseline FILE` then shows only new findings. \
            Errors of the language can't be accepted: while there is one, nothing is written, and the exit status is 1.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        help: ArgumentHelp(
            "The baseline (default: that of `bannerc.yaml`, or else \(BaselineFile.standardName)).", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    func validate() throws {
        if baseline?.isEmpty == true { throw ValidationError("--baseline needs a path") }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        var settings = LintSettings()
        settings.specs = input.specs
        settings.inputName = input.stdinFilename
        settings.configuration = input.config
        settings.baseline = baseline
        var lint = Lint(settings, terminal)
        return try lint.updateBaseline()
    }
}
