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
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", description: $ } }
            banners: { failed: { level: error, text: Failed. } }
            """
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: "acme.banner.yaml", bytes: Array(spec.utf8)), into: &sources) {
            _ in
            .missing
        }
        var options = GeneratorOptions()
        options.templates["swift"] = .init(path: "ours.mustache", text: template)
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

    @Test func whatIsMissingIsNotLookedUpOutside() throws {
        let text = try render(
            "{{#banners}}{{#look}}{{#icon}}{{symbol}}{{/icon}}{{^icon}}none{{/icon}}{{/look}}{{/banners}}")
        #expect(text == "none")
        #expect(
            try render("{{#metrics}}{{^last()}},{{/last()}}{{id}} {{seconds(display)}}{{/metrics}}") == "standard 4")
        #expect(try render("{{count(banners)}}{{^isEmpty(banners)}}!{{/isEmpty(banners)}}") == "1!")
    }

    @Test(arguments: [("KOTLIN", "\\$"), ("TEXT", "$"), ("SWIFT", "$")])
    func contentTypes(_ type: String, _ expected: String) throws {
        #expect(
            try render(
                "{{% CONTENT_TYPE:\(type)}}\n{{#palette}}{{/palette}}{{#levels}}{{#documentation}}{{.}}{{/documentation}}{{/levels}}"
            ) == expected)
    }

    @Test(arguments: [
        ("a\n  {{nmae}}", 2, 3, "there is no `nmae` here", "did you mean `name`?"),
        (
            "{{#enumerations}}\n{{#cases}}{{typ}}{{/cases}}{{/enumerations}}", 2, 11, "there is no `typ` here",
            "did you mean `type`?"
        ),
        ("{{type}}", 1, 1, "there is no `type` here", ""),
        ("{{{ bannerMetrics.standart }}}", 1, 1, "there is no `standart` here", "did you mean `standard`?"),
        ("é {{^none}}{{/none}}", 1, 3, "there is no `none` here", ""),
        ("{{name.first}}", 1, 1, "`.first` asks a text for a part", ""),
        ("{{#name}}a{{/name}}", 1, 1, "`name` is a text that is always there, not a section", "write `{{name}}`"),
        ("{{banners}}", 1, 1, "`banners` is a list, not a text", "write `{{#banners}}…{{/banners}}`"),
        ("{{^queue}}a{{/queue}}", 1, 1, "`queue` is always there", "leave out `{{^queue}}`"),
        ("{{banners.id}}", 1, 1, "`.id` asks a list for a part", "write `{{#banners}}{{id}}{{/banners}}`"),
        ("{{snakecase(name)}}", 1, 1, "there is no transform `snakecase`", "did you mean `snake_case`?"),
        ("{{uppercased(banners)}}", 1, 1, "`uppercased` can't be applied to a list: `uppercased(banners)`", ""),
        (
            "a {{kotlinLiteral(name)}}", 1, 3, "`kotlinLiteral(name)` is code already, which `{{…}}` would escape",
            "write `{{{kotlinLiteral(name)}}}`"
        ),
        ("{{#lats()}}{{/lats()}}", 1, 1, "there is no `lats()` here", "did you mean `last()`?"),
        (
            "{{#banners}}{{#text}}{{^last()}},{{/last()}}{{/text}}{{/banners}}", 1, 22,
            "`last()` is not directly in the section of a list", ""
        ),
        ("{{> header}}", 1, 1, "there are no partial templates", "write it out in this template"),
        ("{{#textTables}}{{/queuePolicy}}", 1, 26, "the end of the section has another name than its start", ""),
        ("{{#textTables}}", 1, 16, "the section is not closed", ""),
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
