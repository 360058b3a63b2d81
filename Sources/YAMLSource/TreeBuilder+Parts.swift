// SPDX-License-Identifier: Apache-2.0

/// A tree of several parts of a file (``PartedReading``).
extension TreeBuilder {
    /// Where a part has the mapping that goes on: behind the root and its first key.
    private static let continued = 2

    /// Adds what was read of the file's next part, and returns the index of the mapping that goes on in it. Nil if the part does not
    /// belong there.
    mutating func append(_ part: TreeBuilder) -> Int? {
        guard isBlockMapping(0), let mapping = lastValueOfRoot, isBlockMapping(mapping),
            part.isBlockMapping(Self.continued), column(of: mapping) == part.column(of: Self.continued),
            part.anchors.anchors.isEmpty, records.count + part.records.count <= Limits.nodes
        else { return nil }
        let shift = records.count - (Self.continued + 1)
        for (index, other) in [(0, 0), (mapping, Self.continued)] {
            records[index].link = part.records[other].link + shift
            records[index].stop = part.records[other].stop
        }
        for var record in part.records[(Self.continued + 1)...] {
            if record.isCollection {
                record.link += shift
            } else if !record.isVerbatim {
                record.link += decodedStarts.count
            }
            records.append(record)
        }
        let decodedCount = UInt32(truncatingIfNeeded: decoded.count)
        decodedStarts += part.decodedStarts.lazy.map { $0 + decodedCount }
        decoded += part.decoded
        expandedCount += part.expandedCount
        hasWideKey = hasWideKey || part.hasWideKey
        return mapping
    }

    /// Reports each key of the mapping at `index` that an earlier one equals.
    mutating func reportDuplicateKeys(of index: Int) {
        var count = 0
        var key = index + 1
        while key < records[index].link {
            count += 1
            key = keyAfter(key)
        }
        reportDuplicateKeys(of: index, count: count)
    }

    private var lastValueOfRoot: Int? {
        var value: Int?
        var key = 1
        while key < records[0].link {
            value = records[key].next(after: key)
            key = keyAfter(key)
        }
        return value
    }

    /// Whether the node at `index` is a mapping with entries and without brackets.
    private func isBlockMapping(_ index: Int) -> Bool {
        guard index < records.count, records[index].kind == .mapping, records[index].link > index + 1 else {
            return false
        }
        return bytes[Int(records[index].start)] != UInt8(ascii: "{")
    }

    /// How many bytes of its line stand before the node at `index`.
    private func column(of index: Int) -> Int {
        let start = Int(records[index].start)
        return start - bytes.lineRange(at: start).lowerBound
    }
}
