// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

/// A slip of someone who writes specs in a text editor, made in a spec that is in order (``HarborSpec``).
struct Mistake: Sendable {
    /// What someone did.
    var title: String
    /// What is written, and what should be.
    var edits: [(right: String, wrong: String)]
    /// Whether nothing is wrong with it, though it looks like it.
    var isFine = false
    /// The findings that it deserves.
    var count = 1

    init(_ title: String, _ right: String, _ wrong: String, count: Int = 1) {
        self.init(title, [(right, wrong)], count: count)
    }

    init(_ title: String, _ edits: [(String, String)], count: Int = 1) {
        self.title = title
        self.edits = edits.map { (right: $0.0, wrong: $0.1) }
        self.count = count
    }

    /// What looks like a mistake and is none.
    static func fine(_ title: String, _ right: String, _ wrong: String) -> Mistake {
        var mistake = Mistake(title, right, wrong, count: 0)
        mistake.isFine = true
        return mistake
    }

    /// The spec with the mistake in it; nil if the text that it is made in is not there once.
    var spec: String? {
        var text = HarborSpec.text
        for (right, wrong) in edits {
            guard right.isEmpty || text.ranges(of: right).count == 1 else { return nil }
            text = right.isEmpty ? text + wrong : text.replacing(right, with: wrong)
        }
        return text
    }

    /// The findings, by place.
    func findings(in spec: String) -> [Finding] {
        var seen: Set<String> = []
        return LintedProject(HarborSpec.path, [HarborSpec.path: Array(spec.utf8)]).findings
            .filter { $0.severity > .info && seen.insert("\($0.place) \($0.message)").inserted }
            .sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
    }
}
