// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
public import ColorSpaces
public import Diagnostics

/// What a rule works with: the spec, the rule's settings, and where to report.
public final class RuleContext {
    /// The spec as rules see it.
    public internal(set) var linted: LintedSpec
    /// The spec, resolved.
    public var spec: Spec { linted.spec }
    /// The spec without a theme, and then in each of its themes.
    public var scenarios: [Scenario] { linted.scenarios }

    private let rule: RuleID
    private let severity: Severity
    private let setting: RuleSetting
    private let settings: [RuleSetting]
    private let suppressions: Suppressions
    private(set) var findings: [Finding] = []
    /// What comments suppress of this rule's findings before they were reported.
    private(set) var passed: [Suppressions.Pass] = []
    /// What the finding that is reported next is found in, the worst first.
    private var cases: [Finding.Case] = []
    /// What was not to be told of the finding that was reported last.
    private var passedLast = Passed()
    /// What a baseline accepts of findings, which then tell of the rest.
    private let knownCases: KnownCases

    /// Whether what is reported can leave out cases and tell of the others.
    private var isTellingCases = false

    /// What is not told of a finding.
    struct Passed {
        /// The banners whose findings comments suppress.
        var banners: Set<String> = []
        /// The cases that a baseline accepts.
        var cases: Set<Finding.Case.Identity> = []

        /// Nothing, so far.
        init() {}

        /// Whether nothing is left out.
        var isEmpty: Bool { banners.isEmpty && cases.isEmpty }

        /// Whether a case of `identity` is left out.
        func contains(_ identity: Finding.Case.Identity) -> Bool {
            cases.contains(identity) || identity.banner.map(banners.contains) ?? false
        }

        fileprivate mutating func formUnion(_ other: Passed) {
            banners.formUnion(other.banners)
            cases.formUnion(other.cases)
        }

        fileprivate func isSubset(of other: Passed) -> Bool {
            banners.isSubset(of: other.banners) && cases.isSubset(of: other.cases)
        }
    }

    init(
        _ linted: LintedSpec, _ rule: RuleID, _ setting: RuleSetting, all settings: [RuleSetting], severity: Severity,
        _ suppressions: Suppressions, known: KnownCases = KnownCases()
    ) {
        knownCases = known
        self.suppressions = suppressions
        self.linted = linted
        self.rule = rule
        self.setting = setting
        self.settings = settings
        self.severity = severity
    }

    /// Reports what breaks the rule, under the severity that the settings give the rule.
    ///
    /// `definition` are the keys of what is at fault where it is not the place, such as a style that is built in. `also` are the
    /// rules that leave the fault to this one. `atMost` makes a finding less grave than the rule itself, such as a target that is
    /// small but not too small. `measured` is the value that fails, in whatever unit, for what is not found in several cases.
    public func report(
        _ message: String, at place: Place, label: String = "", labels: [Label] = [], notes: [String] = [],
        help: [String] = [], fix: Fix? = nil, definition: String = "", also: [RuleID] = [],
        atMost limit: Severity = .error, measured: Double? = nil, _ worse: Finding.Case.Worse = .above
    ) {
        let cases = cases.isEmpty && measured != nil ? [Finding.Case(.init(), measured: measured, worse: worse)] : cases
        let passes = suppressions.passes(of: rule, at: place, cases)
        let known = known(at: place, cases)
        guard passes.isEmpty, known.isEmpty else {
            passed += passes
            passedLast.banners = Set(passes.map(\.banner))
            passedLast.cases = known
            return
        }
        var finding = Finding(
            rule, min(severity, limit), message, at: place, label: label, labels: labels, notes: notes, help: help,
            fix: fix)
        finding.limit = limit
        finding.cases = cases
        finding.keyPath = definition
        if let use = linted.spec.textUses.use(at: place) { point(&finding, to: use) }
        if fix?.edits.contains(where: { linted.spec.textUses.use(at: $0.place) != nil }) == true { finding.fix = nil }
        finding.also = also
        findings.append(finding)
    }

    /// Whether the same comments suppress findings of the rule at both places.
    func areSuppressedAlike(_ one: Place, _ other: Place) -> Bool { suppressions.areAlike(one, other, for: rule) }

    /// Says of what is found in a file of texts where the spec asks for it. Such files belong to other tools, which write them in
    /// ways of their own: their mistakes are not mended here.
    private func point(_ finding: inout Finding, to use: TextUses.Use) {
        finding.labels += use.asked.prefix(1).map { Label("asked for here", at: $0) }
        if finding.keyPath.isEmpty { finding.keyPath = use.path(at: finding.place) }
    }

    /// The cases of a finding that a baseline accepts, where it does not accept all of them.
    private func known(at place: Place, _ cases: [Finding.Case]) -> Set<Finding.Case.Identity> {
        guard !knownCases.isEmpty, isTellingCases else { return [] }
        return knownCases.identities(of: rule, at: place, linted.sources).intersection(cases.map(\.identity))
    }

    /// Reports a finding that is found in several cases. `body` is given those that are not to be told, and reports what is left
    /// (``report(in:_:)``); it is called again if that finds more of them.
    func report(unlessPassed body: (_ passed: Passed) -> Void) {
        var passed = Passed()
        isTellingCases = true
        defer { isTellingCases = false }
        while true {
            passedLast = Passed()
            body(passed)
            if passedLast.isSubset(of: passed) { return }
            passed.formUnion(passedLast)
        }
    }

    /// Calls `body`, whose findings are found in `cases`, the worst first. Those of which comments suppress a banner are not
    /// reported.
    func report(in cases: [Finding.Case], _ body: () -> Void) {
        self.cases = cases
        defer { self.cases = [] }
        body()
    }

    /// The case of the banner at `index` in `scenario`.
    func failing(
        _ index: Int, in scenario: Scenario, _ appearance: Appearance? = nil, locale: String? = nil,
        measured: Double? = nil, _ worse: Finding.Case.Worse = .above
    ) -> Finding.Case {
        Finding.Case(
            .init(
                banner: spec.banners[index].name.value, theme: scenario.theme, appearance: appearance?.rawValue,
                locale: locale),
            measured: measured, worse: worse)
    }

    /// Whether another rule runs too, so that what it reports need not be said twice.
    func runs(_ rule: (some Rule).Type) -> Bool {
        let id = rule.description.id
        return settings.contains { $0.rule.id == id && $0.severity.severity != nil }
    }

    /// The value of a number of another rule, which has a default.
    func limit(_ parameter: RuleParameter, of rule: (some Rule).Type) -> Double {
        let id = rule.description.id
        return settings.first { $0.rule.id == id }?.number(parameter) ?? 0
    }

    /// The value of a number of another rule; `nil` if it is not set.
    func number(_ parameter: RuleParameter, of rule: (some Rule).Type) -> Double? {
        let id = rule.description.id
        return settings.first { $0.rule.id == id }?.number(parameter)
    }

    /// The value of a number; `nil` if it is not set and the spec itself says it.
    public func number(_ parameter: RuleParameter) -> Double? { setting.number(parameter) }

    /// The value of a number that has a default.
    public func limit(_ parameter: RuleParameter) -> Double { setting.number(parameter) ?? 0 }

    /// The value of a duration.
    public func duration(_ parameter: RuleParameter) -> Duration {
        .milliseconds(setting.milliseconds(parameter) ?? 0)
    }

    /// The value of a flag.
    public func flag(_ parameter: RuleParameter) -> Bool { setting.text(parameter) == "true" }

    /// The value of a colour.
    public func color(_ parameter: RuleParameter) -> Color? { setting.text(parameter).flatMap { Color(hex: $0) } }

    /// The text of the file at `place`.
    public func written(_ place: Place) -> String {
        String(decoding: linted.sources[place.file].bytes[place.bytes], as: UTF8.self)
    }
}
