// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A rule's page in the reference, in Markdown.
public enum RulePage {
    /// The name of the page's file.
    public static func fileName(_ rule: RuleDescription) -> String { "\(rule.id.name).md" }

    /// Where the pages are to be read on the web.
    private static let folder = "\(Release.repository)/blob/main/docs/rules/"

    /// Where the page is to be read on the web.
    public static func address(_ rule: RuleDescription) -> String { folder + fileName(rule) }

    /// What the page says before its examples, for services that show it beside findings.
    public static func help(_ rule: RuleDescription) -> String {
        """
        **What is checked.** \(rule.what)

        **Why.** \(rule.why)

        **What to do.** \(rule.how)\(fix(rule))

        **Source.** \(rule.source)

        """
    }

    /// The page.
    public static func markdown(_ rule: RuleDescription) -> String {
        var page = "<!-- Written from the rule's own description; see CONTRIBUTING.md. -->\n"
        page += "# \(rule.id.name)\n\n"
        page += "`\(rule.id.code)` · \(rule.group.title) · \(severity(rule)) · since \(rule.since)\n\n"
        page += "\(sentence(rule.summary))\n\n"
        page += help(rule)
        page += parameters(rule)
        for example in rule.bad { page += bad(example, rule) }
        for example in rule.good { page += heading("Good", example) + yaml(example) }
        return page
    }

    /// The list of all rules.
    public static func index(_ rules: [RuleDescription]) -> String {
        var page = "<!-- Written from the rules' own descriptions; see CONTRIBUTING.md. -->\n# Rules\n\n"
        page +=
            "`bannerc explain RULE` shows these pages in a terminal. A range such as *error to warning* means that the rule\n"
        page += "reports each finding at one of these severities; its page says which.\n"
        for group in RuleGroup.allCases {
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            page += "\n## \(group.title)\n\n| code | rule | severity | what it asks for |\n|---|---|---|---|\n"
            for rule in members {
                page +=
                    "| \(rule.id.code) | [\(rule.id.name)](\(fileName(rule))) | \(severity(rule)) | \(cell(rule.summary)) |\n"
            }
        }
        return page
    }

    private static func severity(_ rule: RuleDescription) -> String {
        let profiles = rule.profiles.sorted { $0.key.rawValue < $1.key.rawValue }
        let others = RuleSeverity.allCases.compactMap { severity -> String? in
            let names = profiles.filter { $0.value == severity }.map { $0.key.rawValue }
            guard !names.isEmpty else { return nil }
            return "\(severity.rawValue) in the \(Figure.noun("profile", names.count)) \(Figure.list(names))"
        }
        return ([rule.severityWords] + others).joined(separator: ", ")
    }

    private static func fix(_ rule: RuleDescription) -> String {
        switch rule.fix {
        case .none: ""
        case .safe: " `bannerc lint --fix` fixes it."
        case .unsafe: " `bannerc lint --fix --unsafe-fixes` applies a fix; review the result."
        }
    }

    private static func parameters(_ rule: RuleDescription) -> String {
        guard !rule.parameters.isEmpty else { return "" }
        var table = "\n## Parameters\n\n| name | default | unit | meaning |\n|---|---|---|---|\n"
        for parameter in rule.parameters {
            let profiles = parameter.profiles.sorted { $0.key.rawValue < $1.key.rawValue }
                .map { "; \($0.key.rawValue): `\($0.value)`" }.joined()
            let standard = (parameter.standard.map { "`\($0)`" } ?? "from the spec") + profiles
            table += "| `\(parameter.name)` | \(standard) | \(parameter.unit) | \(cell(parameter.wholeMeaning)) |\n"
        }
        return table + "\n```yaml\nlint:\n  rules:\n    \(rule.id.name): { \(sample(rule)) }\n```\n"
    }

    private static func sample(_ rule: RuleDescription) -> String {
        let parameter = rule.parameters.first { $0.standard != nil }
        let severity = "severity: \(rule.severity == .warning ? "info" : "warning")"
        return parameter.map { "\(severity), \($0.name): \(RuleParameter.written($0.standard ?? ""))" } ?? severity
    }

    private static func bad(_ example: RuleExample, _ rule: RuleDescription) -> String {
        let report = ExampleRun(example, only: rule).report(of: rule)
        let message = TextFormat.render(report)
        return heading("Bad", example) + yaml(example) + "\n```text\n\(message)```\n"
    }

    private static func heading(_ word: String, _ example: RuleExample) -> String {
        "\n## \(word)\(example.title.isEmpty ? "" : ": \(example.title)")\n\n"
    }

    private static func yaml(_ example: RuleExample) -> String {
        var blocks = "```yaml\n\(example.text.hasSuffix("\n") ? example.text : example.text + "\n")```\n"
        let (files, others) = example.shownFiles
        for (path, text) in files {
            blocks += "\nWith `\(path)`:\n\n```\n\(text.hasSuffix("\n") ? text : text + "\n")```\n"
        }
        if others > 0 { blocks += "\nAnd \(others) more files like these.\n" }
        return blocks
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    /// `|` would end a cell of a table.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}

extension RuleParameter {
    /// What it means, and what it is not below.
    public var wholeMeaning: String { meaning + (floor.map { "; not \(belowPhrase) `\($0)`" } ?? "") }

    /// A value as YAML takes it: colours in quotes.
    static func written(_ value: String) -> String { value.hasPrefix("#") ? "\"\(value)\"" : value }
}
