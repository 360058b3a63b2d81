// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Parallelism

/// The reading of a long file in parts, beside each other on all cores: libyaml alone is a fifth of what a build of one takes.
///
/// A part is read as if ``lead`` stood before it, which is a root with one key. What the part begins with is that key's value, and goes on
/// the last mapping of what is before; what follows are further entries of the root. libyaml is where a part starts in the state in which
/// it would have been after all that is before, since
///
/// - what is before is sound, so that no quotes and no brackets are open there,
/// - the line stands as far in as the entries of that mapping, so that what is deeper ends there, block scalars among it,
/// - no alias has to know what is before.
///
/// Where anything is wrong with one of the parts, the file has to be read as one, so that what is found is told in order.
enum PartedReading {
    /// What stands for all that is before a part.
    static let lead: StaticString = "_:\n"

    /// Reads all of `text` from `start` on. Nil if the file is short, or has to be read as one.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, scan: ByteScan, file: FileID,
        parts limits: FileParts.Limits
    ) -> YAMLReading.Part? {
        guard scan.cleaned == nil, scan.bidiControls.isEmpty,
            let parts = FileParts(text, from: start, limits)
        else { return nil }
        // The text outlives the threads, which `map` waits for, and nobody writes to it.
        nonisolated(unsafe) let text = text
        let isASCII = scan.isASCII
        return joined(
            Parallel.map(parts.ranges) { range in
                let isFirst = range.lowerBound == start
                // The others are added to the first, which has room for all.
                let byteCount = isFirst ? text.count : range.count
                var reading = YAMLReading(
                    UnsafeBufferPointer(rebasing: text[..<range.upperBound]), part: range, behind: isFirst ? "" : lead,
                    isASCII: isASCII,
                    builder: TreeBuilder(bytes: text, byteCount: byteCount, log: FindingLog(file: file)))
                return reading.readPart()
            })
    }

    private static func joined(_ parts: consuming [YAMLReading.Part?]) -> YAMLReading.Part? {
        // Taken out of the list, or all of it would be copied as soon as the next part is added.
        guard var whole = parts.removeFirst() else { return nil }
        var continued: Set<Int> = [0]
        for part in parts {
            guard let part, !whole.hasEndMarker, let mapping = whole.builder.append(part.builder) else { return nil }
            continued.insert(mapping)
            whole.readCount = part.readCount
            whole.hasEndMarker = part.hasEndMarker
        }
        for mapping in continued { whole.builder.reportDuplicateKeys(of: mapping) }
        return whole.builder.log.isEmpty ? whole : nil
    }
}
