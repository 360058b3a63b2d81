// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
public import Diagnostics

/// All that there is to know of a rule. There is one of each, which all that speak of the rule share.
public final class RuleDescription: Sendable {
    /// Whether findings come with an edit that mends them.
    public enum FixKind: String, Sendable {
        /// There is none.
        case none
        /// The fixed file means what its author meant.
        case safe
        /// A person should look at the result.
        case unsafe
    }

    /// Code and name.
    public let id: RuleID
    /// What the rule is about.
    public let group: RuleGroup
    /// How grave its findings are where nobody says otherwise.
    public let severity: RuleSeverity
    /// How grave the mildest of its findings are, whatever the settings say; `nil` where all are as grave as the rule.
    public let mildest: RuleSeverity?
    /// The severities of profiles that differ.
    public let profiles: [Profile: RuleSeverity]
    /// What it asks for, in one sentence without a full stop.
    public let summary: String
    /// Who asks for it: document and section, or criterion.
    public let source: String
    /// What is checked, and how.
    public let what: String
    /// What goes wrong otherwise, and for whom.
    public let why: String
    /// What to do about a finding.
    public let how: String
    /// Whether findings come with a fix.
    public let fix: FixKind
    /// How a team tunes it.
    public let parameters: [RuleParameter]
    /// What breaks it; each has a marker for every finding.
    public let bad: [RuleExample]
    /// What follows it.
    public let good: [RuleExample]

    /// A rule known as `code` and `name`.
    public init(
        _ code: String, _ name: String, _ group: RuleGroup, _ severity: RuleSeverity,
        mildest: RuleSeverity? = nil, profiles: [Profile: RuleSeverity] = [:], summary: String, source: String,
        what: String, why: String,
        how: String, fix: FixKind = .none, parameters: [RuleParameter] = [], bad: [RuleExample], good: [RuleExample]
    ) {
        self.id = RuleID(code, name)
        self.group = group
        self.severity = severity
        self.mildest = mildest
        self.profiles = profiles
        self.summary = summary
        self.source = source
        self.what = what
        self.why = why
        self.how = how
        self.fix = fix
        self.parameters = parameters
        self.bad = bad
        self.good = good
    }

    /// Whether its findings are errors whatever anybody says: a spec that breaks it means nothing that could be compiled.
    public var isFixed: Bool { group == .yaml || group == .language && severity == .error }

    /// Why its findings can't be suppressed, as a phrase; `nil` if they can.
    public var refusal: String? {
        if group == .suppression { return "a faulty suppression has to be corrected instead" }
        return isFixed ? Self.fixedRefusal : nil
    }

    /// Why the findings of a fixed rule stay, as a phrase.
    public static let fixedRefusal = "nothing can be generated from a spec with this error"

    /// How grave its findings are where nobody says otherwise, in words: `error`, or `error to info`.
    public var severityWords: String { severity.rawValue + (mildest.map { " to \($0.rawValue)" } ?? "") }

    /// The severity in `profile` where nobody else has a say.
    public func severity(in profile: Profile) -> RuleSeverity { profiles[profile] ?? severity }
}
