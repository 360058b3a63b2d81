// SPDX-License-Identifier: Apache-2.0

/// The anchor and the tag before a node's content.
struct NodeProperties {
    /// Where the anchor is written, `&` included.
    private(set) var anchor: Range<Int>?
    /// Where the tag is written.
    private(set) var tag: Range<Int>?
    /// Where the content starts.
    private(set) var content: Int

    /// Finds the properties at the start of `range`, which is a node's.
    init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        content = range.lowerBound
        while content < range.upperBound {
            switch text[content] {
            case UInt8(ascii: "&"):
                let end = Self.end(in: text, content..<range.upperBound)
                anchor = content..<end
                content = end
            case UInt8(ascii: "!"):
                let end = Self.end(in: text, content..<range.upperBound)
                tag = content..<end
                content = end
            case UInt8(ascii: "#"): content = min(text.lineEnd(from: content), range.upperBound)
            case 0x09, 0x0A, 0x0D, 0x20: content += 1
            default: return
            }
        }
    }

    /// The end of the anchor, tag or directive name at the start of `range`, which is not empty.
    static func end(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let isTag = text[range.lowerBound] != UInt8(ascii: "&")
        var end = range.lowerBound + 1
        while end < range.upperBound {
            switch text[end] {
            case 0x09, 0x0A, 0x0D, 0x20: return end
            // A tag is an address, in which libyaml allows all of these; an anchor is a name.
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
                UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
                if !isTag { return end }
                end += 1
            default: end += 1
            }
        }
        return end
    }
}
