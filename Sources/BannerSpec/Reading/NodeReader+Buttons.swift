// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

private enum ButtonKind: String, CaseIterable { case emphasis, functional, icon }

extension NodeReader {
    /// A button variant.
    func button(_ node: Node, _ name: Located<String>, _ locales: LocaleScope) -> Button? {
        var kind: Located<ButtonKind>?
        var emphasis: Located<BannerButtonEmphasis>?
        var style: Located<BannerFunctionalStyle>?
        var button = Button(name: name, variant: .icon, isFullWidth: false, isEnabled: true)
        var keys = FieldTable<ButtonKey, Place>()
        let meant = fields(of: node, "a button", as: ButtonKey.self) { field, key, value in
            keys[field] = key.place
            switch field {
            case .kind: kind = choice(value, key)
            case .emphasis: emphasis = choice(value, key)
            case .style: style = choice(value, key)
            case .title: button.title = text(value, key, locales)
            case .label: button.label = text(value, key, locales)
            case .image: button.image = image(value, locales)
            case .role: button.role = choice(value, key)?.value
            case .size: button.size = length(value, key)
            case .fullWidth: button.isFullWidth = bool(value, key)?.value ?? false
            case .enabled: button.isEnabled = bool(value, key)?.value ?? true
            case .description: button.description = description(value, key)
            }
        }
        guard node.kind == .mapping else { return nil }
        guard let kind else {
            if keys[.kind] == nil, !meant.contains(.kind) {
                report(
                    .missingField, "button `\(shown(name.value))` has no `kind`", at: name.place,
                    help: ["it takes `emphasis`, `functional`, `icon`"])
            }
            return nil
        }
        rejectForeign(kind, keys)
        require(kind, keys.items.map(\.key) + meant, name)
        switch kind.value {
        case .emphasis: button.variant = .emphasis(emphasis?.value ?? .lowest)
        case .functional: button.variant = .functional(style?.value ?? .positive)
        case .icon: button.variant = .icon
        }
        return button
    }

    /// Keys that only buttons of another kind take.
    private func rejectForeign(_ kind: Located<ButtonKind>, _ keys: FieldTable<ButtonKey, Place>) {
        let foreign: [ButtonKey] =
            switch kind.value {
            case .emphasis: [.style]
            case .functional: [.emphasis]
            case .icon: [.emphasis, .style, .title, .fullWidth]
            }
        for key in foreign {
            guard let place = keys[key] else { continue }
            report(
                .conflictingFields, "a button of the kind `\(kind.value.rawValue)` takes no `\(key.rawValue)`",
                at: place, labels: [Label("the kind", at: kind.place)], help: [Self.help(onForeign: key)])
        }
    }

    /// An icon button may lack its label here: the rule `action-label-present` reports that, and so other rules can speak of
    /// the button all the same.
    private func require(_ kind: Located<ButtonKind>, _ written: [ButtonKey], _ name: Located<String>) {
        let required: [(ButtonKey, String)] =
            switch kind.value {
            case .emphasis: [(.title, "add `title: …`")]
            case .functional: [(.title, "add `title: …`"), (.style, "add `style: positive` or `style: negative`")]
            case .icon: [(.image, "add `image: { symbol: … }`")]
            }
        for (key, help) in required where !written.contains(key) {
            report(
                .missingField, "button `\(shown(name.value))` has no `\(key.rawValue)`", at: name.place, help: [help])
        }
    }

    private static func help(onForeign key: ButtonKey) -> String {
        switch key {
        case .style: "remove it, or write `kind: functional`"
        case .emphasis: "remove it, or write `kind: emphasis`"
        case .title: "write `label`, what a screen reader says; or another `kind`"
        default: "remove it"
        }
    }
}
