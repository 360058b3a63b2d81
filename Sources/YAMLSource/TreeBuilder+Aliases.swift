// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension TreeBuilder {
    /// The most nodes that any file can stand for; a count beyond it needs no exact value.
    private static let mostExpanded = Limits.nodes * Limits.aliasExpansion

    /// Notes the anchor written at `range` and returns its number.
    mutating func defineAnchor(at range: Range<Int>) -> Int {
        let name = bytes.text(range.lowerBound + 1..<range.upperBound)
        let (number, replaced) = anchors.define(name, at: range)
        if let replaced {
            let first = log.place(replaced.range)
            log.report(.alias, at: range, "anchor `\(name)` is defined twice") {
                $0.labels = [Label("first defined here", at: first)]
            }
        }
        return number
    }

    /// Tells that the anchor written at `range` has no value behind it. Most of these are texts that begin with `&`.
    mutating func reportBareAnchor(at range: Range<Int>) {
        log.report(.alias, at: range, "anchor `\(bytes.text(range.lowerBound + 1..<range.upperBound))` names no value")
        {
            $0.help = ["write a value after it, or quote a text that starts with `&`"]
        }
    }

    /// Adds what the alias at `range` stands for.
    mutating func addAlias(at range: Range<Int>) throws(ReadingStopped) {
        let name = bytes.text(range.lowerBound + 1..<range.upperBound)
        guard let anchor = anchors.anchor(named: name) else {
            anchors.addUndefined(name, at: range)
            return try addInvalid(at: range)
        }
        guard anchor.size > 0 else {
            let place = log.place(anchor.range)
            log.report(.alias, at: range, "alias `\(name)` is used within the value that it names") {
                $0.labels = [Label("`\(name)` is defined here", at: place)]
            }
            return try addInvalid(at: range)
        }
        try expand(anchor, at: range)
        try addAlias(to: anchor.target, at: range)
    }

    /// Counts what an alias stands for, without building it.
    private mutating func expand(_ anchor: AnchorTable.Anchor, at range: Range<Int>) throws(ReadingStopped) {
        // Both summands stay near `mostExpanded`, so the sum fits. The alias itself is counted as a node elsewhere.
        expandedCount += anchor.size - 1
        if expandedCount > Self.mostExpanded {
            reportBudget(at: range)
            throw .limit
        }
        let depth = frames.count + anchor.height
        if depth > Limits.depth {
            let place = log.place(anchor.range)
            log.report(.depthLimit, at: range, Self.depthMessage) {
                $0.label = "stands for \(anchor.height) levels"
                $0.labels = [Label("defined here", at: place)]
            }
            throw .limit
        }
        if let top = frames.indices.last { frames[top].deepest = max(frames[top].deepest, depth) }
    }

    /// Reports the alias that makes the whole too large, if there is one, and returns whether there is none.
    mutating func checkAliasBudget() -> Bool {
        guard expandedCount > records.count * Limits.aliasExpansion else { return true }
        var sizes: [Int: Int] = [:]
        for anchor in anchors.anchors { sizes[anchor.target] = anchor.size }
        var expanded = 0
        for record in records {
            expanded += record.isAlias ? sizes[record.link] ?? 1 : 1
            if expanded > records.count * Limits.aliasExpansion {
                reportBudget(at: Int(record.start)..<Int(record.stop))
                return false
            }
        }
        return true
    }

    private mutating func reportBudget(at range: Range<Int>) {
        log.report(.aliasBudget, at: range, "aliases make the file more than \(Limits.aliasExpansion) times as large") {
            $0.notes = [
                "a file may have \(Limits.aliasExpansion) times the nodes that are written in it, counting each alias in full"
            ]
            $0.help = ["write a definition once, under a name, and refer to it by that name"]
        }
    }

    /// Reports the aliases that name nothing, now that all anchors are known.
    mutating func reportUndefinedAliases() {
        for alias in anchors.undefined {
            let later = anchors.anchor(named: alias.name)
            let isFull = log.count(of: .alias) >= Limits.findingsPerRule
            let nearest = later == nil && !isFull ? anchors.nearestName(to: alias.name) : nil
            let laterPlace = later.map { log.place($0.range) }
            log.report(.alias, at: alias.range, "alias of `\(alias.name)`, which is not defined before it") {
                if let laterPlace {
                    $0.labels = [Label("defined only here", at: laterPlace)]
                    $0.help = ["move the definition above its first alias"]
                } else if let nearest {
                    $0.help = ["did you mean `*\(nearest)`?"]
                } else {
                    $0.help = ["define it with `&\(alias.name)`, or quote a text that starts with `*`"]
                }
            }
        }
    }
}
