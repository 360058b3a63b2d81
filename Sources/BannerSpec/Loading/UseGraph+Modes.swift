// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TextCatalogs
import YAMLSource

extension UseGraph {
    /// `{ tokens: [base.json], dark: [dark.json], theme.contoso: [contoso.json] }`: files by what they are for.
    mutating func readUses(byKey node: Node) {
        let options = options(of: node)
        for (key, value) in node.entries where key.kind == .scalar {
            switch UseKey(key.text) {
            case .specs, .texts: for item in files(value, key) { useKnown(item, as: key) }
            case .tokens(let appearance):
                for item in files(value, key) { useTokens(item, .files(theme: nil, appearance: appearance), options) }
            case .theme(let name): readTheme(name, key, value, options)
            case .modifiers, .format: break
            case nil: reportUnknown(key, "`use`", among: UseKey.words)
            }
        }
    }

    private mutating func options(of node: Node) -> UseOptions {
        var options = UseOptions()
        for (key, value) in node.entries where key.kind == .scalar {
            switch UseKey(key.text) {
            case .modifiers where value.kind == .mapping:
                for (name, choice) in value.entries where name.kind == .scalar {
                    if choice.kind == .scalar {
                        options.modifiers.append((name, choice))
                    } else if choice.kind != .invalid {
                        fail(.wrongType, "a modifier takes `theme`, `appearance` or the name of a context", choice)
                    }
                }
            case .modifiers where value.kind != .invalid:
                fail(
                    .wrongType, "`modifiers` takes the names of modifiers with a choice for each", value,
                    help: ["write `{ brand: theme, density: compact }`"])
            case .format where value.kind == .scalar && value.text == "legacy": options.form = .legacy
            case .format where value.kind == .scalar && value.text == "dtcg": options.form = .dtcg
            case .format where value.kind != .invalid:
                fail(
                    .invalidValue, "`format` takes `dtcg` or `legacy`", value,
                    help: ["everything else about a file is read from its contents"])
            default: break
            }
        }
        return options
    }

    /// `theme.contoso: [contoso.json]`, or with its own files by appearance.
    private mutating func readTheme(_ name: String, _ key: Node, _ value: Node, _ options: UseOptions) {
        add(theme: Located(name, at: key.place))
        guard value.kind == .mapping else {
            for item in files(value, key) { useTokens(item, .files(theme: name, appearance: nil), options) }
            return
        }
        for (key, value) in value.entries where key.kind == .scalar {
            guard case .tokens(let appearance)? = UseKey(key.text) else {
                reportUnknown(key, "a theme under `use`", among: ["tokens"] + Appearance.allCases.map(\.rawValue))
                continue
            }
            for item in files(value, key) { useTokens(item, .files(theme: name, appearance: appearance), options) }
        }
    }

    /// The paths in `node`: a list, or a single one.
    private mutating func files(_ node: Node, _ key: Node) -> [Node] {
        switch node.kind {
        case .scalar where !node.text.isEmpty: return [node]
        case .scalar:
            fail(.missingField, "`\(shown(key))` has no value", key, help: ["write its files, or remove it"])
        case .sequence:
            return node.items.filter { item in
                if item.kind == .scalar, !item.text.isEmpty { return true }
                if item.kind != .invalid { fail(.wrongType, "`\(shown(key))` takes the paths of files", item) }
                return false
            }
        case .mapping: fail(.wrongType, "`\(shown(key))` takes a list of files, but this is a mapping", node)
        case .invalid: isComplete = false
        }
        return []
    }

    /// A file under `specs` or `texts`, if it is one.
    private mutating func useKnown(_ item: Node, as key: Node) {
        let isSpec = item.text.hasSuffix(".yaml") || item.text.hasSuffix(".yml")
        let isText = SpecLoader.isTextFile(item.text)
        // What says its language is a spec's file and holds texts.
        guard key.text == "specs" ? isSpec : isSpec || isText else {
            let key = shown(key)
            return fail(
                .useFile, "`\(item.text.prefix(100))` is not one of the `\(key)`", item,
                help: [
                    isText
                        ? "name it under `texts`"
                        : "name token files under `tokens`, or under the mode that they are for"
                ])
        }
        use(item)
    }

    private mutating func reportUnknown(_ key: Node, _ subject: String, among known: [String]) {
        let nearest = NearestName.find(key.text, among: known.filter { $0 != "theme.NAME" })
        fail(
            .unknownKey, "\(subject) has no key `\(shown(key))`", key,
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? "its keys are \(known.map { "`\($0)`" }.joined(separator: ", "))"
            ],
            fix: nearest.map { Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: key.place, with: $0)]) })
    }

    private func shown(_ key: Node) -> String { String(key.text.prefix(100)) }

    // MARK: Tokens

    /// Reads a file of tokens that hold in `scope`.
    mutating func useTokens(_ item: Node, _ scope: TokenScope, _ options: UseOptions = UseOptions()) {
        if let refusal = UsePath.refusal(of: item.text) { return fail(.useOutsideRoot, refusal, item) }
        let asked = UsePath.resolve(item.text, from: self.path.last?.path ?? "")
        if Self.isCatalogue(asked) {
            guard scope == .files(theme: nil, appearance: nil) else {
                return fail(
                    .useFile, "an asset catalogue has appearances of its own, and applies in all themes", item,
                    help: ["name it under `tokens`"])
            }
            return useCatalogue(item)
        }
        guard SpecLoader.isTokenFile(asked) else {
            return fail(
                .useFile, "`\(item.text.prefix(100))` is not a token file", item,
                help: [
                    "token files end in `.json`, `.tokens` or `.xcassets`; specs and texts go under `specs` and `texts`"
                ])
        }
        guard let root = tokenRoot(of: asked, item) else { return }
        switch TokenFileKind(of: root) {
        case .resolver?:
            guard scope == .files(theme: nil, appearance: nil) else {
                return fail(
                    .useFile, "a resolver document itself says where its tokens apply", item,
                    help: ["name it under `tokens`"])
            }
            readResolver(root, at: asked, item, options)
        case .figma? where scope == .files(theme: nil, appearance: nil): readFigma(root, item, options)
        case let kind?:
            if options.form == .legacy, !kind.isForeign { return addLegacy(root, scope, item, options) }
            // What is no mapping is reported when tokens are read.
            if let fault = kind.fault(item.text) { fail(.useFile, fault.message, item, help: [fault.help]) }
            add(TokenSource(root: root, scope: scope))
        case nil: add(TokenSource(root: root, scope: scope))
        }
    }

    /// Tokens of Tokens Studio or Style Dictionary, which may be sets in one file.
    private mutating func addLegacy(_ root: Node, _ scope: TokenScope, _ item: Node, _ options: UseOptions) {
        if Self.holdsSets(root), scope == .files(theme: nil, appearance: nil) { return readSets(root, item, options) }
        if legacyUse == nil { legacyUse = item.place }
        add(TokenSource(root: root, scope: scope, form: .legacy))
    }

    /// The root of a file of tokens, which is read once however many modes it is for.
    mutating func tokenRoot(of asked: String, _ item: Node) -> Node? {
        if let known = tokenRoots[asked] { return known }
        // A fault is reported once.
        guard !seen.contains(asked) else { return nil }
        guard paths.count <= SpecLoader.useLimit || Self.isColorSet(asked) else {
            fail(.useLimit, "the spec uses more than \(SpecLoader.useLimit) files", item)
            return nil
        }
        guard let bytes = countedBytes(of: asked, item) else { return nil }
        let source = SourceFile(path: asked, bytes: bytes)
        guard let tree = readTokens(source) else {
            isComplete = false
            return nil
        }
        tokenRoots[asked] = tree.root
        return tree.root
    }
}
