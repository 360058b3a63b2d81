// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// What of a version with errors can't be trusted, though nothing is wrong with it itself: it refers to what has an error, or to what
/// may stand in a file that could not be read, so that its values are not what its author meant.
///
/// References are found by the names in the text, whatever the place: one too many is taken for a reference rather than one missed.
struct Taint {
    /// The fields, as `levels.error.tint`, that can't be trusted.
    private var fields: Set<String> = []
    /// The definitions, as `levels.error`, with such a field or an error.
    private var definitions: Set<String>
    /// Those of which nothing can be trusted but what they write themselves: what they have the rest from can't be.
    private var heirs: Set<String> = []
    /// The fields that are written in one piece; what a mapping leaves out, it has from elsewhere.
    private var written: Set<String> = []

    static let none = Taint()

    private init() { definitions = [] }

    /// More scalars than this are not looked at: aliases repeat them.
    private static let scalarLimit = 1_000_000
    /// The keys whose values are names of definitions.
    private static let references: Set = [
        "buttons", "coVisibleWith", "extends", "font", "level", "metrics", "mutex", "screens", "style", "surface",
        "surfaces",
    ]
    /// The keys under which a definition names what it has the rest from.
    private static let ancestors: Set = ["extends", "level", "metrics", "style", "surface"]
    /// What definitions of a section have the rest from where they name nothing: the key, and the definition.
    private static let implied: [String: [(key: String, definition: String)]] = [
        "banners": [("style", "styles.standard"), ("surface", "surfaces.main"), ("metrics", "metrics.standard")],
        "metrics": [("extends", "metrics.standard")],
        "styles": [("extends", "styles.standard"), ("metrics", "metrics.standard")],
    ]

    /// What `trees` hold that refers to `faulty` definitions; and, if `lacksNames`, to what none of them defines.
    init(_ trees: [NodeTree], faulty: Set<String>, lacksNames: Bool) {
        definitions = faulty
        // What is implied is there without a word.
        var known = Set(
            Self.implied.values.joined().flatMap { $0.definition.split(separator: ".").dropFirst().map(String.init) })
        for tree in trees {
            // A section with a slip in its name defines nothing.
            for section in tree.root.entries where !faulty.contains(section.key.text) {
                known.formUnion(section.value.entries.lazy.map(\.key.text))
            }
        }
        // Which fields have each name in them, or what is implied.
        var mentions: [String: Set<String>] = [:]
        var left = Self.scalarLimit
        for tree in trees {
            for section in tree.root.entries {
                for definition in section.value.entries {
                    let path = "\(section.key.text).\(definition.key.text)"
                    for (key, implied) in Self.implied[section.key.text] ?? [] where implied != path {
                        let named = definition.value.value(named: key)
                        if named?.kind != .scalar { mentions[implied, default: []].insert("\(path).\(key)") }
                    }
                    for field in definition.value.entries {
                        let fieldPath = "\(path).\(field.key.text)"
                        if field.value.kind != .mapping { written.insert(fieldPath) }
                        Self.visit(field.value, isReference: Self.references.contains(field.key.text), &left) {
                            name, isReference in
                            mentions[name, default: []].insert(fieldPath)
                            if lacksNames, isReference, !known.contains(name) { fields.insert(fieldPath) }
                        }
                    }
                }
            }
        }
        spread(mentions)
    }

    /// Taints what mentions something tainted, until nothing more does.
    private mutating func spread(_ mentions: [String: Set<String>]) {
        for field in fields { taint(field) }
        var next = Array(definitions)
        // An error in a section may be about any of its definitions.
        for section in definitions where !section.contains(".") {
            next += Self.implied.values.joined().map(\.definition).filter { $0.hasPrefix(section + ".") }
        }
        while let path = next.popLast() {
            guard let dot = path.firstIndex(of: ".") else { continue }
            let name = String(path[path.index(after: dot)...])
            for field in (mentions[name] ?? []).union(mentions[path] ?? []) where taint(field) {
                next.append(Self.definition(field))
            }
        }
    }

    /// Notes that `field` can't be trusted; whether its definition could be so far.
    @discardableResult private mutating func taint(_ field: String) -> Bool {
        let definition = Self.definition(field)
        fields.insert(field)
        if let key = field.split(separator: ".").last, Self.ancestors.contains(String(key)) { heirs.insert(definition) }
        return definitions.insert(definition).inserted
    }

    /// Calls `body` with each name below `node`, and whether it stands where one is referred to.
    private static func visit(
        _ node: Node, isReference: Bool, _ left: inout Int, _ body: (String, _ isReference: Bool) -> Void
    ) {
        guard left > 0 else { return }
        left -= 1
        switch node.kind {
        case .scalar:
            let text = node.text
            body(text, isReference)
            for name in braced(text) { body(name, true) }
        case .sequence: for element in node.items { visit(element, isReference: isReference, &left, body) }
        case .mapping:
            for entry in node.entries {
                visit(entry.value, isReference: isReference || references.contains(entry.key.text), &left, body)
            }
        case .invalid: break
        }
    }

    /// The colours of the palette, and the tokens with a group, that `text` has between braces; what has no dot may be a parameter.
    private static func braced(_ text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
        return text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
            guard let end = part.firstIndex(of: "}"), part[..<end].contains(".") else { return nil }
            let path = part[..<end]
            return String(path.hasPrefix("palette.") ? path.dropFirst("palette.".count) : path)
        }
    }

    private static func definition(_ path: String) -> String {
        path.split(separator: ".").prefix(2).joined(separator: ".")
    }

    /// Whether the value at `keyPath` can't be trusted.
    func holds(_ keyPath: String) -> Bool {
        let parts = keyPath.split(separator: ".")
        guard parts.count > 2 else { return definitions.contains(keyPath) }
        let field = parts.prefix(3).joined(separator: ".")
        return fields.contains(field) || heirs.contains(Self.definition(keyPath)) && !written.contains(field)
    }

    /// Whether anything of the definition that the value at `keyPath` belongs to can't be trusted.
    func touches(_ keyPath: String) -> Bool { definitions.contains(Self.definition(keyPath)) }
}
