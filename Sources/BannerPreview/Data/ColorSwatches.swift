// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import ColorSpaces

/// The colours that a design takes by a name, from the palette and from files of tokens, with the pairs of levels that each is one of.
struct ColorSwatches {
    /// What a colour is called.
    enum Name: Hashable {
        case palette(String)
        /// A token, by its path.
        case token(String)
    }

    /// A colour with a name.
    struct Swatch {
        var name: Name
        var about: String?
        /// The colour in each appearance that takes it.
        var colors: [Appearance: Color] = [:]
        /// The pairs that it is one of: the level, by its index, and the pair, by its index among those of the level.
        var pairs: [(level: Int, pair: Int)] = []
    }

    /// The colours of the palette, in its order, and then the tokens, by their paths.
    private(set) var swatches: [Swatch] = []
    private var indices: [Name: Int] = [:]

    /// The colours of `design`, where `pairs` are those of its levels.
    init(_ design: Design, pairs: [[LevelPair]]) {
        for color in design.palette {
            let name = Name.palette(color.name.value)
            for appearance in Appearance.allCases { add(name, color.color[appearance].color, appearance) }
            swatches[indices[name, default: 0]].about = color.description
        }
        addTokens(of: design)
        for (level, pairs) in pairs.enumerated() {
            for (pair, colors) in pairs.enumerated() {
                for index in Set(colors.colors.flatMap(Self.names)).compactMap({ indices[$0] }) {
                    swatches[index].pairs.append((level, pair))
                }
            }
        }
    }

    private mutating func addTokens(of design: Design) {
        var colors = design.palette.map(\.color) + design.paintedColors.map(\.value)
        for level in design.levels {
            let attributes = level.attributes
            colors += [attributes.tint.value, attributes.onTint.value, attributes.accentColor]
        }
        colors += design.styles.compactMap(\.attributes.indicatorColor.value)
        var tokens: [(path: String, appearance: Appearance, color: Color)] = []
        for color in colors {
            for appearance in Appearance.allCases {
                for case .token(let path) in color[appearance].sources.map(\.origin) {
                    tokens.append((path, appearance, color[appearance].color))
                }
            }
        }
        for token in tokens.sorted(by: { $0.path < $1.path }) { add(.token(token.path), token.color, token.appearance) }
    }

    private mutating func add(_ name: Name, _ color: Color, _ appearance: Appearance) {
        let index = indices[name] ?? swatches.count
        if index == swatches.count {
            indices[name] = index
            swatches.append(Swatch(name: name))
        }
        swatches[index].colors[appearance] = color
    }

    /// What `color` is called, in any appearance.
    private static func names(of color: ResolvedColor) -> [Name] {
        Appearance.allCases.flatMap { appearance in
            color[appearance].sources.compactMap { source in
                switch source.origin {
                case .token(let path): .token(path)
                case .definition(let path), .theme(_, let path):
                    path.hasPrefix("palette.") ? .palette(String(path.dropFirst("palette.".count))) : nil
                default: nil
                }
            }
        }
    }
}
