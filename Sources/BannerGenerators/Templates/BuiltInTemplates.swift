// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The templates that are built into the program.
public enum BuiltInTemplates {
    /// Their names, in the order of ``Target``.
    public static let names: [String] = Target.allCases.flatMap(\.templates)

    /// The template called `name`.
    public static func text(named name: String) -> String? { EmbeddedText.template(named: name)?.text }

    /// How many bytes the template called `name` has; 0 if there is none.
    static func length(named name: String) -> Int { EmbeddedText.template(named: name)?.bytes.count ?? 0 }
}
