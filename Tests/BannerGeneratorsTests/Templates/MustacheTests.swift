// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import TestSupport
import Testing

/// Templates are read as Mustache has them: <https://mustache.github.io/mustache.5.html> and its specification.
@Suite struct MustacheTests {
    @Test(arguments: [
        // Values keep the blanks around them.
        ("| {{name}} |", "| Acme |"),
        ("{{ name }}{{{ name }}}{{& name }}", "AcmeAcmeAcme"),
        ("  {{name}}\n", "  Acme\n"),
        // Sections over lists, flags, things and optional values.
        ("{{#banners}}<{{id}}>{{/banners}}", "<failed>"),
        ("{{#palette}}{{id}}{{/palette}}{{^palette}}none{{/palette}}", "none"),
        ("{{#hasBanners}}a{{/hasBanners}}{{^hasBanners}}b{{/hasBanners}}", "a"),
        ("{{#queue}}{{order}}{{/queue}} {{queue.order}}", "fifo fifo"),
        ("{{# banners }}{{name}}{{/ banners }}", "Acme"),
        ("{{#levels}}{{#documentation}}{{.}}{{/documentation}}{{/levels}}", "$"),
        ("{{#banners}}{{#banners}}{{index()}}{{first()}}{{even()}}{{odd()}}{{/banners}}{{/banners}}", "0truetruefalse"),
        // A tag alone on its line takes the line with it…
        ("a\n{{#banners}}\nb\n{{/banners}}\nc\n", "a\nb\nc\n"),
        ("a\n  {{#banners}}\t\n  b\n  {{/banners}} \nc", "a\n  b\nc"),
        ("a\r\n{{#banners}}\r\nb\r\n{{/banners}}\r\nc", "a\r\nb\r\nc"),
        ("{{#banners}}\nb\n{{/banners}}", "b\n"),
        ("a\n  {{! a remark\nof two lines }}\nb", "a\nb"),
        ("a\n{{=| |=}}\n|name|\n|={{ }}=|\n{{name}}", "a\nAcme\nAcme"),
        ("{{^palette}}\na\n{{/palette}}\nb", "a\nb"),
        // …and any other leaves it.
        ("a {{#banners}}\nb\n{{/banners}} c\n", "a \nb\n c\n"),
        ("  {{#banners}}b{{/banners}}\n", "  b\n"),
        ("{{#banners}}{{! two tags }}\n{{/banners}}\n", "\n"),
        ("a {{! a remark }} b\n", "a  b\n"),
        // Comments and other delimiters may hold what would be tags.
        ("{{! {{name}} a}}b", " a}}b"),
        ("{{=<% %>=}}{{name}} <%name%> <%{name}%>", "{{name}} Acme Acme"),
        // What looks like a tag, but is none.
        ("{ {name} }}", "{ {name} }}"), ("", ""), ("{", "{"), ("\u{FEFF}é", "\u{FEFF}é"),
    ])
    func shows(_ template: String, _ expected: String) throws {
        #expect(try TeamTemplate.render(template) == expected)
    }

    @Test func languagesEndWithTheirSection() throws {
        let levels = "{{#levels}}{{#documentation}}{{.}}{{/documentation}}{{/levels}}"
        #expect(
            try TeamTemplate.render("{{#banners}}{{% CONTENT_TYPE:KOTLIN }}\(levels){{/banners}}\(levels)") == "\\$$")
    }

    /// Whatever stands in a template, it is rendered, or refused with places that exist.
    @Test func anyTemplateIsReadOrRefused() throws {
        let seed = SeededGenerator.seed(of: "templates")
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "{{", "}}", "{{{", "}}}", "#", "^", "/", "!", "=", "%", "&", ">", "<", "$", ".", " ", "\n", "\r\n", "name",
            "banners",
            "{{#banners}}", "{{/banners}}", "{{^palette}}", "{{/palette}}", "{{=<% %>=}}", "<%={{ }}=%>", "last()", "(",
            ")",
            "{{#documentation}}", "{{/documentation}}", "{{.}}", "é", "👩‍👩‍👧", "\0", "{{% CONTENT_TYPE:XML}}", "text",
        ]
        for _ in 0..<3000 {
            let template = (0..<Int.random(in: 0..<24, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            do {
                _ = try TeamTemplate.render(template)
            } catch let error as TemplateError {
                #expect(!error.faults.isEmpty, "seed \(seed)")
                for fault in error.faults {
                    #expect((1...template.count + 1).contains(fault.line), "seed \(seed): \(template)")
                    #expect((1...template.count + 1).contains(fault.column), "seed \(seed): \(template)")
                }
            }
        }
    }

    @Test func deepAndLongTemplates() throws {
        let tooDeep = String(repeating: "{{#hasBanners}}", count: 100_000)
        let deep = try TeamTemplate.faults(tooDeep + String(repeating: "{{/hasBanners}}", count: 100_000))
        #expect(deep.map(\.message) == ["sections are more than 100 deep"])
        let long = String(repeating: "{{#banners}}{{id}}{{/banners}} text\n", count: 20_000)
        #expect(try TeamTemplate.render(long).utf8.count == 20_000 * "failed text\n".utf8.count)
    }

}
