// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A placeholder of C's `printf` and of Foundation's formats, such as `%d`, `%ld` and `%1$@`. In a spec it is text like any other.
public enum FormatSpecifier {
    /// How many bytes the one at the start of `bytes` takes, which follow the byte `before`: `%`, perhaps a position and a length,
    /// and a letter that ends a word. Nil if there is none.
    public static func length(in bytes: some Collection<UInt8>, after before: UInt8?) -> Int? {
        guard bytes.first == UInt8(ascii: "%") else { return nil }
        // `50%d` and `100%` are shares.
        if let before, before.isASCIIDigit || before == UInt8(ascii: "}") { return nil }
        let behind = bytes.dropFirst()
        var rest = behind.drop(while: \.isASCIIDigit)
        if rest.startIndex != behind.startIndex, rest.first == UInt8(ascii: "$") { rest = rest.dropFirst() }
        rest = rest.drop { $0 == UInt8(ascii: "l") }
        guard let letter = rest.first, "@disuf".utf8.contains(letter) else { return nil }
        let after = rest.dropFirst()
        guard after.first?.isASCIILetterOrDigit != true else { return nil }
        return bytes.distance(from: bytes.startIndex, to: after.startIndex)
    }
}
