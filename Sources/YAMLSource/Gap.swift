// SPDX-License-Identifier: Apache-2.0

/// The text between two nodes: white space, indicators, anchors, tags and comments.
enum Gap {
    /// What a gap may hold.
    enum Element {
        /// A `:`, `-` or `?` at this offset.
        case indicator(Int)
        /// A comment from its `#` to the end of its line.
        case comment(Range<Int>)
    }

    /// Calls `body` with what `range` of `text` holds, in order.
    static func scan(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Element) -> Void) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            switch text[offset] {
            case UInt8(ascii: "#"):
                let end = min(text.lineEnd(from: offset), range.upperBound)
                body(.comment(offset..<end))
                offset = end
            case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "%"):
                offset = NodeProperties.end(in: text, offset..<range.upperBound)
            case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"):
                body(.indicator(offset))
                offset += 1
            default: offset += 1
            }
        }
    }
}
