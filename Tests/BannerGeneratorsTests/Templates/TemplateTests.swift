// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Testing

/// A team's own templates.
@Suite struct TemplateTests {
    private func render(_ template: String) throws -> String {
        let spec = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners: { failed: { level: error, text: Failed. } }
            """
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: "acme.banner.yaml", bytes: Array(spec.utf8)), into: &sources) {
            _ in
            .missing
        }
        var options = GeneratorOptions()
        options.templates[.swift] = .init(path: "ours.mustache", text: template)
        let input = GeneratorInput(spec: try #require(result.spec), fileName: "acme.banner.yaml")
        let files = try Generators.generate(.swift, from: input, options: options)
        return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }

    @Test func takesThePlaceOfOurs() throws {
        let text = try render("{{name}}: {{#enumerations}}{{#cases}}{{type}}.{{case}} {{/cases}}{{/enumerations}}\n")
        #expect(text == "Acme: Metrics.standard Level.error Style.standard Surface.main \n")
    }

    @Test func namesAroundASectionAndTransforms() throws {
        #expect(try render("{{#localizations}}{{name}}{{#first()}}!{{/first()}}{{/localizations}}") == "Acme!")
        #expect(try render("{{=<% %>=}}<%name%><%! any {{thing}} %>") == "Acme")
    }

    @Test(arguments: [
        ("a\n  {{nmae}}", 2, 3, "there is no `nmae` here", "did you mean `name`?"),
        (
            "{{#enumerations}}\n{{#cases}}{{typ}}{{/cases}}{{/enumerations}}", 2, 11, "there is no `typ` here",
            "did you mean `type`?"
        ),
        ("{{type}}", 1, 1, "there is no `type` here", ""),
        ("{{{ metrics.standart }}}", 1, 1, "there is no `standart` here", ""),
        ("é {{^none}}{{/none}}", 1, 3, "there is no `none` here", ""),
        ("{{> header}}", 1, 1, "there are no partial templates", "write it out in this template"),
        ("{{#texts}}{{/queue}}", 1, 21, "the end of the section has another name than its start", ""),
        ("{{#texts}}", 1, 11, "the section is not closed", ""),
    ])
    func faultsHaveAPlace(_ template: String, line: Int, column: Int, message: String, help: String) throws {
        let error = try #require(throws: TemplateError.self) { try render(template) }
        #expect(error.path == "ours.mustache")
        #expect(error.message == message)
        #expect(error.line == line)
        #expect(help.isEmpty || error.help == help)
        if !message.hasPrefix("the ") { #expect(error.column == column) }
    }
}
