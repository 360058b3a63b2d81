// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Reports that the tests of all formats render.
enum FormatSamples {
    /// An error with everything that a finding can have, after text that is not ASCII, and a warning and an info with
    /// nothing but a message.
    static func usual() throws -> Report {
        var desk = Desk()
        let brand = desk.file("brand.yaml", "palette:\n  green: \"#4CAF50\"\n")
        let owl = desk.file("specs/owl.yaml", "owl: \"🦉é\" # Grüße\nü🦉: { tint: \"{palette.green}\" }\n")
        var pale = Finding(
            .contrast, .error, "text on tint is 2.98:1, below 4.5:1",
            at: try desk.place("\"{palette.green}\"", in: owl),
            label: "resolves to #4CAF50",
            labels: [Label("defined [here]", at: try desk.place("\"#4CAF50\"", in: brand))],
            notes: ["15 pt counts as normal text"], help: ["use a darker tint"],
            fix: Fix(
                "#2E7D32 keeps the hue", .unsafe,
                edits: [
                    Edit(replacing: try desk.place("\"{palette.green}\"", in: owl), with: "\"#2E7D32\""),
                    Edit(replacing: try desk.place("owl", in: owl).startPoint, with: "# paler\n"),
                ]
            )
        )
        pale.keyPath = "banners.owl.tint"
        desk.add(pale)
        desk.add(Finding(.key, .warning, "`{x}` stands twice", at: try desk.place("Grüße", in: owl)))
        desk.add(Finding(.key, .info, "over two lines", at: try desk.place(from: "Grüße", to: "tint", in: owl)))
        return desk.report
    }

    /// The rule of the error in ``usual()``, and one without findings.
    static let rules = [
        RuleSummary(
            id: .contrast, group: "contrast", severity: .error, summary: "Text can be read on its tint.",
            explanation: "Text needs contrast.\n\nChange the {tint}.", helpURI: "https://example.org/BN401"),
        RuleSummary(
            id: RuleID("BN110", "long-key"), group: "", severity: .info, summary: "Keys are short.", explanation: "",
            helpURI: "docs/BN110.md"),
    ]

    /// What ``usual()`` is rendered with in the samples.
    static let options = FormatOptions(
        rules: rules, toolVersion: "1.2.3", checkedFiles: ["specs/owl.yaml", "specs/a clean.yaml"])

    /// What `format` makes of `report`, as text.
    static func text(
        _ format: OutputFormat, _ report: Report, _ options: FormatOptions = FormatSamples.options
    ) -> String {
        String(decoding: format.render(report, options: options), as: UTF8.self)
    }

    /// Text that breaks what does not escape it, in every dialect.
    static let hostileTexts = [
        "\"quotes\" 'and' \\back\\slashes", "line\nfeed\r\nand return\r", "]]> <!-- &amp; <x a=\"1\"> --> ]]&gt;",
        "%0A%0D%25 %", "::error file=x,line=1::forged", "a,b:c;d=e::f",
        "\u{1B}[31mred\u{1B}[0m \u{0}\u{7}\u{8}\u{7F}\u{85}",
        "\u{202E}abc\u{2066}\u{2028}\u{2029}\u{200F}\u{061C}", "\u{FFFE}\u{FFFF}\u{1FFFE}\u{FEFF}", "👩‍👩‍👧‍👦🇯🇵𝒳\u{10FFFF}",
        "{0} {{1}} {", "[x](1) ] [ ](2", "\u{301}é é", "##[error]x", "", " ", "../up", "C:\\x:y", "a b/%41#?.yaml",
        "//host/x",
        "/etc/x y",
    ]

    /// A finding with each of ``hostileTexts`` in every place for text, and with it as its path.
    static func hostile() -> Report {
        var desk = Desk()
        for (index, text) in hostileTexts.enumerated() {
            let bytes = Array("\u{FEFF}é\(text)\n🦉\(text)".utf8) + [0xFF, 0xE2, 0x80]
            let file = desk.file("\(text)", bytes: bytes)
            let place = Place(file: file, bytes: 3..<bytes.count)
            var finding = Finding(
                RuleID("BN\(100 + index)", "name"), Severity.allCases[index % 3], text, at: place, label: text,
                labels: [Label(text, at: place)], notes: [text], help: [text],
                fix: Fix(
                    text + ".", .safe,
                    edits: [Edit(replacing: place, with: text), Edit(replacing: place.startPoint, with: "")])
            )
            finding.keyPath = text
            finding.message = text
            desk.add(finding)
        }
        return desk.report
    }

    /// A finding from every scalar of a file to every seventh after it, and at the file's end.
    static func everywhere() -> Report {
        let line = "aé日👩‍👩‍👧🇯🇵\te\u{301}𝒳 \u{200D}"
        let long = String(repeating: line, count: 30)
        var desk = Desk()
        for text in ["\(line)\r\n\(line)\n\n\(long)\r\n", "\u{FEFF}\(line)\n\(long)", "plain\nASCII\n", ""] {
            let file = desk.file("\(desk.report.sources.files.count)", text)
            var offsets = [0]
            for scalar in text.unicodeScalars { offsets.append((offsets.last ?? 0) + scalar.utf8.count) }
            for (index, offset) in offsets.enumerated() {
                let end = offsets[min(index + 7, offsets.count - 1)]
                desk.add(Finding(.key, .error, "m", at: Place(file: file, bytes: offset..<end)))
            }
        }
        return desk.report
    }

    /// One finding in each of `count` lines of a file, every third an error.
    static func many(_ count: Int) -> Report {
        var desk = Desk()
        let file = desk.file("many.yaml", String(repeating: "é: 1\n", count: count))
        for line in 0..<count {
            desk.add(
                Finding(
                    .key, [.error, .warning, .info][line % 3], "number \(line + 1)",
                    at: Place(file: file, bytes: (line * 6 + 4)..<(line * 6 + 5))))
        }
        return desk.report
    }
}
