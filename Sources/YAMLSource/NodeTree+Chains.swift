// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

extension NodeTree {
    /// The way from the root to the value or item that is written at `place`, both included; `nil` for what is none.
    public func chain(to place: Place) -> [Node]? {
        guard place.file == file else { return nil }
        var chain = [root]
        if root.place.bytes == place.bytes, root.kind == .scalar { return chain }
        while let last = chain.last {
            let child = last.children.first { child in
                child.place.bytes.lowerBound <= place.bytes.lowerBound
                    && place.bytes.upperBound <= max(child.place.bytes.upperBound, child.contentEnd)
            }
            guard let child else { return nil }
            chain.append(child)
            // A block sequence of one item is written where that is.
            let isItem =
                child.kind == .sequence && !child.isAlias && child.items.contains { $0.place.bytes == place.bytes }
            if child.place.bytes == place.bytes, !isItem { return chain }
            if child.isAlias || child.kind == .scalar { return nil }
        }
        return nil
    }
}

extension Node {
    /// The values of a mapping, or the items of a sequence; none for others.
    fileprivate var children: [Node] { kind == .mapping ? entries.map(\.value) : Array(items) }

    /// Where the last of its content ends. A block collection ends with the last of what it holds, and not where the next token begins.
    public var contentEnd: Int {
        guard !isAlias, !isFlow else { return place.bytes.upperBound }
        let last = kind == .mapping ? Array(entries).last?.value : kind == .sequence ? Array(items).last : nil
        return last?.contentEnd ?? place.bytes.upperBound
    }

    /// Whether it is a collection between brackets.
    public var isFlow: Bool {
        guard kind == .mapping || kind == .sequence, !isAlias, let first = source.bytes[place.bytes].first else {
            return false
        }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
