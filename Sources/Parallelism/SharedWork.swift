// SPDX-License-Identifier: Apache-2.0

/// Numbered pieces of work, which threads take one after another until none is left.
///
/// What changes is touched in the lock of a ``ThreadPool`` alone.
final class SharedWork: @unchecked Sendable {
    /// How many pieces there are.
    let count: Int
    /// Does the piece with a number.
    let body: (Int) -> Void
    /// The next piece that nobody has taken.
    private var next = 0
    private var doneCount = 0

    init(count: Int, _ body: @escaping (Int) -> Void) {
        self.count = count
        self.body = body
    }

    /// Whether all pieces have been taken.
    var isTaken: Bool { next == count }

    /// Whether all pieces are done.
    var isDone: Bool { doneCount == count }

    /// Takes a piece; `nil` where none is left.
    func take() -> Int? {
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// Notes that a piece is done.
    func finishOne() { doneCount += 1 }
}
