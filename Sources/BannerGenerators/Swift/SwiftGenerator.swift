// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Makes Swift of a spec: one namespace of enums and values, through the template `swift`.
struct SwiftGenerator {
    let options: GeneratorOptions

    /// The file `STEM.swift`. Throws ``TemplateError`` if a team's template is broken.
    func generate(_ input: GeneratorInput) throws -> OutputFile {
        _ = SwiftContentType.register
        let template =
            options.templates[.swift]
            ?? GeneratorOptions.Template(path: "swift.mustache", text: EmbeddedTemplates.swift)
        let text = try TemplateRenderer.render(
            template, SwiftContext(input, access: options.swiftAccess), names: SwiftContext.names)
        return OutputFile(name: "\(input.stem).swift", bytes: Array(text.utf8))
    }
}
