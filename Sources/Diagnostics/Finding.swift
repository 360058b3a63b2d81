// SPDX-License-Identifier: Apache-2.0

/// A fault in the input, with everything that a message or an editor shows of it.
public struct Finding: Hashable, Sendable {
    /// What it is an instance of.
    public var rule: RuleID

    /// How grave it is.
    public var severity: Severity

    /// What is wrong, in lower case and without a full stop.
    public var message: String

    /// Where to look first.
    public var place: Place

    /// A word on the first place, shown beside its underline; empty for none.
    public var label: String

    /// Related places, in this and other files.
    public var labels: [Label]

    /// Why it is wrong, one sentence each.
    public var notes: [String]

    /// What to do about it, one way each.
    public var help: [String]

    /// An edit that mends it, where there is one.
    public var fix: Fix?

    /// The keys that lead to the place, such as `banners.offline.text.en`, which outlive moved lines; empty where unknown.
    public var keyPath = ""

    /// A finding of `rule` at `place`.
    public init(
        _ rule: RuleID, _ severity: Severity, _ message: String, at place: Place, label: String = "",
        labels: [Label] = [], notes: [String] = [], help: [String] = [], fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.place = place
        self.label = label
        self.labels = labels
        self.notes = notes
        self.help = help
        self.fix = fix
    }
}

/// A related place and what it has to do with a finding.
public struct Label: Hashable, Sendable {
    /// Where.
    public var place: Place

    /// What is there, in lower case and without a full stop.
    public var message: String

    /// The place `place`, described by `message`.
    public init(_ message: String, at place: Place) {
        self.place = place
        self.message = message
    }
}

/// Edits that mend a finding.
public struct Fix: Hashable, Sendable {
    /// Whether a fix may be applied unseen.
    public enum Safety: String, Sendable {
        /// The fixed file means what its author meant.
        case safe

        /// The fixed file may mean something else, so a person should look.
        case unsafe
    }

    /// What the edits do, such as `quote the colour`.
    public var message: String

    /// Whether they may be applied unseen.
    public var safety: Safety

    /// The edits. They do not overlap.
    public var edits: [Edit]

    /// A fix that applies all of `edits`.
    public init(_ message: String, _ safety: Safety, edits: [Edit]) {
        self.message = message
        self.safety = safety
        self.edits = edits
    }
}

/// The replacement of a range of a file.
public struct Edit: Hashable, Sendable {
    /// The bytes to replace. An empty range inserts.
    public var place: Place

    /// The text that takes their place.
    public var replacement: String

    /// Replaces the bytes at `place` with `replacement`.
    public init(replacing place: Place, with replacement: String) {
        self.place = place
        self.replacement = replacement
    }
}
