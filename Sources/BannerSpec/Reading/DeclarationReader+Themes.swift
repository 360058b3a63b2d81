// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension DeclarationReader {
    /// The name of the theme that is there without being written.
    static let standardTheme = "standard"

    /// The section `themes`: overrides of definitions that exist.
    func readThemes(_ node: Node, _ declarations: inout Declarations) {
        let banners = declarations.banners
        read(node, "`themes`", "a theme", &declarations.themes) { node, _, name in
            if name.value == Self.standardTheme {
                reader.report(
                    .nameClash, "`standard` is the name of the spec without a theme", at: name.place,
                    help: ["choose another name"])
            }
            // Its aliases stand for what they are in it.
            reader.theme = name.value
            defer { reader.theme = nil }
            return theme(node, banners)
        }
    }

    private func theme(_ node: Node, _ banners: Table<BannerDeclaration>) -> ThemeDeclaration {
        var theme = ThemeDeclaration()
        reader.fields(of: node, "a theme", as: ThemeKey.self) { field, key, value in
            switch field {
            case .palette:
                read(value, "`palette`", "a colour", &theme.palette) { node, key, _ in
                    reader.color(node, key, isOverride: true)
                }
            case .metrics:
                read(value, "`metrics`", "a metric", &theme.metrics) { node, _, _ in reader.metrics(node) }
            case .buttonStyles:
                read(value, "`buttonStyles`", "a button style", &theme.buttonStyles) { node, _, name in
                    reader.buttonStyle(node, name)
                }
            case .levels:
                read(value, "`levels`", "a level", &theme.levels) { reader.level($0, $2, locales, isOverride: true) }
            case .styles:
                read(value, "`styles`", "a style", &theme.styles) { node, _, _ in reader.style(node, isOverride: true) }
            case .texts: theme.texts = texts(value, banners)
            case .description: theme.description = reader.description(value, key)
            }
        }
        return theme
    }

    private func texts(
        _ node: Node, _ banners: Table<BannerDeclaration>
    ) -> [(banner: Located<String>, text: LocalizedText?)] {
        var texts: [(Located<String>, LocalizedText?)] = []
        reader.definitions(of: node, "`texts`") { name, key, value in
            // Without a banner nobody knows the parameters.
            let unknown = ParameterScope(parameters: [], isPartial: true)
            let parameters = banners[name.value]?.parameters ?? unknown
            texts.append((name, reader.text(value, key, locales, parameters: parameters)))
        }
        return texts
    }
}
