// SPDX-License-Identifier: Apache-2.0

extension FixedWidthInteger {
    /// The number in hexadecimal capitals, with zeros before it up to `digits`.
    package func hex(digits: Int) -> String {
        let text = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
