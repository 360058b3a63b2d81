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
}
