// SPDX-License-Identifier: Apache-2.0

/// The languages whose words rules know.
enum WordLanguage {
    /// The code under which the words of a language stand, by a BCP 47 tag of it: Norwegian (`no`) is written as Bokmål by most.
    static func code(of tag: String) -> String {
        let code = tag.prefix { $0 != "-" }.lowercased()
        return code == "no" ? "nb" : code
    }
}
