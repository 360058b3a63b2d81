// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension NodeTree {
    /// The bytes of the definition whose key starts at `offset`, from the key to the end of its value; `nil` if no key of a
    /// mapping starts there.
    public func definition(at offset: Int) -> Range<Int>? {
        var key = records.partitioningIndex { Int($0.start) >= offset }
        // A block mapping starts where its first key does, and comes before it.
        while key < records.count, Int(records[key].start) == offset, records[key].isCollection { key += 1 }
        guard key + 1 < records.count, Int(records[key].start) == offset, isKey(records[key]) else { return nil }
        let value = records[key + 1]
        // A collection ends with the last of what it holds, and not where the next token begins.
        let last = value.isCollection ? records[max(value.link - 1, key + 1)] : value
        return offset..<max(Int(records[key].stop), Int(last.stop))
    }

    private func isKey(_ record: Record) -> Bool {
        guard !record.isCollection else { return false }
        let rest = source.bytes[min(Int(record.stop), source.bytes.count)...]
        return rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
    }
}
