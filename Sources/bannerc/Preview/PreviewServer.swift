// SPDX-License-Identifier: Apache-2.0

import BannerProject
import Diagnostics

/// A run of `bannerc preview --serve`: draws whenever something has changed, and serves what was drawn last.
///
/// One thread does both by turns. While it draws, nobody is answered: the answer would be out of date. Someone who ends it then
/// does not wait for pages that nobody will see.
struct PreviewServer {
    private let settings: PreviewSettings
    private let terminal: Terminal
    private let memory = PreviewMemory()
    private var site: PreviewSite

    /// How often it is seen that a look at the files is due of which nobody gave notice, while somebody watches a page, and while nobody
    /// does, in milliseconds.
    private static let intervals: (watched: Int32, unwatched: Int32) = (25, 150)

    init(_ settings: PreviewSettings, _ terminal: Terminal) {
        self.settings = settings
        site = PreviewSite(settings.values)
        self.terminal = terminal
    }

    /// Serves on `port` of this computer, or on one that is free for 0, until someone ends it.
    mutating func run(port: UInt16) throws(CommandFailure) -> ExitStatus {
        let listener: LoopbackListener
        do throws(SystemError) {
            listener = try LoopbackListener(port: port)
        } catch {
            throw CommandFailure(
                "can't listen on port \(port) of this computer: \(error.reason); choose another one with --port, or "
                    + "--port 0 for any that is free")
        }
        Signals.hold()
        var server = HTTPServer(listener)
        defer { server.close() }
        // People who ask while files go on changing are answered with what was drawn last.
        func pause(_ milliseconds: Int) {
            let end = Process.nanoseconds() + UInt64(milliseconds) * 1_000_000
            while case let now = Process.nanoseconds(), now < end {
                server.turn(waiting: Int32((end - now) / 1_000_000 + 1), or: -1)
            }
        }
        var inputs = InputWatch(Signals.released { draw() }, pause: pause)
        server.publish(site.served)
        terminal.report("serving http://127.0.0.1:\(listener.port)/ until interrupted\n")
        while !Signals.isEndAsked, !terminal.isErrorClosed {
            let interval = server.isWatched ? Self.intervals.watched : Self.intervals.unwatched
            server.turn(waiting: interval, or: inputs.descriptor)
            guard inputs.hasChanged() else { continue }
            inputs = InputWatch(Signals.released { draw() }, pause: pause)
            server.publish(site.served)
        }
        return .clean
    }

    /// Draws all specs of which anything has changed, and returns the files that were read.
    private mutating func draw() -> InputFiles {
        let files = InputFiles()
        let start = Process.nanoseconds()
        var result = "drawn"
        do throws(CommandFailure) {
            let check = try PreviewCheck(settings, terminal, files, reusing: memory)
            site.update(check)
            check.tellErrors(terminal)
            let specs = check.outcome.specs
            let anew = specs.count { !check.unchanged.contains($0.item.path) }
            if anew < specs.count { result += " \(anew) of \(specs.count) specs" }
            if check.outcome.report.contains(atLeast: .error) { result += ", with errors" }
            for failure in check.failures { terminal.reportError(failure) }
        } catch {
            site.update(error)
            terminal.report(error)
            result = "not drawn"
        }
        terminal.report("\(result) (\((Process.nanoseconds() - start) / 1_000_000) ms)\n")
        return files
    }
}
