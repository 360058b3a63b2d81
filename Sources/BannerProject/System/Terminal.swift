// SPDX-License-Identifier: Apache-2.0

package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// When messages carry colour.
package enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// The styling of standard error.
    package var styling: Styling { styling(of: STDERR_FILENO) }

    /// The styling of standard output.
    package var outputStyling: Styling { styling(of: STDOUT_FILENO) }

    /// `NO_COLOR` (no-color.org) and `FORCE_COLOR` (force-color.org) count if they are not empty, and the first wins.
    private func styling(of stream: Int32) -> Styling {
        switch self {
        case .always: return .ansi
        case .never: return .plain
        case .auto:
            if Process.environment("NO_COLOR") != nil { return .plain }
            if let force = Process.environment("FORCE_COLOR") { return force == "0" ? .plain : .ansi }
            return isatty(stream) == 1 && Process.environment("TERM") != "dumb" ? .ansi : .plain
        }
    }
}

/// The two streams that the program writes to.
package final class Terminal {
    /// Whether messages carry colour.
    package var styling = Styling.plain

    /// Why standard output could not take what was written; `nil` if it could, or if its reader had enough.
    private(set) var outputError: SystemError?

    private var buffer: [UInt8] = []
    /// Whether nobody reads standard output any more.
    package private(set) var isOutputClosed = false
    package private(set) var isErrorClosed = false
    /// Whether anything was written to standard error.
    private(set) var hasReported = false

    private static let bufferSize = 64 * 1024

    /// Writes `text` to standard output, perhaps not before ``flush()``.
    package func print(_ text: String) {
        guard !isOutputClosed else { return }
        buffer += text.utf8
        if buffer.count >= Self.bufferSize { flush() }
    }

    /// Writes `bytes` to standard output as they are.
    package func print(bytes: [UInt8]) {
        buffer += bytes
        flush()
    }

    /// Writes to standard output what was held back.
    package func flush() {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isOutputClosed, !buffer.isEmpty else { return }
        do throws(SystemError) {
            try FileSystem.write(buffer, to: STDOUT_FILENO)
        } catch {
            isOutputClosed = true
            // Who closes a pipe, as `head` does, has seen enough; that is no fault.
            if error.code != EPIPE { outputError = error }
        }
    }

    /// Writes `text` to standard error. If that fails, there is nobody left to tell.
    package func report(_ text: String) {
        guard !text.isEmpty, !isErrorClosed else { return }
        hasReported = true
        do throws(SystemError) {
            try FileSystem.write(Array(text.utf8), to: STDERR_FILENO)
        } catch {
            isErrorClosed = true
        }
    }

    /// Whether standard error is a terminal that can redraw a line.
    package static var canDraw: Bool { isatty(STDERR_FILENO) == 1 && Process.environment("TERM") != "dumb" }

    /// Draws on standard error, which is a terminal. Nobody needs to know if that fails.
    static func draw(_ text: String) {
        _ = try? FileSystem.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes a line with an error that has no place in a spec to standard error.
    package func reportError(_ message: String) {
        let word = styling == .ansi ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        report("\(word) \(message)\n")
    }

    /// Writes to standard error why a command could not do its work, with excerpts.
    package func report(_ failure: CommandFailure) {
        report(TextFormat.render(failure.report, styling: styling))
        for message in failure.messages { reportError(message) }
    }
}
