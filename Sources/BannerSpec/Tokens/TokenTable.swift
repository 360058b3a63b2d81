// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The design tokens of the files that a spec uses (DTCG format, 2025.10), by path.
final class TokenTable {
    /// A token as it is written; its value is read when something asks for it.
    struct Token {
        /// The node of `$value`, or of what `$ref` names.
        var value: Node
        /// The type that it says itself, or has from what `$ref` names.
        var type: String?
        /// The type of its groups, which counts where neither it nor what it is an alias of has one (DTCG, 2025.10, "Type").
        var groupType: String?
        /// Where the token is written.
        var place: Place
        /// How it is written.
        var form = TokenForm.dtcg
        /// The path of the token that stands here since its group extends that one's.
        var inheritedFrom: String?
        /// The path of the token that a `$ref` names as a whole, which another file may replace.
        var reference: String?
        /// What it, or the nearest group that says something, says under `$deprecated`, unless that is `false`.
        var deprecation: Node?
        /// How Tokens Studio changes the colour of what it names.
        var modifier: Node?
    }

    /// The tokens of files that hold in the same modes, by path.
    private struct Layer {
        var scope: TokenScope
        /// The resolver document, or the like, that says where they hold; 0 for files that `use` names with their modes.
        var origin: Int
        var tokens: [String: Token] = [:]
    }

    /// A group that is being read: what its tokens inherit, and where they go.
    private struct Group {
        var node: Node
        /// The root of the source that it is read for.
        var root: Node
        var form = TokenForm.dtcg
        /// The index of the layer that its tokens go to.
        var layer = 0
        var prefix = ""
        /// The path of the group that this one extends, to which the rest of a token's path is joined.
        var origin: String?
        var type: String?
        var deprecation: Node?
        /// The groups that this one is read as a part of, by where they are written.
        var path: [Place] = []
    }

    /// Tokens of all files, those included that groups have from groups that they extend.
    static let tokenLimit = 500_000
    /// Bytes of all paths: 64 MiB.
    static let allPathBytes = 64 * 1024 * 1024

    private var layers: [Layer] = []
    /// The layers of the sources that hold in all modes or some, in the order of their use.
    private var steps: [(layer: Int, scope: TokenScope)] = []
    /// The indices of those steps that hold in one theme alone, by that theme, and of all others.
    private var stepsOfThemes: [String: [Int]] = [:]
    private var commonSteps: [Int] = []
    /// The layers that hold in each mode that was asked for, nearest first.
    private var stacks: [TokenMode: [(layer: Int, scope: TokenScope)]] = [:]
    /// Whether some tokens change with the appearance.
    private(set) var hasAppearances = false
    /// Whether some are not written in the DTCG format.
    private var hasForeignForms = false
    /// The uses of tokens that are deprecated.
    private(set) var deprecatedUses: [DeprecatedToken] = []
    private var knownUses: Set<DeprecatedToken> = []
    /// Paths in the order in which they are written, for suggestions.
    var paths: [String] = []
    /// The paths of groups.
    private(set) var groups: Set<String> = []
    /// How many tokens are being computed, each for the one before.
    var computations = 0
    /// What amounts come to that others are computed from; `nil` for those of which it was reported that they come to nothing.
    var amounts: [ComputedAmount: Double?] = [:]
    /// The paths of Figma's variables by their ids.
    var figmaPaths: [String: String] = [:]
    /// How many unknown paths are still looked up among the known ones.
    var suggestions = SuggestionBudget(NodeReader.suggestionLimit)
    /// Where nodes are found that references name.
    let index = NodeIndex()
    /// What references that were followed name, by where they are written.
    private var targets: [Place: Node?] = [:]
    /// The bytes of all paths so far.
    private var pathByteCount = 0
    /// Whether a limit was passed, so that what is written after is left out.
    private var isFull = false
    /// The layers of sources that resolver documents name, by the places of their roots.
    private var layerOfRoot: [Place: Int] = [:]
    /// The roots of all sources, which groups may name each other through.
    private var roots: [Node] = []
    /// Which origin has a token at a path, where there are several layers, and the paths that several have.
    private var originOfPath: [String: Int] = [:]
    private var contestedPaths: Set<String> = []
    /// How many tokens there are in all layers.
    private var count = 0
    /// Whether every used file could be read. If not, a token that is unknown may be defined in one that could not.
    private(set) var isComplete: Bool

    /// What is wrong with tokens and groups, by their paths; told where a spec names what they have, and not else: a file may hold the
    /// tokens of a whole app.
    private var faults: [String: (NodeReader, Place) -> Void] = [:]
    /// The paths of the groups that groups extend.
    private var bases: [String: Set<String>] = [:]
    private var files: Set<FileID> = []
    /// The nodes that may still be read, so that groups that extend each other again and again stay cheap.
    private var budget = 0

    init(isComplete: Bool = true) {
        self.isComplete = isComplete
    }

    /// Whether no file of tokens was read or could not be.
    var isEmpty: Bool { roots.isEmpty && files.isEmpty && paths.isEmpty && figmaPaths.isEmpty }

    /// Whether there is a token at `path`, in whichever mode.
    func has(_ path: String) -> Bool { layers.contains { $0.tokens[path] != nil } }

    /// Calls `body` with each token in each mode, if some are not written in the DTCG format.
    func forEachForeignToken(_ body: (String, Token) -> Void) {
        guard hasForeignForms else { return }
        for layer in layers { for (path, token) in layer.tokens where token.form != .dtcg { body(path, token) } }
    }

    /// Whether `node` is written in a token file.
    func holds(_ node: Node) -> Bool { files.contains(node.tree.file) }

    /// Whether what is a token without a theme, or its value, may be another one in `theme`.
    func changes(in theme: String) -> Bool { stepsOfThemes[theme] != nil }

    // MARK: Reading

    /// Adds the tokens of sources.
    func add(_ sources: [TokenSource], _ reader: NodeReader) {
        roots = sources.map(\.root)
        for source in sources where !isFull { add(source, reader) }
    }

    private func add(_ source: TokenSource, _ reader: NodeReader) {
        files.insert(source.root.tree.file)
        guard reader.isMapping(source.root, "a token file") else {
            isComplete = false
            return
        }
        hasForeignForms = hasForeignForms || source.form != .dtcg
        hasAppearances = hasAppearances || source.scope.hasAppearance
        let (layer, isRead) = self.layer(of: source)
        guard !isRead else { return }
        if !source.colorSets.isEmpty { return add(source.colorSets, to: layer, reader) }
        if let figma = source.figma { return add(figma, to: layer, reader) }
        budget = source.root.tree.nodeCount * Limits.aliasExpansion
        add(Group(node: source.root, root: source.root, form: source.form, layer: layer), reader)
        guard budget < 0 else { return }
        isComplete = false
        reader.report(
            .invalidToken, "groups extend each other to more than \(Limits.aliasExpansion) times what is written",
            at: source.root.place.startPoint)
    }

    /// The index of the layer of `source`: files for the same modes share one, and so do the contexts that name one file. The
    /// second time its tokens are known.
    private func layer(of source: TokenSource) -> (index: Int, isRead: Bool) {
        switch source.scope {
        case .files:
            if let known = steps.first(where: { $0.scope == source.scope }) { return (known.layer, false) }
        case .contexts where source.figma == nil && source.colorSets.isEmpty:
            if let known = layerOfRoot[source.root.contentPlace] {
                addStep(known, source.scope)
                return (known, true)
            }
            layerOfRoot[source.root.contentPlace] = layers.count
        case .contexts: break
        }
        addStep(layers.count, source.scope)
        layers.append(Layer(scope: source.scope, origin: source.origin))
        return (layers.count - 1, false)
    }

    private func addStep(_ layer: Int, _ scope: TokenScope) {
        if let theme = scope.onlyTheme {
            stepsOfThemes[theme, default: []].append(steps.count)
        } else {
            commonSteps.append(steps.count)
        }
        steps.append((layer, scope))
    }

    private func add(_ group: Group, _ reader: NodeReader) {
        var group = group
        group.path.append(group.node.contentPlace)
        let inherited = group
        for (key, value) in group.node.entries where key.kind == .scalar {
            switch key.text {
            case "$type" where value.kind == .scalar: group.type = value.text
            case "type" where group.form == .legacy && value.kind == .scalar: group.type = value.text
            case "$deprecated": group.deprecation = Self.deprecation(value)
            case "$extends": extend(value, inherited, reader)
            // The same (DTCG, 2025.10, "Equivalence to JSON Schema `$ref`").
            case "$ref" where !group.prefix.isEmpty && isGroup(value): extend(value, inherited, reader)
            default: break
            }
        }
        for (key, value) in group.node.entries where key.kind == .scalar && value.kind == .mapping {
            let name = key.text
            // What starts with `$` is the format's own, but for a group's root token.
            if name.first == "$", name != "$root" { continue }
            budget -= 1
            guard budget >= 0, !isFull else { return }
            let path = group.prefix.isEmpty ? name : group.prefix + "." + name
            guard isName(key, name, path), fits(name, key, in: group, reader) else { continue }
            let origin = group.origin.map { $0.isEmpty ? name : $0 + "." + name }
            if isToken(value, group.form) {
                if var token = token(value, at: key.place, in: group, path) {
                    token.inheritedFrom = origin
                    insert(token, path, group.layer, reader)
                }
            } else {
                groups.insert(path)
                var inner = group
                inner.node = value
                inner.prefix = path
                inner.origin = origin
                add(inner, reader)
            }
        }
    }

    /// Whether a member of a group is a token, and no group.
    private func isToken(_ node: Node, _ form: TokenForm) -> Bool {
        if node.value(of: "$value") != nil { return true }
        // A type is a token's, where the value is what is named.
        if let reference = node.value(of: "$ref") { return node.value(of: "$type") != nil || !isGroup(reference) }
        return form == .legacy && node.hasLegacyValue
    }

    /// Whether a `$ref` names a group, and neither a token nor a value: something with tokens in it.
    private func isGroup(_ reference: Node) -> Bool {
        var reference = reference
        for _ in 0..<SpecLoader.chainLimit {
            guard reference.kind == .scalar, let target = pointer(reference), target.kind == .mapping,
                target.value(of: "$value") == nil
            else { return false }
            guard let next = target.value(of: "$ref") else {
                return target.isTokenGroup
            }
            reference = next
        }
        return false
    }

    /// What `$deprecated` says, unless that is nothing.
    private static func deprecation(_ node: Node) -> Node? {
        node.kind == .scalar && node.text != "false" ? node : nil
    }

    /// Whether there is room for the path of what is called `name` in `group`; reports it if not.
    private func fits(_ name: String, _ key: Node, in group: Group, _ reader: NodeReader) -> Bool {
        fits(group.prefix.utf8.count + 1 + name.utf8.count, key, reader)
    }

    /// Whether there is room for a path of so many bytes; reports it if not.
    func fits(_ count: Int, _ key: Node, _ reader: NodeReader) -> Bool {
        guard count <= SpecLoader.tokenPathBytes else {
            isComplete = false
            reader.report(
                .workLimit,
                "the path of this token or group has \(count) bytes; it may have \(SpecLoader.tokenPathBytes)",
                at: key.place, help: ["shorten its name, or those of the groups around it"])
            return false
        }
        pathByteCount += count
        guard self.count < Self.tokenLimit, pathByteCount <= Self.allPathBytes else {
            isComplete = false
            isFull = true
            reader.report(
                .workLimit,
                "there are more than \(Self.tokenLimit) tokens, or their paths have more than "
                    + "\(Self.allPathBytes / 1024 / 1024) MiB", at: key.place,
                help: ["use files with only the tokens of banners, and extend groups less often"])
            return false
        }
        return true
    }

    private static func joinsPaths(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    }

    private func isName(_ key: Node, _ name: String, _ path: String) -> Bool {
        guard name.utf8.contains(where: Self.joinsPaths), let foreign = name.first(where: { ".{}".contains($0) }) else {
            return true
        }
        faults[path] = { reader, _ in
            reader.report(
                .invalidToken, "the name of a token or group can't contain `\(foreign)`", at: key.place,
                notes: ["aliases join the names of groups and tokens with dots, in braces"])
        }
        return false
    }

    /// Notes that variables of several collections of Figma are called `path`, so that nobody knows which one is meant.
    func noteNamesakes(_ path: String, in collections: [String]) {
        faults[path] = { reader, alias in
            let names = collections.map { "`{\(reader.shown($0 + "." + path))}`" }.joined(separator: ", ")
            reader.report(
                .unknownReference, "several collections have a variable `\(reader.shown(path))`", at: alias,
                help: ["name one of them with its collection: \(names)"])
        }
    }

    /// Tells what is wrong with the token at `path`, which an alias at `place` names, or with a group around it, each once; `false` if
    /// nothing is.
    func tellFault(about path: String, at place: Place, _ reader: NodeReader) -> Bool {
        guard !faults.isEmpty else { return false }
        var end = path.endIndex
        // No token or group has a longer path.
        if let limit = path.utf8.index(path.startIndex, offsetBy: SpecLoader.tokenPathBytes, limitedBy: end),
            limit < end
        {
            end = path[..<limit].lastIndex(of: ".") ?? path.startIndex
        }
        while true {
            if let tell = faults[String(path[..<end])] {
                tell(reader, place)
                faults[String(path[..<end])] = { _, _ in }
                return true
            }
            guard end > path.startIndex else { return false }
            end = path[..<end].lastIndex(of: ".") ?? path.startIndex
        }
    }

    /// Within a file, what a group says itself takes the place of what it has from the group that it extends.
    func insert(_ token: Token, _ path: String, _ layer: Int, _ reader: NodeReader) {
        let known = layers[layer].tokens[path]
        // What a file says itself counts before what another one's group has from the group that it extends.
        if let known, known.inheritedFrom == nil, token.inheritedFrom != nil { return }
        let other = layers[layer].tokens.updateValue(token, forKey: path)
        let isNew = note(path, layer)
        if other == nil {
            self.count += 1
            if isNew { paths.append(path) }
        }
        guard token.inheritedFrom == nil, let other = rival(of: token, path, other, layer) else { return }
        reader.report(
            .duplicateDefinition, "the token `\(reader.shown(path))` is defined in another file too", at: token.place,
            labels: [Label("the other definition", at: other.place)],
            help: layers[layer].origin == 0 ? Self.helpOnModes : Self.helpOnDocuments)
    }

    /// Notes where the token at `path` comes from, and says whether there was none. One layer needs no such notes.
    private func note(_ path: String, _ layer: Int) -> Bool {
        guard layers.count > 1 else { return true }
        if originOfPath.isEmpty {
            for other in layers.indices where other != layer {
                for known in layers[other].tokens.keys { originOfPath[known] = layers[other].origin }
            }
        }
        let origin = layers[layer].origin
        guard let before = originOfPath.updateValue(origin, forKey: path) else { return true }
        if before != origin { contestedPaths.insert(path) }
        return false
    }

    private static let helpOnModes = [
        "name the files of several modes under their modes: `use: { light: [light.json], dark: [dark.json] }`"
    ]

    private static let helpOnDocuments = [
        "take it out of one of them, or name both in one resolver document, whose order decides"
    ]

    /// The token of another file at `path` that no order decides about: `former`, which stood in the place of `token`, or one of another
    /// resolver document, or of a file beside one.
    private func rival(of token: Token, _ path: String, _ former: Token?, _ layer: Int) -> Token? {
        func isRival(_ other: Token) -> Bool { other.place.file != token.place.file && other.inheritedFrom == nil }
        if let former, isRival(former) { return former }
        guard contestedPaths.contains(path) else { return nil }
        let origin = layers[layer].origin
        return layers.lazy.filter { $0.origin != origin }.compactMap { $0.tokens[path] }.first(where: isRival)
    }

    private func extend(_ reference: Node, _ group: Group, _ reader: NodeReader) {
        func fail(_ rule: RuleID, _ message: @escaping (NodeReader) -> String) {
            faults[group.prefix] = { reader, _ in reader.report(rule, message(reader), at: reference.place) }
        }
        guard reference.kind == .scalar else {
            return fail(.invalidToken) { _ in "`$extends` takes the path of a group, such as `{input}`" }
        }
        guard let target = self.group(reference, group) else {
            return fail(.unknownReference) { "there is no group `\($0.shown(reference.text))`" }
        }
        guard !group.path.contains(target.contentPlace) else {
            return fail(.cyclicReference) { _ in "the group extends itself" }
        }
        guard group.path.count < SpecLoader.chainLimit else {
            return fail(.cyclicReference) { _ in "more than \(SpecLoader.chainLimit) groups extend each other" }
        }
        bases[group.prefix, default: []].insert(Self.path(reference))
        var inherited = group
        inherited.node = target
        // Within a group that is extended itself, tokens are those of that group.
        inherited.origin = group.origin ?? Self.path(reference)
        add(inherited, reader)
    }

    /// The path of the group or token that `{a.b}` or `#/a/b` names.
    private static func path(_ reference: Node) -> String {
        let text = reference.text
        if text.hasPrefix("#/") {
            return parts(ofPointer: text).joined(separator: ".")
        }
        return String(text.dropFirst().dropLast())
    }

    private func group(_ reference: Node, _ group: Group) -> Node? {
        let text = reference.text
        let target =
            text.hasPrefix("{") && text.hasSuffix("}")
            ? named(text.dropFirst().dropLast().split(separator: ".").map(String.init), in: group.root)
            : pointer(reference)
        return target?.kind == .mapping ? target : nil
    }

    /// The group at a path: that of the same source, or else of the first that has one; ``findExtended(_:in:)`` knows the others.
    private func named(_ path: [String], in root: Node) -> Node? {
        if let own = walk(path, from: root) { return own }
        return roots.lazy.compactMap { self.walk(path, from: $0) }.first
    }

    private func token(_ node: Node, at place: Place, in group: Group, _ path: String) -> Token? {
        var type: String?
        var found: Node?
        var reference: String?
        var deprecation = group.deprecation
        var modifier: Node?
        let isLegacy = group.form == .legacy
        for (key, value) in node.entries where key.kind == .scalar {
            switch key.text {
            case "$value": found = value
            case "value" where isLegacy: found = found ?? value
            case "$type": type = value.text
            case "type" where isLegacy: type = type ?? value.text
            case "deprecated" where isLegacy: deprecation = Self.deprecation(value)
            case "$extensions": modifier = value.value(of: "studio.tokens")?.value(of: "modify")
            case "$deprecated": deprecation = Self.deprecation(value)
            case "$ref":
                guard let target = referenced(value, type: &type, path) else { return nil }
                found = target
                // `#/a/b/$value` is the token `a.b` too.
                let parts = Self.parts(ofPointer: value.text)
                reference = (parts.last == "$value" ? parts.dropLast() : parts[...]).joined(separator: ".")
            default: break
            }
        }
        return found.map {
            Token(
                value: $0, type: type, groupType: group.type, place: place, form: group.form, reference: reference,
                deprecation: deprecation, modifier: modifier)
        }
    }

    /// The value that a token's `$ref` names. It may name a token as a whole, whose type then counts if none is written.
    private func referenced(_ reference: Node, type: inout String?, _ path: String) -> Node? {
        let end = followed(from: reference, to: pointer) { target in
            if type == nil { type = target.value(of: "$type")?.text }
            return target.value(of: "$value") == nil ? target.value(of: "$ref") : nil
        }
        if case .found(let target) = end { return target.value(of: "$value") ?? target }
        faults[path] = { reader, _ in end.report?(reader) }
        return nil
    }

    /// What the JSON pointer (RFC 6901) in `reference` names, such as `#/colors/blue/$value`. Each is followed once, since many
    /// tokens may lead over the same one.
    func pointer(_ reference: Node) -> Node? {
        if let known = targets[reference.place] { return known }
        let text = reference.text
        var target: Node?
        if text.hasPrefix("#/") {
            let parts = Self.parts(ofPointer: text)
            target = walk(parts, from: reference.tree.root)
            // What a resolver document holds itself is a whole file to itself.
            if target == nil { target = roots.lazy.compactMap { self.walk(parts, from: $0) }.first }
        }
        targets[reference.place] = .some(target)
        return target
    }

    // MARK: Looking up

    /// The layers that hold in `mode`, nearest first.
    private func stack(_ mode: TokenMode) -> [(layer: Int, scope: TokenScope)] {
        if let known = stacks[mode] { return known }
        // A document may have a thousand themes: those of others are not looked at.
        let indices = commonSteps + (mode.theme.flatMap { stepsOfThemes[$0] } ?? [])
        let ranked = indices.sorted().map { steps[$0] }.compactMap { step in
            step.scope.rank(in: mode).map { (step, rank: $0) }
        }
        let stack = ranked.sorted { $0.rank > $1.rank }.map(\.0)
        stacks[mode] = stack
        return stack
    }

    /// A token in a mode, and how near what holds it is.
    struct Found {
        var token: Token
        var scope: TokenScope
        fileprivate var depth: Int
    }

    /// The token at `path` in `mode`.
    func find(_ path: String, in mode: TokenMode) -> Found? {
        find(path, in: mode, links: 0) ?? find(path + ".$root", in: mode, links: 0) ?? findExtended(path, in: mode)
    }

    /// The token that a group has from one that it extends, of which other files have another part: all files are as one (DTCG, 2025.10,
    /// Resolver, "Aliases").
    private func findExtended(_ path: String, in mode: TokenMode) -> Found? {
        guard !bases.isEmpty else { return nil }
        var waiting = [path]
        var seen: Set<String> = [path]
        while let next = waiting.popLast(), seen.count <= SpecLoader.chainLimit {
            if next != path, let found = find(next, in: mode, links: 0) { return found }
            var end = next.endIndex
            while let point = next[..<end].lastIndex(of: ".") {
                for base in (bases[String(next[..<point])] ?? []).sorted() {
                    let other = base + next[point...]
                    if other.utf8.count <= SpecLoader.tokenPathBytes, seen.insert(other).inserted {
                        waiting.append(other)
                    }
                }
                end = point
            }
        }
        return nil
    }

    private func find(_ path: String, in mode: TokenMode, links: Int) -> Found? {
        for (depth, step) in stack(mode).enumerated() {
            guard let token = layers[step.layer].tokens[path] else { continue }
            let found = Found(token: token, scope: step.scope, depth: depth)
            // A nearer file may change what the group has from the one that it extends.
            guard layers.count > 1, links < SpecLoader.chainLimit, let origin = token.inheritedFrom,
                let other = find(origin, in: mode, links: links + 1), other.depth < depth
            else { return found }
            return other
        }
        return nil
    }

    /// A mode that has a token at `path`, and where; for messages about those that lack it.
    func anywhere(_ path: String) -> (scope: TokenScope, place: Place)? {
        layers.lazy.compactMap { layer in layer.tokens[path].map { (layer.scope, $0.place) } }.first
    }

    /// Whether there is more than one layer, so that what a file says may count in some modes alone.
    var hasModes: Bool { layers.count > 1 }

    /// Notes that the spec uses a deprecated token.
    func note(_ use: DeprecatedToken) {
        if knownUses.insert(use).inserted { deprecatedUses.append(use) }
    }

    /// `#/a/b~1c` → `a`, `b/c`.
    static func parts(ofPointer text: String) -> [String] {
        text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
    }

    /// `a~1b` → `a/b`, `a~0b` → `a~b`.
    private static func unescaped(_ part: Substring) -> String {
        var text = ""
        var rest = part[...]
        while let character = rest.popFirst() {
            if character == "~", let next = rest.first, next == "0" || next == "1" {
                rest.removeFirst()
                text.append(next == "1" ? "/" : "~")
            } else {
                text.append(character)
            }
        }
        return text
    }

    func walk(_ parts: [String], from root: Node) -> Node? {
        var node = root
        for part in parts {
            if node.kind == .sequence, let number = Int(part) {
                guard let item = index.item(at: number, of: node) else { return nil }
                node = item
            } else {
                guard let value = index.value(of: part, in: node) else { return nil }
                node = value
            }
        }
        return node
    }
}
