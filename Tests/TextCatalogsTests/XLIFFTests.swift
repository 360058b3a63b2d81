// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import TextCatalogs

/// What tools other than bannerc write as XLIFF.
@Suite("XLIFF of other tools") struct XLIFFTests {
    /// What `text` says under `key`: languages with what they say, or faults.
    private func texts(_ text: String, _ key: String = "a", path: String = "x.xliff") -> [String] {
        let source = SourceFile(path: path, bytes: Array(text.utf8))
        do throws(TextFault) {
            var faults: [TextFault] = []
            let found = try TextSourceFormat.xliff.open(source, at: path).text(for: key, faults: &faults)
            if !faults.isEmpty { return faults.map(\.message) }
            let lines = found?.translations.map {
                "\($0.locale)\($0.role == .original ? "*" : ""): \(shown($0.content))"
            }
            return (lines ?? ["missing"]) + (found?.isTranslatable == false ? ["not to be translated"] : [])
        } catch {
            return [error.message]
        }
    }

    private func shown(_ content: CatalogText.Content) -> String {
        switch content {
        case .single(let form): form.raw
        case .plural(_, let forms): forms.map { "\($0.category)=\($0.form.raw)" }.joined(separator: " ")
        }
    }

    private func first(_ units: String, _ attributes: String = "source-language=\"en\" target-language=\"de\"")
        -> String
    {
        "<xliff version=\"1.2\"><file \(attributes)><body>\(units)</body></file></xliff>"
    }

    private func unit(_ target: String, _ source: String = "Hi") -> String {
        "<trans-unit id=\"a\"><source>\(source)</source>\(target)</trans-unit>"
    }

    private func second(_ content: String, _ attributes: String = "trgLang=\"de\"") -> String {
        "<xliff version=\"2.0\" srcLang=\"en\" \(attributes)><file id=\"f\"><unit id=\"a\">\(content)</unit></file></xliff>"
    }

    private func segment(_ source: String, _ target: String, order: String = "") -> String {
        let written = target.isEmpty ? "" : "<target\(order.isEmpty ? "" : " order=\"\(order)\"")>\(target)</target>"
        return "<segment><source>\(source)</source>\(written)</segment>"
    }

    // MARK: Languages

    @Test func eachFileHasItsLanguage() {
        func file(_ language: String, _ key: String, _ target: String, _ source: String = "Hi") -> String {
            "<file source-language=\"en\" target-language=\"\(language)\"><body><trans-unit id=\"\(key)\">"
                + "<source>\(source)</source><target>\(target)</target></trans-unit></body></file>"
        }
        let apart = "<xliff version=\"1.2\">\(file("de", "a", "Na"))\(file("fr", "b", "Salut"))</xliff>"
        #expect(texts(apart) == ["en*: Hi", "de: Na"])
        #expect(texts(apart, "b") == ["en*: Hi", "fr: Salut"])
        let both = "<xliff version=\"1.2\">\(file("de", "a", "Na"))\(file("fr", "a", "Salut"))</xliff>"
        #expect(texts(both) == ["en*: Hi", "de: Na", "fr: Salut"])
        let twice = "<xliff version=\"1.2\">\(file("de", "a", "Na"))\(file("de", "a", "Nu"))</xliff>"
        #expect(texts(twice) == ["the unit `a` is written twice"])
        let other = "<xliff version=\"1.2\">\(file("de", "a", "Na"))\(file("fr", "a", "Salut", "Ho"))</xliff>"
        #expect(texts(other) == ["this translates a different text than the other language does"])
    }

    @Test("units of two files of an app are texts of two tables") func tablesOfXcode() throws {
        func file(_ original: String, _ target: String) -> String {
            "<file original=\"\(original)\" source-language=\"en\" target-language=\"de\"><body>"
                + "\(unit("<target>\(target)</target>"))</body></file>"
        }
        let text =
            "<xliff version=\"1.2\">\(file("App/Localizable.xcstrings", "Na"))\(file("App/en.lproj/Mail.strings", "Nu"))"
            + "\(file("acme.banner.yaml", "No"))</xliff>"
        let source = SourceFile(path: "de.xliff", bytes: Array(text.utf8))
        let tables = try TextSourceFormat.xliff.open(source, at: "de.xliff").tables
        #expect(tables.map(\.name) == ["Localizable", "Mail", nil])
        var faults: [TextFault] = []
        let found = tables.map {
            $0.source.text(for: "a", faults: &faults)?.translations.last.map { shown($0.content) }
        }
        #expect(found == ["Na", "Nu", "No"] && faults.isEmpty)
    }

    @Test("forms of a plural on a device are those of an iPhone") func pluralsOfDevices() {
        func unit(_ part: String, _ target: String) -> String {
            "<trans-unit id=\"a|==|\(part)\"><source>x</source><target>\(target)</target></trans-unit>"
        }
        let units = [
            unit("device.other.plural.one", "A"), unit("device.other.plural.other", "B"),
            unit("device.iphone.plural.one", "C"), unit("device.iphone.plural.other", "D"),
        ]
        #expect(texts(first(units.joined())).last == "de: one=C other=D")
        let whole = [unit("device.other.plural.other", "A"), unit("device.iphone", "B"), unit("device.ipad", "C")]
        #expect(texts(first(whole.joined())).last == "de: B")
        let other = [unit("device.ipad.plural.other", "A"), unit("device.other.plural.other", "B")]
        #expect(texts(first(other.joined())).last == "de: other=B")
        #expect(
            texts(first(unit("width.20", "A"))).first?.hasPrefix(
                "the unit varies by `width.20`, which is not supported")
                == true)
    }

    @Test func whoeverSaysTheLanguage() throws {
        let text = first(unit("<target>Na</target>"), "source-language=\"en\"")
        let nobody = ["the file does not say which language it is translated into"]
        #expect(texts(text) == nobody)
        #expect(texts(text, path: "app.xliff") == nobody)
        #expect(texts(text, path: "l10n/acme.pt_BR.xliff") == ["en*: Hi", "pt-BR: Na"])
        #expect(texts(second(segment("Hi", "Na"), "")) == nobody)
        let target = first(unit("<target xml:lang=\"fr\">Na</target>"), "source-language=\"en\"")
        #expect(texts(target, path: "acme.de.xliff") == ["en*: Hi", "fr: Na"])
        // Without translations there is nothing to say.
        #expect(texts(first(unit("<target/>"), "source-language=\"en\"")) == ["en*: Hi"])
        let source = SourceFile(path: "acme.fr.xliff", bytes: Array(text.utf8))
        var faults: [TextFault] = []
        let asked = try TextSourceFormat.xliff.open(source, at: source.path, language: "de")
        #expect(asked.text(for: "a", faults: &faults)?.translations.map(\.locale) == ["en", "de"])
    }

    // MARK: Segments

    @Test func segmentsAndWhatLiesBetween() {
        let blank = "<ignorable><source> </source></ignorable>"
        #expect(texts(second(segment("A.", "C.") + blank + segment("B.", "D."))) == ["en*: A. B.", "de: C. D."])
        let own = blank.replacing("</source>", with: "</source><target> – </target>")
        #expect(texts(second(segment("A.", "C.") + own + segment("B.", "D."))) == ["en*: A. B.", "de: C. – D."])
        #expect(
            texts(second(segment("A ", "zwei", order: "2") + segment("B", "eins ", order: "1")))
                == ["en*: A B", "de: eins zwei"])
        #expect(
            texts(second(segment("A ", "zwei", order: "1") + segment("B", "eins ", order: "1")))
                == ["two targets of the unit have the same place in its order"])
        // Half a translation is none.
        #expect(texts(second(segment("A ", "C") + segment("B", ""))) == ["en*: A B"])
        #expect(texts(second(blank + segment("B", ""))) == ["en*:  B"])
    }

    // MARK: Inline elements

    @Test(arguments: [
        "<sm id=\"1\" type=\"comment\"/>Na<em startRef=\"1\"/>", "<sc id=\"1\" equiv=\"\"/>Na<ec startRef=\"1\"/>",
        "<mrk id=\"1\">N<pc id=\"2\">a</pc></mrk>", "<bx id=\"1\"/>Na<ex id=\"1\"/>", "<g id=\"1\">Na</g>",
    ]) func marks(_ target: String) {
        #expect(texts(second(segment("Hi", target))) == ["en*: Hi", "de: Na"])
        #expect(texts(first(unit("<target>\(target)</target>"))) == ["en*: Hi", "de: Na"])
    }

    @Test func whatCodesStandFor() {
        let data = "<originalData><data id=\"d\">%@</data></originalData>"
        let code = "<ph id=\"1\" dataRef=\"d\"/>"
        #expect(texts(second(data + segment("Hi \(code)", "Na \(code)"))) == ["en*: Hi %@", "de: Na %@"])
        #expect(
            texts(first(unit("<target>Na <x id=\"n\"/></target>", "Hi <x id=\"n\" equiv-text=\"%@\"/>")))
                == ["en*: Hi %@", "de: Na %@"])
        #expect(
            texts(first(unit("<target>Na <x id=\"m\"/></target>", "Hi <x id=\"n\" equiv-text=\"%@\"/>")))
                == ["`<x>` does not say what it stands for"])
        #expect(
            texts(second(segment("Hi", "N<cp hex=\"0001\"/>a"))) == ["the text contains the invisible character U+0001"]
        )
        #expect(texts(second(segment("Hi", "N<cp hex=\"D800\"/>a"))) == ["`<cp>` names no character"])
    }

    // MARK: What holds for a part of the file

    @Test func groupsThatAreNotTranslated() {
        let target = unit("<target>Na</target>")
        let said = ["en*: Hi", "de: Na", "not to be translated"]
        #expect(texts(first("<group translate=\"no\">\(target)</group>")) == said)
        #expect(texts(first(target, "source-language=\"en\" target-language=\"de\" translate=\"no\"")) == said)
        let own = target.replacing("id=\"a\"", with: "id=\"a\" translate=\"yes\"")
        #expect(texts(first("<group translate=\"no\"><group>\(own)</group></group>")) == ["en*: Hi", "de: Na"])
    }

    @Test(arguments: [
        ("\n   ", "nothing"), ("\n     Fehler\n     mehr.\n  ", "Fehler mehr."), ("Eins\nZwei", "Eins\nZwei"),
        ("Eins \n\tZwei", "Eins Zwei"), (" Eins ", " Eins "), ("\n\n  Eins\n\n", "Eins"),
        ("Eins\n\n  Zwei", "Eins\n\n  Zwei"),
        ("Eins  zwei", "Eins  zwei"),
    ]) func whiteSpace(_ target: String, _ expected: String) {
        let pretty = unit("<target>\(target)</target>")
        #expect(texts(first(pretty)) == ["en*: Hi"] + (expected == "nothing" ? [] : ["de: \(expected)"]))
        let kept = first("<group xml:space=\"preserve\">\(pretty)</group>")
        #expect(texts(kept) == ["en*: Hi", "de: \(target)"])
        let own = first(unit("<target xml:space=\"preserve\">\(target)</target>"))
        #expect(texts(own) == ["en*: Hi", "de: \(target)"])
    }
}
