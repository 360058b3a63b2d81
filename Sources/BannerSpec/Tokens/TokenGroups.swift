// SPDX-License-Identifier: Apache-2.0

import YAMLSource

extension Node {
    /// Whether something in a file of design tokens that is no token has tokens in it, or extends what has some: it is a group then, and no
    /// part of a value.
    package var isTokenGroup: Bool {
        var nodes = Self.groupNodes
        return holdsTokens(&nodes)
    }

    private func holdsTokens(_ nodes: inout Int) -> Bool {
        for (key, value) in entries {
            if key.text == "$extends" { return true }
            nodes -= 1
            guard nodes > 0, key.text.first != "$" || key.text == "$root", value.kind == .mapping else { continue }
            if value.value(of: "$value") != nil || value.value(of: "$ref") != nil || value.holdsTokens(&nodes) {
                return true
            }
        }
        return false
    }

    /// Nodes among which a token is looked for: values of composites have a few.
    private static let groupNodes = 200
}
