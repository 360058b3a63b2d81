// SPDX-License-Identifier: Apache-2.0

/// Finds where places are, with columns in UTF-16 code units.
struct UTF16Regions {
    private let sources: SourceSet
    /// Made when a file is first asked for.
    private var offsets: [FileID: UTF16Offsets] = [:]

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Finds places in `sources`.
    init(_ sources: SourceSet) {
        self.sources = sources
    }

    /// Where `place` is. Lines and columns are those of ``SourceFile/position(at:)``, the columns one-based.
    mutating func region(of place: Place) -> Region {
        let found = offsets[place.file] ?? UTF16Offsets(sources[place.file].bytes)
        offsets[place.file] = found
        return Region(
            start: Self.point(at: place.bytes.lowerBound, in: sources[place.file], found),
            end: Self.point(at: place.bytes.upperBound, in: sources[place.file], found)
        )
    }

    private static func point(at offset: Int, in file: SourceFile, _ offsets: UTF16Offsets) -> Region.Point {
        let line = file.lines.line(at: offset)
        let range = file.lines.range(ofLine: line, in: file.bytes)
        let hasMark = line == 0 && file.bytes.starts(with: byteOrderMark)
        let start = range.lowerBound + (hasMark ? byteOrderMark.count : 0)
        let offset = max(start, min(offset, range.upperBound))
        return Region.Point(line: line + 1, column: offsets.units(before: offset) - offsets.units(before: start) + 1)
    }
}
