// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension TreeBuilder {
    /// Mappings with more keys are checked with a hash table.
    private static let fewKeys = 16

    /// Reports each key of the mapping at `index` that an earlier one equals, and marks it as reported.
    mutating func reportDuplicateKeys(of index: Int, count: Int) {
        if count <= Self.fewKeys {
            reportAmongFewKeys(of: index)
        } else {
            reportAmongManyKeys(of: index, count: count)
        }
    }

    /// Compares a key with the earlier ones only if one of them has the same length and ends, by a set of 64 bits.
    private mutating func reportAmongFewKeys(of mapping: Int) {
        var seen: UInt64 = 0
        var key = mapping + 1
        let end = records[mapping].link
        while key < end {
            if let text = keyText(at: key) {
                let bit: UInt64 = 1 << (withBytes(of: text) { Self.sketch($0) } & 63)
                if seen & bit != 0, let first = earlierKey(than: key, in: mapping, equalTo: text) {
                    reportDuplicate(key, first: first)
                }
                seen |= bit
            }
            key = keyAfter(key)
        }
    }

    private static func sketch(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let first = text.first, let last = text.last else { return 0 }
        let ends: UInt64 = UInt64(first) &* 7 &+ UInt64(last) &* 3
        return UInt64(text.count) &* 31 &+ ends
    }

    private func earlierKey(than end: Int, in mapping: Int, equalTo text: KeyText) -> Int? {
        var key = mapping + 1
        while key < end {
            if let other = keyText(at: key), isSame(text, other) { return key }
            key = keyAfter(key)
        }
        return nil
    }

    /// An open-addressed table of keys. The standard library's hasher is seeded, so no file can aim at collisions.
    private mutating func reportAmongManyKeys(of mapping: Int, count: Int) {
        var capacity = 64
        while capacity < count * 2 { capacity *= 2 }
        var table = [Int32](repeating: 0, count: capacity)
        var key = mapping + 1
        let end = records[mapping].link
        while key < end {
            if let text = keyText(at: key) {
                var hasher = Hasher()
                withBytes(of: text) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
                var slot = hasher.finalize() & (capacity - 1)
                // At most half of the slots are taken, so the search ends. No key has index 0.
                while table[slot] != 0, !isKey(Int(table[slot]), text) { slot = (slot + 1) & (capacity - 1) }
                if table[slot] == 0 {
                    table[slot] = Int32(truncatingIfNeeded: key)
                } else {
                    reportDuplicate(key, first: Int(table[slot]))
                }
            }
            key = keyAfter(key)
        }
    }

    private func isKey(_ key: Int, _ text: KeyText) -> Bool {
        keyText(at: key).map { isSame($0, text) } ?? false
    }

    private mutating func reportDuplicate(_ key: Int, first: Int) {
        guard !isCutOff(key) else { return }
        let range = Int(records[key].start)..<Int(records[key].stop)
        let firstPlace = log.place(Int(records[first].start)..<Int(records[first].stop))
        let name = keyText(at: key).map { withBytes(of: $0) { String(decoding: $0.prefix(80), as: UTF8.self) } } ?? ""
        log.report(.duplicateKey, at: range, "key `\(name)` is written twice in one mapping") {
            $0.labels = [Label("first written here", at: firstPlace)]
            $0.help = ["remove or rename one of the two"]
        }
        records[key].kind = .invalid
        records[key].isAlias = false
    }

    /// Whether the key at `index` stands between braces without a value: `0` in `{ light: rgb(255, 0, 0) }`, where a comma ends the text.
    /// Readers tell of it with the text, of which it is a part.
    private func isCutOff(_ index: Int) -> Bool {
        let key = records[index]
        let next = key.next(after: index)
        guard next < records.count, case let value = records[next], value.kind == .scalar, value.start == value.stop,
            !key.isAlias
        else { return false }
        let end = bytes[Int(key.stop)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return end == UInt8(ascii: ",") || end == UInt8(ascii: "}")
    }

    /// The index after the value of the key at `key`.
    func keyAfter(_ key: Int) -> Int {
        let value = records[key].next(after: key)
        return value < records.count ? records[value].next(after: value) : value
    }

    // MARK: - Texts

    /// Where a key's text lies.
    private enum KeyText {
        case written(Range<Int>)
        case decoded(Range<Int>)
    }

    /// The text of a key or of the scalar that it names, or nil where there is none to compare.
    private func keyText(at index: Int) -> KeyText? {
        let record = records[index].isAlias ? records[records[index].link] : records[index]
        guard record.kind == .scalar else { return nil }
        if record.isVerbatim { return .written(record.verbatimRange) }
        return .decoded(NodeTree.decodedRange(record.link, starts: decodedStarts, count: decoded.count))
    }

    @inline(__always)
    private func withBytes<Result>(of text: KeyText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch text {
        case .written(let range): body(UnsafeBufferPointer(rebasing: bytes[range]))
        case .decoded(let range): decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
        }
    }

    private func isSame(_ left: KeyText, _ right: KeyText) -> Bool {
        withBytes(of: left) { left in withBytes(of: right) { left.hasSameBytes(as: $0) } }
    }
}
