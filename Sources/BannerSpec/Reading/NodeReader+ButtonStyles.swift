// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// How the buttons of the variant `name` look.
    func buttonStyle(_ node: Node, _ name: Located<String>) -> ButtonStyleDeclaration? {
        guard isButtonLook(name) else { return nil }
        let style = ButtonStyleDeclaration()
        fields(of: node, "a button style", as: ButtonStyleKey.self) { field, key, value in
            switch field {
            case .fill: style.fill = paint(value, key, mayBeNone: true)
            case .label: style.label = paint(value, key)
            case .border: style.border = borderOrNone(value, key)
            case .cornerRadius: style.cornerRadius = length(value, key)
            case .minHeight: style.minHeight = length(value, key)
            case .padding: style.padding = sides(value, key)
            case .pressedOpacity: style.pressedOpacity = ratio(value, key)
            case .disabledOpacity: style.disabledOpacity = ratio(value, key)
            case .description: style.description = description(value, key)
            }
        }
        return node.kind == .mapping ? style : nil
    }

    private func isButtonLook(_ name: Located<String>) -> Bool {
        if ButtonLookName(rawValue: name.value) != nil { return true }
        let known = ButtonLookName.allCases.map(\.rawValue)
        let nearest = NearestName.find(name.value, among: known)
        report(
            .unknownKey, "there is no button variant `\(shown(name.value))`", at: name.place,
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? "the variants are \(list(known)); a button chooses one by its `emphasis`, its `style` or its `kind`"
            ],
            fix: nearest.map { Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: name.place, with: $0)]) })
        return false
    }
}
