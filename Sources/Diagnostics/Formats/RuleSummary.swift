// SPDX-License-Identifier: Apache-2.0

/// What a report tells of a rule besides its findings.
public struct RuleSummary: Sendable {
    /// The rule.
    public var id: RuleID

    /// The group that it belongs to, such as `contrast`; empty for none.
    public var group: String

    /// How grave its findings are unless the configuration says otherwise.
    public var severity: Severity

    /// What it looks for, in one sentence.
    public var summary: String

    /// What it looks for, why, and how to mend it: paragraphs of plain text, with empty lines between.
    public var explanation: String

    /// The same in Markdown, for services that show it; empty where there is none.
    public var markdown: String

    /// Where to read more: an absolute URI.
    public var helpURI: String?

    /// What a report tells of the rule `id`.
    public init(
        id: RuleID, group: String, severity: Severity, summary: String, explanation: String, markdown: String = "",
        helpURI: String? = nil
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.markdown = markdown
        self.helpURI = helpURI
    }
}
