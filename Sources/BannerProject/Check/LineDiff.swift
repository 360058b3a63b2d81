// SPDX-License-Identifier: Apache-2.0

/// The fewest lines to take out and to put in that make one text out of another (Myers, "An O(ND) Difference Algorithm and
/// Its Variations", 1986).
enum LineDiff {
    /// A line of the old text, of the new one, or of both, by its index.
    enum Step: Equatable {
        case same(old: Int, new: Int)
        case removed(old: Int)
        case added(new: Int)
    }

    /// The lines that may differ. The search takes time and memory in proportion to its square at the most.
    static let limit = 1000

    /// The steps from `old` to `new`; `nil` if more than ``limit`` lines differ.
    static func steps<Line: Hashable>(from old: [Line], to new: [Line]) -> [Step]? {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let middle = (old: Array(old[start..<(old.count - end)]), new: Array(new[start..<(new.count - end)]))
        guard let steps = search(middle.old, middle.new) else { return nil }
        let before = (0..<start).map { Step.same(old: $0, new: $0) }
        let after = (0..<end).map { Step.same(old: old.count - end + $0, new: new.count - end + $0) }
        return before + steps.map { shifted($0, by: start) } + after
    }

    private static func shifted(_ step: Step, by offset: Int) -> Step {
        switch step {
        case .same(let old, let new): .same(old: old + offset, new: new + offset)
        case .removed(let old): .removed(old: old + offset)
        case .added(let new): .added(new: new + offset)
        }
    }

    /// For each number of differences, the old line reached on each diagonal; the diagonal `k` is at the index `k` plus
    /// that number.
    private typealias Trace = [[Int]]

    private static func search<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [Step]? {
        if abs(old.count - new.count) > limit { return nil }
        var trace: Trace = []
        for count in 0...min(limit, old.count + new.count) {
            var reached = [Int](repeating: 0, count: 2 * count + 1)
            for diagonal in stride(from: -count, through: count, by: 2) {
                var oldIndex = count == 0 ? 0 : firstOld(on: diagonal, count, trace[count - 1])
                // A diagonal beyond the edge is kept in the array, but leads nowhere.
                while oldIndex < old.count, oldIndex - diagonal < new.count, oldIndex >= diagonal,
                    old[oldIndex] == new[oldIndex - diagonal]
                {
                    oldIndex += 1
                }
                reached[diagonal + count] = oldIndex
                if oldIndex >= old.count, oldIndex - diagonal >= new.count {
                    return path(trace + [reached], old.count, new.count)
                }
            }
            trace.append(reached)
        }
        return nil
    }

    /// Whether the way to `diagonal` with `count` differences comes from the diagonal above it: a line put in.
    private static func comesFromAbove(_ diagonal: Int, _ count: Int, _ last: [Int]) -> Bool {
        if diagonal == -count { return true }
        if diagonal == count { return false }
        return last[diagonal - 1 + count - 1] < last[diagonal + 1 + count - 1]
    }

    private static func firstOld(on diagonal: Int, _ count: Int, _ last: [Int]) -> Int {
        comesFromAbove(diagonal, count, last)
            ? last[diagonal + 1 + count - 1] : last[diagonal - 1 + count - 1] + 1
    }

    private static func path(_ trace: Trace, _ oldCount: Int, _ newCount: Int) -> [Step] {
        var steps: [Step] = []
        var old = oldCount
        var new = newCount
        for count in stride(from: trace.count - 1, to: 0, by: -1) {
            let diagonal = old - new
            let isAddition = comesFromAbove(diagonal, count, trace[count - 1])
            let first = firstOld(on: diagonal, count, trace[count - 1])
            while old > first {
                old -= 1
                new -= 1
                steps.append(.same(old: old, new: new))
            }
            if isAddition {
                new -= 1
                steps.append(.added(new: new))
            } else {
                old -= 1
                steps.append(.removed(old: old))
            }
        }
        while old > 0 {
            old -= 1
            steps.append(.same(old: old, new: old))
        }
        return steps.reversed()
    }
}
