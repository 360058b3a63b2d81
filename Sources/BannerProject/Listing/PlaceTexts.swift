// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Places and sources as they are shown: `levels.error specs/owl.banner.yaml:14:11`.
///
/// Finding a column takes the same time in a long line as in a short one, so that a spec in a single line stays cheap.
final class PlaceTexts {
    private struct LineID: Hashable {
        var file: FileID
        var line: Int
    }

    private let sources: SourceSet
    private var paths: [FileID: String] = [:]
    /// For long lines, the offset of every so-many-th character.
    private var checkpoints: [LineID: [Int]] = [:]

    private static let longLine = 512
    private static let charactersBetweenCheckpoints = 64

    init(_ sources: SourceSet) { self.sources = sources }

    /// The value's sources, and those that it passed over.
    func text<Value>(_ resolved: Resolved<Value>) -> String { text(resolved.sources, over: resolved.overridden) }

    /// Sources, each taken from the next, and those that the first was set over.
    func text(_ sources: [Source], over overridden: [Source] = []) -> String {
        sources.map { text($0.origin, $0.place) }.joined(separator: " ← ") + text(over: overridden)
    }

    /// ` (over styles.bar specs/owl.banner.yaml:14:11)`; empty if nobody was passed over.
    func text(over overridden: [Source]) -> String {
        guard !overridden.isEmpty else { return "" }
        return " (over " + overridden.map { text($0.origin, $0.place) }.joined(separator: ", ") + ")"
    }

    /// An origin and where it says so.
    func text(_ origin: Source.Origin, _ place: Place?) -> String {
        let name = TerminalText.escapingControls("\(origin)")
        return place.map { "\(name) \(text($0))" } ?? name
    }

    /// A place, as `path:line:column`.
    func text(_ place: Place) -> String {
        let file = sources[place.file]
        let path = paths[place.file] ?? TerminalText.escapingControls(file.path)
        paths[place.file] = path
        let line = file.lines.line(at: place.bytes.lowerBound)
        return "\(path):\(line + 1):\(column(place.bytes.lowerBound, file, LineID(file: place.file, line: line)))"
    }

    private func column(_ offset: Int, _ file: SourceFile, _ line: LineID) -> Int {
        let range = file.lines.range(ofLine: line.line, in: file.bytes)
        guard range.count >= Self.longLine else { return file.position(at: offset).column }
        let points = checkpoints[line] ?? Self.checkpoints(in: range, of: file)
        checkpoints[line] = points
        // There is always a first point, the start of the line, and no offset of a place comes before it.
        let chunk = max(points.partitioningIndex { $0 > offset } - 1, 0)
        let start = min(points[chunk], offset)
        let before = String(decoding: file.bytes[start..<min(offset, range.upperBound)], as: UTF8.self)
        return chunk * Self.charactersBetweenCheckpoints + before.count + 1
    }

    private static func checkpoints(in range: Range<Int>, of file: SourceFile) -> [Int] {
        let hasMark = range.lowerBound == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var offset = range.lowerBound + (hasMark ? 3 : 0)
        var points: [Int] = []
        let text = String(decoding: file.bytes[offset..<range.upperBound], as: UTF8.self)
        for (count, character) in text.enumerated() {
            if count.isMultiple(of: charactersBetweenCheckpoints) { points.append(offset) }
            offset += character.utf8.count
        }
        return points
    }
}
