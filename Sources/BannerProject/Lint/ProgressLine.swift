// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// A line on the terminal that tells how far a run is; nothing where standard error is no terminal.
package final class ProgressLine: @unchecked Sendable {
    // All that changes is touched in `lock` alone.
    private let lock = Lock()
    private let total: Int
    private let isShown: Bool
    private var done = 0
    private var lastTime: UInt64
    private var isDrawn = false

    /// The line is drawn as often as an eye can follow: every 100 ms.
    private static let interval: UInt64 = 100_000_000

    package init(total: Int, isShown: Bool) {
        self.total = total
        self.isShown = isShown && total > 1
        lastTime = Process.nanoseconds()
    }

    /// Tells that one more is done.
    func advance() {
        guard isShown else { return }
        lock.locked {
            done += 1
            let now = Process.nanoseconds()
            guard now &- lastTime > Self.interval else { return }
            lastTime = now
            isDrawn = true
            Terminal.draw("\r\(done) of \(total) specs")
        }
    }

    /// Removes the line.
    package func clear() {
        lock.locked {
            if isDrawn { Terminal.draw("\r\u{1B}[K") }
            isDrawn = false
            done = 0
        }
    }
}
