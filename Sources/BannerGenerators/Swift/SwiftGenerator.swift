// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Makes Swift of a spec: one namespace of enums and values, through the template `swift`.
struct SwiftGenerator {
    let options: GeneratorOptions

    /// The file `STEM.swift`. Throws ``TemplateError`` if a team's template is broken.
    func generate(_ input: GeneratorInput) throws -> OutputFile {
        let context = SwiftContext(input, access: options.swiftAccess)
        let text = try template().render(context)
        return OutputFile(name: "\(input.stem).swift", bytes: Array(text.utf8))
    }

    private func template() throws -> MustacheTemplate {
        _ = SwiftContentType.register
        guard let own = options.templates[.swift] else { return try Self.builtIn.get() }
        return try TemplateRenderer.parse(own, SwiftContext.names)
    }

    /// The template built into the program, parsed once for all specs of a run.
    private static let builtIn = Result {
        try TemplateRenderer.parse(.init(path: "swift.mustache", text: EmbeddedTemplates.swift), SwiftContext.names)
    }
}
