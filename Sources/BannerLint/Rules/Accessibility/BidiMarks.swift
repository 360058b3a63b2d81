// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The characters that change the direction of text (UAX #9, 2.1 to 2.5), in a pattern.
struct BidiMarks {
    /// A parameter in a pattern.
    struct Hole: Hashable {
        /// How many parameters stand before it.
        let ordinal: Int
        /// Its index among those of the banner.
        let parameter: Int
    }

    /// The parameters that are not isolated from the text around them, in order.
    private(set) var bareHoles: [Hole] = []
    /// Whether an isolate, embedding or override is opened and not closed, or closed and not opened.
    private(set) var isUnpaired = false
    /// Whether letters are forced into a direction that is not theirs.
    private(set) var hasOverride = false

    private enum Opener {
        case isolate
        case embedding
    }

    init(_ pattern: Pattern) {
        let mayHoldMarks = pattern.segments.contains(where: Self.mayHoldMarks)
        if mayHoldMarks { readMarks(of: pattern) }
        var ordinal = 0
        for (position, segment) in pattern.segments.enumerated() {
            guard case .parameter(let index) = segment else { continue }
            if !mayHoldMarks || !Self.isIsolated(position, in: pattern.segments) {
                bareHoles.append(Hole(ordinal: ordinal, parameter: index))
            }
            ordinal += 1
        }
    }

    /// Most texts have none of these marks, all of which start with the same byte in UTF-8.
    private static func mayHoldMarks(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        return text.utf8.contains(0xE2)
    }

    private mutating func readMarks(of pattern: Pattern) {
        var open: [Opener] = []
        for case .literal(let text) in pattern.segments {
            for scalar in text.unicodeScalars { read(scalar, &open) }
        }
        if !open.isEmpty { isUnpaired = true }
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ open: inout [Opener]) {
        if scalar.endsParagraph {
            if !open.isEmpty { isUnpaired = true }
            open.removeAll()
        }
        switch scalar.value {
        case _ where scalar.opensIsolate: open.append(.isolate)
        case 0x202A, 0x202B: open.append(.embedding)
        case 0x202D, 0x202E:
            open.append(.embedding)
            hasOverride = true
        case 0x2069: if open.popLast() != .isolate { isUnpaired = true }
        case 0x202C: if open.popLast() != .embedding { isUnpaired = true }
        default: break
        }
    }

    private static func isIsolated(_ position: Int, in segments: Pattern.Segments) -> Bool {
        position > 0 && opensIsolate(segments[position - 1])
            && position + 1 < segments.count && closesIsolate(segments[position + 1])
    }

    /// Whether an isolate is open at the end of `segment`, with no letter or digit in it yet: quotation marks may be.
    private static func opensIsolate(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        for scalar in text.unicodeScalars.reversed() {
            if scalar.opensIsolate { return true }
            if scalar.value == 0x2069 || isStrong(scalar) || scalar.endsParagraph { return false }
        }
        return false
    }

    private static func closesIsolate(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        for scalar in text.unicodeScalars {
            if scalar.value == 0x2069 { return true }
            if scalar.opensIsolate || isStrong(scalar) || scalar.endsParagraph { return false }
        }
        return false
    }

    private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
