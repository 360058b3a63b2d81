// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerProject
import Diagnostics

/// Rules in a list for people, under the headings of their groups:
///
/// ```
/// Colour
///   BN401  contrast-text      error    text has enough contrast …
/// ```
enum RuleListing {
    static func text(_ rules: [RuleDescription], _ styling: Styling) -> String {
        let nameWidth = rules.map(\.id.name.count).max() ?? 0
        var text = ""
        for group in RuleGroup.allCases {
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            text += (text.isEmpty ? "" : "\n") + styling.paint(group.title, .headline) + "\n"
            for rule in members {
                let name = rule.id.name.padding(to: nameWidth)
                text += "  \(rule.id.code)  \(name)  \(rule.severityWords.padding(to: 16))  \(rule.summary)\n"
            }
        }
        return text
    }

    /// What to say of a topic that no rule is about.
    static func failure(_ topic: String) -> CommandFailure {
        if topic.uppercased().hasPrefix("BD"), topic.count > 2, topic.dropFirst(2).allSatisfy(\.isNumber) {
            return CommandFailure(
                "\(topic.shown) is not a rule, but a kind of change that `bannerc diff` tells of; docs/diff.md has all")
        }
        let names = RuleGroup.allCases.map(\.rawValue)
        let selector = RuleSelector(topic)
        let nearest = selector.suggestion ?? NearestName.find(topic, among: names) ?? selector.wordSuggestion
        let help = nearest.map { "did you mean `\($0)`?" } ?? "`bannerc rules` lists them all"
        return CommandFailure("there is no rule \(topic.shown); \(help)")
    }
}
