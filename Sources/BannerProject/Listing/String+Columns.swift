// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with blanks behind it, so that it takes `width` characters at the least.
    package func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text without blanks at its end.
    package var trimmingBlanks: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
