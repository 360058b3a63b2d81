// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerChanges
import BannerDiff
import BannerProject
import Diagnostics

/// `bannerc diff`: says what a new version of specs changes, and for whom.
struct DiffCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Report what has changed between two versions of specs, and what the next version number must be.",
        discussion: """
            OLD and NEW are specs, or folders of specs. With --against, the given specs, or those of `bannerc.yaml`, are \
            compared with their state in a git revision.

            Specs are compared by meaning: whether code that uses the generated files stops compiling, whether design tokens \
            are gone, and whether anything looks different, says something different or behaves differently. Each change is \
            major, minor or a patch.

            The exit status is 1 if a change reaches `--fail-level`, or if a spec has errors. It is 2 for a bad flag or \
            configuration, a revision that does not exist, or a file that can't be read.
            """
    )

    @Argument(
        help: ArgumentHelp("The old and the new version; with --against, the specs to compare.", valueName: "spec"),
        completion: .file(extensions: ["yaml", "yml"]))
    var specs: [String] = []

    @Option(help: ArgumentHelp("The git revision to compare with.", valueName: "revision"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "The format of changes, and the file they go to: \(ChangeFormat.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "May be repeated.", valueName: "format[=file]"))
    var format: [String] = []

    @Option(help: ArgumentHelp("The lowest level that makes the run fail (default: major).", valueName: "level"))
    var failLevel: DiffFailLevel?

    @Option(
        help: ArgumentHelp(
            "Accept changes of a kind, everywhere or at a key path, for the given reason. May be repeated.",
            valueName: "code[:keypath]=reason"))
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp("Set the level of a kind of change: major, minor or patch.", valueName: "code=level"))
    var level: [String] = []

    @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
    var color: ColorChoice = .auto

    @Option(
        help: ArgumentHelp("The configuration file, instead of searching for one.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    func validate() throws {
        if against == nil, specs.count != 2 {
            throw ValidationError(
                "diff takes two specs or two folders, the old one first, or --against with a git revision")
        }
        if let against {
            guard !against.isEmpty, !against.hasPrefix("-"), !against.utf8.contains(0) else {
                throw ValidationError("--against needs a git revision, such as `main` or `v1.2.0`")
            }
        }
        if specs.contains("-") { throw ValidationError("diff can't read standard input") }
        if specs.contains("") { throw ValidationError("the path of a spec is not empty") }
        if config?.isEmpty == true { throw ValidationError("--config needs a path") }
        _ = try (outputs(), exceptions(), levels())
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = color.outputStyling
        var settings = DiffSettings()
        settings.paths = specs
        settings.revision = against
        settings.configuration = config
        settings.outputs = try outputs()
        settings.failLevel = failLevel
        settings.exceptions = try exceptions()
        settings.levels = try levels()
        let diff = Diff(settings, terminal)
        return try diff.run()
    }

    private func outputs() throws -> [DiffSettings.Output] {
        try DiffSettings.Output.parsed(format, example: "markdown=changes.md")
    }

    /// `BD103:banners.offline=nobody switches over banners`
    private func exceptions() throws -> [ChangePolicy.Exception] {
        try ignore.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let place = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, parts[1].contains(where: { !$0.isWhitespace }) else {
                throw ValidationError("--ignore needs a reason: --ignore '\(parts[0])=why it may pass'")
            }
            if place.count > 1, place[1].isEmpty {
                throw ValidationError("--ignore: there is no key path behind '\(place[0]):'")
            }
            return .init(try code(place[0], "--ignore"), at: place.count > 1 ? place[1] : nil, reason: parts[1])
        }
    }

    private func levels() throws -> [ChangeCode: ChangeLevel] {
        try level.reduce(into: [:]) { levels, text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let level = ChangeLevel(rawValue: parts[1]) else {
                throw ValidationError("--level takes CODE=LEVEL with major, minor or patch, but got '\(text)'")
            }
            levels[try code(parts[0], "--level")] = level
        }
    }

    private func code(_ text: String, _ flag: String) throws -> ChangeCode {
        if let code = ChangeCode.named(text) { return code }
        let help = NearestName.find(text, among: ChangeCode.all.flatMap { [$0.id.code, $0.id.name] })
        throw ValidationError(
            "\(flag): there is no kind of change '\(text)'; "
                + (help.map { "did you mean '\($0)'?" } ?? "docs/diff.md lists them all"))
    }
}

extension DiffFailLevel: ExpressibleByArgument {}
