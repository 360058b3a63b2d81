// SPDX-License-Identifier: Apache-2.0

/// Does a work again whenever something that it read has changed, until someone ends it.
package enum Watch {
    /// Between two looks at the files, in milliseconds, so that a look at hundreds of them takes no part of the processor that counts.
    /// ``FolderNotices`` make it sooner.
    private static let interval = 150
    /// How long an editor is given to finish what it writes.
    private static let settling = 10

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
            // Before the first look, so that nothing happens unseen between both.
            let notices = FolderNotices(files.folders)
            terminal.report("\(result) (\(milliseconds) ms); watching\n")
            while !files.haveChanged() {
                notices.wait(milliseconds: interval)
                if Signals.isEndAsked || isUnread(terminal) { return .clean }
            }
            Process.sleep(milliseconds: settling)
            // Files that change all the time must not keep anyone from ending this.
            if Signals.isEndAsked { return .clean }
        }
        return .clean
    }

    private static func isUnread(_ terminal: Terminal) -> Bool { terminal.isErrorClosed || terminal.isOutputClosed }
}
