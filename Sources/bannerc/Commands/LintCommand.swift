// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerLint
import BannerProject
import Diagnostics

/// `bannerc lint`: checks specs against the rules.
struct LintCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check specs against the rules of their design system.",
        discussion: """
            Without a SPEC, checks the specs of the nearest `bannerc.yaml`, in the working directory or above. \
            `bannerc rules` lists the rules, and `bannerc explain RULE` explains one.

            Findings go to standard output or, with `--format FORMAT=FILE`, to a file. The exit status is 1 if a finding reaches \
            `--fail-level`, and 2 for a bad flag or configuration, or a file that can't be read.

            A team that adopts a rule can accept its existing findings: `bannerc lint --add-ignore RULE -- "reason"` writes a \
            suppressing comment above each finding of the rule.
            """
    )

    @OptionGroup var input: SpecOptions

    @Option(
        help: ArgumentHelp(
            "The format of findings, and the file they go to: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "May be repeated.", valueName: "format[=file]"))
    var format: [String] = []

    @Flag(help: "Apply the fixes that preserve the intended meaning.")
    var fix = false

    @Flag(help: "With --fix or --diff: also apply the fixes that a person should review.")
    var unsafeFixes = false

    @Flag(
        help:
            "Write nothing; print what --fix or --add-ignore would change, and exit with 1 if anything would change."
    )
    var diff = false

    @Option(
        help: ArgumentHelp(
            "Write comments that suppress the findings of these rules, for the reason given after `--`.",
            valueName: "rule,…"
        ))
    var addIgnore: [String] = []

    @Flag(help: "Check again whenever something changes, until interrupted.")
    var watch = false

    @Option(help: ArgumentHelp("The lowest severity that makes the run fail (default: error).", valueName: "level"))
    var failLevel: FailLevel?

    @Option(
        help: ArgumentHelp("The file of accepted findings, which `bannerc baseline` writes.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Run only these rules, by name, code or group, or `BN4` for all of a group.", valueName: "rule,…"))
    var select: [String] = []

    @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rule,…"))
    var ignore: [String] = []

    @Option(help: ArgumentHelp("Set the severity of a rule: error, warning, info or off.", valueName: "rule=level"))
    var severity: [String] = []

    @Option(help: ArgumentHelp("Show at most this many findings; all are counted.", valueName: "number"))
    var maxDiagnostics: Int?

    @Flag(help: ArgumentHelp("Take files as if a folder had been named.", visibility: .hidden))
    var asFound = false

    @Flag(help: "Count findings by rule instead of showing them.")
    var statistics = false

    @Flag(help: "Check nothing; show the settings of each rule and where they come from.")
    var showSettings = false

    @Flag(
        help:
            "Check only whether texts fit, in two pseudo-locales instead of translations: en-XA, 40 % longer, and ar-XB, right to left."
    )
    var pseudo = false

    func validate() throws {
        try input.validate()
        let changes = [
            ("--fix", fix), ("--diff", diff), ("--add-ignore", !addIgnore.isEmpty), ("--baseline", baseline != nil),
        ]
        if pseudo, let other = changes.first(where: \.1) {
            throw ValidationError("--pseudo and \(other.0) can't be combined")
        }
        if unsafeFixes && !fix && !diff { throw ValidationError("--unsafe-fixes goes with --fix or --diff") }
        let writes = [("--fix", fix), ("--add-ignore", !addIgnore.isEmpty)].filter(\.1).map(\.0)
        if writes.count > 1 { throw ValidationError("--fix and --add-ignore can't be combined") }
        if let flag = writes.first, !diff, input.specs.dropLast(reason.count).contains("-") {
            throw ValidationError("\(flag) can't change standard input; add --diff")
        }
        if !addIgnore.isEmpty, unsafeFixes { throw ValidationError("--unsafe-fixes does not go with --add-ignore") }
        let others = [("--diff", diff), ("--show-settings", showSettings)].filter(\.1).map(\.0)
        if watch, let other = (writes + others).first {
            throw ValidationError("--watch and \(other) can't be combined")
        }
        if watch, input.specs.contains("-") { throw ValidationError("--watch can't wait for standard input") }
        _ = try suppressions()
        let listings = (statistics ? ["--statistics"] : []) + others
        if !format.isEmpty, let listing = listings.first {
            throw ValidationError("\(listing) and --format can't be combined")
        }
        if let maxDiagnostics, maxDiagnostics < 0 { throw ValidationError("--max-diagnostics is 0 or more") }
        if baseline?.isEmpty == true { throw ValidationError("--baseline needs a path") }
        _ = try Self.outputs(format)
        _ = try (selectors(select, "--select"), ignored(), severities())
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        terminal.styling = input.color.outputStyling
        let settings = try self.settings()
        if watch { return Lint.watch(settings, terminal) }
        var lint = Lint(settings, terminal)
        return try lint.run()
    }

    /// What the arguments ask for.
    func settings() throws -> LintSettings {
        var settings = LintSettings()
        settings.specs = input.specs.dropLast(reason.count)
        settings.takesAsFound = asFound
        settings.inputName = input.stdinFilename
        settings.configuration = input.config
        settings.outputs = try Self.outputs(format)
        settings.suppressions = try suppressions()
        settings.fixMode = diff ? .diff : fix ? .write : .none
        settings.allowsUnsafeFixes = unsafeFixes
        settings.failLevel = failLevel
        settings.baseline = baseline
        settings.select = try selectors(select, "--select")
        settings.ignore = try ignored()
        settings.severities = try severities()
        settings.maxDiagnostics = maxDiagnostics
        settings.showsStatistics = statistics
        settings.showsSettings = showSettings
        settings.isPseudo = pseudo
        if pseudo, select.isEmpty { settings.select = LintSettings.pseudoRules }
        return settings
    }

    /// What stands behind `--` and says why findings may stay. The parser leaves it at the end of the specs.
    private var reason: ArraySlice<String> {
        guard !addIgnore.isEmpty, let terminator = CommandLine.arguments.firstIndex(of: "--") else { return [] }
        return input.specs.suffix(CommandLine.arguments.count - terminator - 1)
    }

    /// The comments that are to be written.
    private func suppressions() throws -> SuppressionOffer? {
        guard !addIgnore.isEmpty else { return nil }
        let rules = try addIgnore.flatMap { try parts(of: $0, "--add-ignore") }.map { try rule($0, "--add-ignore") }
        let text = reason.joined(separator: " ")
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError(
                "--add-ignore needs a reason behind `--`: --add-ignore \(addIgnore[0]) -- \"why it may stay\"")
        }
        guard
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0.value | 1 == 0x2029 }
            )
        else { throw ValidationError("--add-ignore: the reason is one line of text") }
        if let file = reason.last, reason.count > 1, FileState.of(file) != nil {
            throw ValidationError("--add-ignore: what stands behind `--` is the reason; name \(file.shown) before it")
        }
        return SuppressionOffer(rules, reason: text)
    }

    private func rule(_ text: String, _ flag: String) throws -> RuleDescription {
        guard let rule = RuleRegistry.rule(named: text) else {
            let help = RuleSelector(text).suggestion.map { "did you mean '\($0)'?" }
            throw ValidationError("\(flag): there is no rule '\(text)'; \(help ?? "it takes rules by name or code")")
        }
        if let why = rule.refusal {
            throw ValidationError("\(flag): '\(rule.id.name)' can't be suppressed: \(why)")
        }
        return rule
    }

    /// What the values of `--format` ask for.
    static func outputs(_ formats: [String]) throws -> [LintSettings.Output] {
        try LintSettings.Output.parsed(formats, example: "sarif=out.sarif")
    }

    private func selectors(_ texts: [String], _ flag: String) throws -> [RuleSelector] {
        try texts.flatMap { try parts(of: $0, flag) }.map { try selector($0, flag) }
    }

    /// What commas separate. Nothing between two of them is a slip, or a variable of a script that is empty.
    private func parts(of text: String, _ flag: String) throws -> [String] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }).trimmingBlanks
        }
        if parts.contains("") { throw ValidationError("\(flag) takes names separated by commas, but got '\(text)'") }
        return parts
    }

    private func ignored() throws -> [RuleSelector] {
        let selectors = try selectors(ignore, "--ignore")
        if let fixed = selectors.first(where: \.isFixed) {
            throw ValidationError(
                "--ignore: '\(fixed.text)' can't be ignored: \(RuleDescription.fixedRefusal)")
        }
        return selectors
    }

    private func severities() throws -> [RuleOverride] {
        try severity.flatMap { try parts(of: $0, "--severity") }.map { text in
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
        let help = selector.suggestion.map { "did you mean '\($0)'?" } ?? "'bannerc rules' lists them all."
        throw ValidationError("\(flag): there is no rule '\(text)'; \(help)")
    }
}

extension FailLevel: ExpressibleByArgument {}
