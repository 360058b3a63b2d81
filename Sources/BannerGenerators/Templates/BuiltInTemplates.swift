// SPDX-License-Identifier: Apache-2.0

/// The templates that are built into the program.
public enum BuiltInTemplates {
    /// Their names, in the order of ``Target``.
    public static let names: [String] = Target.allCases.flatMap(\.templates)

    /// The template called `name`.
    public static func text(named name: String) -> String? { EmbeddedTemplates.all[name] }
}
