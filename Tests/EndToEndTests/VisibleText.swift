// SPDX-License-Identifier: Apache-2.0

import Testing

/// Nothing that acts on a terminal or reorders text may come out.
func expectVisible(_ text: String, _ what: String, _ seed: UInt64) {
    // Compared one by one: patterns of ranges take many times as long where nothing is optimised, and texts are long.
    let hidden = text.unicodeScalars.first { scalar in
        let value = scalar.value
        return value < 0x20 && value != 0x0A || value >= 0x7F && value < 0xA0 || value >= 0x202A && value <= 0x202E
            || value >= 0x2066 && value <= 0x2069
    }
    if let hidden { Issue.record("\(what) holds U+\(String(hidden.value, radix: 16)); seed \(seed)") }
}
