// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What comes from an app, as YAML writes it. All of it is hostile: names of files and texts may hold anything.
enum DraftText {
    /// Characters of a comment that come from outside.
    private static let commentLimit = 240

    /// `text`, which begins with words of ours, as a comment of one line, in which nothing acts on a terminal.
    static func comment(_ text: String) -> String {
        let shown = TerminalText.escapingControls(text)
        return "# " + (shown.count > commentLimit ? shown.prefix(commentLimit) + "…" : shown[...])
    }

    /// A path, and what is said about it, as a comment.
    ///
    /// A file may be called `bannerc: ignore[…]`, which would suppress findings: what may be taken for more than a path begins with `./`.
    static func comment(path: String, _ message: String = "") -> String {
        let first = path.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }
        let isPlain = first.allSatisfy { $0 != UInt8(ascii: ":") && $0 > 0x20 && $0 != UInt8(ascii: "#") }
        return comment((isPlain ? "" : "./") + path + message)
    }

    /// Seconds as a duration: `4s`, `250ms`. `nil` beyond what the language has.
    static func duration(_ seconds: Double) -> String? {
        guard seconds.isFinite, seconds >= 0, seconds <= 86_400 else { return nil }
        let milliseconds = Int((seconds * 1000).rounded())
        return milliseconds.isMultiple(of: 1000) ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
    }

    /// `value` in the decimal notation of specs.
    static func number(_ value: Double) -> String {
        let scaled = Int((value * 100_000).rounded())
        let sign = scaled < 0 ? "-" : ""
        let digits = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        var fraction = padded.suffix(5)
        while fraction.last == "0" { fraction.removeLast() }
        return sign + padded.dropLast(5) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
