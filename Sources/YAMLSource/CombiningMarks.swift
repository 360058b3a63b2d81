// SPDX-License-Identifier: Apache-2.0

/// Marks that stand above and below the letter before them. To compare texts, all that belong to one letter are put in order.
enum CombiningMarks {
    /// The most that a letter may have: no writing system needs as many (UAX #15, 13, Stream-Safe Text Format).
    static let most = 30

    /// Whether more of them than ``most`` stand in a row in `text`, which is UTF-8.
    static func areTooMany(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Each takes two bytes at least, so a row that is too long has one at one of these places.
        var place = most
        while place < text.count {
            if text[place] >= 0x80, let end = end(ofRowAt: place, in: text) {
                guard end > 0 else { return true }
                place = max(end, place)
            }
            place += most
        }
        return false
    }

    /// The end of the row around `place`; 0 for one that is too long, and `nil` where there is none.
    private static func end(ofRowAt place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = place
        while start > 0, isContinuation(text[start]) { start -= 1 }
        guard isMark(at: start, in: text) else { return nil }
        var (count, end) = (0, start)
        while end < text.count, isMark(at: end, in: text) {
            count += 1
            end = next(after: end, in: text)
            if count > most { return 0 }
        }
        while start > 0 {
            start -= 1
            while start > 0, isContinuation(text[start]) { start -= 1 }
            guard isMark(at: start, in: text) else { break }
            count += 1
            if count > most { return 0 }
        }
        return end
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private static func next(after place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var next = place + 1
        while next < text.count, isContinuation(text[next]) { next += 1 }
        return next
    }

    private static func isMark(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text[place] >= 0xCC else { return false }
        let bytes = text[place..<next(after: place, in: text)]
        let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        return scalar.map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
    }
}
