// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The cases that a baseline accepts of findings of which it does not accept all, for rules that then tell of the others.
///
/// A finding speaks of the worst of its cases. If that one may stay, people have to learn of the worst that may not.
public struct KnownCases: Hashable, Sendable {
    /// Where a finding is, in whatever run.
    private struct Spot: Hashable {
        var rule: RuleID
        var path: String
        var bytes: Range<Int>
    }

    private var identities: [Spot: Set<Finding.Case.Identity>] = [:]
    /// The rules of the findings.
    public private(set) var rules: Set<RuleID> = []
    /// The paths of the files that they are in.
    public private(set) var paths: Set<String> = []

    /// None.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { identities.isEmpty }

    /// Adds that `cases` of `finding`, which is in the file at `path`, may stay.
    mutating func add(_ cases: [Finding.Case], of finding: Finding, in path: String) {
        let spot = Spot(rule: finding.rule, path: path, bytes: finding.place.bytes)
        identities[spot, default: []].formUnion(cases.map(\.identity))
        rules.insert(finding.rule)
        paths.insert(path)
    }

    /// Whether `rule` has to run: without any cases, each has.
    func concern(_ rule: RuleID) -> Bool { isEmpty || rules.contains(rule) }

    /// The cases that may stay of what `rule` finds at `place`.
    func identities(of rule: RuleID, at place: Place, _ sources: SourceSet) -> Set<Finding.Case.Identity> {
        identities[Spot(rule: rule, path: sources[place.file].path, bytes: place.bytes)] ?? []
    }
}
