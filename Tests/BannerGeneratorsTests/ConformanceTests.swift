// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import BannerSpec
import ColorSpaces
import Foundation
import TestSupport
import Testing

/// Every target gives the same answers: those of the tables in `Tests/Conformance`.
@Suite struct ConformanceTests {
    /// A program that prints a line for each case of the tables, in their order.
    private struct Program {
        /// The files that bannerc makes, by their paths.
        var files: [String: String] = [:]
        /// The statements that print, a line each.
        var statements: [String] = []
        /// What they print.
        var expected: [String] = []
    }

    private struct Locales: Decodable {
        struct Case: Decodable {
            let supported: [String]
            let preferred: [String]
            let expected: String
        }

        let cases: [Case]

        /// The lists of languages, in the order in which they come.
        var specs: [[String]] { cases.map(\.supported).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

        /// A spec in each of the lists, under a name of its own: `choice0`.
        func files(_ target: Target) throws -> [String: String] {
            try specs.enumerated().reduce(into: [:]) { files, spec in
                let tags = spec.element.joined(separator: ", ")
                let yaml = """
                    bannerc: 1
                    name: Choice\(spec.offset)
                    locales: { development: \(spec.element[0]), supported: [\(tags)] }
                    levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                    banners: { offline: { level: error, text: "…" } }
                    """
                files.merge(try Targets.files(target, yaml, stem: "choice\(spec.offset)")) { $1 }
            }
        }

        /// The same of Kotlin, of whose objects the languages alone are kept: what else is in them stands in each of the other files too,
        /// and takes the compiler longer than all that differs.
        func kotlinFiles() throws -> [String: String] {
            try files(.kotlin).filter { !$0.key.hasSuffix("Compose.kt") }.mapValues { text in
                let lines = text.split(separator: "\n")
                let object = try #require(lines.first { $0.hasPrefix("object ") })
                let categories = try #require(lines.first { $0.hasPrefix("    enum class PluralCategory ") })
                let start = try #require(lines.firstIndex { $0.hasPrefix("    enum class Localization(") })
                let end = try #require(lines[start...].firstIndex(of: "    }"))
                return (["package banners", object, categories] + lines[start...end] + ["}"]).joined(separator: "\n")
            }
        }

        /// The number of the spec of a case.
        func spec(of row: Case) -> Int { specs.firstIndex(of: row.supported) ?? 0 }
    }

    private struct Plurals: Decodable {
        struct Case: Decodable {
            let locale: String
            let categories: [String]
        }

        let numbers: [Int]
        let cases: [Case]

        /// A spec with a banner that says the category of a number.
        var yaml: String {
            let texts = cases.map { row in
                let others = Set(row.categories).subtracting(["other"]).sorted().map { "\($0): \($0)" }
                return "      \(row.locale): { \((["plural: n"] + others + ["other: other"]).joined(separator: ", ")) }"
            }
            return """
                bannerc: 1
                name: Plurals
                locales: { development: en, supported: [\(cases.map(\.locale).joined(separator: ", "))] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  category:
                    level: error
                    parameters: { n: int }
                    text:
                \(texts.joined(separator: "\n"))
                """
        }
    }

    /// Numbers in languages of several digits, groups and signs.
    private struct Numbers: Decodable {
        struct Case: Decodable {
            let locale: String
            let texts: [String]
        }

        let values: [Int]
        let cases: [Case]

        /// A spec with a banner that says a number.
        var yaml: String {
            let texts = cases.map { "      \($0.locale): \"{n}\"\n" }.joined()
            return """
                bannerc: 1
                name: Numbers
                locales: { development: en, supported: [\(cases.map(\.locale).joined(separator: ", "))] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  number:
                    level: error
                    parameters: { n: int }
                    text:
                \(texts)
                """
        }
    }

    /// Colours in the spaces that a spec may write them in.
    private struct Colors: Decodable {
        struct Case: Decodable {
            let color: String
            let srgb: [Double]
            let alpha: Double
            let hex: String

            /// `B3261E` → `ffb3261e`, as Kotlin prints the number.
            var argb: String {
                let digits = hex.dropFirst()
                return (digits.count == 8 ? digits.suffix(2) + digits.prefix(6) : "FF" + digits).lowercased()
            }
        }

        let cases: [Case]

        /// A spec whose palette is `c0`, `c1` and so on.
        var yaml: String {
            let colors = cases.enumerated().map { "  c\($0.offset): \($0.element.color)\n" }.joined()
            return """
                bannerc: 1
                name: Colors
                levels: { error: { tint: "{palette.c0}", onTint: "{palette.c2}" } }
                banners: { offline: { level: error, text: "…" } }
                palette:
                \(colors)
                """
        }
    }

    /// Texts that are longer than their parameters may be.
    private struct Cuts: Decodable {
        struct Case: Decodable {
            let input: String
            let maxLength: Int
            let expected: String
            let unicode: String?
        }

        let cases: [Case]

        /// A spec with a banner for each bound, such as `cut5`, and one whose parameter is called like the functions that cut.
        var yaml: String {
            let banners = Set(cases.map(\.maxLength)).sorted().map { bound in
                "  cut\(bound): { level: error, parameters: { n: { type: string, maxLength: \(bound) } }, text: \"<{n}>\" }\n"
            }
            return """
                bannerc: 1
                name: Cuts
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  named:
                    level: error
                    parameters: { cut: { type: string, maxLength: 5 }, count: int }
                    text: { plural: count, one: "{cut}", other: "<{cut}>" }
                \(banners.joined())
                """
        }
    }

    /// The metrics of banners in themes, which change those of a level, of a style, and the ways out by which a banner has a time
    /// of its own.
    private struct Metrics {
        static let yaml = """
            bannerc: 1
            name: Moving
            metrics: { slow: { display: 9s }, fast: { display: 5s, present: 200ms } }
            levels:
              named: { tint: "#000001", onTint: "#FFFFFF", metrics: slow }
              plain: { tint: "#000001", onTint: "#FFFFFF" }
            buttons: { ok: { kind: emphasis, title: OK, role: dismiss } }
            styles:
              bar: { dismissal: [timer, swipe] }
              own: { metrics: fast }
              still: { dismissal: [button] }
            banners:
              ofLevel: { level: named, style: bar, text: A }
              itself: { level: named, style: bar, text: B, metrics: { display: 12s } }
              asLevel: { level: named, style: bar, text: B, metrics: { display: 9s } }
              ofStyle: { level: plain, style: own, text: C }
              byName: { level: plain, style: own, text: C, metrics: slow }
              painted: { level: plain, style: bar, text: C, tint: "#000002" }
              read:
                level: plain
                style: bar
                text: A text that takes more time to read than the four seconds of a banner, which is long.
              readInATheme:
                level: plain
                style: still
                buttons: [ok]
                text: A text that takes more time to read than the four seconds of a banner, which is long.
            themes:
              first: { levels: { named: { metrics: fast }, plain: { metrics: slow } } }
              second: { styles: { bar: { metrics: fast }, own: { metrics: slow } } }
              third: { styles: { still: { dismissal: [timer, button] } }, levels: { named: { tint: "#000003" } } }
            """

        /// A theme that changes the metrics themselves, which no banner derives a time from then.
        static let timed = """
            bannerc: 1
            name: Timed
            metrics: { slow: { display: 9s } }
            levels: { plain: { tint: "#000001", onTint: "#FFFFFF" } }
            styles: { bar: { padding: 12 }, thin: { extends: bar, padding: 4 }, note: { extends: bar, metrics: slow } }
            banners:
              ofStyle: { level: plain, style: thin, text: A }
              ofNote: { level: plain, style: note, text: A }
              itself: { level: plain, style: bar, text: A, metrics: { display: 12s } }
            themes:
              first: { metrics: { standard: { present: 700ms }, slow: { display: 8s } } }
              second: { metrics: { standard: { display: 7s } }, styles: { bar: { padding: 20 } } }
            """

        /// The specs, by the names that their files start with.
        static let specs = [("moving", yaml), ("timed", timed)]

        /// What a theme chooses for a level or a style.
        struct Choice {
            let spec: String
            let theme: String
            /// Of a level; `nil` where it has none.
            let level: (name: String, metrics: String?)?
            let style: (name: String, metrics: String, setsMetrics: Bool)?

            /// The metrics, and for a style whether it sets them itself.
            var expected: String {
                style.map { "\($0.metrics) \($0.setsMetrics)" } ?? level?.metrics ?? "none"
            }
        }

        static func choices() throws -> [Choice] {
            try specs.flatMap { stem, yaml in
                let spec = try Targets.input(yaml).spec
                let name = stem.prefix(1).uppercased() + stem.dropFirst()
                let designs = [("standard", spec.design)] + spec.themes.map { ($0.name.value, $0.design) }
                return designs.flatMap { theme, design in
                    func metrics(_ index: Int) -> String { design.metrics[index].name ?? "" }
                    return design.levels.map { level in
                        let chosen = level.metrics.map { metrics($0.value) }
                        return Choice(spec: name, theme: theme, level: (level.name.value, chosen), style: nil)
                    }
                        + design.styles.map { style in
                            let chosen = metrics(style.metrics.value)
                            return Choice(
                                spec: name, theme: theme, level: nil, style: (style.name, chosen, style.setsMetrics))
                        }
                }
            }
        }

        /// A banner in a theme, and how long it comes and stays there, in milliseconds.
        struct Case {
            /// `Moving`.
            let spec: String
            let banner: String
            let theme: String
            let expected: String
        }

        static func cases() throws -> [Case] {
            try specs.flatMap { stem, yaml in
                let spec = try Targets.input(yaml).spec
                let looks = [("standard", spec.banners.map(\.look))] + spec.themes.map { ($0.name.value, $0.looks) }
                return looks.flatMap { theme, looks in
                    zip(spec.banners, looks).map { banner, look in
                        let display = look.metrics.value.display.value.map(Self.milliseconds) ?? "never"
                        return Case(
                            spec: stem.prefix(1).uppercased() + stem.dropFirst(), banner: banner.name.value,
                            theme: theme,
                            expected: "\(Self.milliseconds(look.metrics.value.present.value)) \(display)")
                    }
                }
            }
        }

        /// A banner that no spec holds, with a style and a level of one.
        struct Free {
            let spec: String
            let theme: String
            let style: String
            let level: String
            /// How long it stays, in milliseconds.
            let expected: String
        }

        static func free() throws -> [Free] {
            try specs.flatMap { stem, yaml in
                let spec = try Targets.input(yaml).spec
                let designs = [("standard", spec.design)] + spec.themes.map { ($0.name.value, $0.design) }
                return designs.flatMap { theme, design in
                    design.styles.flatMap { style in
                        design.levels.map { level in
                            let ofLevel = style.setsMetrics ? nil : level.metrics?.value
                            let metrics = design.metrics[ofLevel ?? style.metrics.value]
                            return Free(
                                spec: stem.prefix(1).uppercased() + stem.dropFirst(), theme: theme, style: style.name,
                                level: level.name.value,
                                expected: metrics.display.value.map(Self.milliseconds) ?? "never")
                        }
                    }
                }
            }
        }

        private static func milliseconds(_ time: Duration) -> String { String(Int(time / .milliseconds(1))) }
    }

    /// What banners are drawn in, in each theme and appearance, where they and their levels name colours of the palette for some
    /// appearances, and themes change those for some.
    private enum Painted {
        static let yaml = """
            bannerc: 1
            name: Painted
            palette:
              one: { light: "#FFFFFF", dark: "#FFFFFF" }
              two: { light: "{palette.one}" }
              mixed: { light: "{palette.one}", dark: "{palette.two}" }
            levels:
              error: { tint: "#8C1D18", onTint: { light: "{palette.one}" } }
              info: { tint: { light: "#000000", dark: "{palette.mixed}" }, onTint: "{palette.two}", accent: { light: "{palette.mixed}" } }
            banners:
              plain: { level: error, text: A }
              other: { level: info, text: B }
              parts: { level: error, text: C, tint: { light: "{palette.one}", dark: "#000001" }, accent: { light: "#112233", dark: "{palette.one}" } }
              whole: { level: info, text: D, tint: "{palette.two}", onTint: "{palette.mixed}" }
            themes:
              first: { palette: { one: { light: "#0000FF", dark: "#AAAAFF", lightHighContrast: "#111111" } } }
              second: { palette: { one: { darkHighContrast: "#00FF00" }, two: { dark: "#222222" } }, levels: { error: { onTint: "#333333" } } }
            """

        /// A banner in a theme, and its tint, what is drawn over that, and its accent, in every appearance.
        static func cases() throws -> [(banner: String, theme: String, expected: String)] {
            let spec = try Targets.input(yaml).spec
            let looks = [("standard", spec.banners.map(\.look))] + spec.themes.map { ($0.name.value, $0.looks) }
            return looks.flatMap { theme, looks in
                zip(spec.banners, looks).map { banner, look in
                    let level = look.level
                    let colors = [level.tint.value, level.onTint.value, level.accent.value ?? level.onTint.value]
                    let hexes = colors.flatMap { color in
                        Appearance.allCases.map { color[$0].color.hex.dropFirst().lowercased() }
                    }
                    return (banner.name.value, theme, hexes.joined(separator: " "))
                }
            }
        }
    }

    private static func table<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) throws -> Table {
        try JSONDecoder().decode(type, from: Data(try RecordedFile.text("Tests/Conformance/\(name).json").utf8))
    }

    private static func quoted(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }

    /// `text` as a literal of ASCII.
    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }

    /// `text` as a literal of Kotlin, of ASCII.
    private static func units(_ text: String) -> String {
        let units = text.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "\"\(units.joined())\""
    }

    /// `sr-Latn` as a constant of Kotlin.
    private static func constant(_ tag: String) -> String { tag.uppercased().replacing("-", with: "_") }

    @Test func bannerKit() throws {
        for row in try Self.table("locales", as: Locales.self).cases {
            let found = BannerLocale.best(of: row.supported, for: row.preferred) ?? row.supported[0]
            #expect(found == row.expected, "\(row.preferred) of \(row.supported)")
        }
        let plurals = try Self.table("plurals", as: Plurals.self)
        for row in plurals.cases {
            let found = plurals.numbers.map { PluralRules.category(of: $0, in: row.locale).rawValue }
            #expect(found == row.categories, "\(row.locale)")
        }
        let numbers: Numbers = try Self.table("numbers")
        for row in numbers.cases {
            #expect(numbers.values.map { BannerNumber.string($0, in: row.locale) } == row.texts, "\(row.locale)")
        }
    }

    /// Hex where 8 bits say a colour, and else components.
    @Test func css() throws {
        let colors: Colors = try Self.table("colors")
        let css = try #require(try Targets.files(.css, colors.yaml)["acme.css"])
        for (index, row) in colors.cases.enumerated() {
            let line = try #require(css.split(separator: "\n").first { $0.contains("-palette-c\(index): ") })
            let value = String(try #require(line.split(separator: ": ").last).dropLast())
            guard let match = value.firstMatch(of: /color\(srgb ([^)]*)\)/) else {
                #expect(value == row.hex, "\(row.color)")
                continue
            }
            let found = match.1.split(separator: " ").compactMap { Double($0) }
            #expect(found.count == 3)
            for (one, other) in zip(found, row.srgb) { #expect(abs(one - other) < 1e-5, "\(row.color)") }
        }
        #expect(css.contains("color(srgb "))
    }

    /// The tokens have the colour as it is written, with the nearest of sRGB beside it.
    @Test func tokens() throws {
        let colors: Colors = try Self.table("colors")
        let text = try #require(try Targets.files(.tokens, colors.yaml)["acme.tokens.json"])
        let palette = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))["Colors", "palette"]
        for (index, row) in colors.cases.enumerated() {
            let value = palette["c\(index)", "$value"]
            #expect(value["hex"].text == String(row.hex.prefix(7)), "\(row.color)")
            #expect(abs((value["alpha"].number ?? 2) - row.alpha) < 1e-5, "\(row.color)")
        }
    }

    @Test(.enabled(if: Kotlin.isExpected)) func kotlin() throws {
        var program = Program()
        let locales: Locales = try Self.table("locales")
        program.files = try locales.kotlinFiles()
        for row in locales.cases {
            let spec = locales.spec(of: row)
            program.statements.append("println(Choice\(spec).Localization.of(\(Self.quoted(row.preferred))).tag)")
            program.expected.append(row.expected)
        }
        let plurals: Plurals = try Self.table("plurals")
        program.files.merge(try Targets.files(.kotlin, plurals.yaml)) { $1 }
        for row in plurals.cases {
            let locale = "Plurals.Localization.\(Self.constant(row.locale))"
            let numbers = plurals.numbers.map { "\($0)L" }.joined(separator: ", ")
            program.statements.append(
                "println(listOf(\(numbers)).map { Plurals.Banner.Category(it).text(\(locale)) }.joinToString(\" \"))")
            program.expected.append(row.categories.joined(separator: " "))
        }
        let numbers: Numbers = try Self.table("numbers")
        program.files.merge(try Targets.files(.kotlin, numbers.yaml, stem: "numbers")) { $1 }
        for row in numbers.cases {
            let values = numbers.values.map { "\($0)L" }.joined(separator: ", ")
            let text = "Numbers.Banner.Number(it).text(Numbers.Localization.\(Self.constant(row.locale)))"
            program.statements.append("println(listOf(\(values)).joinToString(\" | \") { \(text) })")
            program.expected.append(row.texts.joined(separator: " | "))
        }
        let cuts: Cuts = try Self.table("parameters")
        program.files.merge(try Targets.files(.kotlin, cuts.yaml, stem: "cuts")) { $1 }
        // A conjunct is a character since Unicode 15.1, which is newer than the Java of many.
        var texts = cuts.cases.filter { $0.unicode == nil }.map { row in
            (banner: "Cut\(row.maxLength)(\(Self.units(row.input)))", expected: row.expected)
        }
        // Nobody looks further than to the cut, or this takes minutes.
        texts += [("x", "axxx…"), ("\u{301}", "…"), ("\r\n", "a…")].map { unit, expected in
            (banner: "Named(\"a\" + \(Self.units(unit)).repeat(3000000), 2)", expected: expected)
        }
        for (banner, expected) in texts {
            program.statements.append("println(Cuts.Banner.\(banner).text(Cuts.Localization.EN).map { it.code })")
            program.expected.append("\(Array("<\(expected)>".utf16))")
        }
        let colors: Colors = try Self.table("colors")
        program.files.merge(try Targets.files(.kotlin, colors.yaml, stem: "colors")) { $1 }
        for (index, row) in colors.cases.enumerated() {
            program.statements.append("println(java.lang.Long.toHexString(Colors.Palette.C\(index).color().light))")
            program.expected.append(row.argb)
        }
        for (stem, yaml) in Metrics.specs {
            program.files.merge(try Targets.files(.kotlin, yaml, stem: stem)) { $1 }
        }
        for row in try Metrics.cases() {
            let banner = row.banner.prefix(1).uppercased() + row.banner.dropFirst()
            let metrics = "\(row.spec).Banner.\(banner).metrics(\(row.spec).Theme.\(row.theme.uppercased()))"
            program.statements.append(
                "println(with(\(metrics)) { \"${present.inWholeMilliseconds} ${display?.inWholeMilliseconds ?: \"never\"}\" })"
            )
            program.expected.append(row.expected)
        }
        for row in try Metrics.choices() {
            let theme = "\(row.spec).Theme.\(row.theme.uppercased())"
            if let style = row.style {
                let name = "\(row.spec).Style.\(style.name.uppercased())"
                program.statements.append(
                    "println(\"${\(name).metrics(\(theme)).id} ${\(name).setsMetrics(\(theme))}\")")
            } else if let level = row.level {
                let name = "\(row.spec).Level.\(level.name.uppercased())"
                program.statements.append("println(\(name).metrics(\(theme))?.id ?: \"none\")")
            }
            program.expected.append(row.expected)
        }
        program.files.merge(try Targets.files(.kotlin, Painted.yaml, stem: "painted")) { $1 }
        for row in try Painted.cases() {
            let banner = row.banner.prefix(1).uppercased() + row.banner.dropFirst()
            let level = "Painted.Banner.\(banner).levelConfiguration(Painted.Theme.\(row.theme.uppercased()))"
            program.statements.append(
                "println(with(\(level)) { listOf(tint, onTint, accent ?: onTint).joinToString(\" \") { hex(it) } })")
            program.expected.append(row.expected)
        }
        var files = program.files.filter { !$0.key.hasSuffix("Compose.kt") }
        let main = program.statements.map { "    \($0)" }.joined(separator: "\n")
        let hex = """
            fun hex(color: Painted.Color) =
                listOf(color.light, color.dark, color.lightHighContrast, color.darkHighContrast)
                    .joinToString(" ") { java.lang.Long.toHexString(it).drop(2) }
            """
        files["Main.kt"] = "import banners.*\n\n\(hex)\n\nfun main() {\n\(main)\n}\n"
        Self.compare(try Kotlin.run(files), program)
    }

    @Test(.enabled(if: Tool.isExpected("tsc") && Tool.isExpected("node"))) func typescript() throws {
        var program = Program()
        let locales: Locales = try Self.table("locales")
        program.files = try locales.files(.typescript)
        for row in locales.cases {
            let choose = "chooseLocale\(locales.spec(of: row))"
            program.statements.append("console.log(\(choose)([\(Self.quoted(row.preferred))]));")
            program.expected.append(row.expected)
        }
        let plurals: Plurals = try Self.table("plurals")
        program.files.merge(try Targets.files(.typescript, plurals.yaml)) { $1 }
        for row in plurals.cases {
            let numbers = plurals.numbers.map(String.init).joined(separator: ", ")
            let message = "message({ id: \"category\", parameters: { n } }, \"\(row.locale)\")"
            program.statements.append("console.log([\(numbers)].map((n) => \(message)).join(\" \"));")
            program.expected.append(row.categories.joined(separator: " "))
        }
        let numbers: Numbers = try Self.table("numbers")
        program.files.merge(try Targets.files(.typescript, numbers.yaml, stem: "numbers")) { $1 }
        for row in numbers.cases {
            let values = numbers.values.map(String.init).joined(separator: ", ")
            let message = "numberMessage({ id: \"number\", parameters: { n } }, \"\(row.locale)\")"
            program.statements.append("console.log([\(values)].map((n) => \(message)).join(\" | \"));")
            program.expected.append(row.texts.joined(separator: " | "))
        }
        let colors: Colors = try Self.table("colors")
        program.files.merge(try Targets.files(.typescript, colors.yaml, stem: "colors")) { $1 }
        for (index, row) in colors.cases.enumerated() {
            program.statements.append("console.log(palette.c\(index).light);")
            program.expected.append(row.hex)
        }
        for (stem, yaml) in Metrics.specs {
            program.files.merge(try Targets.files(.typescript, yaml, stem: stem)) { $1 }
        }
        for row in try Metrics.cases() {
            let metrics = "look\(row.spec)(\"\(row.banner)\", \"\(row.theme)\").metrics"
            program.statements.append("console.log(\(metrics).present, \(metrics).display ?? \"never\");")
            program.expected.append(row.expected)
        }
        program.files.merge(try Targets.files(.typescript, Painted.yaml, stem: "painted")) { $1 }
        for row in try Painted.cases() {
            let level = "lookPainted(\"\(row.banner)\", \"\(row.theme)\")"
            program.statements.append(
                "console.log([\(level).tint, \(level).onTint, \(level).accent ?? \(level).onTint].map((c) => "
                    + "[c.light, c.dark, c.lightHighContrast, c.darkHighContrast].map((h) => h.slice(1).toLowerCase())"
                    + ".join(\" \")).join(\" \"));")
            program.expected.append(row.expected)
        }
        var files = program.files
        let imports = locales.specs.indices.map {
            "import { chooseLocale as chooseLocale\($0) } from \"./choice\($0).js\";"
        }
        files["package.json"] = #"{ "type": "module" }"#
        files["main.ts"] =
            (imports + [
                "import { message } from \"./acme.js\";", "import { message as numberMessage } from \"./numbers.js\";",
                "import { palette } from \"./colors.js\";", "import { look as lookMoving } from \"./moving.js\";",
                "import { look as lookTimed } from \"./timed.js\";",
                "import { look as lookPainted } from \"./painted.js\";",
            ]
            + program.statements).joined(separator: "\n")
        try Tool.withFolder(files) { folder in
            try TypeScript.compile(["main.ts"], [], in: folder)
            Self.compare(try Tool.run("node", ["main.js"], in: folder).output, program)
        }
    }

    @Test(.enabled(if: Tool.isExpected("swiftc"))) func swift() throws {
        var program = Program()
        func addSpec(_ yaml: String, _ stem: String) throws {
            program.files.merge(try Targets.files(.swift, yaml, stem: stem)) { $1 }
        }
        func add(_ statement: String, _ expected: String) {
            program.statements.append(statement)
            program.expected.append(expected)
        }
        let locales: Locales = try Self.table("locales")
        program.files = try locales.files(.swift)
        for row in locales.cases {
            let spec = locales.spec(of: row)
            add("print(Choice\(spec).Localization(preferring: [\(Self.quoted(row.preferred))]).rawValue)", row.expected)
        }
        let texts = try Self.texts { spec, banner, argument, locale in
            "\(spec).Banner.\(banner)(n: \(argument)).text(in: \"\(locale)\")"
        }
        for (yaml, stem) in texts.specs { try addSpec(yaml, stem) }
        for (statement, expected) in texts.rows { add(statement, expected) }
        for (stem, yaml) in Metrics.specs { try addSpec(yaml, stem) }
        for row in try Metrics.cases() {
            let metrics = "\(row.spec).Banner.\(row.banner).configuration(in: .\(row.theme)).metrics"
            add(
                "print(milliseconds(\(metrics).presentation), \(metrics).display.map(milliseconds) ?? \"never\")",
                row.expected)
        }
        for row in try Metrics.choices() {
            let theme = ".\(row.theme)"
            if let style = row.style {
                let name = "\(row.spec).Style.\(style.name)"
                add("print(\(name).metrics(in: \(theme)).rawValue, \(name).setsMetrics(in: \(theme)))", row.expected)
            } else if let level = row.level {
                let name = "\(row.spec).Level.\(level.name)"
                add("print(\(name).metrics(in: \(theme))?.rawValue ?? \"none\")", row.expected)
            }
        }
        for row in try Metrics.free() {
            add(
                "print(Banner(style: \(row.spec).Style.\(row.style), level: \(row.spec).Level.\(row.level), text: \"\")"
                    + ".themed(\(row.spec).Theme.\(row.theme)).bannerConfiguration.metrics.display.map(milliseconds) ?? \"never\")",
                row.expected)
        }
        try addSpec(Painted.yaml, "painted")
        for row in try Painted.cases() {
            let level = "Painted.Banner.\(row.banner).levelConfiguration(in: .\(row.theme))"
            add("print(hex(\(level).tint), hex(\(level).onTint), hex(\(level).accent))", row.expected)
        }
        program.files["main.swift"] = """
            import BannerKit

            func hex(_ color: BannerColor) -> String {
                [color.light, color.dark, color.lightHighContrast, color.darkHighContrast].map { value in
                    [value.red, value.green, value.blue].map { channel in
                        let digits = String(Int((channel * 255).rounded()), radix: 16)
                        return digits.count < 2 ? "0" + digits : digits
                    }.joined()
                }.joined(separator: " ")
            }

            func milliseconds(_ time: Duration) -> String { String(Int(time / .milliseconds(1))) }

            \(program.statements.joined(separator: "\n"))
            """
        Self.compare(try SwiftToolchain.run(program.files), program)
    }

    /// The specs of the tables of plurals, numbers and cuts, and what Swift prints of each row. `text` is the expression for the text
    /// of a banner of a spec with an argument in a language.
    private static func texts(
        _ text: (_ spec: String, _ banner: String, _ argument: String, _ locale: String) -> String
    ) throws -> (specs: [(yaml: String, stem: String)], rows: [(statement: String, expected: String)]) {
        let plurals: Plurals = try table("plurals")
        let numbers: Numbers = try table("numbers")
        let cuts: Cuts = try table("parameters")
        var rows: [(String, String)] = []
        for row in plurals.cases {
            let text = text("Plurals", "category", "$0", row.locale)
            rows.append(
                (
                    "print(\(plurals.numbers).map { \(text) }.joined(separator: \" \"))",
                    row.categories.joined(separator: " ")
                ))
        }
        for row in numbers.cases {
            let text = text("Numbers", "number", "$0", row.locale)
            rows.append(
                (
                    "print(\(numbers.values).map { \(text) }.joined(separator: \" | \"))",
                    row.texts.joined(separator: " | ")
                ))
        }
        for row in cuts.cases {
            // One line each, whatever the text has.
            let text = text("Cuts", "cut\(row.maxLength)", literal(row.input), "en")
            rows.append(("print(Array(\(text).utf16))", "\(Array("<\(row.expected)>".utf16))"))
        }
        return ([(plurals.yaml, "plurals"), (numbers.yaml, "numbers"), (cuts.yaml, "cuts")], rows)
    }

    /// The facade, without what only Apple's runtime has: the attributes that show it to Objective-C, and Foundation.
    @Test(.enabled(if: Tool.isExpected("swiftc"))) func objectiveC() throws {
        var program = Program()
        func addSpec(_ yaml: String, _ stem: String) throws {
            program.files.merge(try Targets.files(.swift, yaml, stem: stem)) { $1 }
            let facade = try #require(try Targets.files(.objc, yaml, stem: stem)["\(stem)+ObjC.swift"])
            program.files["\(stem)+ObjC.swift"] = facade.replacing(/@objc(\([^)]*\))? ?/, with: "")
                .replacing("#if canImport(ObjectiveC)", with: "#if true")
                .replacing("public import Foundation", with: "")
                // Of Apple's `NSObject` the compiler knows that it may be shared.
                .replacing(": NSObject, Sendable", with: ": NSObject, @unchecked Sendable")
        }
        func add(_ statement: String, _ expected: String) {
            program.statements.append(statement)
            program.expected.append(expected)
        }
        let texts = try Self.texts { spec, banner, argument, locale in
            "\(spec)Banner.\(banner)Banner(n: \(argument)).text(inLocale: \"\(locale)\")"
        }
        for (yaml, stem) in texts.specs { try addSpec(yaml, stem) }
        for (statement, expected) in texts.rows { add(statement, expected) }
        program.files["NSObject.swift"] = """
            open class NSObject {
                public init() {}
                open func isEqual(_ object: Any?) -> Bool { false }
                open var hash: Int { 0 }
            }
            """
        program.files["main.swift"] = program.statements.joined(separator: "\n")
        Self.compare(try SwiftToolchain.run(program.files), program)
    }

    private static func compare(_ output: String, _ program: Program) {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(lines.count == program.expected.count, "\(output)")
        for (index, (found, expected)) in zip(lines, program.expected).enumerated() {
            #expect(found == expected, "\(program.statements[index])")
        }
    }
}
