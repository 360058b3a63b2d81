// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A file that holds texts by key, in one language or in many.
///
/// A file is scanned once, when it is opened, so that it is known to be whole and where each key stands. What a key says is read
/// when somebody asks for it: a catalogue of an app holds thousands of texts that no banner shows.
public protocol TextSource: Sendable {
    /// The file.
    var source: SourceFile { get }
    /// The language that the other texts of the file are translations of, as a BCP 47 tag; `nil` where the file doesn't say.
    var sourceLanguage: String? { get }
    /// The keys, in the order in which they are written.
    var keys: [String] { get }
    /// How the file writes placeholders.
    var notation: PlaceholderNotation { get }

    /// The tables that the file is a translation of, by name, if it says which these are; none for a file that is a part of one table.
    var tables: [(name: String?, source: any TextSource)] { get }

    /// What the file says under `key`, as its format writes it. Callers ask for ``text(for:faults:)``.
    func writtenText(for key: String, faults: inout [TextFault]) -> CatalogText?
}

extension TextSource {
    /// None: it is a part of one table.
    public var tables: [(name: String?, source: any TextSource)] { [] }

    /// What the file says under `key`; `nil` where it doesn't have the key. What is wrong with it is added to `faults`, and left out.
    ///
    /// In no format, a plural has two forms for one category: which of them people would see, only whatever reads the file knows.
    public func text(for key: String, faults: inout [TextFault]) -> CatalogText? {
        guard var text = writtenText(for: key, faults: &faults) else { return nil }
        for index in text.translations.indices { text.translations[index].content.dropRepetitions(&faults) }
        return text
    }
}

/// Something that is wrong in a file of texts.
public struct TextFault: Error, Hashable, Sendable {
    /// What kind of fault it is.
    public enum Kind: Hashable, Sendable {
        /// The file is not in the language that its format is written in, such as JSON.
        case syntax
        /// The file is not of the format that its name promises, or uses a part of it that banners have no use for.
        case format
        /// A text that can't be shown.
        case text
        /// A plural that can't be decided.
        case plural
        /// A key that is written twice.
        case duplicate
    }

    /// What kind of fault it is.
    public var kind: Kind
    /// What is wrong, in lower case and without a full stop.
    public var message: String
    /// The bytes of the file that it is about.
    public var range: Range<Int>
    /// What to do about it; empty for nothing in particular.
    public var help: String
    /// A related place, and what is there.
    public var related: (range: Range<Int>, message: String)? {
        get { relatedRange.map { ($0, relatedMessage) } }
        set { (relatedRange, relatedMessage) = (newValue?.range, newValue?.message ?? "") }
    }

    private var relatedRange: Range<Int>?
    private var relatedMessage = ""

    init(_ kind: Kind, _ message: String, at range: Range<Int>, help: String = "") {
        self.kind = kind
        self.message = message
        self.range = range
        self.help = help
    }

    /// `what` stands at `range`, and stood at `first` before.
    static func repetition(of what: String, at range: Range<Int>, after first: Range<Int>) -> TextFault {
        var fault = TextFault(.duplicate, "\(what) is written twice", at: range, help: "remove one of them")
        fault.related = (first, "here, too")
        return fault
    }

    /// Translations stand at `range`, and nobody says in which language; `help` says how a file with this ending would.
    static func nameless(at range: Range<Int>, _ ending: String, help: String) -> TextFault {
        TextFault(
            .format, "the file does not say which language it is translated into", at: range,
            help:
                "\(help), or give the file a name that says it, such as `acme.de.\(ending)`; `bannerc import` takes `--locale de` too"
        )
    }

    /// What is translated at `range` is another text than at `first`, where it is translated into another language.
    static func otherOriginal(at range: Range<Int>, after first: Range<Int>) -> TextFault {
        var fault = TextFault(
            .text, "this translates a different text than the other language does", at: range,
            help: "translate the same text into each language")
        fault.related = (first, "the other text")
        return fault
    }
}
