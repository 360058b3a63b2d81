// SPDX-License-Identifier: Apache-2.0

package import BannerCore
import BannerSpec
import Diagnostics
import JSONWriting

/// A value with one of the types that the DTCG format has.
enum TokenValue: Equatable {
    case color(TokenColor)
    /// In points, which the format calls px.
    case dimension(Double)
    case duration(Duration)
    case number(Double)
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case fontWeight(BannerFontWeight)
    case fontFamily([String])
    case typography(Typography)
    /// `width` is the path of a token.
    case border(color: TokenColor, width: String)
    case shadow(color: TokenColor, x: Double, y: Double, blur: Double)
    /// That of the token at this path, which has this type.
    case alias(String, type: String)

    /// The members of a composite token for text. The line height is a multiple of the size.
    struct Typography: Equatable {
        var family: [String]
        var size: Double
        var weight: BannerFontWeight
        var lineHeight: Double
    }

    /// The name of its type in the format.
    var type: String {
        switch self {
        case .color: "color"
        case .dimension: "dimension"
        case .duration: "duration"
        case .number: "number"
        case .cubicBezier: "cubicBezier"
        case .fontWeight: "fontWeight"
        case .fontFamily: "fontFamily"
        case .typography: "typography"
        case .border: "border"
        case .shadow: "shadow"
        case .alias(_, let type): type
        }
    }
}

/// A token, or the name of one that is not there.
struct Token {
    var name: String
    var value: TokenValue?
    /// Whether it says nothing that isn't so without it. It is left out then, but for where a theme says it against a value
    /// of the spec without the theme, as nothing takes a token away.
    var isPlain: Bool
    /// Where its value is written in the spec; `nil` for what is built in.
    var places: [Place?]

    init(_ name: String, _ value: TokenValue?, isPlain: Bool = false, at places: Place?...) {
        self.name = name
        self.value = value
        self.isPlain = isPlain
        self.places = places
    }

    /// Whether it has its value from `parent`: the same one, from the same place of the spec.
    func isInherited(from parent: Token) -> Bool {
        value == parent.value && isPlain == parent.isPlain && places == parent.places
    }

    /// The value that is written over `base`, the same token without a theme.
    func value(over base: Token?) -> TokenValue? {
        guard let base else { return isPlain ? nil : value }
        return isPlain && base.isPlain || !base.isPlain && value == base.value ? nil : value
    }
}

extension JSONWriter {
    /// A token on one line, or on several with a description.
    mutating func token(_ name: String, _ value: TokenValue, description: String? = nil) {
        object(name, description == nil ? .inline : .block) { json in
            json.member("$type", value.type)
            json.value("$value", value)
            if let description { json.member("$description", description) }
        }
    }

    private mutating func value(_ key: String, _ value: TokenValue) {
        switch value {
        case .color(let color): self.color(key, color)
        case .dimension(let points): dimension(key, points)
        case .fontFamily(let names): list(key, names)
        case .typography(let typography):
            object(key, .inline) { json in
                json.list("fontFamily", typography.family)
                json.dimension("fontSize", typography.size)
                json.member("fontWeight", typography.weight.openType)
                json.dimension("letterSpacing", 0)
                json.member("lineHeight", typography.lineHeight)
            }
        case .border(let color, let width):
            object(key, .inline) { json in
                json.color("color", color)
                json.member("width", "{\(width)}")
                json.member("style", "solid")
            }
        case .shadow(let color, let x, let y, let blur):
            object(key, .inline) { json in
                json.color("color", color)
                json.dimension("offsetX", x)
                json.dimension("offsetY", y)
                json.dimension("blur", blur)
                json.dimension("spread", 0)
            }
        case .alias(let path, _): member(key, "{\(path)}")
        case .duration(let duration): self.duration(key, duration)
        case .number(let number): member(key, number)
        case .cubicBezier(let x1, let y1, let x2, let y2): list(key, [x1, y1, x2, y2])
        case .fontWeight(let weight): member(key, weight.openType)
        }
    }

    /// A length in the form of the format.
    private mutating func dimension(_ key: String, _ points: Double) {
        object(key, .inline) { json in
            json.member("value", points)
            json.member("unit", "px")
        }
    }

    /// A duration in milliseconds, in the form of the format.
    mutating func duration(_ key: String, _ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        object(key, .inline) { json in
            json.member("value", Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
            json.member("unit", "ms")
        }
    }
}

extension BannerFontWeight {
    /// The weight on the OpenType scale `wght`, 100 to 900.
    package var openType: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
