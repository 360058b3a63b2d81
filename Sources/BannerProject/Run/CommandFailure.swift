// SPDX-License-Identifier: Apache-2.0

package import Diagnostics

/// Why a command could not do its work: the reasons for ``ExitStatus/failure``, all of them.
package struct CommandFailure: Error {
    /// What is wrong, a line each, safe to show on a terminal.
    package var messages: [String]
    /// What is wrong with the configuration, and where.
    package var report = Report()

    /// A failure for one reason.
    package init(_ message: String) { messages = [message] }

    /// A failure for all of `messages`.
    package init(messages: [String]) { self.messages = messages }

    /// A failure for what `report` says.
    package init(_ report: Report) {
        messages = []
        self.report = report
    }
}

extension String {
    /// The text, which may be a path or anything else from outside, in backticks and safe to show on a terminal.
    package var shown: String { "`\(escaped)`" }

    /// The text, safe to show on a terminal.
    package var escaped: String { TerminalText.escapingControls(self) }

    /// This path as a word of a command line: no blank parts it, and no dash makes an option of it.
    package var shellWord: String {
        let path = hasPrefix("-") ? "./" + self : self
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-+,:@%".unicodeScalars.contains($0)
        }
        guard !isPlain else { return path }
        let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        return "'\(quoted.escaped)'"
    }
}
