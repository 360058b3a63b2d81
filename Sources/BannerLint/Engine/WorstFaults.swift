// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Faults of values that several looks share. Of each place the worst is told: who mends what was met first would be told of the next.
struct WorstFaults {
    private struct Entry {
        let fault: LibraryFault
        let badness: Double
        let suffix: String
    }

    private var places: [Place] = []
    private var entries: [Place: Entry] = [:]

    /// Adds a fault; the greater `badness`, the worse. Of two that are as bad, the first comes first.
    mutating func add(_ fault: LibraryFault, badness: Double, in scenario: Scenario) {
        let known = entries[fault.place]
        if known == nil { places.append(fault.place) }
        if let known, known.badness >= badness { return }
        entries[fault.place] = Entry(fault: fault, badness: badness, suffix: scenario.suffix)
    }

    /// Reports one fault a place, in the order in which the places came.
    func report(in context: RuleContext) {
        for place in places {
            // Each place has an entry.
            guard let entry = entries[place] else { continue }
            context.report(entry.fault, suffix: entry.suffix)
        }
    }
}

extension RuleContext {
    /// Reports a fault; `suffix` says in which theme it is one.
    func report(_ fault: LibraryFault, suffix: String) {
        report(
            fault.message + suffix, at: fault.place, labels: fault.labels, help: fault.help, fix: fault.fix,
            measured: fault.measured, fault.worse)
    }
}
