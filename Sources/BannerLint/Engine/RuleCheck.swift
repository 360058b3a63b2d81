// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// A rule and what it works with.
///
/// Rules change nothing but their context, and what they look at and remember, which makes ready what is asked for. So those that look at
/// the same run in one thread, one after another, and what they found is read when all are done.
struct RuleCheck: @unchecked Sendable {
    private let rule: any Rule.Type
    let context: RuleContext

    init(_ rule: any Rule.Type, _ context: RuleContext) {
        self.rule = rule
        self.context = context
    }

    /// Runs `checks` in two threads: those that measure texts, which take longest, beside the others, which look at `companion`, and
    /// then help with what is left to be measured.
    static func run(_ checks: [RuleCheck], beside companion: LintedSpec) {
        let measuring = CheckQueue(checks.filter { $0.rule.measuresTexts })
        let others = checks.filter { !$0.rule.measuresTexts }
        for check in others { check.context.linted = companion }
        // The rules of the second thread alone touch it.
        nonisolated(unsafe) let companion = companion
        _ = Parallel.map([true, false]) { isMeasuring in
            if isMeasuring {
                while let check = measuring.takeFirst() { check.run() }
            } else {
                run(others)
                while let check = measuring.takeLast() {
                    check.context.linted = companion
                    check.run()
                }
            }
        }
    }

    /// Runs `checks` one after another.
    static func run(_ checks: [RuleCheck]) {
        for check in checks { check.run() }
    }

    private func run() { rule.check(context) }
}

/// Checks that two threads take, one from each end.
private final class CheckQueue: @unchecked Sendable {
    // Touched in `lock` alone.
    private var left: ArraySlice<RuleCheck>
    private let lock = Lock()

    init(_ checks: [RuleCheck]) { left = checks[...] }

    func takeFirst() -> RuleCheck? { lock.locked { left.popFirst() } }

    func takeLast() -> RuleCheck? { lock.locked { left.popLast() } }
}
