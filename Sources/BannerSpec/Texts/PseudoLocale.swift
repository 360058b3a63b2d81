// SPDX-License-Identifier: Apache-2.0

/// A language that nobody speaks, which shows what a translation will do before there is one. The tags are those of CLDR.
public enum PseudoLocale: String, CaseIterable, Sendable {
    /// Letters get accents and texts are 40 % longer, between brackets, so that what is cut or not translated stands out.
    case accented = "en-XA"
    /// All stands the other way round, as for people who read from right to left.
    case mirrored = "ar-XB"

    /// The BCP 47 tag.
    public var tag: String { rawValue }

    /// `text` in this language.
    public func text(_ text: String) -> String { look.text(text) }

    /// What a text says in this language that says `content` in the development language, whose plural forms it has.
    public func content(_ content: LocalizedText.Content) -> LocalizedText.Content {
        switch content {
        case .pattern(let pattern): .pattern(self.pattern(pattern))
        case .plural(let parameter, let forms):
            .plural(
                parameter: parameter,
                forms: forms.map { PluralForm(category: $0.category, pattern: pattern($0.pattern), place: $0.place) })
        }
    }

    private func pattern(_ pattern: Pattern) -> Pattern {
        var literals = [""]
        var parameters: [Int] = []
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): literals[literals.count - 1] += text  // There is always one.
            case .parameter(let index):
                parameters.append(index)
                literals.append("")
            }
        }
        var segments = Pattern.Segments()
        for (index, literal) in look.literals(literals).enumerated() {
            if !literal.isEmpty { segments.append(.literal(literal)) }
            // A parameter stands behind each literal but the last.
            if index < parameters.count { segments.append(.parameter(parameters[index])) }
        }
        return Pattern(segments: segments)
    }

    /// What BannerKit shows in debug builds, and is compiled into this module too.
    private var look: BannerPseudoLocale {
        switch self {
        case .accented: .accented
        case .mirrored: .mirrored
        }
    }
}
