// SPDX-License-Identifier: Apache-2.0

import BannerLint
import TextFit

/// The isolates, embeddings and overrides (UAX #9) that are open at the end of a line. Each line is drawn as a text of its own, in which
/// they go on as in the paragraph that it was broken from.
struct OpenDirections {
    /// The characters that opened them, the outermost first.
    private var open: [Unicode.Scalar] = []

    /// UAX #9 has no deeper levels.
    private static let most = 125

    /// What `lines` of the text in `bytes` say, with the sign at their ends. Each is closed in itself, whatever the text leaves open.
    static func texts(of lines: [TextLine], in bytes: [UInt8]) -> [String] {
        // All of these characters begin with this byte, and most texts have none.
        let isPlain = !bytes.contains(0xE2)
        var directions = OpenDirections()
        var start = 0
        return lines.map { line in
            // A line begins and ends between letters, and after the line before.
            var text = String(decoding: bytes[line.utf8], as: UTF8.self)
            if line.ending == .hyphen { text += "\u{2010}" }
            if !isPlain {
                directions.read(String(decoding: bytes[start..<line.utf8.lowerBound], as: UTF8.self))
                text = directions.closed(text)
            }
            start = line.utf8.upperBound
            return line.ending == .ellipsis ? text + "…" : text
        }
    }

    /// Goes on over `line`, and gives it with all opened that is open before it, and closed that is open behind it.
    private mutating func closed(_ line: String) -> String {
        let openers = open
        read(line)
        guard !line.isEmpty, !(openers.isEmpty && open.isEmpty) else { return line }
        var closed = String(String.UnicodeScalarView(openers)) + line
        for opener in open.reversed() { closed.unicodeScalars.append(opener.opensIsolate ? "\u{2069}" : "\u{202C}") }
        return closed
    }

    private mutating func read(_ text: String) {
        for scalar in text.unicodeScalars { read(scalar) }
    }

    private mutating func read(_ scalar: Unicode.Scalar) {
        if scalar.endsParagraph { open.removeAll() }
        switch scalar {
        case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}"..."\u{2068}":
            if open.count < Self.most { open.append(scalar) }
        // An embedding in an isolate ends within it.
        case "\u{202C}": if let last = open.last, !last.opensIsolate { open.removeLast() }
        // The end of an isolate ends what was opened in it.
        case "\u{2069}": if let isolate = open.lastIndex(where: \.opensIsolate) { open.removeSubrange(isolate...) }
        default: break
        }
    }
}
