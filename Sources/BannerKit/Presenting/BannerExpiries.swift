// SPDX-License-Identifier: Apache-2.0

/// When requests that wait are out of date, as the clock on the wall has it.
@MainActor struct BannerExpiries {
    private var deadlines: [BannerRequest.ID: Duration] = [:]

    /// The earliest time at which one is.
    var next: Duration? { deadlines.values.min() }

    /// The request is out of date at `deadline`, or when it was said to be before if that is later.
    mutating func wait(for id: BannerRequest.ID, until deadline: Duration) {
        deadlines[id] = max(deadlines[id] ?? deadline, deadline)
    }

    /// The request is never out of date.
    mutating func remove(_ id: BannerRequest.ID) { deadlines[id] = nil }

    /// Those that are out of date at `now`, each of which is told once, in the order in which they became so.
    mutating func takeDue(at now: Duration) -> [BannerRequest.ID] {
        let due = deadlines.filter { $0.value <= now }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        for id in due { deadlines[id] = nil }
        return due
    }
}
