// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import TextCatalogs

/// What each format says, shown the same way for all.
@Suite("Formats of files") struct FileFormatTests {
    /// What `text` says under `key`, in lines of language and text; faults instead, if there are any.
    private func texts(_ path: String, _ text: String, _ key: String) -> [String] {
        let source = SourceFile(path: path, bytes: Array(text.utf8))
        guard let format = TextSourceFormat(path: path) else { return ["no format"] }
        do throws(TextFault) {
            var faults: [TextFault] = []
            guard let found = try format.open(source, at: path).text(for: key, faults: &faults) else {
                return ["missing"]
            }
            if !faults.isEmpty { return faults.map { "\($0.message) at «\(written($0.range, text))»" } }
            return found.translations.flatMap { translation -> [String] in
                let state = translation.state == .translated ? "" : " (\(translation.state))"
                switch translation.content {
                case .single(let form):
                    return ["\(translation.locale)\(state): \(shown(form)) at «\(written(form.range, text))»"]
                case .plural(let argument, let forms):
                    let decides = argument.map { " by \($0)" } ?? ""
                    return forms.map { "\(translation.locale)\(state)\(decides) \($0.category): \(shown($0.form))" }
                }
            } + (found.comment.map { ["comment: \($0)"] } ?? [])
                + (found.isTranslatable ? [] : ["not to be translated"])
        } catch {
            return ["\(error.message) at «\(written(error.range, text))»"]
        }
    }

    private func written(_ range: Range<Int>, _ text: String) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    private func shown(_ form: CatalogText.Form) -> String {
        form.pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .argument(let position, .integer, _): "{\(position):int}"
            case .argument(let position, .text, _): "{\(position):text}"
            case .argument(let position, .unsupported, let written): "{\(position):\(written)?}"
            case .named(let name): "{\(name)}"
            case .substitution(let name, _): "{#\(name)}"
            case .ownArgument: "{arg}"
            }
        }.joined()
    }

    // MARK: Strings files

    @Test func stringsFiles() {
        let text = """
            /* Shown when a sync fails. */
            "sync.failed" = "%@ says \\"no\\" at %2$lld\\n\\U00e4\\Ud83d\\Ude00";
            // short
            plain_key = "A / B";
            "alone";
            """
        #expect(
            texts("de.lproj/Localizable.strings", text, "sync.failed") == [
                "de: {0:text} says \"no\" at {1:int}\nä😀 at «\"%@ says \\\"no\\\" at %2$lld\\n\\U00e4\\Ud83d\\Ude00\"»",
                "comment: Shown when a sync fails.",
            ])
        #expect(texts("Base.lproj/L.strings", text, "plain_key") == [": A / B at «\"A / B\"»"])
        #expect(texts("pt_BR.lproj/L.strings", text, "alone") == ["pt-BR: alone at «\"alone\"»"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "expected `;` after the text, not the end of the file at «»"),
        ("\"a\" \"b\";", "expected `=` after the key, not `\"` at «\"»"),
        ("\"a = b;", "the quote is never closed at «\"»"),
        ("/* a", "the comment is never closed at «/*»"),
        ("ä = \"b\";", "expected a key in double quotes, not `ä` at «ä»"),
        ("\"a\" = b;", "expected a text in double quotes, not `b` at «b»"),
        ("\"a\" = \"\\Ud83d\";", "the text contains an escape that can't be read at «\"\\Ud83d\"»"),
        ("\"a\" = \"x \\303\\251\";", "the text contains an escape that can't be read at «\"x \\303\\251\"»"),
        ("\"a\" = \"x \\a\";", "the text contains an escape that can't be read at «\"x \\a\"»"),
        ("\"a\" = \"x\";\"a\" = \"y\";", "the key is written twice at «\"a\"»"),
    ]) func brokenStringsFiles(_ text: String, _ message: String) {
        #expect(texts("de.lproj/L.strings", text, "a") == [message])
    }

    @Test func wideFilesAreRefused() {
        let source = SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x22, 0x00])
        #expect(throws: TextFault.self) { try TextSourceFormat.strings.open(source, at: "de.lproj/L.strings") }
    }

    // MARK: Stringsdict

    private func stringsDict(_ entry: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>items</key><dict>\(entry)</dict></dict></plist>
        """
    }

    @Test func stringsDicts() {
        let text = stringsDict(
            """
            <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@count@ &amp; more</string>
            <key>count</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>one</key><string>%lld item</string><key>other</key><string>%lld items</string>
            </dict>
            """)
        #expect(
            texts("en.lproj/L.stringsdict", text, "items") == [
                "en by 1 one: {0:text}: {1:int} item & more", "en by 1 other: {0:text}: {1:int} items & more",
            ])
    }

    /// A number with a position is that argument, beside the one that decides.
    @Test func stringsDictsNameArguments() throws {
        let text = stringsDict(
            """
            <key>NSStringLocalizedFormatKey</key><string>%2$#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>other</key><string>%1$lld of %lld</string></dict>
            """)
        let source = try StringsDictSource(
            SourceFile(path: "en.lproj/L.stringsdict", bytes: Array(text.utf8)), locale: "en")
        var faults: [TextFault] = []
        let content = source.text(for: "items", faults: &faults)?.translations.first?.content
        guard case .plural(1?, let forms)? = content else {
            Issue.record("the second argument decides: \(String(describing: content))")
            return
        }
        #expect(
            forms.first?.form.pieces == [
                .argument(position: 0, kind: .integer, written: "%1$lld"), .literal(" of "),
                .argument(position: 1, kind: .integer, written: "%lld"),
            ])
    }

    @Test func brokenStringsDicts() {
        #expect(
            texts("en.lproj/L.stringsdict", stringsDict("<key>a</key><key>b</key>"), "items")
                == ["a dictionary has a value after each `<key>` at «<key>a</key>»"])
        #expect(
            texts("en.lproj/L.stringsdict", stringsDict(""), "items").first?.hasPrefix(
                "the entry has no `NSStringLocalizedFormatKey`") == true)
        #expect(
            texts("en.lproj/L.stringsdict", "<dict/>", "items") == [
                "the file is not a property list with a dictionary at «»"
            ])
    }

    // MARK: Android

    private func android(_ resources: String) -> String {
        "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\(resources)</resources>"
    }

    @Test func androidStrings() {
        let text = android(
            """
            <!-- Shown when a sync fails. -->
            <string name="a">  %1$s can\\'t \\"sync\\"
              &lt;%2$d items&gt;  \\u00e4 </string>
            <string name="b" translatable="false">"  kept  "</string>
            <plurals name="c"><item quantity="one">%d item</item><item quantity="other">%d items</item></plurals>
            <string name="d">Hi <xliff:g id="n" example="Ann">%s</xliff:g>!</string>
            """)
        #expect(
            texts("res/values-de/strings.xml", text, "a") == [
                "de: {0:text} can't \"sync\" <{1:int} items> ä at «  %1$s can\\'t \\\"sync\\\"\n  &lt;%2$d items&gt;  \\u00e4 »",
                "comment:  Shown when a sync fails. ",
            ])
        #expect(
            texts("res/values/strings.xml", text, "b") == [":   kept   at «\"  kept  \"»", "not to be translated"])
        #expect(
            texts("res/values-pt-rBR/strings.xml", text, "c") == [
                "pt-BR one: {0:int} item", "pt-BR other: {0:int} items",
            ])
        #expect(
            texts("res/values-b+sr+Latn/strings.xml", text, "d") == [
                "sr-Latn: Hi {0:text}! at «Hi <xliff:g id=\"n\" example=\"Ann\">%s</xliff:g>!»"
            ])
    }

    /// Android takes the variant for all products, unless it is told of one.
    @Test func androidProducts() {
        func variant(_ product: String, _ text: String) -> String {
            "<string name=\"a\"\(product.isEmpty ? "" : " product=\"\(product)\"")>\(text)</string>"
        }
        for (first, second) in [("tablet", "default"), ("", "tablet"), ("tablet", "")] {
            let isFirst = first.isEmpty
            let text = android(variant(first, isFirst ? "x" : "y") + variant(second, isFirst ? "y" : "x"))
            #expect(texts("values-de/s.xml", text, "a") == ["de: x at «x»"])
        }
        #expect(
            texts("values-de/s.xml", android(variant("tv", "x") + variant("tablet", "y")), "a") == ["de: x at «x»"])
        #expect(
            texts("values/s.xml", android(variant("", "x") + variant("default", "y")), "a")
                == ["the name `a` is written twice at «<string name=\"a\" product=\"default\">»"])
        #expect(
            texts("values/s.xml", android(variant("tv", "x") + variant("tv", "y")), "a")
                == ["the name `a` is written twice at «<string name=\"a\" product=\"tv\">»"])
    }

    /// What aapt2 takes for a reference is one, and nothing else.
    @Test func androidReferences() {
        func text(_ written: String) -> [String] {
            texts("values-de/s.xml", android("<string name=\"a\">\(written)</string>"), "a")
        }
        for written in ["@Anna schreibt", "@Anna/Bob", "@", "?", "@ string/b"] {
            #expect(text(written) == ["de: \(written) at «\(written)»"])
        }
        for written in ["@string/b", "@android:string/ok", "@*android:string/ok", "@+id/b", "@null", "? Ja", "?attr/b"]
        {
            #expect(text(written) == ["the text refers to another resource, `\(written)` at «\(written)»"])
            let spaced = "\n  \(written)\n"
            #expect(text(spaced) == ["the text refers to another resource, `\(written)` at «\(spaced)»"])
        }
    }

    @Test func whatAndroidHasAndBannersHaveNot() {
        #expect(
            texts("values/s.xml", android("<string name=\"a\"><b>x</b></string>"), "a")
                == ["the text contains markup, `<b>`, which banners don't show at «<b>x</b>»"])
        #expect(
            texts("values/s.xml", android("<string name=\"a\">@string/b</string>"), "a")
                == ["the text refers to another resource, `@string/b` at «@string/b»"])
        #expect(
            texts("values/s.xml", android("<string name=\"a\">x</string><string name=\"a\">y</string>"), "a")
                == ["the name `a` is written twice at «<string name=\"a\">»"])
        #expect(texts("values/s.xml", "<manifest/>", "a") == ["the file contains no Android resources at «»"])
    }

    // MARK: Attacks on readers of XML

    @Test(arguments: [
        "<!DOCTYPE r [<!ENTITY x \"y\">]><resources>&x;</resources>",
        "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><resources>&x;</resources>",
        "<!DOCTYPE r [<!ENTITY % x SYSTEM \"http://127.0.0.1/x.dtd\"> %x;]><resources/>",
        "<!DOCTYPE r [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;\">]><resources>&c;</resources>",
    ]) func entitiesAreRefused(_ text: String) {
        #expect(
            texts("values/s.xml", text, "a").first?.hasPrefix(
                "the file declares an entity, or names one in another file") == true)
    }

    @Test func entitiesOfAnotherFileAreNotFollowed() {
        let text =
            "<!DOCTYPE resources SYSTEM \"http://127.0.0.1/x.dtd\"><resources><string name=\"a\">&nbsp;</string></resources>"
        #expect(texts("values/s.xml", text, "a") == ["nothing says what the entity `&nbsp;` stands for at «&nbsp;»"])
        #expect(
            texts("values/s.xml", "<resources><string name=\"a\">&nbsp;</string></resources>", "a").first?.hasPrefix(
                "the file is not valid XML: undefined entity") == true)
    }

    @Test func depthOfXML() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(texts("values/s.xml", text, "a") == ["elements nest deeper than 64 levels at «<a>»"])
    }

    @Test(arguments: ["", "<resources>", "<resources></b>", "text", "<resources/><resources/>", "<resources a=1/>"])
    func brokenXML(_ text: String) {
        #expect(texts("values/s.xml", text, "a").count == 1)
        #expect(texts("values/s.xml", text, "a") != ["missing"])
    }

    // MARK: XLIFF

    /// Files that are made of Android's resources have its placeholders.
    @Test func xliffOfAndroid() {
        let text = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="strings.xml" source-language="en"
            target-language="de" datatype="plaintext"><body>
            <trans-unit id="a"><source>%1$s has %2$d</source><target>%2$d: %1$s</target></trans-unit>
            </body></file></xliff>
            """
        #expect(
            texts("de.xliff", text, "a") == [
                "en: {0:text} has {1:int} at «%1$s has %2$d»", "de: {1:int}: {0:text} at «%2$d: %1$s»",
            ])
    }

    @Test func xliff1() {
        let text = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="L.strings" source-language="en"
            target-language="de" datatype="plaintext"><body>
            <trans-unit id="a"><source>%@ failed</source><target state="needs-review-translation">%@ fehlt</target><note>Sync</note></trans-unit>
            <group><trans-unit id="7" resname="b" approved="no"><source>x<x id="1" equiv-text="%lld"/></source><target>y</target></trans-unit></group>
            <trans-unit id="c|==|plural.one"><source>%lld item</source><target>%lld Ding</target></trans-unit>
            <trans-unit id="c|==|plural.other"><source>%lld items</source><target>%lld Dinge</target></trans-unit>
            <trans-unit id="d"><source>A</source></trans-unit>
            <trans-unit id="e" translate="no"><source><br/></source></trans-unit>
            </body></file></xliff>
            """
        #expect(
            texts("de.xliff", text, "a") == [
                "en: {0:text} failed at «%@ failed»", "de (needsReview): {0:text} fehlt at «%@ fehlt»", "comment: Sync",
            ])
        #expect(
            texts("de.xliff", text, "b") == [
                "en: x{0:int} at «x<x id=\"1\" equiv-text=\"%lld\"/>»", "de (needsReview): y at «y»",
            ])
        #expect(
            texts("de.xliff", text, "c") == [
                "en one: {0:int} item", "en other: {0:int} items", "de one: {0:int} Ding", "de other: {0:int} Dinge",
            ])
        #expect(texts("de.xliff", text, "d") == ["en: A at «A»"])
        #expect(texts("de.xliff", text, "e") == ["`<br>` is not read within a text at «<br/>»"])
    }

    @Test func xliff2() {
        let text = """
            <xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f"><unit id="1" name="a">
            <notes><note>Sync</note></notes><segment state="initial"><source>Hi <ph id="1" equiv="%@"/>. </source><target>Na <ph id="1" equiv="%@"/>. </target></segment>
            <segment state="final"><source>B</source><target><pc id="2">C</pc></target></segment></unit></file></xliff>
            """
        let found = texts("de.xlf", text, "a")
        #expect(found.count == 3)
        #expect(found.first?.hasPrefix("en: Hi {0:text}. B") == true)
        #expect(found.dropFirst().first?.hasPrefix("de (new): Na {0:text}. C") == true)
        #expect(
            texts("de.xlf", "<xliff version=\"3.0\"/>", "a") == ["the file is XLIFF 3.0; 1.2 and 2.0 are read at «»"])
        #expect(texts("de.xlf", "<a/>", "a") == ["the file is not XLIFF at «»"])
    }

    // MARK: ARB

    @Test func arb() {
        let text = """
            { "@@locale": "de", "a": "Hallo {name}, '{'das'}' ist''s", "@a": { "description": "A greeting." },
              "b": "Noch {count, plural, =0{nichts} =1{ein Ding} other{# Dinge von {name}}} da.", "c": 1,
              "d": "{g, select, f{sie} other{er}}", "e": "{", "f": "{a, plural, one{x} other{y}} {b, plural, other{z}}" }
            """
        #expect(
            texts("lib/l10n/app_en.arb", text, "a") == [
                "de: Hallo {name}, {das} ist's at «\"Hallo {name}, '{'das'}' ist''s\"»", "comment: A greeting.",
            ])
        #expect(
            texts("app_de.arb", text, "b") == [
                "de zero: Noch nichts da.", "de one: Noch ein Ding da.", "de other: Noch {count} Dinge von {name} da.",
            ])
        #expect(texts("app_de.arb", text, "c") == ["this is not a JSON text at «1»"])
        #expect(
            texts("app_de.arb", text, "d").first?.hasPrefix(
                "the text varies by `select`, and a banner's text by number alone")
                == true)
        #expect(texts("app_de.arb", text, "e").first?.hasPrefix("the text has an empty placeholder") == true)
        #expect(texts("app_de.arb", text, "f").first?.hasPrefix("the text varies by two numbers") == true)
        #expect(texts("app_de.arb", text, "@a") == ["missing"])
    }

    /// Calls of functions would be as deep as the text.
    @Test func pluralsWithinPluralsAreRefusedAtOnce() {
        let count = 20_000
        let message = String(repeating: "{a, plural, other{", count: count) + String(repeating: "}}", count: count)
        let found = texts("app_de.arb", "{ \"@@locale\": \"de\", \"k\": \"\(message)\" }", "k")
        #expect(found.first?.hasPrefix("the text varies by two numbers") == true)
    }

    // MARK: What stands there twice

    /// Which of two counts, RFC 8259 leaves open for JSON, and no format says it for the forms of a plural.
    @Test(arguments: [
        ("\"value\": \"A\", \"value\": \"B\"", "value"),
        ("\"value\": \"A\", \"state\": \"new\", \"state\": \"x\"", "state"),
        ("\"v\\u0061lue\": \"A\", \"value\": \"B\"", "value"),
    ]) func membersOfJSON(_ unit: String, _ name: String) {
        let text = Self.catalog("\"en\": { \"stringUnit\": { \(unit) } }")
        #expect(texts("L.xcstrings", text, "a") == ["the key `\(name)` is written twice at «\"\(name)\"»"])
    }

    @Test func languagesOfStringCatalogs() {
        let unit = "{ \"stringUnit\": { \"value\": \"A\" } }"
        #expect(
            texts("L.xcstrings", Self.catalog("\"de\": \(unit), \"en\": \(unit), \"de\": \(unit)"), "a")
                == ["the key `de` is written twice at «\"de\"»"])
        #expect(
            texts("L.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"strings\": {} }", "a")
                == ["`strings` is written twice at «\"strings\"»"])
        #expect(
            texts("L.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"sourceLanguage\": \"de\" }", "a")
                == ["`sourceLanguage` is written twice at «\"de\"»"])
    }

    private static func catalog(_ localizations: String) -> String {
        "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"localizations\": { \(localizations) } } } }"
    }

    @Test func languagesOfResourceBundles() {
        #expect(
            texts("app_de.arb", "{ \"@@locale\": \"de\", \"a\": \"A\", \"@@locale\": \"fr\" }", "a")
                == ["the key is written twice at «\"@@locale\"»"])
        #expect(
            texts("app_de.arb", "{ \"a\": \"A\", \"@a\": {}, \"@a\": { \"description\": \"B\" } }", "a")
                == ["the key is written twice at «\"@a\"»"])
        #expect(
            texts("app_de.arb", "{ \"a\": \"A\", \"@a\": { \"description\": \"B\", \"description\": \"C\" } }", "a")
                == ["the key `description` is written twice at «\"description\"»"])
    }

    @Test func formsOfPlurals() {
        func unit(_ text: String) -> String { "{ \"stringUnit\": { \"value\": \"\(text)\" } }" }
        let forms = "\"other\": \(unit("A")), \"one\": \(unit("B")), \"other\": \(unit("C"))"
        #expect(
            texts("L.xcstrings", Self.catalog("\"en\": { \"variations\": { \"plural\": { \(forms) } } }"), "a")
                == ["the key `other` is written twice at «\"other\"»"])
        let items = ["other", "one", "other"].map { "<item quantity=\"\($0)\">\($0)!</item>" }.joined()
        #expect(
            texts("values/s.xml", android("<plurals name=\"a\">\(items)</plurals>"), "a")
                == ["the form `other` is written twice at «other!»"])
        #expect(
            texts("app_de.arb", "{ \"a\": \"{n, plural, other{A} one{B} other{C}}\" }", "a")
                == ["the form `other` is written twice at «\"{n, plural, other{A} one{B} other{C}}\"»"])
        // ICU takes the number itself before a category, so both may stand there.
        #expect(
            texts("app_de.arb", "{ \"a\": \"{n, plural, =1{A} one{B} other{C}}\" }", "a") == [
                "de one: A", "de other: C",
            ])
    }

    @Test("what else ICU has is told by its own name") func otherFormatsOfICU() {
        func text(_ message: String) -> String { texts("app_de.arb", "{ \"a\": \"\(message)\" }", "a").first ?? "" }
        #expect(
            text("{n, plural, offset:1 one{x} other{y}}").hasPrefix(
                "the plural has an offset, which banners don't support"))
        #expect(
            text("{n, number}").hasPrefix("the placeholder `n` has a format, `number`, which banners don't support"))
        #expect(text("{d, date, short}").hasPrefix("the placeholder `d` has a format, `date`"))
    }

    @Test(arguments: [
        ("<key>NSStringLocalizedFormatKey</key><string>A</string>", "", "NSStringLocalizedFormatKey"),
        ("<key>n</key><dict></dict>", "", "n"), ("", "<key>other</key><string>B</string>", "other"),
        ("", "<key>NSStringFormatValueTypeKey</key><string>d</string>", "NSStringFormatValueTypeKey"),
    ]) func keysOfPropertyLists(_ outer: String, _ inner: String, _ key: String) {
        let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        let text = """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>\(rule)<key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>other</key><string>A</string>\(inner)</dict>\(outer)</dict></dict></plist>
            """
        #expect(
            texts("de.lproj/L.stringsdict", text, "a") == ["the key `\(key)` is written twice at «<key>\(key)</key>»"])
    }

    // MARK: Paths

    @Test(arguments: [
        ("a/de.lproj/Localizable.strings", "Localizable", "de"), ("Base.lproj/L.strings", "L", nil),
        ("res/values/strings.xml", "strings", nil), ("res/values-night/strings.xml", "strings", nil),
        ("res/values-zh-rTW/strings.xml", "strings", "zh-TW"), ("app_pt_BR.arb", "app", "pt-BR"),
        ("app.arb", "app", nil),
        ("l10n/de.xliff", "xliff", nil), ("l10n/Acme.pt-BR.xliff", "Acme", nil), ("owl.de.xliff", "owl", nil),
        ("acme.en.de.xliff", "acme", nil), ("de.acme.xliff", "acme", nil), ("owl.xliff", "owl", nil),
        ("app_zh_hant.arb", "app", "zh-hant"), ("app_ca_ES_VALENCIA.arb", "app", "ca-ES-VALENCIA"),
        ("my.app.de.xliff", "my.app", nil), ("my_app_en.arb", "my_app", "en"), ("my_app_pt_BR.arb", "my_app", "pt-BR"),
        ("my_app_zh_Hant_TW.arb", "my_app", "zh-Hant-TW"), ("app_es_419.arb", "app", "es-419"),
        ("app_pt_br.arb", "app", "pt-br"), ("en.arb", "en", nil), ("values-iw/s.xml", "s", "he"),
        ("values-in-rID/s.xml", "s", "id-ID"), ("values-b+iw/s.xml", "s", "he"),
        ("values-b+sr+Latn/s.xml", "s", "sr-Latn"),
        ("s_pt-BR.arb", "s", "pt-BR"), ("acme-fr.arb", "acme-fr", nil), ("sign-in.arb", "sign-in", nil),
        ("s.pt-BR.arb", "s", "pt-BR"),
        ("my-app-zh-Hant-TW.arb", "my-app", "zh-Hant-TW"), ("my-app.arb", "my-app", nil),
        ("pt-BR.arb", "pt-BR", "pt-BR"), ("pt_BR.arb", "pt_BR", "pt-BR"), ("my_id.arb", "my", "id"),
        ("Localizable.xcstrings", "Localizable", nil),
    ]) func whatPathsTell(_ path: String, _ table: String, _ locale: String?) throws {
        let format = try #require(TextSourceFormat(path: path))
        let told = TextPath(path, format)
        #expect(told.table == table)
        #expect(told.locale == locale)
    }

    @Test func whereOtherLanguagesLie() {
        #expect(
            TextPath("a/en.lproj/L.strings", .strings).paths(in: "pt-BR", development: "en") == [
                "a/pt-BR.lproj/L.strings", "a/pt-BR.lproj/L.stringsdict", "a/pt_BR.lproj/L.strings",
                "a/pt_BR.lproj/L.stringsdict",
            ])
        #expect(
            TextPath("res/values/s.xml", .android).paths(in: "pt-BR", development: "en") == [
                "res/values-pt-rBR/s.xml", "res/values-b+pt+BR/s.xml",
            ])
        #expect(
            TextPath("res/values/s.xml", .android).paths(in: "he", development: "en") == [
                "res/values-he/s.xml", "res/values-b+he/s.xml", "res/values-iw/s.xml", "res/values-b+iw/s.xml",
            ])
        #expect(TextPath("l/my_app_en.arb", .arb).paths(in: "de", development: "en") == ["l/my_app_de.arb"])
        #expect(TextPath("res/values-de/s.xml", .android).paths(in: "en", development: "en") == ["res/values/s.xml"])
        #expect(TextPath("l/app_en.arb", .arb).paths(in: "zh-Hans", development: "en") == ["l/app_zh_Hans.arb"])
        #expect(TextPath("l/s-en-GB.arb", .arb).paths(in: "pt-BR", development: "en") == ["l/s-pt-BR.arb"])
        #expect(TextPath("L.xcstrings", .stringCatalog).paths(in: "de", development: "en") == [])
    }

    // MARK: Anything

    /// Whatever bytes a file holds, reading it ends, and what it tells of lies within it.
    @Test(arguments: TextSourceFormat.allCases) func bytesOfAnyKind(_ format: TextSourceFormat) throws {
        let samples = [
            "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"localizations\": { \"en\": { \"stringUnit\": { \"value\": \"%#@x@\\u00e4\" }, \"substitutions\": { \"x\": { \"variations\": { \"plural\": { \"other\": { \"stringUnit\": { \"value\": \"%arg\" } } } } } } } } } } }",
            "/* c */ \"a\" = \"%@\\U00e4\"; a = \"b\";",
            "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict></dict></plist>",
            "<resources><string name=\"a\">\"x\\u00e4\" &amp;</string><plurals name=\"b\"><item quantity=\"one\">%d</item></plurals></resources>",
            "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body><trans-unit id=\"a|==|plural.one\"><source>%lld</source></trans-unit></body></file></xliff>",
            "{ \"a\": \"{n, plural, one{#} other{'{'}}\", \"@a\": {} }",
        ].map { Array($0.utf8) }
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let marks = Array("{}[]\"\\%<>&;=/*'@#$".utf8)
        let path = "en.lproj/L" + (format.endings.first ?? "")
        for sample in samples {
            for _ in 0..<300 {
                var bytes = sample
                for _ in 0...random(3) {
                    let index = random(bytes.count)
                    switch random(4) {
                    case 0: bytes[index] = UInt8(random(256))
                    case 1: bytes.remove(at: index)
                    case 2: bytes.insert(marks[random(marks.count)], at: index)
                    default: bytes.removeSubrange(index...)
                    }
                    if bytes.isEmpty { bytes = sample }
                }
                let source = SourceFile(path: path, bytes: bytes)
                do throws(TextFault) {
                    let opened = try format.open(source, at: path)
                    for key in opened.keys {
                        var faults: [TextFault] = []
                        guard let text = opened.text(for: key, faults: &faults) else { continue }
                        let ranges =
                            [text.range, text.keyRange] + faults.map(\.range)
                            + text.translations.map(\.range)
                        #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count })
                    }
                } catch {
                    #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(error)")
                }
            }
        }
    }
}
