// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// The colour that an alias of a token stands for, in each appearance that asks for it.
struct ReferencedColor {
    /// It in one appearance.
    struct Value {
        var color: Color
        /// Where the token is written.
        var place: Place
        /// The appearance whose file has it; `nil` for a token that serves every one.
        var writtenFor: Appearance?
    }

    /// The first serves the appearances that are not named.
    private let first: Value
    private var others = FieldTable<Appearance, Value>()

    /// What `value` says for each of `appearances`, which are not empty; `nil` if it has none for one of them.
    init?(_ appearances: [Appearance], _ value: (Appearance) -> Value?) {
        var found: [(Appearance, Value)] = []
        for appearance in appearances {
            // What is wrong in one appearance mostly is in the others too.
            guard let value = value(appearance) else { return nil }
            found.append((appearance, value))
        }
        guard let first = found.first else { return nil }
        self.first = first.1
        for (appearance, value) in found.dropFirst() { others[appearance] = value }
    }

    /// Whether one value serves every appearance.
    var isUniform: Bool { others.items.isEmpty }

    subscript(appearance: Appearance) -> Value { others[appearance] ?? first }
}
