// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Tags of languages (BCP 47), such as `en`, `pt-BR` or `zh-Hans`.
package enum LanguageTag {
    /// Whether `tag` has the form of one: a language of two or three letters, and subtags of up to eight letters and digits.
    package static func hasForm(_ tag: String) -> Bool {
        let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first else { return false }
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }
            && (2...3).contains(language.count) && language.allSatisfy { !$0.isASCIIDigit }
    }

    /// The tag that `tag`, which has not the form of one, is in the way in which Java and Android write it: `de_DE`.
    static func meant(by tag: String) -> String? {
        let meant = withHyphens(tag)
        return meant != tag && hasForm(meant) ? meant : nil
    }

    /// Whether `tag` and `other` differ in case and in `_` for `-` alone, so that they mean the same.
    static func isSame(_ tag: String, _ other: String) -> Bool {
        withHyphens(tag).lowercased() == withHyphens(other).lowercased()
    }

    private static func withHyphens(_ tag: String) -> String { String(tag.map { $0 == "_" ? "-" : $0 }) }
}
