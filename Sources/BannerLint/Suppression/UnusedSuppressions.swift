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
        var path: String
    }

    private var order: [Key] = []
    private var entries: [Key: Entry] = [:]

    /// None so far.
    public init() {}

    /// Adds what came of a spec, whose files are `sources`.
    public mutating func add(_ suppressions: [Suppression], _ sources: SourceSet) {
        for suppression in suppressions {
            let path = sources[suppression.place.file].path
            let key = Key(path: path, bytes: suppression.place.bytes)
            guard var known = entries[key] else {
                order.append(key)
                entries[key] = Entry(suppression: suppression, path: path)
                continue
            }
            for (index, mention) in zip(known.suppression.mentions.indices, suppression.mentions) where mention.isUsed {
                known.suppression.mentions[index].isUsed = true
            }
            entries[key] = known
        }
    }

    /// A finding for each rule that a suppression names in vain, by the path of its file. Rules that did not run are spared.
    public func findings(_ settings: [RuleSetting]) -> [(path: String, finding: Finding)] {
        let id = SuppressionUnused.description.id
        guard let severity = settings.first(where: { $0.rule.id == id })?.severity.severity else { return [] }
        return order.compactMap { entries[$0] }.flatMap { entry in
            entry.suppression.mentions.filter { !$0.isUsed && $0.didRun }.map { mention in
                (entry.path, finding(mention, entry.suppression, id, severity))
            }
        }
    }

    private func finding(
        _ mention: Suppression.Mention, _ suppression: Suppression, _ id: RuleID, _ severity: Severity
    ) -> Finding {
        let isOnlyOne = suppression.mentions.count == 1
        let fix =
            isOnlyOne
            ? Fix("remove the comment", .safe, edits: [Edit(replacing: suppression.removal, with: "")]) : nil
        return Finding(
            id, severity, "nothing of `\(mention.rule.name)` is found here any more", at: mention.place,
            help: isOnlyOne ? [] : ["remove `\(mention.rule.name)` from the brackets"], fix: fix)
    }
}
