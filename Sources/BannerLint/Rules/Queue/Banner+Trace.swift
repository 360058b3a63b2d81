// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension Banner {
    /// A step of a trace: "on `sync.failed`, `syncFailed` waits".
    func step(_ verb: String, again: Bool = false) -> String {
        let trigger = extras?.trigger
        guard let cause = (trigger?.event ?? trigger?.condition)?.value else { return "`\(name.value)` \(verb)" }
        return "on `\(cause.prefix(60))`\(again ? " again" : ""), `\(name.value)` \(verb)"
    }
}

/// The steps of a shortest trace, in words.
func traceNote(_ steps: [String]) -> String { traceMark + steps.joined(separator: stepMark) }

/// The steps of a trace that a note of a finding tells; `nil` for another note.
package func traceSteps(in note: String) -> [String]? {
    guard note.hasPrefix(traceMark) else { return nil }
    return note.dropFirst(traceMark.count).pieces(between: stepMark).map(String.init)
}

private let traceMark = "shortest trace: "
private let stepMark = "; "
