// SPDX-License-Identifier: Apache-2.0

/// A fault in the input, with everything that a message or an editor shows of it.
public struct Finding: Hashable, Sendable {
    /// What it is an instance of.
    public var rule: RuleID

    /// How grave it is.
    public var severity: Severity

    /// What is wrong, on one line, in lower case and without a full stop.
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

    /// The keys that lead to what is at fault, such as `banners.offline.text.en`, which outlive moved lines: those of the place,
    /// unless the finding says others; empty where unknown.
    public var keyPath = ""

    /// What it is found in, the worst first; empty where the place tells all.
    public var cases: [Case] = []

    /// How grave it can be at most, whatever the settings say of its rule: a target that is small, but not too small, is a warning.
    public var limit = Severity.error

    /// The word that people read in the place of the severity, such as `major`; `nil` for the severity's own.
    public var word: String?

    /// The rules whose findings on the same fault it takes the place of: once it is mended, they may still find something.
    public var also: [RuleID] = []

    /// A finding of `rule` at `place`. Line breaks of what `message` quotes become `\n`.
    public init(
        _ rule: RuleID, _ severity: Severity, _ message: String, at place: Place, label: String = "",
        labels: [Label] = [], notes: [String] = [], help: [String] = [], fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = Self.onOneLine(message)
        self.place = place
        self.label = label
        self.labels = labels
        self.notes = notes
        self.help = help
        self.fix = fix
    }

    /// Place, message and notes tell nearly all findings apart; in a file that many specs share, notes alone do.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(message)
        hasher.combine(notes)
        hasher.combine(labels.first?.message)
        hasher.combine(cases.first)
    }

    private static func onOneLine(_ message: String) -> String {
        guard message.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return message }
        return message.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            default: line.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Finding {
    /// A combination in which a finding holds. What does not matter to it is left out.
    public struct Case: Hashable, Sendable {
        /// What tells one case from another.
        public struct Identity: Hashable, Sendable {
            /// The banner, by its name.
            public var banner: String?
            /// The theme, by its name; `nil` for the spec itself, and for a theme that changes nothing.
            public var theme: String?
            /// The appearance, such as `dark`.
            public var appearance: String?
            /// The language, as a BCP 47 tag.
            public var locale: String?

            /// A combination of what is given.
            public init(
                banner: String? = nil, theme: String? = nil, appearance: String? = nil, locale: String? = nil
            ) {
                self.banner = banner
                self.theme = theme
                self.appearance = appearance
                self.locale = locale
            }
        }

        /// Which way a measured value gets worse.
        public enum Worse: Sendable {
            /// A smaller value is worse, as of contrast.
            case below
            /// A greater value is worse, as of seconds to read.
            case above
        }

        /// What tells it from others.
        public var identity: Identity
        /// The value that fails, to three decimals; `nil` for what is not measured.
        public let measured: Double?
        /// Which way the value gets worse.
        public let worse: Worse
        /// The part of the banner, by its key, such as `title`; `nil` where the place tells. It tells no case from another.
        public let part: String?

        /// A case in which `measured` fails.
        public init(_ identity: Identity, measured: Double? = nil, worse: Worse = .above, part: String? = nil) {
            self.identity = identity
            self.part = part
            self.measured = measured.map { $0.isFinite ? ($0 * 1000).rounded() / 1000 : $0 }
            self.worse = worse
        }

        /// Whether this is worse than a case that had the value `old`, by as much as a message would show; what was not measured is
        /// never worse.
        public func isWorse(than old: Double?) -> Bool {
            guard let measured, let old else { return false }
            let difference = ((measured - old) * 100).rounded()
            return worse == .above ? difference > 0 : difference < 0
        }
    }
}

extension Finding.Case.Identity: CustomStringConvertible {
    /// The combination in words: "`saved` in theme `quartz`, dark, `fr`".
    public var description: String {
        let owner = [banner.map { "`\($0)`" }, theme.map { "in theme `\($0)`" }].compactMap { $0 }.joined(
            separator: " ")
        return [owner, appearance ?? "", locale.map { "`\($0)`" } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
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
