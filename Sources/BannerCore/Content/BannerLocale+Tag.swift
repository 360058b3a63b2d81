// SPDX-License-Identifier: Apache-2.0

extension BannerLocale {
    /// A language tag in its parts, written as RFC 5646, 2.1.1, recommends.
    struct Tag {
        let subtags: [String]
        let language: String
        let script: String?
        let region: String?
        /// Whether it is all that was written: no extension, such as `-u-nu-latn`, and nothing for private use.
        let isWhole: Bool

        /// A BCP 47 tag, or one of POSIX or Apple: `pt_BR.UTF-8`, `zh_Hant_TW@calendar=chinese`.
        init(_ text: String) {
            let parts = text.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
            let name = parts.first?.lowercased() ?? ""
            let language = Self.renamed[name] ?? name
            // What follows a singleton says how to count or sort, and no language.
            let rest = parts.dropFirst().prefix { $0.count > 1 }.map(Self.canonical)
            isWhole = rest.count == parts.count - 1
            self.language = language
            subtags = [language] + rest
            script = rest.first { $0.utf8.count == 4 && !Self.startsWithDigit($0) }
            region = rest.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && Self.startsWithDigit($0)) }
        }

        /// The tag, and it with its last subtag cut off until the language is left.
        var truncations: [String] {
            subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
        }

        /// The subtags without language and script.
        var rest: [String] {
            let others = subtags.dropFirst()
            guard let script, let index = others.firstIndex(of: script) else { return Array(others) }
            return Array(others[..<index] + others[(index + 1)...])
        }

        private static func canonical(_ subtag: Substring) -> String {
            switch subtag.utf8.count {
            case 2: subtag.uppercased()
            case 4 where !startsWithDigit(String(subtag)):
                subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            default: subtag.lowercased()
            }
        }

        private static func startsWithDigit(_ subtag: String) -> Bool {
            subtag.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        }

        /// The names of old of `language`.
        static func formerNames(of language: String) -> [String] {
            renamed.filter { $0.value == language }.keys.sorted()
        }

        /// The names that languages have by now (IANA, Language Subtag Registry).
        private static let renamed = ["in": "id", "iw": "he", "ji": "yi", "mo": "ro", "tl": "fil"]
    }
}
