// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension NodeTree {
    /// The bytes of the definition whose key starts at `offset`, from the key to the end of its value; `nil` if no key of a
    /// mapping starts there.
    public func definition(at offset: Int) -> Range<Int>? {
        var (low, high) = (0, records.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(records[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        // A block mapping starts where its first key does, and comes before it.
        while low < records.count, Int(records[low].start) == offset, records[low].isCollection { low += 1 }
        guard low + 1 < records.count, Int(records[low].start) == offset, isKey(records[low]) else { return nil }
        let value = records[low + 1]
        // A collection ends with the last of what it holds, and not where the next token begins.
        let last = value.isCollection ? records[max(value.link - 1, low + 1)] : value
        return offset..<max(Int(records[low].stop), Int(last.stop))
    }

    private func isKey(_ record: Record) -> Bool {
        guard !record.isCollection else { return false }
        let rest = source.bytes[min(Int(record.stop), source.bytes.count)...]
        return rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
    }
}
