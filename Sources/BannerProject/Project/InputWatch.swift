// SPDX-License-Identifier: Apache-2.0

/// Tells when something that a run has read is no longer as it was.
///
/// There is a look at all files when the system gives notice, and without notice one from time to time, since not every system, folder
/// and disk gives any. docs/decisions/server.md says more.
package final class InputWatch {
    /// How many times as long as a look has taken there is no other one, without notice and with it: looking takes up to a
    /// hundredth of a processor, and up to a tenth where things happen all the time of which none counts.
    private static let rests: (unnoticed: UInt64, noticed: UInt64) = (100, 10)
    /// How long to wait for what happens together, in milliseconds.
    private static let breather = 5
    /// How long everything must stay as it is after a change, in milliseconds: at first, for an editor to finish what it writes, and
    /// then after each further change, since the longer a checkout goes on, the longer are its pauses. After two seconds, whatever
    /// there is counts.
    private static let settling = [10, 20, 40, 80] + Array(repeating: 160, count: 12)
    /// How long a file must be gone or empty to count as that, in the same steps: mostly, someone is about to fill it.
    private static let emptying = 80

    private let files: InputFiles
    private let notices: FolderNotices
    private let pause: (_ milliseconds: Int) -> Void
    /// When the last look was over, and the time of a processor that it took, in nanoseconds.
    private var lastLook: (end: UInt64, cost: UInt64) = (0, 0)

    /// Watches what was noted in `files` so far.
    package init(_ files: InputFiles, pause: @escaping (_ milliseconds: Int) -> Void = Process.sleep(milliseconds:)) {
        self.files = files
        self.pause = pause
        // Before the first look, so that nothing happens unseen between both.
        notices = FolderNotices(files.folders)
    }

    /// What can be read when there is notice; negative, which `poll` passes over, if there never is.
    package var descriptor: Int32 { notices.descriptor }

    /// Waits for notice, for `milliseconds` at the most.
    func wait(milliseconds: Int) { notices.wait(milliseconds: milliseconds) }

    /// Whether something has changed, and nothing goes on changing. Without notice, this looks only if that is due.
    package func hasChanged() -> Bool {
        let rested = Process.nanoseconds() - lastLook.end
        if notices.take() {
            let rest = lastLook.cost * Self.rests.noticed
            pause(max(Self.breather, rest > rested ? Int((rest - rested) / 1_000_000) : 0))
            _ = notices.take()
        } else if rested < lastLook.cost * Self.rests.unnoticed {
            return false
        }
        var changes = look()
        if changes.isEmpty { return false }
        for milliseconds in Self.settling where !Signals.isEndAsked {
            pause(milliseconds)
            let before = changes
            changes = look()
            if changes == before, milliseconds >= Self.emptying || !changes.values.contains(where: Self.isBare) {
                break
            }
        }
        return !changes.isEmpty
    }

    private static func isBare(_ state: FileState?) -> Bool {
        state.map { $0.kind == .file && $0.size == 0 } ?? true
    }

    private func look() -> [String: FileState?] {
        let start = Process.processorNanoseconds()
        let changes = files.changes()
        lastLook = (Process.nanoseconds(), Process.processorNanoseconds() - start)
        return changes
    }
}
