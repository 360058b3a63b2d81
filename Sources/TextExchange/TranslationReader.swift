// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import BannerSpec
import Diagnostics
import TextCatalogs

/// Takes what a file says for a text of a spec: placeholders become its parameters.
struct TranslationReader {
    let text: ExchangedText
    let file: ImportFile
    /// The language.
    let locale: String
    /// Whether it is what is translated, which is shown once for each form of the translation.
    let isOriginal: Bool
    private(set) var findings: [Finding] = []

    init(_ text: ExchangedText, _ file: ImportFile, _ locale: String, isOriginal: Bool = false) {
        self.isOriginal = isOriginal
        self.text = text
        self.file = file
        self.locale = locale
    }

    private var names: [String] { text.parameters.map(\.name.value) }

    /// What `content` says; `nil` if there is a fault in it, which is among ``findings``.
    mutating func content(_ content: CatalogText.Content) -> LocalizedText.Content? {
        switch content {
        case .single(let form): return pattern(form).map { .pattern($0) }
        case .plural(let argument, let forms): return plural(argument, forms)
        }
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: Range<Int>, help: [String] = []) {
        findings.append(
            Finding(
                rule, .error, message, at: Place(file: file.id, bytes: range),
                labels: [Label("the text in the spec", at: text.text.place)], help: help))
    }

    // MARK: Plurals

    private mutating func plural(
        _ argument: Int?, _ forms: [(category: String, form: CatalogText.Form)]
    ) -> LocalizedText.Content? {
        let known = isOriginal ? nil : PluralRules.categories(in: locale)
        var read: [PluralForm] = []
        var isWhole = true
        for (name, form) in forms {
            guard let category = PluralCategory(rawValue: name), known?.contains(category) ?? true else {
                isWhole = false
                let list = (known ?? PluralCategory.allCases).map { "`\($0.rawValue)`" }.joined(separator: ", ")
                report(
                    .pluralForm, "`\(locale)` has no plural category `\(name.prefix(40))`", form.range,
                    help: ["by CLDR's plural rules it has \(list)"])
                continue
            }
            guard let pattern = pattern(form) else {
                isWhole = false
                continue
            }
            let place = Place(file: file.id, bytes: form.range)
            read.append(PluralForm(category: category, pattern: pattern, place: place))
        }
        guard isWhole, let first = forms.first else { return nil }
        guard read.contains(where: { $0.category == .other }) || text.hasOther(in: locale) else {
            report(
                .pluralForm, "the plural has no `other`", first.form.range,
                help: ["add `other`, which covers every number that no other category does"])
            return nil
        }
        guard let number = number(argument, forms) else {
            if read.count == 1 { return .pattern(read[0].pattern) }
            report(
                .pluralForm, "the text is a plural, but nothing says which number decides", first.form.range,
                help: ["the spec has one text for every number; make it a plural there first"])
            return nil
        }
        return .plural(parameter: number, forms: read.sorted { $0.category < $1.category })
    }

    /// The number that decides: the one in the spec, or else the one that the file names, or the only one.
    private func number(_ argument: Int?, _ forms: [(category: String, form: CatalogText.Form)]) -> Int? {
        let entries = text.text.entries
        let own = entries.filter { $0.locale == locale } + entries
        for case .plural(let index, _) in own.map(\.content) { return index }
        if let index = argument.flatMap(parameter), isNumber(index) { return index }
        let numbers = text.parameters.indices.filter(isNumber)
        return numbers.count == 1 ? numbers[0] : nil
    }

    private func isNumber(_ index: Int) -> Bool {
        guard text.parameters.indices.contains(index), case .int = text.parameters[index].kind else { return false }
        return true
    }

    // MARK: Placeholders

    private mutating func pattern(_ form: CatalogText.Form) -> Pattern? {
        // Without parameters a text is no format, and a percent sign in it stays single.
        if text.parameters.arguments.isEmpty, file.texts.notation != .icu {
            return Pattern(segments: form.raw.isEmpty ? [] : [.literal(form.raw)])
        }
        var segments: [Pattern.Segment] = []
        var isWhole = true
        for piece in form.pieces {
            if case .literal(let literal) = piece {
                if case .literal(let before) = segments.last {
                    segments[segments.count - 1] = .literal(before + literal)
                } else {
                    segments.append(.literal(literal))
                }
            } else if let index = parameter(piece, form.range) {
                segments.append(.parameter(index))
            } else {
                isWhole = false
            }
        }
        return isWhole ? Pattern(segments: .init(segments)) : nil
    }

    private mutating func parameter(_ piece: FormatPiece, _ range: Range<Int>) -> Int? {
        switch piece {
        case .literal: return nil
        case .named(let name):
            guard let index = names.firstIndex(of: name), !isImage(index) else {
                let nearest = NearestName.find(name, among: names)
                report(
                    .unknownParameter, "`{\(name.prefix(60))}` stands for nothing: \(has)", range,
                    help: [
                        nearest.map { "did you mean `{\($0)}`?" }
                            ?? "remove it, or write braces of the text itself as the format does"
                    ])
                return nil
            }
            return index
        case .argument(let position, let kind, let written): return parameter(position, kind, written, range)
        case .substitution(let name, _):
            report(
                .invalidText, "there is no substitution `\(name.prefix(60))`", range,
                help: ["define it, or write `%%` for a percent sign"])
        case .ownArgument:
            report(.invalidText, "`%arg` stands for a number within a substitution, but this is not one", range)
        }
        return nil
    }

    private mutating func parameter(
        _ position: Int, _ kind: FormatPiece.Kind, _ written: String, _ range: Range<Int>
    ) -> Int? {
        if case .unsupported(let reason) = kind {
            report(
                .invalidText, "`\(written.prefix(60))` can't be filled in: \(reason)", range,
                help: ["write `%%` for a percent sign"])
            return nil
        }
        guard let index = parameter(position) else {
            report(
                .unknownParameter, "`\(written.prefix(60))` stands for argument \(position + 1), but \(has)", range,
                help: ["write `%%` for a percent sign"])
            return nil
        }
        guard isNumber(index) == (kind == .integer) else {
            let takes = kind == .integer ? "a number" : "a text"
            let kindOfValue = isNumber(index) ? "a number" : "a text"
            report(
                .invalidText, "`\(written.prefix(60))` takes \(takes), but `\(names[index])` is \(kindOfValue)",
                range)
            return nil
        }
        return index
    }

    /// The parameter that is the argument at `position`, by its index.
    private func parameter(_ position: Int) -> Int? {
        let arguments = text.parameters.arguments
        return arguments.indices.contains(position) ? arguments[position] : nil
    }

    private func isImage(_ index: Int) -> Bool {
        if case .image = text.parameters[index].kind { true } else { false }
    }

    /// What the text has, for messages.
    private var has: String {
        let shown = text.parameters.indices.filter { !isImage($0) }.map { "`\(names[$0])`" }
        return shown.isEmpty ? "the text has no parameters" : "the text has \(shown.joined(separator: ", "))"
    }

    // MARK: What must not be missing

    /// Reports parameters of the text in the development language that `content` lacks in any form. A form for a single number may
    /// lack that number.
    mutating func checkParameters(of content: LocalizedText.Content, _ range: Range<Int>, _ ranges: PluralRanges) {
        guard let original = text.text.entries.first?.content else { return }
        let asked = Self.parameters(original.mainPattern)
        switch content {
        case .pattern(let pattern): reportLost(asked.subtracting(Self.parameters(pattern)), "translation", range)
        case .plural(let number, let forms):
            for form in forms {
                var lost = asked.subtracting(Self.parameters(form.pattern))
                if isExact(form.category, number, ranges) { lost.remove(number) }
                reportLost(lost, "form `\(form.category.rawValue)` of the translation", form.place.bytes)
            }
        }
    }

    /// Whether one number alone has `category`, so that the form may say it in words.
    private func isExact(_ category: PluralCategory, _ number: Int, _ ranges: PluralRanges) -> Bool {
        guard isNumber(number) else { return false }
        return ranges.range(of: text.parameters[number], in: locale)?.isExact(category) ?? false
    }

    private mutating func reportLost(_ lost: Set<Int>, _ what: String, _ range: Range<Int>) {
        guard !lost.isEmpty else { return }
        let list = lost.sorted().map { "`\(names[$0])`" }.joined(separator: ", ")
        report(.unknownParameter, "the \(what) lacks \(list)", range, help: ["people would not see what it stands for"])
    }

    private static func parameters(_ pattern: Pattern) -> Set<Int> {
        var parameters: Set<Int> = []
        pattern.forEachParameter { parameters.insert($0) }
        return parameters
    }
}
