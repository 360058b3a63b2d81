// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Inbox

/// Every request for a banner, and the outcomes that it got.
@MainActor final class Requests {
    private let log: Log
    private var names: [String] = []
    private var outcomes: [[String]] = []

    init(_ log: Log) { self.log = log }

    /// Notes a request, and returns what is to be called with its outcome.
    func add<Button>(_ name: String) -> @MainActor (BannerOutcome<Button>) -> Void {
        let number = names.count + 1
        names.append(name)
        outcomes.append([])
        log.write("app", "#\(number) asks for \(name)")
        return { [unowned self] outcome in
            outcomes[number - 1].append("\(outcome)")
            log.write("outcome", "#\(number) \(name): \(outcome)")
        }
    }

    /// Whether each request got exactly one outcome.
    var isComplete: Bool { outcomes.allSatisfy { $0.count == 1 } }

    /// A line for each request.
    var summary: String {
        zip(names, outcomes).enumerated().map { index, entry in
            let ends = entry.1.isEmpty ? "no outcome" : entry.1.joined(separator: ", ")
            let number = "#\(index + 1)"
            return "  \(number.padded(to: 4))\(entry.0.padded(to: 14))\(ends)"
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text with blanks behind it, so that it is `width` characters wide at the least.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
