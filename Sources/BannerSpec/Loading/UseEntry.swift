// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// A key under `use` in a mapping: what the files behind it are.
enum UseKey: Hashable {
    case specs
    case texts
    /// Tokens that count everywhere, in an appearance, or in a theme.
    case tokens(Appearance?)
    case theme(String)
    case modifiers
    case format

    init?(_ text: String) {
        switch text {
        case "specs": self = .specs
        case "texts": self = .texts
        case "tokens": self = .tokens(nil)
        case "modifiers": self = .modifiers
        case "format": self = .format
        case _ where text.hasPrefix(Self.themePrefix) && text.utf8.count > Self.themePrefix.utf8.count:
            self = .theme(String(text.dropFirst(Self.themePrefix.utf8.count)))
        default:
            guard let appearance = Appearance(rawValue: text) else { return nil }
            self = .tokens(appearance)
        }
    }

    private static let themePrefix = "theme."

    /// The keys, for messages.
    static let words =
        ["specs", "texts", "tokens"] + Appearance.allCases.map(\.rawValue) + ["theme.NAME", "modifiers", "format"]
}

/// What a mapping under `use` says of all the files in it.
struct UseOptions {
    /// Which contexts of resolver documents count, by the names of their modifiers.
    var modifiers: [(name: Node, choice: Node)] = []
    /// How tokens are written in files that could be in several forms.
    var form = TokenForm.dtcg
}
