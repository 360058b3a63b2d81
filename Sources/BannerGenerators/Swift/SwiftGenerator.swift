// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Makes Swift of a spec: one namespace of enums and values, through the template `swift`.
struct SwiftGenerator {
    let options: GeneratorOptions

    /// The file `STEM.swift`. Throws ``TemplateError`` if a team's template is broken.
    func generate(_ context: ContextSpec) throws -> OutputFile {
        let templates = try TemplateSet.templates(of: .swift, options)
        let text = templates["swift"]?.render(SwiftContext(context, options: options)) ?? ""
        return OutputFile(name: "\(context.input.stem).swift", bytes: Array(text.utf8))
    }
}
