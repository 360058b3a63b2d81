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
            FORMAT is xcstrings, xliff, android, arb or csv. Each text has a stable name, a description (what it is, how much room \
            it has, what its placeholders stand for), and every plural form that its language needs. Missing texts are marked \
            where the format allows it.

            A catalogue has all languages in one file. XLIFF and tables have one file for each target language, which includes \
            the source texts; resources of Android and Flutter have one file for each language.

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
        help: ArgumentHelp(
            "The folder for the files, or the file itself if there is only one.", valueName: "folder|file"),
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
        if output == "-" { throw ValidationError("--output takes a folder or a file, and not standard output") }
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
