// SPDX-License-Identifier: Apache-2.0

public import BannerChanges
import BannerGenerators
public import Diagnostics

/// The changes of a run, ready to be shown.
public struct ChangeReport: Sendable {
    /// The files of both versions.
    public var sources: SourceSet
    /// The changes, the gravest first.
    public var changes: [Change]
    /// What is wrong with the specs themselves.
    public var faults: [Finding]

    /// How many specs were compared.
    private let specCount: Int

    /// A report of `changes` and `faults` of `specCount` specs, whose places are in `sources`. What is the same for several specs,
    /// as of a file that they share, is told once.
    public init(sources: SourceSet, changes: [Change], faults: [Finding] = [], specCount: Int = 1) {
        let union = PlaceUnion(sources)
        var known: Set<Finding> = []
        var merged = MergedChanges(union)
        merged.add(changes)
        self.sources = sources
        self.changes = merged.all
        self.faults = faults.filter { fault in
            var fault = fault
            fault.movePlaces(union.place)
            return known.insert(fault).inserted
        }
        self.specCount = specCount
    }

    /// What else is to be said of `change`, and for which specs it holds, unless its place tells.
    func notes(of change: Change) -> [String] {
        let specs = change.specs
        guard specs.count > 1 || specCount > 1 && change.isShared else { return change.notes }
        return change.notes + ["in the \(Figure.noun("spec", specs.count)) \(Figure.list(specs, limit: 3))"]
    }

    /// The changes that nobody accepts.
    public var counted: [Change] { changes.filter { $0.reason == nil } }

    /// The gravest level of those; `nil` without any.
    public var level: ChangeLevel? { counted.map(\.level).max() }

    /// `2 major, 1 minor and 5 patch changes: the next version is a major one, as 2.0.0 is after 1.4.2`.
    public var summary: String {
        let numbers = ChangeLevel.allCases.reversed().map { level in (level, counted.count { $0.level == level }) }
            .filter { $0.1 > 0 }
        let counts = numbers.map { "\($1) \($0.rawValue)" }
        let accepted = changes.count - counted.count
        let alsoAccepted = accepted == 0 ? "" : "; \(Figure.count(accepted, "change")) accepted"
        guard let level else { return "nothing has changed in what the specs mean\(alsoAccepted)" }
        let next =
            switch level {
            case .major: "a major one, as 2.0.0 is after 1.4.2"
            case .minor: "a minor one, as 1.5.0 is after 1.4.2"
            case .patch: "a patch, as 1.4.3 is after 1.4.2"
            }
        let noun = Figure.noun("change", numbers.last?.1 ?? 0)
        return "\(Figure.joined(counts)) \(noun): the next version is \(next)\(alsoAccepted)"
    }

    /// The changes as findings, which the formats of other commands show too.
    public var findings: [Finding] { faults + counted.compactMap(finding) }

    private func finding(_ change: Change) -> Finding? {
        guard let place = change.new.place ?? change.old.place else { return nil }
        var finding = Finding(change.code.id, change.level.severity, change.message, at: place)
        finding.word = change.level.rawValue
        finding.keyPath = change.keyPath
        finding.label =
            change.new.place == nil
            ? "was here" : Self.label(change.new.value, change.old.value, "is", change.keyPath)
        if change.new.place != nil, let old = change.old.place {
            finding.labels = [Label(Self.label(change.old.value, change.new.value, "was", change.keyPath), at: old)]
        }
        finding.notes = notes(of: change)
        if !change.languages.isEmpty {
            let names = change.languages.map(\.rawValue)
            let list =
                names.count < 2
                ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
            finding.notes.append("code that uses it no longer compiles in \(list)")
        }
        return finding
    }

    /// What a side has, which the other may have not. Of a definition as a whole there is nothing to repeat.
    private static func label(_ value: String?, _ other: String?, _ verb: String, _ keyPath: String) -> String {
        let isNew = verb == "is"
        guard let value else { return other == nil ? "" : isNew ? "not here any more" : "was not here" }
        if other == nil, value == keyPath { return isNew ? "is new" : "was here" }
        return "\(verb) \(Shown.quoted(value))"
    }
}
