// SPDX-License-Identifier: Apache-2.0

/// How fast people read.
public struct ReadingRates: Sendable {
    /// The time to notice the banner, in seconds.
    public var notice: Double
    /// The time that any banner takes at the least, in seconds.
    public var minimum: Double
    /// Graphemes a second, by the order of ``ReadingScript``.
    public var rates: [Double]

    /// People who read slowly: the pace of reading aloud, two standard deviations below the mean of IReST (Trauzettel-Klosinski
    /// and Dietz, 2012). Hangul was not measured.
    public static let slow = ReadingRates(notice: 1, minimum: 4, rates: ReadingScript.allCases.map(\.slowRate))

    /// People who notice a banner within `notice` and look at any for `minimum` at the least, both in seconds, and read `rates`
    /// graphemes a second, by the order of ``ReadingScript``.
    public init(notice: Double, minimum: Double, rates: [Double]) {
        self.notice = notice
        self.minimum = minimum
        self.rates = rates
    }

    /// The time to read `counts` graphemes, by the order of ``ReadingScript``, in seconds.
    func seconds(_ counts: SIMD8<Double>) -> Double {
        max(minimum, notice + rates.indices.prefix(counts.scalarCount).reduce(0) { $0 + counts[$1] / rates[$1] })
    }
}

/// How long it takes to notice a banner and to read it, in the language in which that takes longest.
public struct ReadingTime: Sendable {
    /// The longest time for which a banner that leaves by itself should show, in seconds: what takes longer to read should be
    /// shorter, or stay.
    public static let longestTimer = 10.0

    /// In seconds.
    public var seconds: Double
    /// The graphemes that are read.
    public var graphemes: Double
    /// The language.
    public var locale: LocalizedText.Entry
    /// A parameter without a bound, by its index: the time is one at the least.
    public var unbounded: Int?

    /// The next half second up, in seconds: nobody sets a timer to the hundredth.
    public var rounded: Double { (seconds * 2).rounded(.up) / 2 }

    /// The time for `text` and for `others` that are read with it, such as the title, whose parameters take their longest
    /// values; `nil` for a text without an entry. `patterns` hands over those of an entry that can come.
    public init?(
        _ text: LocalizedText, with others: [LocalizedText] = [], _ parameters: [Parameter], _ rates: ReadingRates,
        patterns: (LocalizedText.Entry, (Pattern) -> Void) -> Void = { $0.content.forEachPattern($1) }
    ) {
        var slowest: (seconds: Double, graphemes: Double, entry: Int)?
        var unbounded: Int?
        for (index, entry) in text.entries.enumerated() {
            let language = ReadingScript(language: entry.locale)
            /// The longest of what can come of an entry, beside `before`.
            func longest(_ entry: LocalizedText.Entry, beside before: GraphemeCount) -> GraphemeCount? {
                var longest: GraphemeCount?
                patterns(entry) { pattern in
                    var count = before
                    count.add(pattern, parameters, language)
                    unbounded = unbounded ?? count.unbounded
                    if longest.map({ rates.seconds($0.counts) < rates.seconds(count.counts) }) ?? true {
                        longest = count
                    }
                }
                return longest
            }
            let beside = others.compactMap { $0.entry(for: entry.locale) }.reduce(GraphemeCount()) {
                longest($1, beside: $0) ?? $0
            }
            guard let count = longest(entry, beside: beside) else { continue }
            let seconds = rates.seconds(count.counts)
            guard slowest.map({ seconds > $0.seconds }) ?? true else { continue }
            slowest = (seconds, count.counts.sum(), index)
        }
        guard let slowest else { return nil }
        seconds = slowest.seconds
        graphemes = slowest.graphemes
        locale = text.entries[slowest.entry]
        self.unbounded = unbounded
    }
}

/// The graphemes of a text by the script they are read in.
private struct GraphemeCount {
    /// By the order of ``ReadingScript``, which has six cases; no memory has to be asked for.
    private(set) var counts = SIMD8<Double>(repeating: 0)
    /// The first parameter without a bound.
    private(set) var unbounded: Int?

    mutating func add(_ pattern: Pattern, _ parameters: [Parameter], _ language: ReadingScript) {
        pattern.forEachPiece { text in
            if addPlain(text, language) { return }
            for character in text {
                if let script = ReadingScript(character, language: language) { counts[script.rawValue] += 1 }
            }
        } parameter: { index in
            guard parameters.indices.contains(index) else { return }
            if let length = parameters[index].kind.graphemes {
                counts[language.rawValue] += Double(length)
            } else {
                unbounded = unbounded ?? index
            }
        }
    }
}

extension GraphemeCount {
    /// Adds a text in which each scalar is a character, as in most: of ASCII, of the letters from `À` to `ſ`, and of dashes and quotation
    /// marks. `false` for another.
    fileprivate mutating func addPlain(_ text: String, _ language: ReadingScript) -> Bool {
        var text = text
        let counted: (letters: Int, others: Int)? = text.withUTF8 { bytes in
            var (letters, others, index) = (0, 0, 0)
            while index < bytes.count {
                // A Swift string is well-formed UTF-8: behind a first byte there are as many as it says.
                switch bytes[index] {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    letters += 1
                    index += 1
                // A carriage return and the line feed after it are one character.
                case 0x00..<0x80 where bytes[index] != UInt8(ascii: "\r"):
                    others += 1
                    index += 1
                // U+00C0 to U+017F, of which × and ÷ are no letters.
                case 0xC3...0xC5:
                    let isSign = bytes[index] == 0xC3 && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7)
                    (letters, others) = isSign ? (letters, others + 1) : (letters + 1, others)
                    index += 2
                // U+2010 to U+2026.
                case 0xE2 where bytes[index + 1] == 0x80 && (0x90...0xA6).contains(bytes[index + 2]):
                    others += 1
                    index += 3
                default: return nil
                }
            }
            return (letters, others)
        }
        guard let counted else { return false }
        counts[ReadingScript.latin.rawValue] += Double(counted.letters)
        counts[language.rawValue] += Double(counted.others)
        return true
    }
}

extension Parameter.Kind {
    /// The graphemes of the longest value; `nil` if there is no bound. A number without bounds is still one of 64 bits.
    fileprivate var graphemes: Int? {
        switch self {
        case .int(let min, let max): Swift.max(Self.digits(max ?? .max), min.map(Self.digits) ?? 0)
        case .string(let maxLength): maxLength
        case .image: 0
        }
    }

    /// How many digits a number has, and its sign.
    private static func digits(_ number: Int) -> Int {
        var (rest, count) = (number.magnitude / 10, number < 0 ? 2 : 1)
        while rest > 0 { (rest, count) = (rest / 10, count + 1) }
        return count
    }
}
