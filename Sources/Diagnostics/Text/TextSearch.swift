// SPDX-License-Identifier: Apache-2.0

// Searching by bytes. What Swift has for it belongs to its regular expressions, all of which a program would hold then: scripts/release
// compiles without them.

extension Collection<UInt8> {
    /// Where `part` stands first. By the name `firstRange`, Swift would take its own where it can.
    package func firstOccurrence(of part: some Collection<UInt8>) -> Range<Index>? {
        guard let first = part.first else { return startIndex..<startIndex }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: part) { return start..<index(start, offsetBy: part.count) }
            rest = rest[index(after: start)...]
        }
        return nil
    }

    package func holds(_ part: some Collection<UInt8>) -> Bool { firstOccurrence(of: part) != nil }
}

extension StringProtocol {
    /// Whether the bytes of `part` stand in the text.
    package func holds(_ part: some StringProtocol) -> Bool { utf8.holds(part.utf8) }

    /// What stands between the places of `separator`, which is not empty.
    package func pieces(between separator: some StringProtocol) -> [SubSequence] {
        var parts: [SubSequence] = []
        var rest = self[...]
        while let range = rest.utf8.firstOccurrence(of: separator.utf8) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }

    /// The text with `other` wherever `part`, which is not empty, stands.
    package func replacing(_ part: some StringProtocol, with other: some StringProtocol) -> String {
        pieces(between: part).joined(separator: String(other))
    }
}
