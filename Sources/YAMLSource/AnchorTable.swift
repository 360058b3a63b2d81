// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The anchors of a file, and what their aliases stand for.
struct AnchorTable {
    /// A name given to a node.
    struct Anchor {
        var name: String
        /// Where it is written, `&` included.
        var range: Range<Int>
        /// The index of the node; -1 until it begins.
        var target = -1
        /// Nodes in it, aliases expanded; 0 while it is open.
        var size = 0
        /// Levels of collections in it, aliases expanded.
        var height = 0
    }

    /// An alias without an anchor before it.
    struct Undefined {
        var name: String
        /// Where it is written, `*` included.
        var range: Range<Int>
    }

    private(set) var anchors: [Anchor] = []
    private(set) var undefined: [Undefined] = []
    private var byName: [String: Int] = [:]

    /// The anchor that `name` means at this point.
    func anchor(named name: String) -> Anchor? { byName[name].map { anchors[$0] } }

    /// Adds an anchor, of which later aliases speak, and returns its number and the one it replaces.
    mutating func define(_ name: String, at range: Range<Int>) -> (number: Int, replaced: Anchor?) {
        anchors.append(Anchor(name: name, range: range))
        let replaced = byName.updateValue(anchors.count - 1, forKey: name)
        return (anchors.count - 1, replaced.map { anchors[$0] })
    }

    /// Ties an anchor to a collection that begins.
    mutating func begin(_ number: Int, target: Int) { anchors[number].target = target }

    /// Notes what an anchor holds, now that its node is complete.
    mutating func close(_ number: Int, target: Int, size: Int, height: Int) {
        anchors[number].target = target
        anchors[number].size = size
        anchors[number].height = height
    }

    /// Keeps an alias that names nothing, until all anchors are known.
    mutating func addUndefined(_ name: String, at range: Range<Int>) {
        undefined.append(Undefined(name: name, range: range))
    }

    /// The name closest to `name`, if one is close enough to be meant.
    func nearestName(to name: String) -> String? {
        NearestName.find(name, among: anchors.lazy.map(\.name))
    }
}
