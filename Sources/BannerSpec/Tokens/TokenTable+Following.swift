// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension TokenTable {
    /// What a token comes to once all aliases are followed.
    struct Followed {
        /// What stands behind the last alias.
        var value: Node
        /// Its type, if any is written.
        var type: String?
        var form: TokenForm
        /// Where the token is written that was asked for.
        var place: Place
        /// The appearance whose file has it, or one of the tokens behind it; `nil` if they serve every one.
        var writtenFor: Appearance?
        var mode: TokenMode
        /// The opacity that Tokens Studio gives the colour, if it does.
        var alpha: Double?
    }

    /// A type of a token, and where it is written.
    private typealias Typed = (type: String, path: String, place: Place)

    /// The token at `path`, which the alias at `place` names, as one of `types`; reports unknown and circular ones and other types.
    func follow(
        _ path: String, _ types: [String], in mode: TokenMode, at place: Place, _ reader: NodeReader
    ) -> Followed? {
        var path = path
        var next = place
        var followed: Followed?
        // What an alias is said to be counts for more than what it names, and that for more than its groups.
        var written: Typed?
        var inherited: Typed?
        var steps: [(path: String, place: Place)] = []
        while steps.count < SpecLoader.chainLimit {
            guard let found = find(path, in: mode) else {
                reportUnknown(path, in: mode, at: next, reader)
                return nil
            }
            if let start = steps.firstIndex(where: { $0.path == path }) {
                reportCycle(steps[start...].map(\.self), at: next, reader)
                return nil
            }
            steps.append((path, next))
            let token = found.token
            if let reason = token.deprecation {
                note(
                    DeprecatedToken(
                        path: path, reason: reason.text == "true" ? nil : reason.text, place: place, token: token.place)
                )
            }
            let value = referenced(token.value, in: mode)
            let writtenFor = found.scope.writtenFor ?? followed?.writtenFor
            var alpha = followed?.alpha
            if let modifier = token.modifier, types.first == "color" {
                guard let opacity = opacity(modifier, of: path, at: place, in: mode, reader) else { return nil }
                alpha = alpha ?? opacity
            }
            followed = Followed(
                value: value, type: nil, form: token.form, place: followed?.place ?? token.place,
                writtenFor: writtenFor,
                mode: mode, alpha: alpha)
            if written == nil { written = token.type.map { ($0, path, token.place) } }
            if inherited == nil { inherited = token.groupType.map { ($0, path, token.place) } }
            // What `$ref` names in one file, another one may say anew.
            let other = hasModes ? token.reference.flatMap { find($0, in: mode) == nil ? nil : $0 } : nil
            guard let alias = other ?? alias(value, token.form, in: mode, reader) else {
                let own = written ?? token.groupType.map { ($0, path, token.place) } ?? inherited
                followed?.type = own.map { Self.type($0.type, token.form) }
                return hasType(own, token, types, in: mode, at: next, reader) ? followed : nil
            }
            (path, next) = (alias, value.place)
        }
        reader.report(
            .cyclicReference, "more than \(SpecLoader.chainLimit) tokens refer to each other", at: next,
            help: ["let the first of them refer to the last"])
        return nil
    }

    private func alias(
        _ value: Node, _ form: TokenForm, in mode: TokenMode, _ reader: NodeReader
    ) -> String? {
        switch form {
        case .dtcg: reader.tokenPath(value)
        case .legacy: legacyAlias(value, in: mode)
        case .figma: figmaAlias(value)
        case .colorSet: nil
        }
    }

    /// The type in the words of DTCG.
    static func type(_ written: String, _ form: TokenForm) -> String {
        form == .legacy ? legacyTypes[written] ?? written : written
    }

    private func hasType(
        _ own: Typed?, _ token: Token, _ types: [String], in mode: TokenMode, at alias: Place, _ reader: NodeReader
    ) -> Bool {
        guard let own, !types.contains(Self.type(own.type, token.form)) else { return true }
        // Tokens Studio's word for what is of no type.
        if token.form == .legacy, own.type == "other" { return true }
        if token.form == .figma, !Self.types(ofFigma: own.type).allSatisfy({ !types.contains($0) }) { return true }
        var labels = [Label("the token", at: own.place)]
        var whose = ""
        if mode != .standard, let standard = find(own.path, in: .standard)?.token, standard.place != own.place {
            whose = " in \(mode.words)"
            labels.append(Label("the token without it", at: standard.place))
        }
        let wanted = types.prefix(1).map { "`\($0)`" }.joined()
        // What design tools write that know numbers and texts alone.
        let help: String? =
            switch (own.type, types.first) {
            case ("number", "dimension"?):
                "give the token the type `dimension` and a value such as `{ \"value\": 16, \"unit\": \"px\" }`, or write the number here"
            case ("number", "duration"?):
                "give the token the type `duration` and a value such as `{ \"value\": 200, \"unit\": \"ms\" }`, or write the time here"
            case ("string", let wanted?): "give the token the type `\(wanted)`, or write the value here"
            default: nil
            }
        reader.report(
            .wrongType,
            "`{\(reader.shown(own.path))}` is a token of the type `\(reader.shown(own.type))`\(whose), not \(wanted)",
            at: alias, labels: labels, help: [help].compactMap(\.self))
        return false
    }

    private func reportCycle(
        _ steps: [(path: String, place: Place)], at place: Place, _ reader: NodeReader
    ) {
        let path = steps.first?.path ?? ""
        guard steps.count > 1 else {
            return reader.report(
                .cyclicReference, "the token `\(reader.shown(path))` leads back to itself", at: place)
        }
        let names = steps.prefix(8).map { "`\(reader.shown($0.path))`" } + (steps.count > 8 ? ["…"] : [])
        reader.report(
            .cyclicReference,
            "the token `\(reader.shown(path))` leads back to itself: "
                + (names + ["`\(reader.shown(path))`"]).joined(separator: " → "), at: place)
    }

    /// What a property-level reference `{"$ref": "#/…"}` names, or the node itself. One that names a token means its value.
    func referenced(_ node: Node, in mode: TokenMode) -> Node {
        var found = node
        for _ in 0..<SpecLoader.chainLimit {
            guard found.kind == .mapping, let reference = found.value(of: "$ref"),
                let target = part(reference, in: mode) ?? pointer(reference)
            else { return found }
            found = target.value(of: "$value") ?? target
        }
        let isReference = found.kind == .mapping && found.value(of: "$ref") != nil
        return isReference ? node : found
    }

    /// Reports a property-level reference that leads nowhere, to itself, or over too many others: ``referenced(_:in:)`` gives that back as it
    /// stands, and whoever takes it for a value would have something else to say of it.
    ///
    /// It is looked at in `mode`, or else in light, in the theme that is being read.
    func reportIfBroken(_ node: Node, in mode: TokenMode? = nil, _ reader: NodeReader) -> Bool {
        guard node.kind == .mapping, let reference = node.value(of: "$ref"), holds(node) else { return false }
        let mode = mode ?? TokenMode(theme: reader.theme, appearance: .light)
        let end = followed(from: reference) {
            part($0, in: mode) ?? pointer($0)
        } next: { target in
            let value = target.value(of: "$value") ?? target
            return value.kind == .mapping ? value.value(of: "$ref") : nil
        }
        guard let report = end.report else { return false }
        report(reader)
        return true
    }

    /// Where references lead.
    enum ReferenceEnd {
        case found(Node)
        case missing(Node)
        /// Each of them leads to the next, and the last one to the first.
        case circle([Node])
        case tooLong(Node)

        /// What says that they lead to nothing; `nil` where they lead to something.
        var report: ((NodeReader) -> Void)? {
            switch self {
            case .found: nil
            case .missing(let reference):
                { reader in
                    reader.report(
                        .unknownReference, "there is nothing at `\(reader.shown(reference.text))`", at: reference.place)
                }
            case .circle(let steps):
                { reader in
                    guard let first = steps.first else { return }
                    let names = (steps.prefix(8) + [first]).map { "`\(reader.shown($0.text))`" }
                    let chain = steps.count > 1 ? ": " + names.joined(separator: " → ") : ""
                    reader.report(
                        .cyclicReference, "`\(reader.shown(first.text))` leads back to itself\(chain)", at: first.place)
                }
            case .tooLong(let reference):
                { reader in
                    reader.report(
                        .cyclicReference, "more than \(SpecLoader.chainLimit) references lead to each other",
                        at: reference.place, help: ["let the first of them refer to the last"])
                }
            }
        }
    }

    /// Follows references from `first` on: `target` is what one names, and `next` the reference that stands there in place of a value.
    func followed(from first: Node, to target: (Node) -> Node?, next: (Node) -> Node?) -> ReferenceEnd {
        var steps: [Node] = []
        var reference = first
        while steps.count < SpecLoader.chainLimit {
            if let start = steps.firstIndex(where: { $0.place == reference.place }) {
                return .circle(Array(steps[start...]))
            }
            steps.append(reference)
            guard let found = target(reference) else { return .missing(reference) }
            guard let further = next(found) else { return .found(found) }
            reference = further
        }
        return .tooLong(first)
    }

    /// What `#/a/b/$value/components` names, where the token `a.b` may be one of another file.
    private func part(_ reference: Node, in mode: TokenMode) -> Node? {
        guard hasModes, reference.text.hasPrefix("#/") else { return nil }
        let parts = Self.parts(ofPointer: reference.text)
        guard let end = parts.firstIndex(of: "$value"),
            let token = find(parts[..<end].joined(separator: "."), in: mode)?.token
        else { return nil }
        return walk(Array(parts[(end + 1)...]), from: token.value)
    }

    // MARK: Unknown ones

    private func reportUnknown(_ path: String, in mode: TokenMode, at place: Place, _ reader: NodeReader) {
        if tellFault(about: path, at: place, reader) { return }
        guard isComplete else { return }
        let message = "there is no token `\(reader.shown(path))`"
        if reportIfElsewhere(path, in: mode, at: place, reader) { return }
        guard suggestions.take() else { return reader.report(.unknownReference, message, at: place) }
        if reportBlanks(in: path, at: place, reader) { return }
        if let name = paletteColor(meantBy: path, reader) {
            let meant = "{palette.\(name)}"
            return reader.report(
                .unknownReference, message, at: place, help: ["did you mean `\(meant)`?"],
                fix: Fix("write {palette.…}", .unsafe, edits: [Edit(replacing: place, with: "\"\(meant)\"")]))
        }
        reader.report(.unknownReference, message, at: place, help: help(on: path, reader).map { [$0] } ?? [])
    }

    /// Reports a token that is there for other modes than `mode`.
    private func reportIfElsewhere(
        _ path: String, in mode: TokenMode, at place: Place, _ reader: NodeReader
    ) -> Bool {
        guard let other = anywhere(path) else { return false }
        reader.report(
            .unknownReference,
            "the token `\(reader.shown(path))` is there in \(other.scope.words), but not in \(mode.words)",
            at: place, labels: [Label("the token", at: other.place)],
            help: ["add it to the files that count everywhere, or to those of \(mode.words)"])
        return true
    }

    /// Reports an alias with blanks around what it names.
    private func reportBlanks(in path: String, at place: Place, _ reader: NodeReader) -> Bool {
        let plain = NodeReader.trimmed(path[...])
        guard plain != path, !plain.isEmpty else { return false }
        let meant = "{\(plain)}"
        reader.report(
            .unknownReference, "the alias of `\(reader.shown(plain))` contains spaces, which count", at: place,
            help: ["write `\(reader.shown(meant))`"],
            fix: Fix("write it", .unsafe, edits: [Edit(replacing: place, with: "\"\(meant)\"")]))
        return true
    }

    /// The colour of the palette that `path` means: by its name alone, or in what tools call the group of all colours.
    private func paletteColor(meantBy path: String, _ reader: NodeReader) -> String? {
        let parts = path.split(maxSplits: 1) { $0 == "." || $0 == "/" }.map(String.init)
        let name: String? =
            switch parts.count {
            case 1: parts[0]
            case 2 where Self.colorGroups.contains(parts[0].lowercased()): parts[1]
            case 2 where NearestName.find(parts[0], among: ["palette"]) != nil || path.hasPrefix("palette/"): parts[1]
            default: nil
            }
        let names = reader.names(in: .palette)
        return name.flatMap { name in names.contains(name) ? name : names.first { $0.lowercased() == name.lowercased() }
        }
    }

    /// What helps with a token that nothing is known of.
    private func help(on path: String, _ reader: NodeReader) -> String? {
        if groups.contains(path) { return "this is the name of a group; add that of one of its tokens" }
        if let nearest = NearestName.find(path, among: paths) { return "did you mean `{\(reader.shown(nearest))}`?" }
        let parts = Self.parts(of: path)
        if parts.count == 2, NearestName.find(parts[0], among: ["palette"]) != nil {
            return "did you mean `{palette.\(reader.shown(parts[1]))}`?"
        }
        guard paths.isEmpty || parts.first == "palette" else { return nil }
        return "colours of the palette are `{palette.NAME}`; tokens come from DTCG files under `use`"
    }

    /// The first name of a path, and the rest.
    private static func parts(of path: String) -> [String] {
        path.split(separator: ".", maxSplits: 1).map(String.init)
    }

    /// What tools call the group of all colours.
    private static let colorGroups: Set = [
        "color", "colors", "colour", "colours", "palettes", "pallete", "pallette", "palete", "swatches", "theme",
        "brand",
    ]
}
