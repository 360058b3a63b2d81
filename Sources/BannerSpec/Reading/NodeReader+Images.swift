// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// What an image belongs to, which decides what may be said of it.
enum ImageOwner {
    case level
    case banner(ParameterScope)
    case other

    /// Whether the image may be a parameter.
    var takesParameters: Bool { if case .banner = self { true } else { false } }
}

extension NodeReader {
    /// An image, or `none` for no image by choice; `nil` if it could not be read.
    func imageOrNone(_ node: Node, _ locales: LocaleScope, of owner: ImageOwner = .other) -> Located<Image?>? {
        if node.kind == .scalar {
            if node.text == "none" { return Located(nil, at: node.place) }
            if ["none", "no", "off", "false", "nil"].contains(node.text.lowercased()) {
                report(
                    .wrongType, "an image takes keys with values, or the word `none`", at: node.place,
                    help: ["write `none` where no image should be shown"])
                return nil
            }
        }
        return image(node, locales, of: owner).map { Located($0, at: node.place) }
    }

    /// What someone means who writes `text` for an image: an address, a file of an asset, or a symbol.
    private static func example(of text: String) -> String {
        if text.holds("://") { return "{ url: \"\(text.prefix(80))\" }" }
        if let name = assetName(ofFile: text) { return "{ asset: \(name) }" }
        // Emoji are neither.
        if text.utf8.contains(where: { $0 >= 0x80 }) { return "{ symbol: exclamationmark.triangle }" }
        // Names of SF Symbols have no capitals.
        return "{ \(text.contains(where: \.isUppercase) ? "asset" : "symbol"): \(text.prefix(80)) }"
    }

    /// The sources that an image may have where it belongs.
    private func sourcesHelp(_ owner: ImageOwner) -> String {
        if case .banner = owner { return "add `symbol`, `asset`, `url` or `parameter`" }
        return "add `symbol`, `asset` or `url`"
    }

    /// An image from a symbol, a catalogue, the network or a parameter.
    func image(_ node: Node, _ locales: LocaleScope, of owner: ImageOwner = .other) -> Image? {
        var sources: [(source: Image.Source, key: Place)] = []
        var attempts = 0
        var placeholder: (Image.Placeholder, key: Place)?
        var cached: (value: Bool, key: Place)?
        var label: LocalizedText?
        var isDecorative = false
        var isFixed = false
        let meant = fields(
            of: node, "an image", as: ImageKey.self, example: Self.example(of: node.text)
        ) { field, key, value in
            switch field {
            case .symbol, .asset, .url:
                attempts += 1
                guard let name = technicalText(value, key, "a text")?.value,
                    !reportIfParameter(name, value, key, of: owner)
                else { return }
                if field == .asset, reportIfFile(name, value) { return }
                sources.append((source(field, name), key.place))
            case .parameter:
                attempts += 1
                if let source = parameterSource(value, key, owner) { sources.append((source, key.place)) }
            case .placeholder: placeholder = self.placeholder(value, key).map { ($0, key.place) }
            case .cached: cached = bool(value, key).map { ($0.value, key.place) }
            case .label: label = text(value, key, locales)
            case .decorative: isDecorative = bool(value, key)?.value ?? false
            case .fixed:
                guard case .level = owner else {
                    report(
                        .conflictingFields, "only the icon of a level takes `fixed`", at: key.place,
                        help: ["remove it: nothing replaces this image"])
                    return
                }
                isFixed = bool(value, key)?.value ?? false
            }
        }
        guard node.kind == .mapping else { return nil }
        if attempts == 0, !meant.contains(where: { [.symbol, .asset, .url, .parameter].contains($0) }) {
            report(
                .missingField, "the image has no source", at: node.place,
                help: [sourcesHelp(owner)])
        }
        if sources.count > 1 {
            report(
                .conflictingFields, "an image can have only one source", at: sources[1].key,
                labels: [Label("the first one", at: sources[0].key)])
        }
        guard attempts == 1, var source = sources.first?.source else { return nil }
        var foreign = [(placeholder?.key, "with a `url`, or from a parameter,"), (cached?.key, "with a `url`")]
        switch source {
        case .url(let url, _, _):
            source = .url(url, placeholder: placeholder?.0, isCached: cached?.value ?? true)
            foreign = []
        case .parameter(let index, _):
            source = .parameter(index, placeholder: placeholder?.0)
            foreign.removeFirst()
        case .symbol, .asset: break
        }
        for case (let place?, let source) in foreign {
            report(.conflictingFields, "only an image \(source) takes this key", at: place)
        }
        return Image(
            source: source, label: label, isDecorative: isDecorative, isFixed: isFixed, place: node.place)
    }

    /// The parameter that brings an image.
    private func parameterSource(_ node: Node, _ key: Node, _ owner: ImageOwner) -> Image.Source? {
        guard case .banner(let scope) = owner else {
            report(
                .conflictingFields, "only the `image` of a banner can come from a parameter", at: key.place,
                help: ["write `symbol`, `asset` or `url`"])
            return nil
        }
        guard let name = scalar(node, key, "the name of a parameter"),
            let index = parameterIndex(name, scope, otherwise: { reportNoImage(name, node, scope) }),
            let parameter = scope.parameters?[index]
        else { return nil }
        guard case .image = parameter.kind else {
            report(
                .wrongType, "the parameter `\(shown(name))` is not an image", at: node.place,
                labels: [Label("defined here", at: parameter.name.place)], help: ["write `type: image` there"])
            return nil
        }
        return .parameter(index, placeholder: nil)
    }

    private func reportNoImage(_ name: String, _ node: Node, _ scope: ParameterScope) {
        let images = (scope.parameters ?? []).filter { $0.kind == .image }.map(\.name.value)
        let help =
            if mayLookUp(), let nearest = NearestName.find(name, among: images) {
                "did you mean `\(nearest)`?"
            } else if images.isEmpty {
                "define it under `parameters` of the banner, with `type: image`"
            } else {
                "the banner's image parameters are \(list(images))"
            }
        report(.unknownParameter, "there is no parameter `\(shown(name))`", at: node.place, help: [help])
    }

    /// Reports a placeholder in the address or the name of an image, where none is filled in.
    private func reportIfParameter(_ name: String, _ node: Node, _ key: Node, of owner: ImageOwner) -> Bool {
        guard let open = name.firstIndex(of: "{"), let close = name[open...].firstIndex(of: "}"),
            !name[open..<close].dropFirst().contains("{")
        else { return false }
        report(
            .unknownParameter,
            "the `\(key.text)` of an image can't have parameters, but contains `\(shown(String(name[open...close])))`",
            at: node.place, notes: ["it would be requested exactly as it is written here"],
            help: [
                owner.takesParameters
                    ? "write `avatar: image` under `parameters` of the banner, and `image: { parameter: avatar }`: the app gives an "
                        + "image each time"
                    : "name one image for all; an image that varies is an image parameter of a banner"
            ])
        return true
    }

    /// Reports `asset: icons/error.svg`: images in an asset catalogue have names without the endings of files.
    private func reportIfFile(_ name: String, _ node: Node) -> Bool {
        guard let meant = Self.assetName(ofFile: name) else { return false }
        report(
            .invalidValue, "`\(shown(name))` is a file, but `asset` is a name in the asset catalogue of the app",
            at: node.place, help: ["add the image to the catalogue, and write `\(shown(meant))`"],
            fix: Fix("write the name", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    /// `error` for `icons/error.svg`; `nil` for what is no file of an image.
    private static func assetName(ofFile path: String) -> String? {
        let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
        guard parts.count > 1,
            ["png", "jpg", "jpeg", "svg", "pdf", "webp", "heic", "gif"].contains(parts.last?.lowercased())
        else { return nil }
        return parts.dropLast().joined(separator: ".")
    }

    private func source(_ key: ImageKey, _ name: String) -> Image.Source {
        switch key {
        case .symbol: .symbol(name)
        case .asset: .asset(name)
        default: .url(name, placeholder: nil, isCached: true)
        }
    }

    /// A symbol's name, or a mapping with `symbol` or `asset`.
    private func placeholder(_ node: Node, _ key: Node) -> Image.Placeholder? {
        guard node.kind == .mapping else {
            return technicalText(node, key, "the name of a symbol").map { .symbol($0.value) }
        }
        var placeholders: [Image.Placeholder] = []
        var keys: [Place] = []
        let meant = fields(of: node, "a placeholder", as: PlaceholderKey.self) { field, key, value in
            keys.append(key.place)
            guard let name = technicalText(value, key, "a text")?.value, field == .symbol || !reportIfFile(name, value)
            else { return }
            placeholders.append(field == .symbol ? .symbol(name) : .asset(name))
        }
        if keys.count > 1 {
            report(
                .conflictingFields, "a placeholder can have only one source", at: keys[1],
                labels: [Label("the first one", at: keys[0])])
        } else if keys.isEmpty, meant.isEmpty {
            report(.missingField, "the placeholder has no source", at: node.place, help: ["add `symbol` or `asset`"])
        }
        return placeholders.first
    }
}
