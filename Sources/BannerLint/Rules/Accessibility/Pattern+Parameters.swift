// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Pattern {
    /// The parameters that are filled in, by their index.
    var parameters: Set<Int> {
        var found: Set<Int> = []
        for case .parameter(let index) in segments { found.insert(index) }
        return found
    }

    /// Whether there is anything to translate in it.
    var hasLetters: Bool {
        segments.contains { segment in
            guard case .literal(let text) = segment else { return false }
            return text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
    }
}
