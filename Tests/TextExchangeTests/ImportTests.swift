// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Testing

@Suite("Translations come home") struct ImportTests {
    private static func spec(_ banners: String, _ head: String = "") -> String {
        """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, de, ar] }
        \(head)levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:
        \(banners)

        """
    }

    private static func table(_ rows: String...) -> String {
        "id,source,target,language\n" + rows.map { $0 + ",en>de\n" }.joined()
    }

    /// The banners of the spec after an import of `rows`.
    private static func importing(
        _ banners: String, _ rows: String..., overwrites: Bool = false
    ) throws -> (banners: String, messages: [String]) {
        // As the banners do, all lines end.
        let text = spec(banners)
        let exchange = try Exchange(banners.contains("\r\n") ? text.replacing("\n", with: "\r\n") : text)
        let table = "id,source,target,language\n" + rows.map { $0 + ",en>de\n" }.joined()
        let imported = exchange.importing(["acme.de.csv": table], overwrites: overwrites)
        let parts = (imported.files[Exchange.root] ?? "").split(separator: "\nbanners:", maxSplits: 1)
        let crlf = (imported.files[Exchange.root] ?? "").split(separator: "\r\nbanners:", maxSplits: 1)
        let rest = (parts.count > 1 ? parts : crlf).last ?? ""
        return (String(rest.dropFirst().dropLast()), imported.messages)
    }

    // MARK: In place

    @Test func eachLayoutKeepsItsOwn() throws {
        let cases: [(before: String, after: String)] = [
            ("  b: { level: error, text: Hi }", "  b: { level: error, text: { en: Hi, de: Na } }"),
            ("  b: { level: error, text: { en: Hi } } # c", "  b: { level: error, text: { en: Hi, de: Na } } # c"),
            (
                "  b:\n    level: error\n    text: Hi # c\n    # d",
                "  b:\n    level: error\n    text:\n      en: Hi # c\n      de: Na\n    # d"
            ),
            (
                "  b:\n    level: error\n    text:\n      en: 'Hi' # c\n\n    expires: 9s",
                "  b:\n    level: error\n    text:\n      en: 'Hi' # c\n      de: \"Na\"\n\n    expires: 9s"
            ),
            (
                "  b:\n    level: error\n    text: >-\n      Hi\n\n    expires: 9s",
                "  b:\n    level: error\n    text:\n      en: >-\n        Hi\n      de: \"Na\"\n\n    expires: 9s"
            ),
            (
                "  b:\n    level: error\n    text: {\n      en: Hi,  # c\n    }",
                "  b:\n    level: error\n    text: {\n      en: Hi,  # c\n      de: Na,\n    }"
            ),
            (
                "  b:\n    level: error\n    text: {\n      en: Hi  # c\n    }",
                "  b:\n    level: error\n    text: {\n      en: Hi,  # c\n      de: Na\n    }"
            ),
            (
                "  b:\n    level: error\n    text: {\n      en: Hi, # c\n      ar: x\n    }",
                "  b:\n    level: error\n    text: {\n      en: Hi, # c\n      ar: x,\n      de: Na\n    }"
            ),
            (
                "  b:\r\n    level: error\r\n    text: Hi",
                "  b:\r\n    level: error\r\n    text:\r\n      en: Hi\r\n      de: Na"
            ),
        ]
        for (before, after) in cases {
            let imported = try Self.importing(before, "banners.b.text,Hi,Na")
            #expect(imported.messages == [], "\(before)")
            #expect(imported.banners == after)
        }
    }

    @Test func pluralsAndPoints() throws {
        let imported = try Self.importing(
            """
              b:
                level: error
                parameters: { count: { type: int, min: 0, max: 9 } }
                text:
                  plural: count
                  one: One file # single
                  other: "{count} files"
                points:
                  # first
                  - Hi
            """, "banners.b.text|==|plural.one,One file,Eine Datei",
            "banners.b.text|==|plural.other,{count} files,{count} Dateien", "banners.b.point1,Hi,Na")
        #expect(imported.messages == [])
        #expect(
            imported.banners == """
                  b:
                    level: error
                    parameters: { count: { type: int, min: 0, max: 9 } }
                    text:
                      en:
                        plural: count
                        one: One file # single
                        other: "{count} files"
                      de:
                        plural: count
                        one: Eine Datei
                        other: "{count} Dateien"
                    points:
                      # first
                      - en: Hi
                        de: Na
                """)
    }

    /// A file of one language gets the texts of that language.
    @Test("a blank is no translation") func blanks() throws {
        let banners = "  b: { level: error, text: Hi }"
        let blank = try Self.importing(banners, "banners.b.text,Hi,\"  \"")
        #expect(blank.banners == banners, "\(blank)")
    }

    @Test func languageFile() throws {
        let german = "bannerc: 1\nlocale: de\n# Banners\nbanners:\n  b: { title: Na } # mine\n"
        let exchange = try Exchange(
            Self.spec(
                """
                  b: { level: error, title: Hi, text: Yes }
                  c: { level: error, text: No, points: [A, B] }
                """, "use: [acme.de.yaml]\n"), ["acme.de.yaml": german])
        let imported = exchange.importing([
            "acme.de.csv": Self.table(
                "banners.b.text,Yes,Ja", "banners.c.text,No,Nein", "banners.c.point1,A,Eins", "banners.c.point2,B,Zwei")
        ])
        #expect(imported.messages == [])
        #expect(
            imported.files["acme.de.yaml"]
                == "bannerc: 1\nlocale: de\n# Banners\nbanners:\n  b: { title: Na, text: Ja } # mine\n"
                + "  c: { text: Nein, points: [Eins, Zwei] }\n")
        #expect(imported.files[Exchange.root] == exchange.files[Exchange.root])
    }

    @Test("comments of a file of one language stay with what they are about") func commentsOfLanguageFile() throws {
        for lineBreak in ["\n", "\r\n"] {
            let german = [
                "bannerc: 1", "locale: de", "banners:", "  b:", "    text: Ja  # one", "    # two", "  # three", "",
            ]
            let exchange = try Exchange(
                Self.spec("  b: { level: error, text: Yes }\n  c: { level: error, text: No }", "use: [acme.de.yaml]\n"),
                ["acme.de.yaml": german.joined(separator: lineBreak)])
            let imported = exchange.importing(["acme.de.csv": Self.table("banners.c.text,No,Nein")])
            let expected = german[..<6] + ["  c: { text: Nein }", "  # three", ""]
            #expect(imported.messages == [])
            #expect(imported.files["acme.de.yaml"] == expected.joined(separator: lineBreak))
        }
    }

    // MARK: Mistakes

    @Test func placeholders() throws {
        let banner = "  b: { level: error, parameters: { count: int, name: string }, text: \"{count} {name}\" }"
        let cases: [(target: String, message: String)] = [
            ("{count} {nam}", "`{nam}` stands for nothing: the text has `count`, `name`"),
            ("{count}", "the translation lacks `name`"),
            ("{count {name}", "`{count {name}` stands for nothing: the text has `count`, `name`"),
            ("{count", "the text opens a placeholder with `{` and never closes it"),
        ]
        for (target, message) in cases {
            let imported = try Self.importing(banner, "banners.b.text,{count} {name},\(target)")
            #expect(imported.messages.count == 1 && imported.messages[0].hasPrefix(message), "\(imported.messages)")
            #expect(imported.messages.first?.hasSuffix("«\(target)»") == true, "\(imported.messages)")
            #expect(imported.banners == banner)
        }
        let android = try Exchange(Self.spec(banner)).importing([
            "res/values-de/acme.xml": #"<resources><string name="banner_text_b">%1$s %2$s %3$d</string></resources>"#
        ])
        #expect(
            android.messages == [
                "`%1$s` takes a text, but `count` is a number at «%1$s %2$s %3$d»",
                "`%3$d` stands for argument 3, but the text has `count`, `name` at «%1$s %2$s %3$d»",
            ])
    }

    @Test func formsAreNeverLost() throws {
        let banner =
            "  b: { level: error, parameters: { count: int }, text: { en: { plural: count, one: One, other: \"{count}\" }, "
            + "de: { plural: count, one: Eins, other: \"{count}\" } } }"
        let one = try Self.importing(banner, "banners.b.text,{count},{count} x", overwrites: true)
        #expect(one.messages.map { $0.prefix(46) } == ["the file has one text for every number, and th"])
        let few = try Self.importing(banner, "banners.b.text|==|plural.few,{count},{count}")
        #expect(few.messages.map { $0.prefix(35) } == ["`de` has no plural category `few` a"])
        // A form that the file doesn't have stays.
        let other = try Self.importing(banner, "banners.b.text|==|plural.other,{count},{count} x", overwrites: true)
        #expect(other.messages == [])
        #expect(other.banners.contains("one: Eins, other: \"{count} x\""))
    }

    @Test func threeWays() throws {
        let banner = "  b: { level: error, text: { en: Hi, de: A } }"
        let exchange = try Exchange(Self.spec(banner))
        let sent = try exchange.exported(.xliff, locales: ["de"])
        let path = try #require(sent.keys.first)
        let back = [path: try #require(sent[path]).replacing(">A<", with: ">B<")]
        func importing(into text: String) throws -> Exchange.Imported { try Exchange(Self.spec(text)).importing(back) }
        // The file alone has changed, or both to the same.
        #expect(try importing(into: banner).files[Exchange.root]?.contains("de: B }") == true)
        #expect(try importing(into: banner.replacing("A }", with: "B }")).messages == [])
        // Both, and what was translated.
        #expect(
            try importing(into: banner.replacing("A }", with: "C }")).messages
                == ["`banners.b.text` in `de` was changed here and in the spec at «B»"])
        #expect(
            try importing(into: banner.replacing("Hi", with: "Ho")).messages
                == ["`banners.b.text` has changed since it was given to translators at «B»"])
        // The spec alone.
        let kept = try Exchange(Self.spec(banner.replacing("A }", with: "C }"))).importing(sent)
        #expect(kept.messages == [] && kept.changes == 0)
    }

    @Test func languagesAndReview() throws {
        let exchange = try Exchange(Self.spec("  b: { level: error, text: Hi }"))
        let french = exchange.importing(["acme_fr.arb": #"{ "@@locale": "fr", "banners_b_text": "Salut" }"#])
        #expect(french.messages == ["`fr` is not among the languages that the spec supports at «\"Salut\"»"])
        for name in ["acme_fr", "acme.fr-FR", "fr"] {
            let message = exchange.importing(["\(name).arb": #"{ "banners_b_text": "Salut" }"#]).messages.first ?? ""
            #expect(message.hasPrefix("`fr") && message.contains("is not among the languages"), "\(name)")
        }
        // A word alone is a language if the spec has it.
        #expect(exchange.importing(["acme-de.arb": #"{ "banners_b_text": "Hallo" }"#]).changes == 1)
        #expect(exchange.importing(["sign-in.arb": #"{ "banners_b_text": "Hi" }"#]).changes == 0)
        let table = "id;source;target;fuzzy;language\nbanners.b.text;Hi;Na;True;en>de\n"
        let fuzzy = exchange.importing(["acme.de.csv": table])
        #expect(fuzzy.changes == 0 && fuzzy.unreviewed == 1)
        #expect(exchange.importing(["acme.de.csv": table], takesUnreviewed: true).changes == 1)
        for (word, isFuzzy) in [
            ("WAHR", true), ("VRAI", true), ("FALSCH", false), ("0", false), ("YANLIŞ", false), ("FALSE ", false),
        ] {
            let local = exchange.importing(["acme.de.csv": table.replacing("True", with: word)])
            #expect(local.unreviewed == (isFuzzy ? 1 : 0) && local.changes == (isFuzzy ? 0 : 1), "\(word)")
        }
        let unknown = exchange.importing(["acme.de.csv": table.replacing("True", with: "perhaps")])
        #expect(unknown.messages.first?.hasPrefix("`perhaps` says neither") == true, "\(unknown.messages)")
        // What a file says of its language counts for more than what anybody else does.
        let own = exchange.importing(
            ["acme.csv": table.replacing(">de", with: ">ar")], locale: "de", takesUnreviewed: true)
        #expect(own.files[Exchange.root]?.contains("ar: Na") == true)
        let none = exchange.importing(
            ["strings/acme.xml": #"<resources><string name="banner_text_b">Na</string></resources>"#], locale: "de")
        #expect(none.files[Exchange.root]?.contains("de: Na") == true)
    }

    /// What a catalogue holds is not ours to write, and what it says comes back as it is.
    @Test func catalogues() throws {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "hi": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "%lld of %@" } },
              "de": { "stringUnit": { "state": "translated", "value": "%1$lld von %2$@" } } } } } }
            """
        let exchange = try Exchange(
            Self.spec(
                "  b: { level: error, parameters: { count: int, name: string }, text: { key: hi } }",
                "use: [Localizable.xcstrings]\n"), ["Localizable.xcstrings": catalog])
        for format in ExchangeFormat.allCases {
            let sent = try exchange.exported(format)
            let imported = exchange.importing(sent)
            #expect(imported.messages == [] && imported.changes == 0, "\(format)")
            let back = sent.mapValues { $0.replacing("von", with: "aus") }
            #expect(
                exchange.importing(back).messages.allSatisfy { $0.contains("which bannerc does not write") },
                "\(format)")
            #expect(exchange.importing(back).messages.count == 1, "\(format)")
        }
    }

    /// Two banners share a text through an alias: only one of them can't be changed.
    @Test func aliases() throws {
        let banners = "  a: { level: error, text: &t { en: Hi, ar: x } }\n  b: { level: error, text: *t }"
        let one = try Self.importing(banners, "banners.a.text,Hi,Na")
        #expect(one.messages.count == 1 && one.banners == banners, "\(one)")
        let shared = "  a: { level: error, text: &t Hi }\n  b: { level: error, text: *t }"
        let both = try Self.importing(shared, "banners.a.text,Hi,Na", "banners.b.text,Hi,Nu")
        #expect(both.messages.allSatisfy { $0.contains("can't be written where the text stands") }, "\(both.messages)")
        #expect(both.messages.count == 1 && both.banners == shared)
        let other = try Self.importing(shared, "banners.b.text,Hi,Na")
        #expect(other.messages == [])
        #expect(other.banners == "  a: { level: error, text: &t Hi }\n  b: { level: error, text: { en: *t, de: Na } }")
    }

    /// A place in a file is never within a character.
    @Test func aCellGoesOnWithALetterOfSeveralBytes() throws {
        let exchange = try Exchange(Self.spec("  b: { level: error, text: Hi }"))
        let imported = exchange.importing(["a.csv": "id,target\n\"x\"ア,b"])
        #expect(imported.messages == ["a cell goes on after its quotes at «ア»"])
    }

    @Test("lines within a cell may end as those of Windows do") func linesOfWindows() throws {
        let exchange = try Exchange(Self.spec("  b: { level: error, text: \"Hi\\nyou\" }"))
        let table = "id,source,target\r\nbanners.b.text,\"Hi\r\nyou\",\"Na\r\ndu\"\r\n"
        let imported = exchange.importing(["a.de.csv": table])
        #expect(imported.messages == [] && imported.changes == 1, "\(imported)")
    }

    @Test("a line with more cells than columns is told of, and not cut") func moreCellsThanColumns() throws {
        let exchange = try Exchange(Self.spec("  b: { level: error, text: Saved }"))
        let imported = exchange.importing(["a.de.csv": "id,source,target\nbanners.b.text,Saved,Ja, gespeichert\n"])
        #expect(imported.messages.first?.hasPrefix("the line has 4 cells, and the table 3 columns") == true)
        // Spreadsheets fill lines up.
        let empty = exchange.importing(["a.de.csv": "id,source,target\nbanners.b.text,Saved,Ja,,\n"])
        #expect(empty.messages == [] && empty.changes == 1)
    }

    @Test("the comment behind the sign of a block scalar stays") func headOfABlockScalar() throws {
        let before = "  b:\n    level: error\n    text:\n      en: Hi\n      de: >-  # c\n        Na\n        gut"
        let imported = try Self.importing(before, "banners.b.text,Hi,Nun", overwrites: true)
        #expect(imported.messages == [])
        #expect(
            imported.banners.split(separator: "\n").last { !$0.isEmpty } == "      de: \"Nun\"  # c",
            "\(imported.banners)")
    }

    @Test("what would be an error in the spec is told where it is written, and why") func whatBreaksTheSpec() throws {
        let banners =
            (0..<9).map { "  b\($0): { level: error, text: Hi \($0) }\n" }.joined()
            + "  p: { level: error, parameters: { count: { type: int, min: 1, max: 9 } }, text: \"{count} items\" }"
        let rows = (0..<9).map { "banners.b\($0).text,Hi \($0),Na \($0),en>de\n" }
        let table =
            "id,source,target,language\n" + rows.dropLast(4).joined()
            + "banners.p.text,{count} items,{count} \\(count),en>de\n" + rows.suffix(4).joined()
        let imported = try Exchange(Self.spec(banners)).importing(["acme.de.csv": table])
        #expect(imported.messages.count == 1)
        #expect(
            imported.messages.first?.hasPrefix("`banners.p.text` in `de` would be an error in the spec") == true,
            "\(imported.messages)")
    }

    @Test("points wait for each other, and nothing else for them") func pointsThatWait() throws {
        let german = "bannerc: 1\nlocale: de\n"
        let exchange = try Exchange(
            Self.spec("  b: { level: error, text: Yes, points: [A, B] }", "use: [acme.de.yaml]\n"),
            ["acme.de.yaml": german])
        let imported = exchange.importing([
            "acme.de.csv": Self.table("banners.b.point1,A,Eins", "banners.b.text,Yes,Ja")
        ])
        #expect(imported.messages == [])
        #expect(imported.files["acme.de.yaml"] == german + "banners:\n  b: { text: Ja }\n")
    }

    @Test func hostileFiles() throws {
        let exchange = try Exchange(Self.spec("  b: { level: error, text: Hi }"))
        let bomb = #"<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2">&a;</xliff>"#
        #expect(exchange.importing(["a.xliff": bomb]).messages.first?.hasPrefix("the file declares an entity") == true)
        #expect(
            exchange.importing(["a.csv": "id,target\n\"x"]).messages.first?.hasPrefix("the quote is never closed")
                == true)
        #expect(
            exchange.importing(["a.csv": "a,b\n1,2"]).messages.first?.hasPrefix("the table has no column `id`") == true)
        // A formula of a spreadsheet is a text, and goes out as one.
        let formula = try Exchange(Self.spec("  b: { level: error, text: \"=1+1\" }"))
        let sent = try formula.exported(.csv, locales: ["de"])
        #expect(sent["acme.de.csv"]?.contains("\"'=1+1\"") == true)
        let wide = try Exchange(Self.spec("  b: { level: error, text: ＝1+1 }"))
        #expect(try wide.exported(.csv, locales: ["de"])["acme.de.csv"]?.contains("\"'＝1+1\"") == true)
        // A control character goes out nowhere.
        let control = try Exchange(Self.spec("  b: { level: error, text: \"a\\x07\" }"))
        #expect(try control.exported(.xliff, locales: ["de"])["acme.de.xliff"]?.contains("trans-unit") == false)
    }
}
