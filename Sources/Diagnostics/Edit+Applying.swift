// SPDX-License-Identifier: Apache-2.0

extension Sequence<Edit> {
    /// `bytes`, which the edits speak of, with the edits made. They do not overlap; those at one place are made in their order.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        var position = 0
        let order = Array(self).enumerated().sorted { first, second in
            let (left, right) = (first.element.place.bytes.lowerBound, second.element.place.bytes.lowerBound)
            return left != right ? left < right : first.offset < second.offset
        }
        for (_, edit) in order {
            // The edits come from what was found in these bytes; a place outside counts as the nearest inside.
            let start = Swift.min(Swift.max(edit.place.bytes.lowerBound, position), bytes.count)
            let end = Swift.min(Swift.max(edit.place.bytes.upperBound, start), bytes.count)
            result += bytes[position..<start]
            result += edit.replacement.utf8
            position = end
        }
        return result + bytes[position...]
    }
}
