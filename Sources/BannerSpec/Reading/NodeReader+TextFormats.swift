// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import TextCatalogs

/// Reads what a file of texts says in one language: formats become patterns, whose holes are the banner's parameters.
extension NodeReader {
    /// A text in one language. `original` is what the file says in the development language.
    func entry(
        _ translation: CatalogText.Translation, _ locale: String, _ file: TextFile,
        _ original: CatalogText.Content, _ request: TextRequest
    ) -> LocalizedText.Entry? {
        let format = FormatScope(request: request, file: file, locale: locale, kinds: Self.kinds(in: original))
        let place = Place(file: file.id, bytes: translation.range)
        let content: LocalizedText.Content? =
            switch translation.content {
            case .single(let form): pattern(form, format).map { .pattern($0) }
            case .plural(let argument, let forms): plural(argument, forms, place, format)
            }
        let state: TextState =
            switch translation.state {
            case .translated: .translated
            case .needsReview: .needsReview
            case .new: .new
            }
        return content.map { LocalizedText.Entry(locale: locale, content: $0, place: place, state: state) }
    }

    /// What a format is read with.
    struct FormatScope {
        var request: TextRequest
        var file: TextFile
        var locale: String
        /// How the text in the development language writes each argument.
        var kinds: [Int: (kind: FormatPiece.Kind, written: String, range: Range<Int>)]
    }

    private static func kinds(
        in content: CatalogText.Content
    ) -> [Int: (kind: FormatPiece.Kind, written: String, range: Range<Int>)] {
        let forms: [CatalogText.Form] =
            switch content {
            case .single(let form): [form]
            case .plural(_, let forms): forms.map(\.form)
            }
        var kinds: [Int: (kind: FormatPiece.Kind, written: String, range: Range<Int>)] = [:]
        for form in forms {
            for case .argument(let position, let kind, let written) in form.pieces where kinds[position] == nil {
                kinds[position] = (kind, written, form.range)
            }
        }
        return kinds
    }

    private func report(
        _ rule: RuleID, _ message: String, _ range: Range<Int>, _ format: FormatScope, labels: [Label] = [],
        notes: [String] = [], help: [String] = []
    ) {
        report(
            rule, message, at: Place(file: format.file.id, bytes: range),
            labels: [Label("asked for here", at: format.request.place)] + labels, notes: notes, help: help)
    }

    // MARK: Plurals

    private func plural(
        _ argument: Int?, _ forms: [(category: String, form: CatalogText.Form)], _ place: Place, _ format: FormatScope
    ) -> LocalizedText.Content? {
        let range = place.bytes
        guard format.request.parameters.parameters != nil else {
            report(.pluralForm, "this text can't be a plural", range, format, notes: [Self.whereParametersAre])
            return nil
        }
        guard let parameter = deciding(argument, forms, range, format) else { return nil }
        let categories = categories(of: format.locale)
        var read: [PluralForm] = []
        var isWhole = true
        for (name, form) in forms {
            guard let category = PluralCategory(rawValue: name), categories?.contains(category) ?? true else {
                isWhole = false
                report(
                    .pluralForm, "`\(format.locale)` has no plural category `\(shown(name))`", form.range, format,
                    notes: categories.map { ["by CLDR's plural rules it has \(list($0.map(\.rawValue)))"] } ?? [])
                continue
            }
            guard let pattern = pattern(form, format) else {
                isWhole = false
                continue
            }
            read.append(
                PluralForm(category: category, pattern: pattern, place: Place(file: place.file, bytes: form.range)))
        }
        guard read.contains(where: { $0.category == .other }) else {
            if isWhole {
                report(
                    .pluralForm, "the plural has no `other`", range, format,
                    help: ["add `other`, which covers every number that no other category does"])
            }
            return nil
        }
        return isWhole ? .plural(parameter: parameter, forms: read.sorted { $0.category < $1.category }) : nil
    }

    /// The parameter that decides on the form of a plural.
    private func deciding(
        _ argument: Int?, _ forms: [(category: String, form: CatalogText.Form)], _ range: Range<Int>,
        _ format: FormatScope
    ) -> Int? {
        let request = format.request
        let parameters = request.parameters.parameters ?? []
        func isNumber(_ index: Int) -> Bool { if case .int = parameters[index].kind { true } else { false } }
        // Indices of arguments come from the parameters themselves.
        let numbers = request.arguments.filter(isNumber)
        if let position = argument ?? Self.firstNumber(in: forms) {
            guard request.arguments.indices.contains(position) else {
                reportExcess("the plural", position, range, format)
                return nil
            }
            let index = request.arguments[position]
            if isNumber(index) { return index }
            report(
                .pluralForm, "a number decides a plural, but `\(shown(parameters[index].name.value))` is a text",
                range, format, labels: [Label("defined here", at: parameters[index].name.place)],
                help: [Self.helpOnArguments])
            return nil
        }
        for case .named(let name) in forms.lazy.flatMap(\.form.pieces) {
            if let index = parameters.firstIndex(where: { $0.name.value == name }), isNumber(index) { return index }
        }
        if numbers.count == 1 { return numbers[0] }
        if request.parameters.isPartial || !request.parameters.failed.isEmpty { return nil }
        report(
            .pluralForm,
            numbers.isEmpty
                ? "the text is a plural, but the banner has no number"
                : "nothing says which number decides the plural",
            range, format,
            help: [
                numbers.isEmpty ? "give the banner a parameter of the type `int`" : Self.helpOnArguments
            ])
        return nil
    }

    /// The first number that a form shows, by its position; `other` shows it if any does.
    private static func firstNumber(in forms: [(category: String, form: CatalogText.Form)]) -> Int? {
        for (_, form) in forms.sorted(by: { first, second in first.category == "other" && second.category != "other" })
        {
            for case .argument(let position, .integer, _) in form.pieces { return position }
        }
        return nil
    }

    // MARK: Formats

    private func pattern(_ form: CatalogText.Form, _ format: FormatScope) -> Pattern? {
        let request = format.request
        // Without arguments, a text is shown as it stands, and a percent sign in it stays single.
        let takesArguments = !request.arguments.isEmpty || format.file.source.notation == .icu
        guard takesArguments || form.pieces.contains(where: \.isSurelyArgument) else {
            return Pattern(segments: form.raw.isEmpty ? [] : [.literal(form.raw)])
        }
        var segments: [Pattern.Segment] = []
        var isWhole = true
        for piece in form.pieces {
            switch piece {
            case .literal(let text):
                if case .literal(let before) = segments.last {
                    segments[segments.count - 1] = .literal(before + text)
                } else {
                    segments.append(.literal(text))
                }
            case .argument(let position, let kind, let written):
                if let index = parameter(at: position, kind, written, form.range, format) {
                    segments.append(.parameter(index))
                } else {
                    isWhole = false
                }
            case .named(let name):
                if let index = parameter(named: name, form.range, format) {
                    segments.append(.parameter(index))
                } else {
                    isWhole = false
                }
            case .substitution(let name, _):
                report(
                    .invalidText, "there is no substitution `\(shown(name))`", form.range, format,
                    help: ["define it, or write `%%` for a percent sign"])
                isWhole = false
            case .ownArgument:
                report(
                    .invalidText, "`%arg` stands for a number within a substitution, but this is not one", form.range,
                    format)
                isWhole = false
            }
        }
        return isWhole ? Pattern(segments: .init(segments)) : nil
    }

    private static let helpOnArguments =
        "say which parameters the placeholders stand for: `{ key: …, arguments: [count, …] }`"

    private func reportExcess(_ what: String, _ position: Int, _ range: Range<Int>, _ format: FormatScope) {
        let scope = format.request.parameters
        if scope.isPartial || !scope.failed.isEmpty { return }
        guard let parameters = scope.parameters else {
            return report(
                .unknownParameter, "\(what) has nothing to stand for: this text has no parameters", range, format,
                notes: [Self.whereParametersAre])
        }
        let names = format.request.arguments.map { parameters[$0].name.value }
        let has = names.isEmpty ? "the text has no parameters" : "the text has \(list(names))"
        report(
            .unknownParameter, "\(what) stands for argument \(position + 1), but \(has)", range, format,
            help: [names.isEmpty ? "define it under `parameters` of the banner" : Self.helpOnArguments])
    }

    /// What to write for the placeholder `written` of a translation, which is of another kind than `original` in its place: arguments
    /// whose order changes are numbered.
    private func help(
        for written: String, _ kind: FormatPiece.Kind, instead original: String, _ format: FormatScope
    ) -> String {
        let others = format.kinds.filter { $0.value.kind == kind }.keys.sorted()
        guard let other = others.first, written.first == "%", !written.contains("$") else {
            return "write `\(shown(original))`"
        }
        let numbered = "%\(other + 1)$" + written.dropFirst()
        return
            "write `\(shown(numbered))` for argument \(other + 1): placeholders without a number are filled in their order"
    }

    /// The parameter that the placeholder `written` stands for.
    private func parameter(
        at position: Int, _ kind: FormatPiece.Kind, _ written: String, _ range: Range<Int>, _ format: FormatScope
    ) -> Int? {
        if case .unsupported(let reason) = kind {
            report(
                .invalidText, "`\(shown(written))` can't be filled in: \(reason)", range, format,
                help: [
                    "write `%%` for a percent sign, or make a text of the number in the app, and write `\(format.file.format == .android ? "%s" : "%@")`"
                ])
            return nil
        }
        let request = format.request
        guard request.arguments.indices.contains(position), let parameters = request.parameters.parameters else {
            reportExcess("`\(shown(written))`", position, range, format)
            return nil
        }
        let index = request.arguments[position]
        let isNumber = if case .int = parameters[index].kind { true } else { false }
        if isNumber == (kind == .integer) { return index }
        let takes = kind == .integer ? "a number" : "a text"
        if let original = format.kinds[position], original.kind != kind, original.range != range {
            let place = Place(file: format.file.id, bytes: original.range)
            report(
                .invalidText,
                "argument \(position + 1) is `\(shown(written))` in `\(format.locale)`, which takes \(takes), but "
                    + "`\(shown(original.written))` in the development language", range, format,
                labels: [Label("the development language", at: place)],
                help: [help(for: written, kind, instead: original.written, format)])
            return nil
        }
        let name = parameters[index].name
        report(
            .invalidText,
            "`\(shown(written))` takes \(takes), but `\(shown(name.value))` is \(isNumber ? "a number" : "a text")",
            range,
            format, labels: [Label("defined here", at: name.place)], help: [Self.helpOnArguments])
        return nil
    }

    private func parameter(named name: String, _ range: Range<Int>, _ format: FormatScope) -> Int? {
        let place = Place(file: format.file.id, bytes: range)
        guard let index = parameterIndex(name, at: place, format.request.parameters) else { return nil }
        if case .image = format.request.parameters.parameters?[index].kind {
            report(.invalidText, "`{\(shown(name))}` is an image, and has no place in a text", range, format)
            return nil
        }
        return index
    }
}

extension FormatPiece {
    /// Whether it is a placeholder, and no percent sign that somebody forgot to double.
    fileprivate var isSurelyArgument: Bool {
        switch self {
        case .argument(_, .integer, _), .argument(_, .text, _), .substitution: true
        default: false
        }
    }
}
