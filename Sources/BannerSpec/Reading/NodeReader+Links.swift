// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    func link(_ node: Node, _ locales: LocaleScope) -> Link? {
        var title: LocalizedText?
        var hasTitle = false
        var placement: Located<BannerLink.Placement>?
        let meant = fields(
            of: node, "a link", as: LinkKey.self,
            example: "{ title: \(node.text.holds("://") ? "…" : shown(node.text)) }", advice: Self.adviceOnLink
        ) { field, key, value in
            switch field {
            case .title:
                hasTitle = true
                title = text(value, key, locales)
            case .placement: placement = choice(value, key)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !hasTitle, !meant.contains(.title) {
            report(.missingField, "the link has no `title`", at: node.place, help: ["add `title: …`"])
        }
        return title.map { Link(title: $0, placement: placement, place: node.place) }
    }

    /// Where a link leads is for the app to know.
    private static func adviceOnLink(_ key: Node, _ value: Node) -> String? {
        ["url", "href", "to", "target", "destination"].contains(key.text)
            ? "leave it out: the app is told that the link was followed, and knows where it leads" : nil
    }
}
