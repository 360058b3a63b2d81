// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint

/// The lines of a text, in words.
enum LineText {
    /// `At most 2 lines of 2, in a window of 320 pt at text size xxxLarge.`
    static func sentence(_ lines: WorstLines) -> String {
        let allowed = lines.allowed.map { " of \($0)" } ?? ""
        let certainty = lines.isCertain ? "Takes" : "Takes at most"
        return "\(certainty) \(count(lines.lines))\(allowed) in a window of \(lines.window.name), at text size "
            + "`\(lines.size.rawValue)`."
    }

    /// `2/2 lines`.
    static func short(_ lines: WorstLines) -> String {
        guard let allowed = lines.allowed else { return count(lines.lines) }
        return "\(lines.isCertain ? "" : "≤ ")\(lines.lines)/\(allowed) lines"
    }

    private static func count(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }
}
