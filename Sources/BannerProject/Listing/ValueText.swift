// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

/// Values as a spec would write them, or nearly so.
enum ValueText {
    /// `250ms`, `4s`.
    static func duration(_ duration: Duration) -> String { duration.plain }

    /// `4s` or `never`.
    static func optionalDuration(_ duration: Duration?) -> String { duration.map(Self.duration) ?? "never" }

    /// `16`, `0.5`.
    static func number(_ number: Double) -> String { number.plain }

    /// `44` or `none`.
    static func optionalNumber(_ number: Double?) -> String { number.map(Self.number) ?? "none" }

    /// `spring(damping: 0.7, velocity: 0)`.
    static func motion(_ motion: BannerMotion) -> String {
        switch motion {
        case .spring(let damping, let velocity):
            "spring(damping: \(number(damping)), velocity: \(number(velocity)))"
        case .curve(let x1, let y1, let x2, let y2):
            "easing(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
        }
    }

    /// `xSmall to xxxLarge`.
    static func range(_ sizes: ClosedRange<BannerDynamicTypeSize>) -> String {
        "\(sizes.lowerBound.rawValue) to \(sizes.upperBound.rawValue)"
    }

    /// `button, swipe` or `none`.
    static func dismissal(_ dismissal: BannerDismissal) -> String {
        let words = dismissal.words
        return words.isEmpty ? "none" : words.joined(separator: ", ")
    }

    /// `symbol xmark`.
    static func source(of image: Image, _ names: [String] = []) -> String {
        switch image.source {
        case .symbol(let name): "symbol \(name)"
        case .asset(let name): "asset \(name)"
        case .url(let url, _, _): "url \(url)"
        case .parameter(let index, _): "parameter \(names.indices.contains(index) ? names[index] : "\(index)")"
        }
    }

    /// `symbol xmark` or `none`.
    static func placeholder(_ placeholder: Image.Placeholder?) -> String {
        switch placeholder {
        case .symbol(let name)?: "symbol \(name)"
        case .asset(let name)?: "asset \(name)"
        case nil: "none"
        }
    }

    /// The text in quotes, with its placeholders as a spec writes them.
    static func pattern(_ pattern: Pattern, _ names: [String]) -> String {
        quoted(pattern.written(names))
    }

    /// The text in quotes.
    static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
