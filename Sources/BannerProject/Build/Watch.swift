// SPDX-License-Identifier: Apache-2.0

/// Does a work again whenever something that it read has changed, until someone ends it.
package enum Watch {
    /// How often it is seen that someone ends it, and that a look at the files is due of which nobody gave notice, in milliseconds.
    private static let interval = 150

    /// Does `work` and watches the files that it reads. `work` returns what was done, in words, which is reported with the time
    /// that it took.
    ///
    /// Returns at SIGINT, SIGTERM and the like, or when nobody can read the messages any more.
    package static func run(_ terminal: Terminal, _ work: (InputFiles) -> String) -> ExitStatus {
        Signals.hold()
        while !isUnread(terminal) {
            let files = InputFiles()
            let start = Process.nanoseconds()
            let result = work(files)
            let milliseconds = (Process.nanoseconds() - start) / 1_000_000
            terminal.flush()
            let inputs = InputWatch(files)
            terminal.report("\(result) (\(milliseconds) ms); watching\n")
            while !inputs.hasChanged() {
                inputs.wait(milliseconds: interval)
                if Signals.isEndAsked || isUnread(terminal) { return .clean }
            }
            // Files that change all the time must not keep anyone from ending this.
            if Signals.isEndAsked { return .clean }
        }
        return .clean
    }

    private static func isUnread(_ terminal: Terminal) -> Bool { terminal.isErrorClosed || terminal.isOutputClosed }
}
