// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Banner {
    /// A step of a trace: "on `sync.failed`, `syncFailed` waits".
    func step(_ verb: String, again: Bool = false) -> String {
        let trigger = extras?.trigger
        guard let cause = (trigger?.event ?? trigger?.condition)?.value else { return "`\(name.value)` \(verb)" }
        return "on `\(cause.prefix(60))`\(again ? " anew" : ""), `\(name.value)` \(verb)"
    }
}

/// The steps of a shortest trace, in words.
func traceNote(_ steps: [String]) -> String { "shortest trace: " + steps.joined(separator: "; ") }
