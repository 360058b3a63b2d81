// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The characters that change the direction of text (UAX #9, 2.1 to 2.5), in a pattern.
struct BidiMarks {
    /// The parameters that are not isolated from the text around them.
    private(set) var bareParameters: Set<Int> = []
    /// Whether an isolate, embedding or override is opened and not closed, or closed and not opened.
    private(set) var isUnpaired = false
    /// Whether letters are forced into a direction that is not theirs.
    private(set) var hasOverride = false

    private enum Opener {
        case isolate
        case embedding
    }

    init(_ pattern: Pattern) {
        guard pattern.segments.contains(where: Self.mayHoldMarks) else {
            for case .parameter(let index) in pattern.segments { bareParameters.insert(index) }
            return
        }
        var open: [Opener] = []
        for case .literal(let text) in pattern.segments {
            for scalar in text.unicodeScalars { read(scalar, &open) }
        }
        if !open.isEmpty { isUnpaired = true }
        for (position, segment) in pattern.segments.enumerated() {
            guard case .parameter(let index) = segment else { continue }
            let isOpened = position > 0 && Self.opensIsolate(pattern.segments[position - 1])
            let isClosed = position + 1 < pattern.segments.count && Self.closesIsolate(pattern.segments[position + 1])
            if !isOpened || !isClosed { bareParameters.insert(index) }
        }
    }

    /// Most texts have none of these marks, all of which start with the same byte in UTF-8.
    private static func mayHoldMarks(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        return text.utf8.contains(0xE2)
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ open: inout [Opener]) {
        switch scalar.value {
        case 0x2066...0x2068: open.append(.isolate)
        case 0x202A, 0x202B: open.append(.embedding)
        case 0x202D, 0x202E:
            open.append(.embedding)
            hasOverride = true
        case 0x2069: if open.popLast() != .isolate { isUnpaired = true }
        case 0x202C: if open.popLast() != .embedding { isUnpaired = true }
        default: break
        }
    }

    /// Whether an isolate is open at the end of `segment`, with no letter or digit in it yet: quotation marks may be.
    private static func opensIsolate(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        for scalar in text.unicodeScalars.reversed() {
            if (0x2066...0x2068).contains(scalar.value) { return true }
            if scalar.value == 0x2069 || isStrong(scalar) { return false }
        }
        return false
    }

    private static func closesIsolate(_ segment: Pattern.Segment) -> Bool {
        guard case .literal(let text) = segment else { return false }
        for scalar in text.unicodeScalars {
            if scalar.value == 0x2069 { return true }
            if (0x2066...0x2068).contains(scalar.value) || isStrong(scalar) { return false }
        }
        return false
    }

    private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
