// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// Shows the findings of a run in each of the formats that were asked for.
struct FindingOutput {
    let settings: LintSettings
    let terminal: Terminal
    /// What the run has read.
    let files: InputFiles
    /// What could not be read.
    var unread = Report()
    var specs: [SpecChecker.Checked] = []
    var failLevel = FailLevel.error
    /// How many findings the baseline keeps away.
    var baselineCount = 0

    func show(_ report: Report) throws(CommandFailure) {
        if settings.showsStatistics {
            terminal.print(StatisticsListing.text(report))
            return
        }
        var merger = FindingMerger()
        for part in [report, unread] { merger.add(part) }
        let whole = unread.findings.isEmpty ? report : merger.report
        let outputs = settings.outputs.isEmpty ? [.init(format: .text)] : settings.outputs
        try LintSettings.Output.show(outputs, files, terminal) { output in
            // People read on standard error what could not be read.
            let bytes = bytes(of: output.format == .text ? report : whole, output)
            let isClean = output.format == .text && report.findings.isEmpty && !specs.isEmpty
            return isClean && output.path == nil ? bytes + clean.utf8 : bytes
        }
    }

    /// Shows what kept a run from checking anything, in the formats that programs read: people read it on standard error.
    func showFaults(_ report: Report) throws(CommandFailure) {
        guard !report.findings.isEmpty else { return }
        let outputs = settings.outputs.filter { $0.format != .text }
        try LintSettings.Output.show(outputs, files, terminal) { bytes(of: report, $0) }
    }

    private func bytes(of report: Report, _ output: LintSettings.Output) -> [UInt8] {
        // The other formats say nothing of rules.
        var options = options(withRules: output.format == .sarif)
        if output.path == nil { options.styling = terminal.styling }
        return output.format.render(report, options: options)
    }

    /// What is said if nothing was found: silence would leave open whether anything was checked.
    private var clean: String {
        let checked = Figure.count(specs.count, "spec")
        guard baselineCount > 0 else { return "\(checked), nothing found\n" }
        return "\(checked), nothing new found; \(Figure.count(baselineCount, "finding")) of the baseline may stay\n"
    }

    private func options(withRules: Bool) -> FormatOptions {
        FormatOptions(
            rules: withRules ? rules : [], toolVersion: Release.version, checkedFiles: specs.map(\.item.path),
            folderInRepository: HostedRepository.folder, maxDiagnostics: settings.maxDiagnostics,
            failLevel: failLevel.severity)
    }

    /// The rules that ran on any of the specs.
    private var rules: [RuleSummary] {
        var running: Set<RuleID> = []
        for spec in specs {
            for setting in spec.result.settings where setting.severity != .off { running.insert(setting.rule.id) }
        }
        return RuleRegistry.all.compactMap { rule in
            let description = rule.description
            return running.contains(description.id) ? RuleSummary(description) : nil
        }
    }
}

extension RuleSummary {
    init(_ rule: RuleDescription) {
        self.init(
            id: rule.id, group: rule.group.rawValue, severity: rule.severity.severity ?? .info, summary: rule.summary,
            explanation: [rule.what, rule.why, rule.how].joined(separator: "\n\n"), markdown: RulePage.help(rule),
            helpURI: RulePage.address(rule))
    }
}
