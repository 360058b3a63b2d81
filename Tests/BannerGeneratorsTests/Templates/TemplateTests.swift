// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerGenerators

/// A team's own templates.
@Suite struct TemplateTests {
    private func render(_ template: String) throws -> String { try TeamTemplate.render(template) }

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

    /// What a decimal number loses in binary is not shown.
    @Test("percentages and seconds are as a person would write them", arguments: 1...100)
    func decimals(percent: Int) throws {
        let number = Double("0.\(percent < 10 ? "0" : "")\(percent)") ?? 0
        func result(_ transform: NumberTransform, _ number: Double) -> Double? {
            if case .number(let result) = transform.apply(number) { result } else { nil }
        }
        #expect(result(.percent, percent == 100 ? 1 : number) == Double(percent))
        #expect(result(.seconds, Double(percent)) == Double(percent) / 1000)
        if case .text(let time) = NumberTransform.time.apply(0.0001) { #expect(time == "0.0000001 s") }
        #expect(result(.seconds, 0.0001) == 1e-7 && result(.seconds, 2_592_000_000) == 2_592_000)
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
        ("{{> header}}", 1, 1, "the target has no partial templates", "write it out in this template"),
        (
            "{{< header}}{{/ header}}", 1, 1, "templates can't inherit from each other",
            "write `{{> name}}` for a partial template"
        ),
        (
            "{{#textTables}}{{/queuePolicy}}", 1, 16, "the section `textTables` is ended as `queuePolicy`",
            "write `{{/textTables}}`"
        ),
        ("a\n {{#textTables}} a", 2, 2, "the section `textTables` is not closed", "write `{{/textTables}}`"),
        ("{{#banners}}{{#text}}{{/banners}}", 1, 13, "the section `text` is not closed", "write `{{/text}}`"),
        ("a{{/banners}}", 1, 2, "there is no section that `{{/banners}}` could end", ""),
        ("a {{name\n{{id}", 1, 3, "the tag is not closed", ""),
        ("{{{name}}", 1, 1, "the tag is not closed", ""),
        ("{{}}", 1, 1, "the tag is empty", ""),
        ("{{na me}}", 1, 1, "`na me` is not a name", ""),
        ("{{uppercased(name}}", 1, 1, "`uppercased(name` is not a name", ""),
        ("{{name..first}}", 1, 1, "`name..first` is not a name", ""),
        ("{{=<%=}}", 1, 1, "the delimiters are not two words between `=`", ""),
        ("{{% ESCAPE:XML}}", 1, 1, "the pragma is unknown", "write `{{% CONTENT_TYPE:XML}}`"),
        ("{{% CONTENT_TYPE:SWFIT}}", 1, 1, "there is no content type `SWFIT`", "did you mean `SWIFT`?"),
    ])
    func faultsHaveAPlace(_ template: String, line: Int, column: Int, message: String, help: String) throws {
        let fault = try #require(try TeamTemplate.faults(template).first)
        #expect(fault.path == "ours.mustache")
        #expect(fault.message == message)
        #expect((fault.line, fault.column) == (line, column))
        #expect(help.isEmpty || fault.help == help)
    }

    /// What the target `css` shows with a template and a partial one, `css-length`, in the place of ours.
    private func css(_ template: String, length: String) throws -> String {
        var options = GeneratorOptions()
        options.templates = [
            "css": .init(path: "ours.mustache", text: template),
            "css-length": .init(path: "length.mustache", text: length),
        ]
        let yaml = "bannerc: 1\nname: Acme\nstyles: { a: {}, b: {} }\n"
        return try #require(try Targets.files(.css, yaml, options: options)["acme.css"])
    }

    @Test func partials() throws {
        // Within a line the last line feed is left out, and on a line of its own the blanks stand before each line.
        #expect(try css("{{#styles}}<{{> css-length}}>{{/styles}}", length: "{{id}}\n") == "<standard><a><b>")
        #expect(
            try css("{{#styles}}\n  {{> css-length}}\n{{/styles}}\n", length: "{{id}}\n\n  x\n")
                == "  standard\n\n    x\n  a\n\n    x\n  b\n\n    x\n")
        // Whatever ends a line.
        #expect(
            try css("{{#queue}}\r\n  {{> css-length}}\r\n{{/queue}}\r\n", length: "a\r\n\r\nb\r\n")
                == "  a\r\n\r\n  b\r\n")
        // Names are those of the place.
        #expect(try css("{{> css-length}} {{#queue}}{{> css-length}}{{/queue}}", length: "{{name}}") == "Acme Acme")
    }

    @Test func faultsOfPartialsHaveTheirOwnPlaces() throws {
        func faults(_ template: String, _ length: String) throws -> [String] {
            let error = try #require(throws: TemplateError.self) { try css(template, length: length) }
            return error.faults.map { "\($0.path):\($0.line):\($0.column) \($0.message)" }
        }
        #expect(
            try faults("{{#styles}}\n  {{> css-length}}\n{{/styles}}{{> css-length}}", "a\n b {{whatever}}")
                == ["length.mustache:2:4 there is no `whatever` here"])
        #expect(try faults("{{> css-lenght}}", "") == ["ours.mustache:1:1 there is no partial template `css-lenght`"])
        #expect(
            try faults("{{> css-length}}", "{{> css-length}}")
                == ["length.mustache:1:1 the partial template `css-length` is part of itself"])
        #expect(
            try faults("{{> css-length}}", "{{#styles}}").first
                == "length.mustache:1:1 the section `styles` is not closed")
    }

    @Test func allFaultsAreFoundAtOnce() throws {
        let faults = try TeamTemplate.faults(
            """
            {{nmae}} {{nmae}}
            {{#bannrs}}
            {{whatever}} {{#last()}},{{/last()}}
            {{/bannrs}}
            {{#banners}}{{idd}}
            """)
        #expect(
            faults.map { "\($0.line):\($0.column) \($0.message)" } == [
                "1:1 there is no `nmae` here", "1:10 there is no `nmae` here", "2:1 there is no `bannrs` here",
                "5:1 the section `banners` is not closed", "5:13 there is no `idd` here",
            ])
    }

    /// They are made on all cores.
    @Test func targetsKeepTheirOrder() throws {
        let input = try Targets.input(sample: "owl")
        let all = try Generators.generate(Target.allCases, from: input).files
        #expect(try all == Target.allCases.flatMap { try Generators.generate([$0], from: input).files })
    }
}
