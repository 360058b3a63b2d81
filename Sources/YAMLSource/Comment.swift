// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A comment in a file.
public struct Comment: Hashable, Sendable {
    /// From its `#` to the end of its line, the line break excluded.
    public let place: Place
    /// What follows the `#`, white space at both ends removed.
    public let text: String
    /// Whether only white space stands before it on its line.
    public let isAlone: Bool
}

extension NodeTree {
    /// The comments, in the order in which they are written. A `#` within a text is none.
    ///
    /// They are searched anew at each call, in the gaps between the scalars: most readers never ask.
    public var comments: [Comment] {
        source.bytes.withUnsafeBufferPointer { bytes in
            var comments: [Comment] = []
            var gapStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            func scanGap(to end: Int) {
                guard end > gapStart else { return }
                Gap.scan(bytes, gapStart..<end) { element in
                    if case .comment(let range) = element { comments.append(comment(bytes, range)) }
                }
            }
            for record in records where !record.isCollection {
                scanGap(to: Int(record.start))
                gapStart = max(gapStart, Int(record.stop))
                guard record.style == .literal || record.style == .folded else { continue }
                if let range = headerComment(bytes, Int(record.start)) { comments.append(comment(bytes, range)) }
            }
            scanGap(to: readCount)
            return comments
        }
    }

    private func comment(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Comment {
        let line = source.lines.start(ofLine: source.lines.line(at: range.lowerBound))
        let before = bytes[line..<range.lowerBound]
        var text = Substring(bytes.text(range.lowerBound + 1..<range.upperBound))
        text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return Comment(
            place: Place(file: file, bytes: range), text: String(text),
            isAlone: before.allSatisfy { $0 == 0x20 || $0 == 0x09 || ($0 >= 0xBB && line == 0) }
        )
    }

    /// The comment behind the `|` or `>` at `start`. After it only digits, `+` and `-` may stand on the line.
    private func headerComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Range<Int>? {
        let end = bytes.lineEnd(from: start)
        guard let hash = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) else { return nil }
        return hash..<end
    }
}
