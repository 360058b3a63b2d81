// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import Diagnostics

/// `bannerc lint`: checks specs against the rules.
struct LintCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check specs against the rules of their design system.",
        discussion: """
            Without a SPEC, the specs of `bannerc.yaml` are checked, which is found in the working directory or above. \
            `bannerc rules` lists the rules, and `bannerc explain RULE` says all about one.

            Findings go to standard output, or with `--format FORMAT=FILE` to a file. The exit status is 1 if one of them is \
            an error, or as grave as `--fail-level` says, and 2 for a bad flag or configuration, or a file that can't be read.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        help: ArgumentHelp(
            "How findings look, and the file they go to: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "May be repeated.", valueName: "format[=file]"))
    var format: [String] = []

    @Flag(help: "Fix what can be fixed without a second thought.")
    var fix = false

    @Flag(help: "Apply fixes too that a person should look at; goes with --fix or --diff.")
    var unsafeFixes = false

    @Flag(help: "Write nothing; print what --fix would change, and exit with 1 if it would change anything.")
    var diff = false

    @Option(help: ArgumentHelp("The least severity that makes the run fail (default: error).", valueName: "level"))
    var failLevel: FailLevel?

    @Option(
        help: ArgumentHelp("A file with findings that may stay; `bannerc baseline` writes it.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(help: ArgumentHelp("Run these rules only, by name, code, group or `BN4`.", valueName: "rule,…"))
    var select: [String] = []

    @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rule,…"))
    var ignore: [String] = []

    @Option(help: ArgumentHelp("Set how grave a rule is: error, warning, info or off.", valueName: "rule=level"))
    var severity: [String] = []

    @Option(help: ArgumentHelp("Show no more findings than this; all are counted.", valueName: "number"))
    var maxDiagnostics: Int?

    @Flag(help: "Count findings by rule instead of showing them.")
    var statistics = false

    @Flag(help: "Check nothing; show how each rule is set and by whom.")
    var showSettings = false

    func validate() throws {
        try input.validate()
        if fix && diff { throw ValidationError("--fix and --diff exclude each other") }
        if unsafeFixes && !fix && !diff { throw ValidationError("--unsafe-fixes goes with --fix or --diff") }
        if fix && input.specs.contains("-") {
            throw ValidationError("--fix can't change standard input; use --diff")
        }
        if statistics && !format.isEmpty { throw ValidationError("--statistics and --format exclude each other") }
        if let maxDiagnostics, maxDiagnostics < 0 { throw ValidationError("--max-diagnostics is 0 or more") }
        if baseline?.isEmpty == true { throw ValidationError("--baseline needs a path") }
        _ = try outputs()
        _ = try (selectors(select, "--select"), ignored(), severities())
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.outputStyling
        var settings = LintSettings()
        settings.specs = input.specs
        settings.inputName = input.stdinFilename
        settings.configuration = input.config
        settings.outputs = try outputs()
        settings.fixMode = fix ? .write : diff ? .diff : .none
        settings.allowsUnsafeFixes = unsafeFixes
        settings.failLevel = failLevel
        settings.baseline = baseline
        settings.select = try selectors(select, "--select")
        settings.ignore = try ignored()
        settings.severities = try severities()
        settings.maxDiagnostics = maxDiagnostics
        settings.showsStatistics = statistics
        settings.showsSettings = showSettings
        var lint = Lint(settings, terminal)
        return try lint.run()
    }

    private func outputs() throws -> [LintSettings.Output] {
        let outputs = try format.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let format = OutputFormat(rawValue: parts[0]) else {
                let names = OutputFormat.allCases.map(\.rawValue)
                let help = NearestName.find(parts[0], among: names).map { "did you mean '\($0)'?" }
                throw ValidationError(
                    "there is no format '\(parts[0])'; \(help ?? "there are \(names.joined(separator: ", "))")")
            }
            if parts.count > 1, parts[1].isEmpty {
                throw ValidationError("--format \(parts[0])= needs the name of a file")
            }
            return LintSettings.Output(format: format, path: parts.count > 1 ? parts[1] : nil)
        }
        if outputs.count(where: { $0.path == nil }) > 1 {
            throw ValidationError(
                "only one format can go to standard output; give the others a file: --format sarif=out.sarif")
        }
        let paths = outputs.compactMap(\.path)
        if Set(paths).count < paths.count { throw ValidationError("two formats go to the same file") }
        return outputs
    }

    private func selectors(_ texts: [String], _ flag: String) throws -> [RuleSelector] {
        try texts.flatMap { $0.split(separator: ",") }.map { try selector(String($0), flag) }
    }

    private func ignored() throws -> [RuleSelector] {
        let selectors = try selectors(ignore, "--ignore")
        if let fixed = selectors.first(where: \.isFixed) {
            throw ValidationError(
                "--ignore: '\(fixed.text)' can't be ignored: nothing can be made of a spec with such an error")
        }
        return selectors
    }

    private func severities() throws -> [RuleOverride] {
        try severity.flatMap { $0.split(separator: ",") }.map { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let level = RuleSeverity(rawValue: parts[1]) else {
                throw ValidationError(
                    "--severity takes RULE=LEVEL with error, warning, info or off, but got '\(text)'")
            }
            let selector = try selector(parts[0], "--severity")
            if selector.isFixed { throw ValidationError("--severity: that of '\(parts[0])' can't be changed") }
            return RuleOverride(selector, severity: level)
        }
    }

    private func selector(_ text: String, _ flag: String) throws -> RuleSelector {
        let selector = RuleSelector(text)
        if selector.isKnown { return selector }
        let help = selector.suggestion.map { "did you mean '\($0)'?" } ?? "'bannerc rules' lists all there are."
        throw ValidationError("\(flag): there is no rule '\(text)'; \(help)")
    }
}

extension FailLevel: ExpressibleByArgument {}
