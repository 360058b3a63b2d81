// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// A rule and what it works with.
///
/// Rules change nothing but their context, and what they look at and remember, which makes ready what is asked for. So those with the same
/// memory run in one thread, one after another, and what they found is read when all are done. What has a memory of its own is nobody
/// else's.
struct RuleCheck: @unchecked Sendable {
    let rule: any Rule.Type
    let context: RuleContext

    init(_ rule: any Rule.Type, _ context: RuleContext) {
        self.rule = rule
        self.context = context
    }

    /// Runs `checks`, one after another or, where they have different memories, beside each other.
    static func run(_ checks: [RuleCheck]) {
        var groups: [[RuleCheck]] = []
        var numbers: [ObjectIdentifier: Int] = [:]
        for check in checks {
            let number = numbers[ObjectIdentifier(check.context.linted.memory), default: groups.count]
            if number == groups.count {
                numbers[ObjectIdentifier(check.context.linted.memory)] = number
                groups.append([])
            }
            groups[number].append(check)
        }
        _ = Parallel.map(groups) { group in
            for check in group { check.rule.check(check.context) }
        }
    }
}
