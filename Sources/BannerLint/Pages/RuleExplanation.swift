// SPDX-License-Identifier: Apache-2.0

import BannerSpec
public import Diagnostics

/// All about a rule, for a terminal.
public enum RuleExplanation {
    private static let width = 96

    /// The explanation.
    public static func text(_ rule: RuleDescription, styling: Styling = .plain) -> String {
        var text = styling.paint("\(rule.id.code) \(rule.id.name)", .headline) + "\n"
        text += "\(rule.group.title) · \(severity(rule))\(fix(rule)) · since \(rule.since)\n\n"
        text += paragraph(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + ".", styling)
        text += section("What is checked", rule.what, styling)
        text += section("Why", rule.why, styling)
        text += section("What to do", rule.how, styling)
        text += section("Source", rule.source, styling)
        text += parameters(rule, styling)
        for example in rule.bad {
            text += title("Bad", example, styling) + block(example)
            let report = ExampleRun(example, only: rule).report(of: rule)
            text += "\n" + indented(TextFormat.render(report, styling: styling))
        }
        for example in rule.good { text += title("Good", example, styling) + block(example) }
        return text
    }

    private static func severity(_ rule: RuleDescription) -> String {
        let others = rule.profiles.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.key.rawValue): \($0.value.rawValue)" }
        return ([rule.severityWords] + others).joined(separator: ", ")
    }

    private static func fix(_ rule: RuleDescription) -> String {
        switch rule.fix {
        case .none: ""
        case .safe: " · fixed by --fix"
        case .unsafe: " · fixed by --fix --unsafe-fixes"
        }
    }

    private static func section(_ title: String, _ body: String, _ styling: Styling) -> String {
        "\n" + styling.paint(title, .headline) + "\n" + paragraph(body, styling)
    }

    private static func title(_ word: String, _ example: RuleExample, _ styling: Styling) -> String {
        "\n" + styling.paint(word + (example.title.isEmpty ? "" : ": \(example.title)"), .headline) + "\n"
    }

    private static func parameters(_ rule: RuleDescription, _ styling: Styling) -> String {
        guard !rule.parameters.isEmpty else { return "" }
        var text = "\n" + styling.paint("Parameters", .headline) + "\n"
        for parameter in rule.parameters {
            let isOfSpec = parameter.standard == nil
            let standard = parameter.standard ?? "default: from the spec"
            let unit = parameter.unit.isEmpty ? "" : isOfSpec ? "; unit: \(parameter.unit)" : " \(parameter.unit)"
            let profiles = parameter.profiles.sorted { $0.key.rawValue < $1.key.rawValue }
                .map { ", \($0.key.rawValue): \($0.value)" }.joined()
            text += paragraph("\(parameter.name): \(parameter.wholeMeaning) (\(standard)\(unit)\(profiles))", styling)
        }
        return text
    }

    private static func block(_ example: RuleExample) -> String {
        var text = indented(example.text)
        let (files, others) = example.shownFiles
        for (path, content) in files { text += "\n  \(path):\n" + indented(content) }
        if others > 0 { text += "\n  and \(others) more files like these\n" }
        return text
    }

    private static func indented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }

    /// `text` in lines of at most ``width`` characters, indented.
    private static func paragraph(_ text: String, _ styling: Styling) -> String {
        var result = ""
        var line = " "
        for word in text.split(separator: " ") {
            if line.count + 1 + word.count > width, line != " " {
                result += line + "\n"
                line = " "
            }
            line += " " + word
        }
        return result + line + "\n"
    }
}
