// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension RuleContext {
    /// Whether a number or a duration stands at `place` itself, which a fix may replace, and not an alias of a token.
    func isLiteral(_ place: Place) -> Bool { written(place).utf8.first.map { (0x30...0x39).contains($0) } ?? false }
}
