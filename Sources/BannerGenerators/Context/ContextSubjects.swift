// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import JSONWriting
import TextCatalogs

/// A spec, shared by all records of its context.
final class ContextSpec: Sendable {
    let input: GeneratorInput

    init(_ input: GeneratorInput) { self.input = input }

    var spec: Spec { input.spec }

    /// The name of the metrics at `index` of the spec.
    func metricsName(_ index: Int) -> String { spec.design.metrics[index].name ?? "" }
}

/// A definition of a spec or of one of its themes, with what its record needs besides.
///
/// A class, since changes hold four of them, and styles and levels are large: copies of those were three fifths of the code of this
/// module in a debug build.
final class ContextDefinition<Value: Sendable>: Sendable {
    let context: ContextSpec
    let value: Value
    /// In a theme, the same definition without it.
    let base: Value?
    /// Its place among the definitions of its kind, for one of the spec itself.
    let index: Int?

    init(_ value: Value, _ context: ContextSpec, base: Value? = nil, index: Int? = nil) {
        self.context = context
        self.value = value
        self.base = base
        self.index = index
    }

    /// Whether a theme makes it another one than it is without a theme.
    func isChanged(_ shape: Shape<ContextDefinition>) -> Bool {
        guard let base else { return false }
        return !shape.record(ContextDefinition(value, context)).isSame(
            as: shape.record(ContextDefinition(base, context)))
    }

    /// Whether a theme changes more of it than what stands behind the names of palette colours.
    func isRestated<Part>(
        _ part: (Value) -> Part, _ record: (ContextChange<ContextDefinition<Part>>) -> any ContextRecord
    ) -> Bool {
        guard let base else { return false }
        let change = ContextChange(
            value: ContextDefinition<Part>(part(value), context), base: ContextDefinition<Part>(part(base), context))
        return record(change).ifAny != nil
    }

    /// The definitions of `design`, and where that is a theme's, those without it.
    static func all(
        _ section: KeyPath<Design, [Value]>, of design: Design, _ context: ContextSpec, isTheme: Bool = false
    )
        -> [ContextDefinition]
    {
        guard isTheme else {
            return design[keyPath: section].enumerated().map { ContextDefinition($1, context, index: $0) }
        }
        // A theme's arrays match those of the spec, index by index.
        return zip(design[keyPath: section], context.spec.design[keyPath: section]).map {
            ContextDefinition($0, context, base: $1)
        }
    }
}

/// A colour in one appearance.
struct ContextColorValue: Sendable {
    let appearance: Appearance
    let slot: ResolvedColor.Slot

    var color: Color { slot.color }
    var sRGB: [Double] { Self.components(color, .srgb) }
    var displayP3: [Double] { Self.components(color, .displayP3) }

    /// Seven decimals: less than a hundredth of a step of 16-bit colour.
    private static func components(_ color: Color, _ gamut: Gamut) -> [Double] {
        color.mapped(to: gamut).components.list.map { component in
            let rounded = ((component ?? 0) * 1e7).rounded() / 1e7
            return min(max(rounded == 0 ? 0 : rounded, 0), 1)
        }
    }

    /// The colour of `components` as CSS has it (CSS Color 4, 10.1).
    func css(_ space: String, _ components: [Double]) -> String {
        let numbers = components.map(\.jsonNumber).joined(separator: " ")
        return "color(\(space) \(numbers)\(color.alpha < 1 ? " / \(color.alpha.jsonNumber)" : ""))"
    }

    /// Whether 8 bits for each component and for the alpha say the colour to the hundredth of a step.
    var isExact: Bool {
        func isByte(_ number: Double) -> Bool { (number * 255 - (number * 255).rounded()).magnitude < 0.01 }
        return color.isInGamut(of: .srgb) && isByte(color.alpha) && sRGB.allSatisfy(isByte)
    }

    /// The alpha as two hexadecimal digits.
    var alphaByte: String { UInt8(min(max((color.alpha * 255).rounded(), 0), 255)).hex(digits: 2) }
    /// The colour as six hexadecimal digits.
    var rgb: String { String(color.hex.dropFirst()) }
    /// Alpha and colour as eight hexadecimal digits.
    var argb: String { alphaByte + rgb }
}

/// A text and the parameters that it may hold.
struct ContextText: Sendable {
    let context: ContextSpec
    let text: LocalizedText
    var parameters: [Parameter] = []
}

/// A text in one language.
struct ContextTextEntry: Sendable {
    let text: ContextText
    let locale: String
    /// What it says; `nil` where the text has nothing in this language, and none to fall back to.
    let content: LocalizedText.Content?

    init(_ text: ContextText, _ entry: LocalizedText.Entry) {
        self.text = text
        locale = entry.locale
        content = entry.content
    }

    /// The text in the development language, which every text has.
    init(development text: ContextText) {
        self.text = text
        locale = text.context.spec.locales.development
        content = text.text.entries.first?.content
    }

    var isDevelopment: Bool { locale == text.context.spec.locales.development }

    /// The forms of a plural, the one for `other` last; `nil` for a text that is the same for every number.
    var plural: ContextPlural? {
        guard case .plural(let parameter, let forms) = content else { return nil }
        return ContextPlural(
            parameter: ContextParameter(parameter, of: text.parameters),
            forms: forms.map { ($0.category.rawValue, ContextPattern($0.pattern, text.parameters)) })
    }

    var pattern: ContextPattern { ContextPattern(content?.mainPattern, text.parameters) }

    /// Whether a number stands in it, in some of its forms.
    var showsNumber: Bool {
        let patterns = plural?.forms.map(\.pattern) ?? [pattern]
        return patterns.contains { $0.segments.contains { $0.parameter?.isInt ?? false } }
    }
}

/// The forms of a text by plural category.
struct ContextPlural: Sendable {
    let parameter: ContextParameter
    let forms: [(category: String, pattern: ContextPattern)]
}

/// A parameter of a banner.
struct ContextParameter: Sendable {
    let parameter: Parameter
    /// Its place among the banner's parameters that texts show, from 1; 0 for an image.
    let position: Int

    /// The parameter at `index` of `parameters`.
    init(_ index: Int, of parameters: [Parameter]) {
        parameter = parameters[index]
        position = parameters.argument(index).map { $0 + 1 } ?? 0
    }

    static func all(_ parameters: [Parameter]) -> [ContextParameter] {
        parameters.indices.map { ContextParameter($0, of: parameters) }
    }

    var isInt: Bool { if case .int = parameter.kind { true } else { false } }

    var type: String { parameter.kind.word }
}

/// A text with holes.
struct ContextPattern: Sendable {
    private let pieces: Pattern.Segments
    /// The text, if it has no parameters.
    let literal: String?
    let parameters: [Parameter]

    init(_ pattern: Pattern?, _ parameters: [Parameter]) {
        pieces = pattern?.segments ?? []
        literal = pattern?.literal
        self.parameters = parameters
    }

    /// A piece of the text: either a literal or a parameter.
    struct Segment: Sendable {
        var literal: String?
        var parameter: ContextParameter?
    }

    var segments: [Segment] {
        pieces.map { segment in
            switch segment {
            case .literal(let literal): Segment(literal: literal)
            case .parameter(let index):
                Segment(parameter: ContextParameter(index, of: parameters))
            }
        }
    }

    /// The text as it is written in a spec, its parameters in braces.
    var written: String {
        pieces.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal):
                // Scalar by scalar: a brace with an accent on it is another character, but opens a placeholder.
                text += Escaping.apply(literal) { scalar, _ in
                    scalar == "{" || scalar == "}" ? "\(scalar)\(scalar)" : nil
                }
            case .parameter(let index): text += "{\(parameters[index].name.value)}"
            }
        }
    }
}

/// A text of the flat list of all texts.
struct ContextNamedText: Sendable {
    let owner: String
    let name: String
    let role: String
    var comment: String?
    let text: ContextText

    /// What it is known by: `banners.offline.text`.
    var key: String { "\(owner).\(name).\(role)" }

    /// Whether it belongs to a level, be it in a theme; other texts of themes are those of banners.
    var isOfLevel: Bool { owner == "levels" || owner.hasPrefix("themes.") && role != "text" }
}

/// A theme, with what it changes.
struct ContextTheme: Sendable {
    let context: ContextSpec
    let theme: Theme
}

/// How a banner with a say of its own looks in a theme.
struct ContextThemedLook: Sendable {
    let theme: String
    let look: ContextLook
}

/// What a banner says in a theme.
struct ContextThemedText: Sendable {
    let theme: String
    let text: ContextText
}

/// How a banner moves, and in what time.
struct ContextMotion: Sendable {
    let motion: BannerMotion
    /// How long the banner takes to come, in milliseconds.
    let present: Double
}

/// The spec without a theme, or in one.
struct ContextDesign: Sendable {
    let context: ContextSpec
    let theme: Theme?

    func definitions<Value>(_ section: KeyPath<Design, [Value]>) -> [ContextDefinition<Value>] {
        ContextDefinition.all(section, of: theme?.design ?? context.spec.design, context, isTheme: theme != nil)
    }

    var ownLooks: [(banner: String, look: ContextLook)] {
        let looks = theme?.looks ?? context.spec.banners.map(\.look)
        return zip(context.spec.banners, looks).filter { $1.isOwn }.map {
            ($0.name.value, ContextLook(context: context, look: $1))
        }
    }
}

/// How a banner looks.
struct ContextLook: Sendable {
    let context: ContextSpec
    let look: Look
}

/// A banner.
struct ContextBanner: Sendable {
    let context: ContextSpec
    let index: Int

    var banner: Banner { context.spec.banners[index] }

    /// One of its texts.
    func text(_ text: LocalizedText) -> ContextText {
        ContextText(context: context, text: text, parameters: banner.parameters)
    }

    var themedTexts: [ContextThemedText] {
        context.spec.themes.compactMap { theme in
            theme.texts[index].map { text in
                ContextThemedText(
                    theme: theme.name.value,
                    text: ContextText(context: context, text: text, parameters: banner.parameters))
            }
        }
    }

    /// How it looks in the themes in which something of that is another.
    var otherLooks: [ContextThemedLook] {
        let usual = ContextValue.record(Shapes.look.record(ContextLook(context: context, look: banner.look)))
        return themedLooks.filter { !ContextValue.record(Shapes.look.record($0.look)).isSame(as: usual) }
    }

    var themedLooks: [ContextThemedLook] {
        guard banner.look.isOwn else { return [] }
        return context.spec.themes.map { theme in
            ContextThemedLook(
                theme: theme.name.value, look: ContextLook(context: context, look: theme.looks[index]))
        }
    }
}

/// A language.
struct ContextLocale: Sendable {
    let tag: String
    let locales: Locales

    var isDevelopment: Bool { tag == locales.development }

    /// The language that serves where a text has none in this one: the nearest by CLDR in the same script, or else the
    /// development language.
    var parent: String? {
        if isDevelopment { return nil }
        if let wider = BannerLocale.wider(of: tag).first(where: locales.supported.contains) { return wider }
        return locales.development
    }

    /// Those up to an extension or what is for private use, which a single character starts.
    private var subtags: ArraySlice<Substring> {
        tag.split(separator: "-").prefix { $0.utf8.count > 1 }
    }

    var language: String { subtags.first.map { $0.lowercased() } ?? tag }

    /// Four letters: ISO 15924.
    var script: String? {
        subtags.dropFirst().first { $0.utf8.count == 4 && $0.first?.isNumber != true }.map(String.init)
    }

    /// Two letters or three digits: ISO 3166-1 or UN M.49.
    var region: String? {
        subtags.dropFirst().first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.first?.isNumber == true) }
            .map { $0.uppercased() }
    }

    /// Five to eight letters and digits, or four that start with a digit.
    private var variant: String? {
        subtags.dropFirst().first { $0.utf8.count > 4 || ($0.utf8.count == 4 && $0.first?.isNumber == true) }
            .map { $0.lowercased() }
    }

    /// The qualifier of Android's resource folders: `pt-rBR`, or `b+zh+Hant` for all that form can't say. Of what is
    /// behind language, script, region and one variant, Android knows nothing.
    var androidQualifier: String {
        let language = TextPath.androidCodes[language] ?? language
        // Two languages have the code of another qualifier.
        if script == nil, variant == nil, !["any", "car"].contains(language) {
            guard let region else { return language }
            if region.utf8.count == 2 { return "\(language)-r\(region)" }
        }
        return "b+" + [language, script?.capitalized, region, variant].compactMap { $0 }.joined(separator: "+")
    }
}

extension String {
    /// The first letter a capital, the others small.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
