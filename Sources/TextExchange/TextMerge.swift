// SPDX-License-Identifier: Apache-2.0

import BannerCore
public import BannerGenerators
public import BannerSpec
public import Diagnostics
import TextCatalogs

/// Decides for each text of a file whether it changes the spec: three ways, where anybody knows what the file was made from.
public struct TextMerge {
    /// A text that is to be written into the spec.
    public struct Change: Sendable {
        /// The text.
        public var text: ExchangedText
        /// The language.
        public var locale: String
        /// What it is to say.
        public var content: LocalizedText.Content
        /// Where the file says so.
        public var place: Place
        /// Whether the spec has none in this language yet.
        public var isNew: Bool
    }

    /// What a file was exported from.
    public enum Base: Sendable {
        /// Nobody says.
        case unknown
        /// Texts by key and language.
        case texts([String: [String: LocalizedText.Content]])
    }

    /// What is asked for.
    public struct Settings: Sendable {
        /// What files were exported from.
        public var base = Base.unknown
        /// Whether translations come in that wait for review.
        public var takesUnreviewed = false
        /// Whether the file's text is taken where nobody knows which side changed.
        public var overwrites = false
        /// What the names of Android's resources start with.
        public var options = GeneratorOptions()

        /// Nothing in particular.
        public init() {}
    }

    /// What is to be written.
    public private(set) var changes: [Change] = []
    /// What is wrong, conflicts among it.
    public private(set) var findings: [Finding] = []
    /// How many texts of files the spec has.
    public private(set) var matchCount = 0
    /// How many texts of files the spec does not have.
    public private(set) var unknownCount = 0
    /// How many translations were left out, since they wait for review.
    public private(set) var unreviewedCount = 0
    /// How many translations were left out, since their file says that the text is not translated.
    public private(set) var untranslatableCount = 0

    private let spec: Spec
    private let settings: Settings
    private let texts: [ExchangedText]
    /// Whether the spec lists its languages.
    private let listsLocales: Bool
    /// What texts say from now on in the development language, by key.
    private var changedOriginals: [String: LocalizedText.Content] = [:]
    private var reportedLocales: Set<String> = []
    private let pluralRanges = PluralRanges()

    /// A merge into `spec`, which lists its languages or not.
    public init(_ spec: Spec, listsLocales: Bool, _ settings: Settings) {
        self.spec = spec
        self.listsLocales = listsLocales
        self.settings = settings
        texts = ExchangedText.all(in: spec)
    }

    /// Takes what `file` says. Returns whether it is translated from the language of the spec; if not, that is reported, and nothing taken.
    public mutating func add(_ file: ImportFile) -> Bool {
        guard isTranslatedFromOurs(file) else { return false }
        let known = Dictionary(
            texts.map { ($0.key(in: file.format, settings.options), $0) }, uniquingKeysWith: { first, _ in first })
        for key in file.texts.keys {
            guard let text = known[key] else {
                unknownCount += 1
                continue
            }
            matchCount += 1
            var faults: [TextFault] = []
            let read = file.texts.text(for: key, faults: &faults)
            findings += faults.map { $0.finding(in: file.id) }
            if let read { add(read, text, file) }
        }
        return true
    }

    private mutating func add(_ read: CatalogText, _ text: ExchangedText, _ file: ImportFile) {
        let development = spec.locales.development
        var original: LocalizedText.Content?
        // What is translated comes first.
        let isFirst = { (translation: CatalogText.Translation) in
            translation.role == .original || translation.locale.lowercased() == development.lowercased()
        }
        for written in read.translations.filter(isFirst) + read.translations.filter({ !isFirst($0) }) {
            // `bannerc export` makes keys up: they are no texts.
            if written.role == .key { continue }
            if written.role == .original {
                var reader = TranslationReader(text, file, development, isOriginal: true)
                original = reader.content(written.content)
                continue
            }
            guard let locale = locale(written, file) else { continue }
            let isOriginal = locale == development
            guard let translation = said(written, text, file, locale) else { continue }
            if !isOriginal, !read.isTranslatable {
                if !isKnown(translation, text, file, locale, original) { untranslatableCount += 1 }
                continue
            }
            // Where nobody has translated a text yet, tools fill in what is to be translated.
            if translation.state == .new, isKnown(translation, text, file, locale, original) { continue }
            if [.needsReview, .new].contains(translation.state), !settings.takesUnreviewed {
                if !isKnown(translation, text, file, locale) { unreviewedCount += 1 }
                continue
            }
            var reader = TranslationReader(text, file, locale)
            let content = reader.content(translation.content)
            guard let content else {
                findings += reader.findings
                continue
            }
            if isOriginal { original = content }
            let place = Place(file: file.id, bytes: translation.range)
            let isTaken = merge(
                content, text, locale, at: place, translation.base, original: isOriginal ? nil : original)
            guard isTaken else { continue }
            reader.checkParameters(of: content, translation.range, pluralRanges)
            findings += reader.findings
        }
    }

    /// `translation` without forms that are empty; `nil` where it says nothing yet, or no form that serves every number, and the spec has
    /// none. No format has a mark for what nobody has written, and no banner says nothing.
    private func said(
        _ translation: CatalogText.Translation, _ text: ExchangedText, _ file: ImportFile, _ locale: String
    ) -> CatalogText.Translation? {
        var said = translation
        said.content = translation.content.withoutEmptyForms
        // Files with two languages keep no form that is empty.
        let mayLackOther = translation.content.hasOther || file.format.isBilingual
        let lacksOther = said.content.isPlural && !said.content.hasOther && !text.hasOther(in: locale)
        return said.content.isEmpty || mayLackOther && lacksOther ? nil : said
    }

    private func ours(_ text: ExchangedText, _ locale: String) -> LocalizedText.Content? {
        text.text.entries.first { $0.locale == locale }?.content
    }

    /// Whether a translation that is left out says what the spec says anyway, or what is translated.
    private func isKnown(
        _ translation: CatalogText.Translation, _ text: ExchangedText, _ file: ImportFile, _ locale: String,
        _ original: LocalizedText.Content? = nil
    ) -> Bool {
        guard let content = silent(translation, text, file, locale) else { return false }
        let known = [ours(text, locale), original].compactMap { $0?.spelled(text.parameters) }
        return known.contains(content.spelled(text.parameters))
    }

    /// What a translation says, faults aside.
    private func silent(
        _ translation: CatalogText.Translation, _ text: ExchangedText, _ file: ImportFile, _ locale: String
    ) -> LocalizedText.Content? {
        var reader = TranslationReader(text, file, locale)
        return reader.content(translation.content)
    }

    // MARK: Languages

    /// Whether `file` is a translation of the language that the spec is written in, as far as it says; reports it if not. A region
    /// does no harm, since what was translated is compared with the spec's text.
    private mutating func isTranslatedFromOurs(_ file: ImportFile) -> Bool {
        let development = spec.locales.development
        guard file.format.isBilingual, let language = file.texts.sourceLanguage,
            Self.primary(language) != Self.primary(development)
        else { return true }
        findings.append(
            Finding(
                .conflictingFields, .error,
                "the file is a translation of `\(language.prefix(60))`, and the spec is written in `\(development)`",
                at: Place(file: file.id, bytes: 0..<0),
                help: ["translate what `bannerc export \(file.format.rawValue)` writes"]))
        return false
    }

    /// `en` of `en-US`.
    private static func primary(_ tag: String) -> String {
        String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    /// The language of a translation as the spec writes it; `nil` for one that the spec does not support, which is reported.
    private mutating func locale(_ translation: CatalogText.Translation, _ file: ImportFile) -> String? {
        let tag = file.locale(of: translation, in: spec)
        if tag == spec.locales.development || spec.locales.supported.contains(tag) { return tag }
        guard listsLocales else { return tag }
        guard reportedLocales.insert("\(file.texts.source.path):\(tag.lowercased())").inserted else { return nil }
        let supported = spec.locales.supported
        let nearest = LanguageTag.nearest(tag, among: supported)
        findings.append(
            Finding(
                .invalidLocale, .error, "`\(tag.prefix(60))` is not among the languages that the spec supports",
                at: Place(file: file.id, bytes: translation.range),
                help: [
                    nearest.map { "did you mean `\($0)`?" }
                        ?? "add it to `supported` under `locales`, which has \(supported.map { "`\($0)`" }.joined(separator: ", "))"
                ]))
        return nil
    }

    // MARK: Three ways

    /// What is known of a text as it was when the file was made.
    private enum Former: Equatable {
        case unknown
        /// The text, or that there was none.
        case spelled(String?)
        case fingerprint(String)

        /// Whether `spelled` is what it was; `nil` if nobody knows.
        func isSame(_ spelled: String?) -> Bool? {
            switch self {
            case .unknown: nil
            case .spelled(let former): former == spelled
            case .fingerprint(let digits): digits == (spelled.map(Fingerprint.of) ?? Fingerprint.ofNothing)
            }
        }
    }

    /// Notes what `theirs`, the text of a file, changes. Returns whether it is taken.
    private mutating func merge(
        _ theirs: LocalizedText.Content, _ text: ExchangedText, _ locale: String, at place: Place, _ digits: String?,
        original: LocalizedText.Content?
    ) -> Bool {
        let parameters = text.parameters
        let ours = ours(text, locale)
        guard let theirs = keepingForms(of: ours, in: theirs, text, place) else { return false }
        let (own, new) = (ours?.spelled(parameters), theirs.spelled(parameters))
        if own == new { return false }
        let former = former(text, locale, digits)
        // Only the spec has changed since.
        if former.isSame(new) == true { return false }
        if let origin = text.text.origin {
            let path = origin.path(in: locale, development: spec.locales.development)
            findings.append(
                Finding(
                    .conflictingFields, .error,
                    "`\(text.key)` comes from `\(origin.key)` of `\(path)`, which bannerc does not write",
                    at: place,
                    labels: [Label("asked for here", at: text.text.place)], help: ["change it there"]))
            return false
        }
        let isFree =
            ours == nil && former == .unknown || former.isSame(own) == true || settings.overwrites && former == .unknown
        guard isFree else {
            reportConflict(text, locale, at: place, isUnknown: former == .unknown)
            return false
        }
        if locale != spec.locales.development, !isTranslated(from: original, text, place) { return false }
        if locale == spec.locales.development { changedOriginals[text.key] = theirs.simplified }
        changes.append(Change(text: text, locale: locale, content: theirs.simplified, place: place, isNew: ours == nil))
        return true
    }

    private func former(_ text: ExchangedText, _ locale: String, _ digits: String?) -> Former {
        if case .texts(let texts) = settings.base, let base = texts[text.key] {
            return .spelled(base[locale]?.spelled(text.parameters))
        }
        return digits.map { .fingerprint($0) } ?? .unknown
    }

    /// `theirs` with the forms of `ours` that it does not have: no form is lost. Nil if all would be, which is reported.
    private mutating func keepingForms(
        of ours: LocalizedText.Content?, in theirs: LocalizedText.Content, _ text: ExchangedText, _ place: Place
    ) -> LocalizedText.Content? {
        switch theirs {
        case .pattern:
            guard case .plural(_, let forms)? = ours?.simplified else { return theirs }
            findings.append(
                Finding(
                    .pluralForm, .error,
                    "the file has one text for every number, and the spec has \(forms.count) forms of it",
                    at: place, labels: [Label("its forms", at: text.text.place)],
                    help: ["write each form, or make it one text in the spec first"]))
            return nil
        case .plural(_, let known):
            guard case .plural(let number, let forms)? = ours else { return theirs }
            let kept = forms.filter { form in !known.contains { $0.category == form.category } }
            return .plural(parameter: number, forms: (known + kept).sorted { $0.category < $1.category })
        }
    }

    private mutating func reportConflict(_ text: ExchangedText, _ locale: String, at place: Place, isUnknown: Bool) {
        let entry = text.text.entries.first { $0.locale == locale }
        let name = "`\(text.key)` in `\(locale)`"
        findings.append(
            Finding(
                .conflictingFields, .error,
                isUnknown
                    ? "\(name) differs from the one in the spec, and nothing says which of them has changed"
                    : "\(name) was changed here and in the spec", at: place,
                labels: [Label("in the spec", at: entry?.place ?? text.text.place)],
                help: [
                    isUnknown
                        ? "say what was exported: `--base` with that file or a git revision; or take what the file says with `--overwrite`"
                        : "make them the same, in the file or in the spec"
                ]))
    }

    /// Whether the text that was translated is still that of the spec; reports it if not.
    private mutating func isTranslated(
        from original: LocalizedText.Content?, _ text: ExchangedText, _ place: Place
    ) -> Bool {
        let development = spec.locales.development
        guard let now = changedOriginals[text.key] ?? ours(text, development) else { return true }
        let isSame: Bool
        if let original {
            isSame = now.mayBe(original, text.parameters)
        } else if case .texts(let texts) = settings.base, let base = texts[text.key]?[development] {
            isSame = base.spelled(text.parameters) == now.spelled(text.parameters)
        } else {
            return true
        }
        guard !isSame else { return true }
        findings.append(
            Finding(
                .conflictingFields, .error, "`\(text.key)` has changed since it was given to translators", at: place,
                labels: [Label("what it says now", at: text.text.entries.first?.place ?? text.text.place)],
                help: ["export it again, and have the new text translated"]))
        return false
    }
}

extension LocalizedText.Content {
    /// Whether `shown` is what a file shows translators of it. Where the translation is a plural, that is a form for each category of
    /// its language, and so one that it may not have itself.
    func mayBe(_ shown: LocalizedText.Content, _ parameters: [Parameter]) -> Bool {
        func spelled(_ pattern: Pattern) -> String { LocalizedText.Content.pattern(pattern).spelled(parameters) }
        switch shown {
        case .pattern(let pattern): return spelled(pattern) == spelled(mainPattern)
        case .plural(_, let forms):
            return forms.allSatisfy { spelled($0.pattern) == spelled(self.pattern(for: $0.category)) }
        }
    }
}

extension CatalogText.Content {
    /// Itself without the forms of a plural that say nothing.
    fileprivate var withoutEmptyForms: CatalogText.Content {
        guard case .plural(let argument, let forms) = self else { return self }
        return .plural(argument: argument, forms: forms.filter { !$0.form.isEmpty })
    }

    fileprivate var isPlural: Bool { if case .plural = self { true } else { false } }

    /// Whether it is a plural with a form for all other numbers.
    fileprivate var hasOther: Bool {
        guard case .plural(_, let forms) = self else { return false }
        return forms.contains { $0.category == PluralCategory.other.rawValue }
    }

    /// Whether it says nothing.
    fileprivate var isEmpty: Bool {
        switch self {
        case .single(let form): form.isEmpty
        case .plural(_, let forms): forms.isEmpty
        }
    }
}

extension CatalogText.Form {
    /// Whether it says nothing: nothing or blanks are written, or nothing in the forms of a plural within a text.
    fileprivate var isEmpty: Bool { raw.allSatisfy(\.isWhitespace) || pieces.isEmpty }
}

extension ExchangedText {
    /// Whether the spec has a plural in `locale`, with a form for all other numbers.
    func hasOther(in locale: String) -> Bool {
        guard case .plural(_, let forms)? = text.entries.first(where: { $0.locale == locale })?.content else {
            return false
        }
        return forms.contains { $0.category == .other }
    }
}

extension TextMerge {
    /// The texts of a spec as it was, by key and language.
    public static func texts(of spec: Spec) -> [String: [String: LocalizedText.Content]] {
        ExchangedText.all(in: spec).reduce(into: [:]) { texts, text in
            texts[text.key] = Dictionary(
                text.text.entries.map { ($0.locale, $0.content) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The texts of a file as it was exported, by key and language.
    public static func texts(
        of file: ImportFile, for spec: Spec, _ options: GeneratorOptions
    ) -> [String: [String: LocalizedText.Content]] {
        var texts: [String: [String: LocalizedText.Content]] = [:]
        for text in ExchangedText.all(in: spec) {
            var faults: [TextFault] = []
            guard let read = file.texts.text(for: text.key(in: file.format, options), faults: &faults) else { continue }
            texts[text.key] = [:]
            for translation in read.translations where translation.state != .new && translation.role != .key {
                let said = translation.content.withoutEmptyForms
                if said.isEmpty { continue }
                let isOriginal = translation.role == .original
                let locale = isOriginal ? spec.locales.development : file.locale(of: translation, in: spec)
                var reader = TranslationReader(text, file, locale, isOriginal: isOriginal)
                if let content = reader.content(said) { texts[text.key]?[locale] = content }
            }
        }
        return texts
    }
}

extension ImportFile {
    /// The language of `translation`, spelled as `spec` does if it has it. A file that says none is in that of the spec itself.
    fileprivate func locale(of translation: CatalogText.Translation, in spec: Spec) -> String {
        let written = translation.locale.isEmpty ? locale ?? "" : translation.locale
        let tag = String(written.map { $0 == "_" ? "-" : $0 })
        let known = [spec.locales.development] + spec.locales.supported
        guard tag.isEmpty else { return known.first { $0.lowercased() == tag.lowercased() } ?? tag }
        // `acme-fr.arb` is French if the spec is, and else a word such as that of `sign-in.arb`.
        return known.first { $0.lowercased() == lastWord } ?? spec.locales.development
    }

    /// The word behind the last hyphen or dot in the name of the file, in small letters; empty if there is none.
    private var lastWord: String {
        let words = TextPath.fileName(of: texts.source.path).lowercased().split { $0 == "-" || $0 == "." }.dropLast()
        return words.count > 1 ? words.last.map(String.init) ?? "" : ""
    }
}
