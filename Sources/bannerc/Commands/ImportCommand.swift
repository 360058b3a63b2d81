// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerGenerators
import BannerProject

/// `bannerc import`: brings translations home into specs.
struct ImportCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring translations back into specs from files that `bannerc export` wrote.",
        discussion: """
            FILEs are String Catalogs, XLIFF, resources of Android or Flutter, and tables (`.csv`). Their texts are written into \
            the specs in place; comments, order and layout are kept. A text that has changed both in the file and in the spec is \
            a conflict. After a conflict, a wrong placeholder or any other error, nothing is written.

            XLIFF and tables record the texts that they were made from. For the other formats, name their origin with --base; \
            without it, every text that differs is a conflict.

            The exit status is 1 for conflicts, for errors in files or specs and, with --dry-run, if anything would change. It is \
            2 for bad usage or a file that can't be read or written.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files of texts, and the specs or folders of specs that they belong to (default: those of `bannerc.yaml`).",
            valueName: "file|spec"),
        completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The version that the files were made from: the file as it was exported, or a git revision. May be repeated.",
            valueName: "file|revision"),
        completion: .file())
    var base: [String] = []

    @Option(help: ArgumentHelp("The language of files that don't declare one.", valueName: "tag"))
    var locale: String?

    @Flag(help: "Write nothing; print what would change, and exit with 1 if anything would.")
    var dryRun = false

    @Flag(help: "If it is unknown which side has changed, take the text of the file.")
    var overwrite = false

    @Flag(help: "Also take translations that are waiting for review.")
    var unreviewed = false

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    @Option(
        help: ArgumentHelp("The configuration file, instead of searching for one.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    func validate() throws {
        if config?.isEmpty == true { throw ValidationError("--config needs a path") }
        if paths.contains("-") { throw ValidationError("import can't read standard input") }
        if paths.contains("") || base.contains("") { throw ValidationError("a path is not empty") }
        if files.isEmpty {
            throw ValidationError(
                "import needs a file of texts: \(ExchangeFormat.allCases.flatMap(\.endings).joined(separator: ", "))")
        }
        if let base = base.first(where: { $0.hasPrefix("-") }) {
            throw ValidationError("--base needs a file or a git revision, and '\(base)' is none")
        }
    }

    private var files: [String] { paths.filter { ExchangeFormat(path: $0) != nil } }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = color.styling
        var settings = Import.Settings(files: files, specs: paths.filter { ExchangeFormat(path: $0) == nil })
        settings.bases = base
        settings.locale = locale
        settings.isDry = dryRun
        settings.overwrites = overwrite
        settings.takesUnreviewed = unreviewed
        settings.configuration = config
        var run = Import(settings, terminal)
        return try run.run()
    }
}
