// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension RuleContext {
    /// Whether the value at `place` has an anchor of YAML before it, so that it may serve in other places too.
    func isAnchored(_ place: Place) -> Bool {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let before = linted.sources[place.file].bytes[..<place.bytes.lowerBound]
        guard let last = before.lastIndex(where: { !isSpace($0) }) else { return false }
        let start = before[...last].lastIndex { isSpace($0) || $0 == UInt8(ascii: "\n") }
        return before[(start.map { $0 + 1 } ?? 0)...last].first == UInt8(ascii: "&")
    }
}
