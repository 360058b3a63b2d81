// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// Texts of a spec as JSON writes them.
enum JSONText {
    /// The inside of a string.
    static func escape(_ text: String) -> String {
        let bytes = JSONWriter.fragment { $0.append(quoted: text) }
        return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    }
}
