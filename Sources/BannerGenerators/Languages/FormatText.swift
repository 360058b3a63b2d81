// SPDX-License-Identifier: Apache-2.0

/// Texts of a spec in format strings, which C, Java and Apple's platforms share.
enum FormatText {
    /// The text around placeholders. A `%` is one also where an accent on it makes it another character.
    static func escape(_ text: String) -> String {
        Escaping.apply(text) { scalar, _ in scalar == "%" ? "%%" : nil }
    }
}
