// SPDX-License-Identifier: Apache-2.0

/// Builds whenever something that the last build read has changed, until someone ends it.
enum Watch {
    /// Between two looks at the files, so that a look at hundreds of them takes no part of the processor that counts.
    private static let interval = 150
    /// How long an editor is given to finish what it writes.
    private static let settling = 40

    /// Builds and watches. Returns at SIGINT, SIGTERM and the like, or when nobody can read the messages any more.
    static func run(_ settings: BuildSettings, _ terminal: Terminal) -> ExitStatus {
        Signals.hold()
        while !terminal.isErrorClosed {
            let files = InputFiles()
            build(settings, terminal, files)
            while !files.haveChanged() {
                Process.sleep(milliseconds: interval)
                if Signals.isEndAsked || terminal.isErrorClosed { return .clean }
            }
            Process.sleep(milliseconds: settling)
            // Files that change all the time must not keep anyone from ending this.
            if Signals.isEndAsked { return .clean }
        }
        return .clean
    }

    private static func build(_ settings: BuildSettings, _ terminal: Terminal, _ files: InputFiles) {
        let start = Process.nanoseconds()
        let outcome = Build.run(settings, terminal, files)
        let milliseconds = (Process.nanoseconds() - start) / 1_000_000
        let result =
            switch outcome.status {
            case .clean: "built: \(outcome.summary)"
            case .findings: "not built: \(outcome.summary)"
            case .failure: "not built"
            }
        terminal.report("\(result) (\(milliseconds) ms); watching\n")
    }
}
