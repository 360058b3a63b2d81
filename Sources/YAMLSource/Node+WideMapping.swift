// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension Node {
    /// A text without quotes, written with YAML's own signs, where it is a mapping on one line in those of another keyboard: `{ en: Hi }` for
    /// `｛ en：Hi ｝`. `nil` for what is none.
    package var wideMapping: String? {
        guard kind == .scalar, style == .plain, !isAlias else { return nil }
        let range = place.bytes
        return source.bytes.withUnsafeBufferPointer { bytes in
            guard WideSigns.startsWithBrace(UnsafeBufferPointer(rebasing: bytes[range])), !bytes[range].contains(0x0A)
            else { return nil }
            var signs = WideSigns(Lines(bytes))
            guard signs.walk(range), !signs.isWideOpen, let first = signs.all.first, let last = signs.all.last,
                first.range.lowerBound == range.lowerBound, last.range.upperBound == range.upperBound
            else { return nil }
            return bytes.text(range, replacing: signs.all.map { ($0.whole, $0.text) })
        }
    }
}
