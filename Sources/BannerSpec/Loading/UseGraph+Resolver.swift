// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// What a modifier of a resolver document is for in a spec.
enum ModifierRole {
    /// It chooses the appearance: the context of each.
    case appearance([Appearance: String])
    /// It chooses the theme: the context without one, and the theme of each other context.
    case theme(standard: String, themes: [String: String])
    /// One of its contexts counts, whatever the mode.
    case fixed(String)

    /// The modes in which `context` counts; `nil` for none.
    func modes(of context: String) -> TokenContexts? {
        switch self {
        case .appearance(let contexts):
            let appearances = Set(contexts.filter { $0.value == context }.keys)
            return appearances.isEmpty ? nil : TokenContexts(appearances: appearances)
        case .theme(let standard, let themes):
            if context == standard { return TokenContexts(themes: .without(Set(themes.values))) }
            return themes[context].map { TokenContexts(themes: .only($0)) }
        case .fixed(let chosen): return context == chosen ? TokenContexts() : nil
        }
    }
}

/// Reads resolver documents (DTCG Resolver Module, 2025.10).
///
/// A resolver document is a list of sources, some of which count in some contexts alone. A spec wants its tokens in every
/// appearance and theme, so contexts become modes: those that are called like appearances are these, those of a modifier called
/// `theme` are themes, and of any other modifier one context counts.
extension UseGraph {
    /// The document with the root `root`, read from `asked`, which `item` names.
    mutating func readResolver(_ root: Node, at asked: String, _ item: Node, _ options: UseOptions) {
        tokenOrigin += 1
        let faults = findings.count
        checkVersion(root, item)
        guard let order = root.value(of: "resolutionOrder"), order.kind == .sequence else {
            return fail(
                .invalidToken, "the resolver document has no list `resolutionOrder`", item,
                help: ["it names the sets and modifiers in the order in which they count"])
        }
        var document = ResolverReading(root: root, path: asked, options: options)
        // Of several documents, later ones win.
        document.position = tokenSources.count
        document.last = document.position + SpecLoader.sourceLimit
        for entry in order.items where entry.kind != .invalid {
            if let reference = entry.value(of: "$ref") {
                readStep(reference, over: entry, &document)
            } else if entry.value(of: "contexts") != nil {
                checkName(of: entry, &document)
                readModifier(entry, entry.value(of: "name")?.text ?? "", at: entry.place, over: entry, &document)
            } else if let sources = entry.value(of: "sources") {
                checkName(of: entry, &document)
                readSources(sources, TokenContexts(), &document)
            } else {
                fail(.invalidToken, "an entry of `resolutionOrder` is a set, a modifier or a `$ref` to one", entry)
            }
        }
        reportUnusedChoices(options, document.modifiers, item, since: faults)
    }

    /// Reports a document that is not of the version that is read; it has to say so ("Root level properties").
    private mutating func checkVersion(_ root: Node, _ item: Node) {
        guard let version = root.value(of: "version") else {
            return fail(
                .invalidToken, "the resolver document has no `version`", item, help: ["add `\"version\": \"2025.10\"`"])
        }
        if version.text != "2025.10" {
            fail(.invalidToken, "this is not a resolver document of version `2025.10`", version)
        }
    }

    /// Reports a set or a modifier in the order that has the name of another ("Inline sets and modifiers").
    private mutating func checkName(of entry: Node, _ document: inout ResolverReading) {
        guard let name = entry.value(of: "name"), let first = document.names.updateValue(name.place, forKey: name.text)
        else { return }
        findings.append(
            Finding(
                .duplicateDefinition, .error, "`resolutionOrder` has two entries called `\(name.text.prefix(100))`",
                at: name.place, labels: [Label("the other one", at: first)]))
    }

    /// Reports what `use` says of modifiers that there are none of, unless something went wrong since there were `faults`.
    mutating func reportUnusedChoices(_ options: UseOptions, _ known: [String], _ item: Node, since faults: Int) {
        guard findings.count == faults else { return }
        let lowercased = Set(known.map { $0.lowercased() })
        for (name, _) in options.modifiers where !lowercased.contains(name.text.lowercased()) {
            let nearest = NearestName.find(name.text, among: known)
            fail(
                .unknownReference, "`\(item.text.prefix(100))` has no modifier `\(name.text.prefix(100))`", name,
                help: [
                    nearest.map { "did you mean `\($0)`?" }
                        ?? (known.isEmpty ? "it has none" : "it has \(Self.list(known))")
                ])
        }
    }

    /// `{ "$ref": "#/sets/base" }` in the order. What `entry` says beside it counts before what is there ("Extending").
    private mutating func readStep(_ reference: Node, over entry: Node, _ document: inout ResolverReading) {
        let parts = reference.text.hasPrefix("#/") ? TokenTable.parts(ofPointer: reference.text) : []
        guard let target = document.root.at(parts), parts.count == 2, target.kind == .mapping else {
            return fail(
                .unknownReference, "there is no set or modifier at `\(reference.text.prefix(100))`", reference,
                help: ["they are `#/sets/NAME` and `#/modifiers/NAME`"])
        }
        if parts[0] == "modifiers" {
            readModifier(target, parts[1], at: reference.place, over: entry, &document)
        } else {
            readSet(target, reference, over: entry, TokenContexts(), &document)
        }
    }

    private mutating func readSet(
        _ set: Node, _ reference: Node, over entry: Node, _ contexts: TokenContexts, _ document: inout ResolverReading
    ) {
        guard let sources = entry.value(of: "sources") ?? set.value(of: "sources") else {
            return fail(.invalidToken, "the set `\(reference.text.prefix(100))` has no `sources`", reference)
        }
        if let start = document.sets.firstIndex(where: { $0.target == set.contentPlace }) {
            let steps = document.sets[start...]
            findings.append(
                Finding(
                    .cyclicReference, .error, "the sets of the resolver document refer to each other in a circle",
                    at: reference.place, labels: steps.dropFirst().map { Label("refers to the next", at: $0.place) }))
            isComplete = false
            return
        }
        guard document.sets.count < SpecLoader.chainLimit else {
            return fail(.cyclicReference, "more than \(SpecLoader.chainLimit) sets refer to each other", reference)
        }
        document.sets.append((set.contentPlace, reference.place))
        readSources(sources, contexts, &document)
        document.sets.removeLast()
    }

    /// The sources of a set or of a context, in their order.
    private mutating func readSources(
        _ list: Node, _ contexts: TokenContexts, _ document: inout ResolverReading
    ) {
        guard list.kind == .sequence else {
            if list.kind != .invalid { fail(.invalidToken, "sources of tokens are a list", list) }
            return
        }
        for source in list.items {
            guard document.position < document.last else {
                return fail(
                    .workLimit, "the resolver document comes to more than \(SpecLoader.sourceLimit) sources", source)
            }
            document.position += 1
            guard source.kind == .mapping else {
                if source.kind != .invalid {
                    fail(.invalidToken, "a source is a `$ref`, or an object with tokens", source)
                }
                continue
            }
            guard let reference = source.value(of: "$ref") else {
                add(source, contexts, &document)
                continue
            }
            readSource(reference, over: source, contexts, &document)
            // Tokens beside the reference count before those that it names.
            if source.entries.contains(where: { $0.key.text.first != "$" && $0.value.kind == .mapping }),
                document.position < document.last
            {
                document.position += 1
                add(source, contexts, &document)
            }
        }
    }

    private mutating func readSource(
        _ reference: Node, over source: Node, _ contexts: TokenContexts, _ document: inout ResolverReading
    ) {
        let parts = reference.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts.first.map(String.init) ?? ""
        // `file.json#dark` is no JSON pointer, but what tools take for one.
        let fragment = parts.count > 1 ? parts[1] : ""
        let pointer =
            fragment.isEmpty ? [] : TokenTable.parts(ofPointer: (fragment.hasPrefix("/") ? "#" : "#/") + fragment)
        guard !file.isEmpty else {
            guard let target = document.root.at(pointer), !pointer.isEmpty, target.kind == .mapping else {
                return fail(
                    .unknownReference, "there is nothing at `\(reference.text.prefix(100))`", reference)
            }
            if pointer.first == "modifiers" || pointer.first == "resolutionOrder" {
                return fail(.invalidToken, "sources are sets and files, not modifiers", reference)
            }
            if pointer.first == "sets" { return readSet(target, reference, over: source, contexts, &document) }
            return add(target, contexts, &document)
        }
        guard let written = PercentDecoding.decoded(file) else {
            return fail(.useFile, "`\(file.prefix(100))` is not a relative reference to a file", reference)
        }
        if let refusal = UsePath.refusal(of: written) { return fail(.useOutsideRoot, refusal, reference) }
        let asked = UsePath.resolve(written, from: document.path)
        guard let root = tokenRoot(of: asked, reference) else { return }
        if case .resolver? = TokenFileKind(of: root) {
            return fail(
                .useFile, "`\(file.prefix(100))` is a resolver document, not a token file", reference)
        }
        guard let target = root.at(pointer) else {
            return fail(.unknownReference, "there is nothing at `\(reference.text.prefix(100))`", reference)
        }
        if let kind = TokenFileKind(of: target), document.options.form == .dtcg, let fault = kind.fault(file) {
            fail(.useFile, fault.message, reference, help: [fault.help])
        }
        add(target, contexts, &document)
    }

    private mutating func add(_ root: Node, _ contexts: TokenContexts, _ document: inout ResolverReading) {
        add(
            TokenSource(
                root: root, scope: .contexts(contexts, position: document.position), form: document.options.form))
    }

    // MARK: Modifiers

    private mutating func readModifier(
        _ modifier: Node, _ name: String, at place: Place, over entry: Node, _ document: inout ResolverReading
    ) {
        document.modifiers.append(name)
        guard let contexts = entry.value(of: "contexts") ?? modifier.value(of: "contexts"), contexts.kind == .mapping,
            contexts.entries.contains(where: { _ in true })
        else {
            return fail(.invalidToken, "the modifier `\(name.prefix(100))` has no `contexts`", modifier)
        }
        let standard = entry.value(of: "default") ?? modifier.value(of: "default")
        if let standard, contexts.value(named: standard.text) == nil {
            return fail(
                .invalidToken, "the modifier `\(name.prefix(100))` has no context `\(standard.text.prefix(100))`",
                standard)
        }
        guard
            let role = role(
                of: modifier, name, contexts.entries.map(\.key.text), standard?.text, document.options)
        else { return }
        for (context, sources) in contexts.entries {
            guard let modes = role.modes(of: context.text) else { continue }
            if case .only(let theme) = modes.themes { add(theme: Located(theme, at: context.place)) }
            readSources(sources, modes, &document)
        }
    }

    mutating func role(
        of modifier: Node, _ name: String, _ names: [String], _ standard: String?, _ options: UseOptions
    ) -> ModifierRole? {
        let choice = options.modifiers.first { $0.name.text.lowercased() == name.lowercased() }?.choice
        switch choice?.text {
        case "theme"?: return theme(modifier, name, names, standard)
        case "appearance"? where names.allSatisfy({ Appearance(modeName: $0) == nil }):
            choice.map { reportNoContext("is an appearance, such as `dark`", name, names, $0) }
            return nil
        case "appearance"?: return appearance(modifier, name, names, standard)
        case "contrast"? where !names.contains(where: { Appearance.isMoreContrast($0) }):
            choice.map { reportNoContext("is one of more contrast, such as `high` or `more`", name, names, $0) }
            return nil
        case "contrast"?: return contrast(modifier, name, names, standard)
        case let chosen?:
            guard
                let context = names.first(where: { $0 == chosen })
                    ?? names.first(where: { $0.lowercased() == chosen.lowercased() })
            else {
                choice.map {
                    fail(
                        .unknownReference,
                        "the modifier `\(name.prefix(100))` has no context `\(chosen.prefix(100))`", $0,
                        help: ["its contexts are \(Self.list(names)); `theme` makes themes of them"])
                }
                return nil
            }
            return .fixed(context)
        case nil: break
        }
        if names.contains(where: { Appearance(modeName: $0) != nil }) {
            return appearance(modifier, name, names, standard)
        }
        if name.lowercased() == "theme" { return theme(modifier, name, names, standard) }
        if name.lowercased().holds("contrast"), names.contains(where: Appearance.isMoreContrast) {
            return contrast(modifier, name, names, standard)
        }
        if let standard = standard ?? names.first(where: { $0.lowercased() == "default" }) { return .fixed(standard) }
        if names.count == 1 { return .fixed(names[0]) }
        reportChoice(modifier, name, names)
        return nil
    }

    private mutating func appearance(
        _ modifier: Node, _ name: String, _ names: [String], _ standard: String?
    ) -> ModifierRole? {
        var own: [Appearance: String] = [:]
        for context in names {
            if let appearance = Appearance(modeName: context), own[appearance] == nil { own[appearance] = context }
        }
        guard let light = own[.light] ?? standard else {
            reportChoice(modifier, name, names)
            return nil
        }
        let dark = own[.dark] ?? light
        return .appearance([
            .light: light, .dark: dark, .lightHighContrast: own[.lightHighContrast] ?? light,
            .darkHighContrast: own[.darkHighContrast] ?? dark,
        ])
    }

    private mutating func contrast(
        _ modifier: Node, _ name: String, _ names: [String], _ standard: String?
    ) -> ModifierRole? {
        guard let more = names.first(where: Appearance.isMoreContrast),
            let plain = standard.flatMap({ $0 == more ? nil : $0 }) ?? names.first(where: { $0 != more })
        else {
            reportChoice(modifier, name, names)
            return nil
        }
        return .appearance([.light: plain, .dark: plain, .lightHighContrast: more, .darkHighContrast: more])
    }

    private mutating func theme(
        _ modifier: Node, _ name: String, _ names: [String], _ standard: String?
    ) -> ModifierRole? {
        guard
            let standard = standard
                ?? names.first(where: { ["standard", "default", "base"].contains($0.lowercased()) })
        else {
            reportChoice(modifier, name, names)
            return nil
        }
        var themes: [String: String] = [:]
        var contexts: [String: String] = [:]
        for context in names where context != standard {
            let theme = ThemeName.from(context)
            if let other = contexts.updateValue(context, forKey: theme) {
                fail(
                    .duplicateDefinition,
                    "the contexts `\(other.prefix(100))` and `\(context.prefix(100))` would both be the theme `\(theme)`",
                    modifier)
            }
            themes[context] = theme
        }
        return .theme(standard: standard, themes: themes)
    }

    /// Reports that no context of a modifier is of the kind that was chosen for it.
    private mutating func reportNoContext(_ kind: String, _ name: String, _ names: [String], _ choice: Node) {
        fail(
            .unknownReference, "no context of the modifier `\(name.prefix(100))` \(kind)", choice,
            help: ["its contexts are \(Self.list(names)); `theme` makes themes of them"])
    }

    private mutating func reportChoice(_ modifier: Node, _ name: String, _ names: [String]) {
        let shown = String(name.prefix(100))
        fail(
            .invalidToken, "the modifier `\(shown)` has no `default`, so nobody knows which of its contexts counts",
            modifier,
            help: [
                "choose one where the document is used: `modifiers: { \(shown): \(names.first.map { String($0.prefix(100)) } ?? "…") }`",
                "its contexts are \(Self.list(names)); `theme` makes themes of them",
            ])
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(8).map { "`\($0.prefix(100))`" }.joined(separator: ", ") + (names.count > 8 ? " and more" : "")
    }
}

/// What is known of a resolver document that is being read.
private struct ResolverReading {
    let root: Node
    /// The path of the document.
    let path: String
    let options: UseOptions
    /// The names of sets and modifiers that stand in the order themselves, and where.
    var names: [String: Place] = [:]
    /// The modifiers that were met.
    var modifiers: [String] = []
    /// The sets that are being read, each named by the one before it, and where.
    var sets: [(target: Place, place: Place)] = []
    /// The number of the source: later ones win.
    var position = 0
    /// The number that no source may exceed.
    var last = 0

    init(root: Node, path: String, options: UseOptions) {
        self.root = root
        self.path = path
        self.options = options
    }
}

extension Node {
    /// What the keys and numbers of a JSON pointer lead to.
    func at(_ pointer: [String]) -> Node? {
        var node = self
        for part in pointer {
            let next =
                node.kind == .sequence
                ? Int(part).flatMap { number in node.items.dropFirst(max(number, 0)).first { _ in true } }
                : node.value(named: part)
            guard let next else { return nil }
            node = next
        }
        return node
    }
}
