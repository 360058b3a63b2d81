// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The suppressions of a run that let nothing pass.
///
/// A file that several specs use is read with each of them: its suppressions count as used if one of the specs needs them.
public struct UnusedSuppressions {
    private struct Key: Hashable {
        var path: String
        var bytes: Range<Int>
    }

    private struct Entry {
        var suppression: Suppression
        var sources: SourceSet
        var severity: Severity
    }

    private var order: [Key] = []
    private var entries: [Key: Entry] = [:]

    /// None so far.
    public init() {}

    /// Adds what came of a spec, whose files are `sources`.
    public mutating func add(_ result: Linter.Result, _ sources: SourceSet) {
        let setting = result.settings.first { $0.rule.id == SuppressionUnused.description.id }
        guard let severity = setting?.severity.severity else { return }
        for suppression in result.suppressions {
            let key = Key(path: sources[suppression.place.file].path, bytes: suppression.place.bytes)
            guard var known = entries[key] else {
                order.append(key)
                entries[key] = Entry(suppression: suppression, sources: sources, severity: severity)
                continue
            }
            for (index, mention) in zip(known.suppression.mentions.indices, suppression.mentions) where mention.isUsed {
                known.suppression.mentions[index].isUsed = true
            }
            entries[key] = known
        }
    }

    /// A finding for each rule that a suppression names in vain. Rules that did not run are spared.
    public var reports: [Report] {
        order.compactMap { entries[$0] }.compactMap { entry in
            let unused = entry.suppression.mentions.filter { !$0.isUsed && $0.didRun }
            guard !unused.isEmpty else { return nil }
            return Report(
                sources: entry.sources, findings: unused.map { finding($0, entry.suppression, entry.severity) })
        }
    }

    private func finding(
        _ mention: Suppression.Mention, _ suppression: Suppression, _ severity: Severity
    ) -> Finding {
        let isOnlyOne = suppression.mentions.count == 1
        let fix =
            isOnlyOne
            ? Fix("remove the comment", .safe, edits: [Edit(replacing: suppression.removal, with: "")]) : nil
        let owner = mention.banner.map { " for the banner `\($0.prefix(60))`" } ?? ""
        return Finding(
            SuppressionUnused.description.id, severity, "`\(mention.rule.name)` finds nothing here\(owner)",
            at: mention.place,
            help: isOnlyOne ? [] : ["remove `\((mention.banner ?? mention.rule.name).prefix(60))` from the brackets"],
            fix: fix)
    }
}
