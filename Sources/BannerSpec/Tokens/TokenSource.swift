// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// Tokens that a spec uses: those of a file, or a part of one, and where they hold.
struct TokenSource {
    /// The group of all of them.
    var root: Node
    var scope: TokenScope
    /// The resolver document, file of Figma's or catalogue that says where they hold, by its number; 0 for `use` itself.
    var origin = 0
    /// How they are written.
    var form = TokenForm.dtcg
    /// The variables and their mode, if they are Figma's.
    var figma: FigmaMode?
    /// The colours, if they are of asset catalogues.
    var colorSets: [ColorSetEntry] = []
}

/// How tokens are written.
enum TokenForm: Hashable {
    /// In the format of the Design Tokens Community Group, 2025.10.
    case dtcg
    /// As Tokens Studio and Style Dictionary wrote them before: `value` and `type`, and what CSS knows.
    case legacy
    /// As Figma has its variables.
    case figma
    /// As asset catalogues have colours.
    case colorSet
}
