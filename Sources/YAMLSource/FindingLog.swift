// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The findings of one file, of which each rule adds ``Limits/findingsPerRule`` at most.
struct FindingLog {
    /// The file that places lie in.
    let file: FileID

    private var findings: [Finding] = []
    /// The rules that were reported, which are few; a sound file has none.
    private var tallies: [Tally] = []

    private struct Tally {
        let rule: RuleID
        var count = 0
        /// The first place that is only counted.
        var firstLeftOut: Place?
    }

    /// An empty log for `file`.
    init(file: FileID) { self.file = file }

    /// Whether nothing was reported.
    var isEmpty: Bool { tallies.isEmpty }

    /// How often `rule` was reported, also when it was only counted.
    func count(of rule: RuleID) -> Int { tallies.first { $0.rule == rule }?.count ?? 0 }

    /// The place of `bytes` in the file.
    func place(_ bytes: Range<Int>) -> Place { Place(file: file, bytes: bytes) }

    /// Adds an error, or counts it when there are enough of its rule. `message` and `detail` are made only if needed.
    mutating func report(
        _ rule: RuleID, at bytes: Range<Int>, _ message: @autoclosure () -> String,
        detail: (inout Finding) -> Void = { _ in }
    ) {
        let index = tallies.firstIndex { $0.rule == rule } ?? tallies.count
        if index == tallies.count { tallies.append(Tally(rule: rule)) }
        tallies[index].count += 1
        guard tallies[index].count <= Limits.findingsPerRule else {
            tallies[index].firstLeftOut = tallies[index].firstLeftOut ?? place(bytes)
            return
        }
        var finding = Finding(rule, .error, message(), at: place(bytes))
        detail(&finding)
        findings.append(finding)
    }

    /// Reports a tag, or what was meant as a text and reads as one.
    mutating func reportTag(at range: Range<Int>) {
        report(.tag, at: range, "tags are not part of the language") {
            $0.help = ["remove it, or quote a text that starts with `!`"]
        }
    }

    /// Reports what stopped libyaml.
    mutating func report(_ fault: SyntaxFault) {
        if fault.isTag { return reportTag(at: fault.range) }
        let labels = fault.labels.map { Label($0.message, at: place($0.range)) }
        let fix = fault.fix.map { fix in
            Fix(fault.help.first ?? fix.message, .unsafe, edits: [Edit(replacing: place(fix.range), with: fix.text)])
        }
        report(.yamlSyntax, at: fault.range, fault.message) {
            $0.labels = labels
            $0.help = fault.help
            $0.fix = fix
        }
    }

    /// The findings, each rule's uncounted rest summed up in one.
    func finish() -> [Finding] {
        var all = findings
        for rule in YAMLRules.all {
            guard let tally = tallies.first(where: { $0.rule == rule }), let place = tally.firstLeftOut else {
                continue
            }
            let rest = tally.count - Limits.findingsPerRule
            all.append(Finding(rule, .error, "\(rest) more of this kind from here on", at: place))
        }
        return all
    }
}
