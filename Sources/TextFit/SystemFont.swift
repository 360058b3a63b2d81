// SPDX-License-Identifier: Apache-2.0

/// The widths of San Francisco, the system font of Apple's platforms, in one weight at one size.
///
/// It mixes its letters from four drawn weights, for text and for display, by weight and size, and adds tracking. The drawn
/// ones and how they are mixed are in the table; ASCII is exact to a thousandth of an em by that. Pair kerning comes on top,
/// and is not foreseen: it makes running text up to 0.6 % narrower.
struct SystemFont: Sendable {
    /// The advances of ASCII in em, by code point; 0 for control characters.
    private let ascii: [Double]
    /// What Inter's widths are multiplied with where only those are known.
    private let lowercase, uppercase, dash, point, other: Double

    /// - Parameter points: the size; beyond 8 to 40 pt the font is taken to stay as it is there.
    init(_ weight: FontWeight, points: Double) {
        let (first, second, share) = weight.systemMix
        let way = Self.value(at: points, in: AdvanceNumbers.systemOpticalSize.map { ($0.points, $0.share) })
        let tracking = Self.value(at: points, in: AdvanceNumbers.systemTracking.map { ($0.points, $0.units) })
        let rows = Self.drawn
        var ascii = Array(repeating: 0.0, count: 0x20)
        for letter in rows[first].indices {
            func mix(_ first: [Double], _ second: [Double]) -> Double {
                first[letter] + (second[letter] - first[letter]) * share
            }
            let text = mix(rows[first], rows[second])
            let display = mix(rows[first + 4], rows[second + 4])
            ascii.append((text + (display - text) * way + tracking) / 2_048)
        }
        self.ascii = ascii
        func ratio(_ letters: String) -> Double {
            let own = letters.utf8.reduce(0) { $0 + ascii[Int($1)] }
            let inter = letters.unicodeScalars.reduce(0) { $0 + Double(AdvanceTable.embedded[$1] ?? 0) / 1_000 }
            return inter > 0 ? own / inter : 1
        }
        lowercase = ratio("abcdefghijklmnopqrstuvwxyz")
        uppercase = ratio("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        dash = ratio("-")
        point = ratio(".,")
        other = ratio("0123456789$%+=")
    }

    /// The advance of a printable ASCII character in em; `nil` for all others.
    subscript(code: UInt32) -> Double? {
        code >= 0x20 && code < UInt32(ascii.count) ? ascii[Int(code)] : nil
    }

    /// How many times as wide as in Inter a character is likely to be that is not built on an ASCII letter.
    func ratio(of scalar: Unicode.Scalar) -> Double {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .otherLetter, .modifierLetter: lowercase
        case .uppercaseLetter, .titlecaseLetter: uppercase
        case .dashPunctuation: dash
        case .otherPunctuation, .initialPunctuation, .finalPunctuation: point
        default: other
        }
    }

    /// The drawn weights, in 1/2048 em from the space on: four for text, four for display. The table has
    /// these eight rows of 95 letters, as SystemFontTests finds by each letter's width.
    private static let drawn: [[Double]] = {
        var rows = Array(repeating: [Double](), count: 8)
        EmbeddedLines.forEachRun(in: EmbeddedAdvances.systemFont) { row, run in
            for _ in 0..<run.count { rows[Int(row)].append(Double(run.number)) }
        }
        return rows
    }()

    /// The value at a size, between the two nearest ones; not beyond the first and the last.
    private static func value(at points: Double, in known: [(points: Double, value: Double)]) -> Double {
        guard var low = known.first else { return 0 }
        for high in known {
            if points < high.points {
                guard points > low.points else { return low.value }
                return low.value + (high.value - low.value) * (points - low.points) / (high.points - low.points)
            }
            low = high
        }
        return low.value
    }
}
