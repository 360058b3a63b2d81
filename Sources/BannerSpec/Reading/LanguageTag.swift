// SPDX-License-Identifier: Apache-2.0

/// Tags of languages (BCP 47), such as `en`, `pt-BR` or `zh-Hans`.
package enum LanguageTag {
    /// Whether `tag` has the form of one: a language of two or three letters, and subtags of up to eight letters and digits.
    package static func hasForm(_ tag: String) -> Bool {
        let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first else { return false }
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }
            && (2...3).contains(language.count) && language.allSatisfy { !$0.isASCIIDigit }
    }
}
