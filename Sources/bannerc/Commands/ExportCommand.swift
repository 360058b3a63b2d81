// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import BannerGenerators
import BannerProject

/// `bannerc export`: writes the texts of specs for translators.
struct ExportCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the texts of specs for translators; `bannerc import` brings them back.",
        discussion: """
            FORMAT is xcstrings, xliff, android, arb or csv. Each text has a name that stays, is described (what it is, how much room \
            it has, what its placeholders stand for), and has each plural form that its language needs; what is missing is marked \
            where the format can say so.

            A catalogue has all languages in one file. XLIFF and tables have a file for each language that is translated into, with \
            the text that it is translated from; resources of Android and of Flutter have one for each language.

            The exit status is 1 if a spec has errors, and 2 for bad usage or a file that can't be read or written.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The format: \(ExchangeFormat.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "format"))
    var format: ExchangeFormat

    @OptionGroup var input: SpecOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder that files go to; or the file, if it is only one.", valueName: "folder|file"),
        completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "The languages, separated by commas (default: all that the spec supports).", valueName: "tags"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "With xliff: \(XLIFFVersion.allCases.map(\.rawValue).joined(separator: " or ")) (default: 1.2).",
            valueName: "version"))
    var xliffVersion: XLIFFVersion?

    @Flag(name: .shortAndLong, help: "Name the files that are written.")
    var verbose = false

    func validate() throws {
        try input.validate()
        if output.isEmpty { throw ValidationError("--output needs a path") }
        if xliffVersion != nil, format != .xliff { throw ValidationError("--xliff-version goes with xliff") }
        if let locale, locale.split(separator: ",", omittingEmptySubsequences: false).contains("") {
            throw ValidationError("--locale takes languages separated by commas, such as de,pt-BR")
        }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.styling
        var export = Export(
            input, format: format, output: output,
            locales: locale.map { $0.split(separator: ",").map(String.init) },
            version: xliffVersion ?? .first, isVerbose: verbose, terminal)
        return try export.run()
    }
}

extension ExchangeFormat: ExpressibleByArgument {}
extension XLIFFVersion: ExpressibleByArgument {}
