// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// What a template can make of a value. It keeps to the kind of value that it is for; of any other comes nothing.
enum TemplateTransform: Sendable {
    case text(TextTransform)
    case number(NumberTransform)
    case list(ListTransform)

    /// The transform called `name` of a value of `kind`.
    init?(_ name: String, on kind: ContextKind) {
        switch kind {
        case .text, .code:
            guard let transform = TextTransform.named(name) else { return nil }
            self = .text(transform)
        case .number:
            guard let transform = NumberTransform(rawValue: name) else { return nil }
            self = .number(transform)
        case .list, .texts:
            guard let transform = ListTransform(rawValue: name) else { return nil }
            self = .list(transform)
        case .flag, .record: return nil
        }
    }

    /// What the result is.
    var kind: ContextKind {
        switch self {
        case .text(let transform): transform.kind
        case .number(let transform): transform.kind
        case .list(let transform): transform.kind
        }
    }

    func apply(_ value: ContextValue) -> ContextValue {
        switch (self, value) {
        case (.text(let transform), .text(let text)): transform.apply(text)
        case (.text(let transform), .code(let code)): transform.apply(String(decoding: code, as: UTF8.self))
        case (.number(let transform), .number(let number)): transform.apply(number)
        case (.list(let transform), .list(let values)): transform.apply(values)
        default: .none
        }
    }

    /// The names of all transforms.
    static let names =
        TextTransform.all.map(\.name) + NumberTransform.allCases.map(\.rawValue)
        + ListTransform.allCases.map(\.rawValue)
}

/// What a template can make of a text: `{{snake_case(id)}}`, `{{{kotlinLiteral(text)}}}`. They nest.
struct TextTransform: Sendable {
    /// What comes of a transform.
    enum Result: Sendable {
        /// A text, which `{{…}}` escapes.
        case text(@Sendable (String) -> String)
        /// Code of a language, which has to stand in `{{{…}}}` so that it isn't escaped a second time.
        case code(@Sendable (String) -> String)
        /// A yes or no, for sections.
        case flag(@Sendable (String) -> Bool)
    }

    /// The name.
    let name: String
    /// What it makes of a text, in one sentence.
    let summary: String
    /// How it does that, and what that is.
    let result: Result

    /// The text, code or flag made of `text`.
    func apply(_ text: String) -> ContextValue {
        switch result {
        case .text(let change), .code(let change): .text(change(text))
        case .flag(let test): .flag(test(text))
        }
    }

    /// What the result is.
    var kind: ContextKind {
        switch result {
        case .text: .text
        case .code: .code
        case .flag: .flag
        }
    }

    /// The transform called `name`.
    static func named(_ name: String) -> TextTransform? { table[name] }

    private static let table = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// All of them: letter case, then what is common to languages, then each language's.
    static let all: [TextTransform] = LetterCase.transforms + general + TargetLanguage.allCases.flatMap(\.transforms)

    private static let general: [TextTransform] = [
        TextTransform(name: "lowercased", summary: "All letters small.", result: .text { $0.lowercased() }),
        TextTransform(name: "uppercased", summary: "All letters capital.", result: .text { $0.uppercased() }),
        TextTransform(name: "isEmpty", summary: "Whether the text has no character.", result: .flag { $0.isEmpty }),
        TextTransform(
            name: "formatText",
            summary: "For the text around placeholders in format strings: a `%` is doubled.",
            result: .text(FormatText.escape)),
        TextTransform(
            name: "commentText",
            summary: "For comments of any kind, `//`, `/* */` and `<!-- -->`: one line that can't end the comment.",
            result: .code(CommentText.escape)),
    ]
}

/// What a template can make of a number: `{{seconds(display)}}`.
enum NumberTransform: String, CaseIterable, Sendable {
    case seconds
    case time
    case percent
    case decimal
    case rem
    case isWhole
    case isZero
    case microseconds
    case nanoseconds

    /// What it makes of a number, in one sentence.
    var summary: String {
        switch self {
        case .seconds: "Milliseconds as seconds."
        case .time:
            "Milliseconds in the greatest unit of which they are a whole number: `10 min`, `1 d`, or else `1.5 s`."
        case .percent: "The number a hundred times."
        case .decimal: "With a point and a digit behind it, as languages write what is not whole: `16.0`."
        case .rem: "A length in points as `rem` of CSS, which is 16 points."
        case .isWhole: "Whether it is a whole number."
        case .isZero: "Whether it is 0."
        case .microseconds: "Milliseconds as whole microseconds."
        case .nanoseconds: "Milliseconds as whole nanoseconds."
        }
    }

    private static func seconds(_ milliseconds: Double) -> Double { (milliseconds * 1e9).rounded() / 1e12 }

    func apply(_ number: Double) -> ContextValue {
        switch self {
        // A quotient or a product of its own would show what a decimal number loses in binary: 28.000000000000004.
        case .seconds: return .number(Self.seconds(number))
        case .time:
            let units = [("d", 86_400_000.0), ("h", 3_600_000.0), ("min", 60_000.0)]
            guard let unit = units.first(where: { number >= $1 && number.truncatingRemainder(dividingBy: $1) == 0 })
            else {
                return .text("\(Self.seconds(number).jsonNumber) s")
            }
            return .text("\((number / unit.1).jsonNumber) \(unit.0)")
        case .percent: return .number((number * 1e10).rounded() / 1e8)
        case .rem: return .number(number / 16)
        case .decimal:
            let text = number.jsonNumber
            return .text(text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0")
        case .isWhole: return .flag(number == number.rounded())
        case .isZero: return .flag(number == 0)
        case .microseconds: return .number((number * 1000).rounded())
        case .nanoseconds: return .number((number * 1_000_000).rounded())
        }
    }

    /// What the result is.
    var kind: ContextKind {
        switch self {
        case .seconds, .percent, .rem, .microseconds, .nanoseconds: .number
        case .time, .decimal: .text
        case .isWhole, .isZero: .flag
        }
    }
}

/// What a template can make of a list: `{{count(banners)}}`.
enum ListTransform: String, CaseIterable, Sendable {
    case count
    case isEmpty

    /// What it makes of a list, in one sentence.
    var summary: String {
        switch self {
        case .count: "How many elements there are."
        case .isEmpty: "Whether there is no element."
        }
    }

    func apply(_ values: [ContextValue]) -> ContextValue {
        switch self {
        case .count: .number(Double(values.count))
        case .isEmpty: .flag(values.isEmpty)
        }
    }

    /// What the result is.
    var kind: ContextKind { self == .count ? .number : .flag }
}

/// What a template can ask of the element of a list that it is at: `{{#last()}}…{{/last()}}`.
enum PlaceInList: String, CaseIterable, Sendable {
    case first
    case last
    case index
    case even
    case odd

    /// What it tells, in one sentence.
    var summary: String {
        switch self {
        case .first: "Whether the element is the first one."
        case .last: "Whether the element is the last one."
        case .index: "The place of the element, from 0."
        case .even: "Whether that place is 0, 2, 4…"
        case .odd: "Whether that place is 1, 3, 5…"
        }
    }

    /// What that is.
    var kind: ContextKind { self == .index ? .number : .flag }
}
