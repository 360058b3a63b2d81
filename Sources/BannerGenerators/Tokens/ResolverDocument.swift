// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics
import JSONWriting

/// `STEM.resolver.json`: how the tokens change with the theme and the appearance (DTCG Resolver Module, 2025.10).
///
/// Tools put sources on top of each other in the order base, theme, appearance, and follow aliases last. A context of
/// `appearance` can't know the theme. So a colour whose dark value, say, depends on the theme gets a token for it,
/// `appearances.dark.PATH`: the base sets it, a theme overrides it, and the context `dark` makes `PATH` an alias of it.
/// All other colours are set by the contexts themselves, and aliases to the palette need nothing, as long as the
/// palette changes.
struct ResolverDocument {
    /// The context of `theme` without a theme; no theme may have this name.
    private static let standardTheme = "standard"

    private let spec: Spec
    private let fileName: String
    private let tokens: String
    private let ownColors: OwnStyleColors
    /// The banners that say something of their look, of which a theme may change the rest, or the tokens that they name; or with an edge
    /// of their surface, which a theme's style may say.
    private let ownBanners: [Int]
    private let sections: [ColorSection]
    private let appearances = Appearance.allCases.filter { $0 != .light }

    /// The document for the spec of `input`, whose tokens are in the file `tokens`; `nil` if nothing ever changes.
    init?(_ input: GeneratorInput, tokens: String) {
        spec = input.spec
        fileName = input.fileName
        self.tokens = tokens
        ownColors = OwnStyleColors(input.spec)
        ownBanners = input.spec.banners.indices.filter { index in
            let banner = input.spec.banners[index]
            return banner.look.isOwn
                || input.spec.themes.contains { BannerGroups.hasOtherEdge(banner, index, in: $0) }
        }
        sections = ColorSection.all(of: input.spec, ownColors: ownColors)
        if spec.themes.isEmpty, !hasAppearances { return nil }
    }

    private var hasAppearances: Bool {
        sections.contains { section in
            section.groups.contains { group in
                group.colors.contains(where: \.changesWithAppearance)
            }
        }
    }

    /// Hands the document to `take`, piece by piece.
    func write(to take: @escaping ([UInt8]) -> Void) {
        JSONWriter.document(to: take) { json in
            json.member("name", spec.name.value)
            json.member("version", "2025.10")
            json.object("$defs") { json in
                json.object(JSONWriter.extensionKey) { $0.member("generatedFrom", fileName) }
            }
            if let description = spec.description { json.member("description", description) }
            json.object("sets") { json in
                json.object("base") { $0.array("sources", .block, writeBase) }
            }
            json.object("modifiers") { json in
                if !spec.themes.isEmpty { writeThemes(to: &json) }
                writeAppearances(to: &json)
            }
            json.array("resolutionOrder") { json in
                json.object(nil, .inline) { $0.member("$ref", "#/sets/base") }
                if !spec.themes.isEmpty { json.object(nil, .inline) { $0.member("$ref", "#/modifiers/theme") } }
                json.object(nil, .inline) { $0.member("$ref", "#/modifiers/appearance") }
            }
        }
    }

    // MARK: Base

    private func writeBase(to json: inout JSONWriter) {
        json.object(nil, .inline) { $0.member("$ref", Self.reference(to: tokens)) }
        writeSource(to: &json) { json in
            writeTokensByTheme(to: &json) { $0.standard(in: $1) }
        }
    }

    /// A relative reference (RFC 3986) to the file `name` in the same folder.
    private static func reference(to name: String) -> String {
        PercentEncoding.encoded(name, keeping: PercentEncoding.unreserved)
    }

    /// A source of tokens, left out if `body` writes none.
    private func writeSource(to json: inout JSONWriter, _ body: (inout JSONWriter) -> Void) {
        json.objectIfAny { $0.objectIfAny(spec.name.value, body) }
    }

    /// The tokens for colours that depend on theme and appearance, with the values that `color` has for them.
    private func writeTokensByTheme(to json: inout JSONWriter, _ color: (ColorVariants, Appearance) -> Color?) {
        json.objectIfAny("appearances") { json in
            for appearance in appearances {
                json.objectIfAny(appearance.rawValue) { json in
                    for section in sections {
                        section.write(to: &json) { json, variants, _ in
                            guard variants.route(in: appearance) == .byTheme, let color = color(variants, appearance)
                            else { return }
                            json.token(variants.name, .color(.color(color)), description: variants.description)
                        }
                    }
                }
            }
        }
    }

    // MARK: Themes

    private func writeThemes(to json: inout JSONWriter) {
        writeModifier("theme", default: Self.standardTheme, to: &json) { json in
            json.array(Self.standardTheme) { _ in }
            for (index, theme) in spec.themes.enumerated() {
                json.array(theme.name.value) { json in
                    writeSource(to: &json) { write(theme, at: index, to: &$0) }
                }
            }
        } details: { json in
            json.objectIfAny("descriptions") { json in
                for theme in spec.themes {
                    if let description = theme.description { json.member(theme.name.value, description) }
                }
            }
        }
    }

    private func write(_ theme: Theme, at index: Int, to json: inout JSONWriter) {
        DesignTokens(
            spec: spec, design: theme.design, base: spec.design, ownColors: ownColors, root: spec.name.value
        ).write(to: &json)
        json.objectIfAny("banners") { json in
            let groups = BannerGroups(spec)
            for banner in Set(theme.texts.keys).union(ownBanners).sorted() {
                groups.write(banner, in: theme, to: &json)
            }
        }
        writeTokensByTheme(to: &json) { $0.override(inTheme: index, $1) }
    }

    // MARK: Appearances

    private func writeAppearances(to json: inout JSONWriter) {
        writeModifier("appearance", default: Appearance.light.rawValue, to: &json) { json in
            json.array(Appearance.light.rawValue) { _ in }
            for appearance in appearances {
                json.array(appearance.rawValue) { json in
                    writeSource(to: &json) { write(appearance, to: &$0) }
                }
            }
        }
    }

    private func write(_ appearance: Appearance, to json: inout JSONWriter) {
        for section in sections {
            section.write(to: &json) { json, color, path in
                switch color.route(in: appearance) {
                case .asInLight: break
                case .set(let value): json.token(color.name, .color(value), description: color.description)
                case .byTheme:
                    let token = "\(spec.name.value).appearances.\(appearance.rawValue).\(path())"
                    json.token(color.name, .color(.alias(token)), description: color.description)
                }
            }
        }
    }

    private func writeModifier(
        _ name: String, default context: String, to json: inout JSONWriter, _ contexts: (inout JSONWriter) -> Void,
        details: (inout JSONWriter) -> Void = { _ in }
    ) {
        json.object(name) { json in
            json.object("contexts", .block, contexts)
            json.member("default", context)
            json.objectIfAny("$extensions") { $0.objectIfAny(JSONWriter.extensionKey, details) }
        }
    }
}
