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

    /// Runs `checks` in two threads, one of which looks at `linted` and the other at its companion: those that measure texts, which
    /// take about as long as all others together, beside those. Who is done first helps with what is left.
    static func run(_ checks: [RuleCheck], on linted: LintedSpec, beside companion: LintedSpec) {
        let measuring = CheckQueue(checks.filter { $0.rule.measuresTexts })
        let others = CheckQueue(checks.filter { !$0.rule.measuresTexts })
        let shares = [
            Share(own: measuring, other: others, linted: linted),
            Share(own: others, other: measuring, linted: companion),
        ]
        _ = Parallel.map(shares) { share in
            while let check = share.own.takeFirst() ?? share.other.takeLast() {
                check.context.linted = share.linted
                check.run()
            }
        }
    }

    /// What one thread does. Nobody else touches what it looks at, nor a check that it took.
    private struct Share: @unchecked Sendable {
        let own: CheckQueue
        let other: CheckQueue
        let linted: LintedSpec
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
