// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// A kind of mapping of the language: where one stands, and what its keys take.
struct MappingKind: Sendable, CustomTestStringConvertible {
    /// A key with values that it takes, and values that it refuses with one finding each, which is at the value.
    struct Key: Sendable {
        var name: String
        var valid: [String]
        var invalid: [String]
    }

    /// How messages call it.
    var subject: String
    /// A spec in which `%` stands for entries of the mapping.
    var spec: String
    var keys: [Key]

    var testDescription: String { subject }

    init(_ subject: String, _ spec: String, _ keys: [(String, [String], [String])]) {
        self.subject = subject
        self.spec = spec
        self.keys = keys.map { Key(name: $0, valid: $1, invalid: $2) }
    }

    /// A spec in which the mapping has this entry.
    func project(_ entry: String) -> Project { Project(snippet: spec.replacing("%", with: entry)) }
}

/// Values that are no text, no word, no number…
private let noScalar = ["[a]", "{ a: b }"]
private let noText = ["[a]", "{ colour: b }"]
private let noWord = ["foo", "Top", "\"\"", "1", "~"] + noScalar
private let noLength = ["16pt", "x", "\"16\"", "-1", "010", "true", "~", "99999"] + noScalar
private let noDuration = ["4", "x", "4m", "-4s", "90000s", "4 s", "1:30", "~"] + noScalar
private let noBool = ["yes", "no", "on", "off", "True", "\"true\"", "1", "~"] + noScalar
private let noColor = ["red", "\"#FFF\"", "\"#GGGGGG\"", "123456", "~", "[a]"]
private let noList = ["a", "{ a: b }"]
private let noMapping = ["x", "[a]"]
private let text = [
    "Hi", "\"\"", "yes", "1.0", "2024-01-31", "\"~\"", "\"null\"", "\"a\\nb\"", "{ en: Hi, fr: Salut }",
]
private let color = ["\"#000000\"", "\"#00000080\"", "\"{palette.red}\"", "{ light: \"#000000\" }"]
private let description = ("description", ["For all.", "\"\""], ["[a]", "{ a: b }"])
private let reference = noScalar + ["nope"]
private let noRatio = ["10", "101%", "-1%", "x", "x%", "\"0.1\"", "~"] + noScalar
private let paint = color + ["tint", "onTint", "accent"]
private let border = ["none", "{}", "{ width: 2 }", "{ width: 0.5, color: \"#000000\" }"]
private let sides = ["0", "16", "{}", "{ top: 8 }", "{ top: 1, leading: 2.5, bottom: 3, trailing: 4 }"]

private let metricsKeys: [(String, [String], [String])] = [
    ("present", ["0ms", "500ms", "4s", "0.25s", "86400s", "2min", "24h", "1d"], noDuration + ["never"]),
    ("display", ["500ms", "4s", "never"], noDuration + ["Never"]),
    ("dismiss", ["250ms"], noDuration + ["never"]),
    ("spring", ["{ damping: 0.7 }", "{ damping: 1, velocity: -2 }"], noMapping),
    (
        "easing", ["linear", "easeIn", "easeOut", "easeInOut", "[0.2, 0, 0, 1]"],
        ["ease", "[0, 0, 1]", "{ a: b }", "~"]
    ),
    ("transition", ["slide", "fade", "slideAndFade"], ["opacity", "[slide]", "{ a: b }", "~"]),
    (
        "dismissEasing", ["linear", "easeIn", "easeOut", "easeInOut", "[0.2, 0, 0, 1]"],
        ["ease", "[0, 0, 1]", "{ a: b }", "~"]
    ),
    description,
]

private let mappings = [
    MappingKind(
        "the spec", "%",
        [
            ("bannerc", [], []), ("name", [], []), description,
            ("use", ["[]"], ["a.yaml", "{ a: b }"]),
            ("locales", ["{ development: en }"], noMapping), ("platforms", ["{ iOS: 16 }", "{}"], noMapping),
            ("palette", ["{}"], noMapping), ("fonts", ["{}"], noMapping), ("metrics", ["{}"], noMapping),
            ("buttonStyles", ["{}"], noMapping), ("buttons", ["{}"], noMapping),
            ("levels", ["{}"], noMapping), ("styles", ["{}"], noMapping), ("surfaces", ["{}"], noMapping),
            ("screens", ["{}"], noMapping), ("queue", ["{}"], noMapping), ("banners", ["{}"], noMapping),
            ("themes", ["{}"], noMapping), ("lint", ["{}"], noMapping),
        ]),
    MappingKind(
        "`locales`", "locales: { % }",
        [
            (
                "development", ["en", "de", "pt-BR", "zh-Hans-CN", "sl-rozaj", "no"],
                ["[en]", "english", "e", "en_US", "\"\""]
            ),
            ("supported", ["[en, fr]", "[en, no]"], ["en", "{ en: fr }"]),
        ]),
    MappingKind(
        "`platforms`", "platforms: { % }",
        ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].map { platform in
            (platform, ["16", "16.4", "\"16.10\"", "10.15.7"], ["x", "16.", "0", "160", "-1", "1e1", "~"] + noScalar)
        }),
    MappingKind(
        "a colour", "palette: { a: { % } }\n",
        [
            ("light", ["\"#1B7F3B\"", "\"#1b7f3bcc\""], noColor + ["{ light: \"#000000\" }"]),
            ("dark", [], []), ("lightHighContrast", [], []), ("darkHighContrast", [], []), ("description", [], []),
        ]),
    MappingKind(
        "a colour", "palette: { a: { light: \"#FFFFFF\", % } }\n",
        [
            ("light", [], []),
            ("dark", ["\"#1B7F3B\"", "{ colorSpace: srgb, components: [0, 0, 0] }"], noColor),
            ("lightHighContrast", ["\"#1B7F3B\""], noColor), ("darkHighContrast", ["\"#1B7F3B\""], noColor),
            description,
        ]),
    MappingKind(
        "a colour", "palette: { a: { colorSpace: srgb, components: [0, 0, 0], % } }\n",
        [
            ("colorSpace", [], []), ("components", [], []),
            ("alpha", ["0", "0.5", "1"], ["1.1", "-1", "50%", "~"] + noScalar),
            ("hex", ["\"#000000\""], ["\"#000\"", "\"#00000000\"", "black"] + noScalar),
        ]),
    MappingKind(
        "a font", "fonts: { a: { family: Inter, % } }",
        [
            ("family", [], []),
            ("files", ["{}", "{ regular: fonts/Inter.ttf }"], noMapping), description,
        ]),
    MappingKind("a font", "fonts: { a: { % } }", [("family", ["Inter", "Helvetica Neue"], ["\"\""] + noScalar)]),
    MappingKind(
        "`files` of a font", "fonts: { a: { family: Inter, files: { % } } }",
        ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"].map { weight in
            (
                weight, ["a.ttf", "fonts/a.otf", "../a.ttf"],
                ["/a.ttf", "\"https://example.com/a.ttf\"", "\"\""] + noScalar
            )
        }),
    MappingKind(
        "a button style", "palette: { red: \"#FF0000\" }\nbuttonStyles: { high: { % } }",
        [
            ("fill", paint + ["none"], noColor), ("label", paint, noColor + ["none"]), ("border", border, noMapping),
            ("cornerRadius", ["0", "8"], noLength), ("minHeight", ["0", "50"], noLength), ("padding", sides, noLength),
            ("pressedOpacity", ["0", "0.3", "30%"], noRatio), ("disabledOpacity", ["0.38", "100%"], noRatio),
            description,
        ]),
    MappingKind(
        "a border", "palette: { red: \"#FF0000\" }\nbuttonStyles: { low: { border: { % } } }",
        [("width", ["0", "1.5", "100"], noLength + ["101"]), ("color", paint, noColor + ["none"])]),
    MappingKind(
        "`shape`", "palette: { red: \"#FF0000\" }\nstyles: { a: { shape: { % } } }",
        [
            ("cornerRadius", ["0", "8"], noLength), ("border", border, noMapping),
            ("shadow", ["none", "{ y: 2, color: \"#00000033\" }"], noMapping), ("margin", sides, noLength),
            ("fill", ["tint", "none", "material"], noWord), ("align", ["leading", "center"], noWord),
            ("separator", ["true", "false"], noBool),
        ]),
    MappingKind(
        "a shadow", "palette: { red: \"#FF0000\" }\nstyles: { a: { shape: { shadow: { color: \"#000000\", % } } } }",
        [
            ("x", ["0", "-3.5"], ["1001", "x"] + noScalar), ("y", ["2"], ["1001", "x"] + noScalar),
            ("blur", ["0", "8"], noLength), ("color", [], []),
        ]),
    MappingKind(
        "a shadow", "palette: { red: \"#FF0000\" }\nstyles: { a: { shape: { shadow: { % } } } }",
        [("color", color, noColor)]),
    MappingKind(
        "`padding`", "styles: { a: { padding: { % } } }",
        ["top", "leading", "bottom", "trailing"].map { ($0, ["0", "12.5"], noLength) }),
    MappingKind(
        "`title` of a style", "fonts: { brand: { family: Inter } }\nstyles: { a: { title: { % } } }",
        [
            ("style", ["headline", "title1"], noWord), ("weight", ["bold"], noWord),
            ("maxLines", ["1", "100"], ["0", "101", "1.5", "two"] + noScalar), ("font", ["brand"], reference),
        ]),
    MappingKind(
        "a link", "banners: { a: { level: error, text: Hi, link: { title: Hi, % } } }",
        [("title", [], []), ("placement", ["below", "trailing"], noWord)]),
    MappingKind(
        "a link", "banners: { a: { level: error, text: Hi, link: { % } } }", [("title", text, noText)]),
    MappingKind("a metric", "metrics: { a: { % } }", metricsKeys),
    MappingKind("a metric", "banners: { a: { level: error, text: Hi, metrics: { % } } }", metricsKeys),
    MappingKind(
        "a spring", "metrics: { a: { spring: { damping: 1, % } } }",
        [
            ("damping", [], []),
            ("velocity", ["0", "-3.5", "100"], ["101", "fast"] + noScalar),
        ]),
    MappingKind(
        "a button", "buttons: { a: { kind: emphasis, title: Hi, % } }",
        [
            ("kind", [], []), ("title", [], []), ("style", [], []),
            ("emphasis", ["high", "medium", "low", "lowest"], noWord),
            ("label", text, noText), ("image", ["{ symbol: xmark }"], noMapping),
            ("role", ["destructive", "dismiss", "cancel"], noWord),
            ("size", ["0", "17", "44.5"], noLength), ("fullWidth", ["true", "false"], noBool),
            ("enabled", ["true", "false"], noBool), description,
        ]),
    MappingKind(
        "a button", "buttons: { a: { kind: functional, title: Hi, % } }", [("style", ["positive", "negative"], noWord)]),
    MappingKind("a button", "buttons: { a: { title: Hi, % } }", [("kind", ["emphasis"], noWord)]),
    MappingKind("a button", "buttons: { a: { kind: emphasis, % } }", [("title", text, noText)]),
    MappingKind(
        "a level", "palette: { red: \"#FF0000\" }\nlevels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", % } }",
        [
            ("tint", [], []), ("onTint", [], []), ("accent", color, noColor),
            ("severity", ["0", "-5", "40", "4.0"], ["1.5", "high", "\"1\"", "2000000"] + noScalar),
            ("icon", ["{ symbol: xmark }", "{ asset: eSIM, fixed: true }"], noMapping), ("spokenPrefix", text, noText),
            ("announcement", ["none", "polite", "assertive"], noWord),
            ("haptic", ["none", "success", "warning", "error", "light", "medium", "heavy"], noWord),
            ("metrics", ["standard"], reference), description,
        ]),
    MappingKind(
        "a level", "palette: { red: \"#FF0000\" }\nlevels: { a: { onTint: \"#FFFFFF\", % } }",
        [("tint", color, noColor)]),
    MappingKind(
        "a level", "palette: { red: \"#FF0000\" }\nlevels: { a: { tint: \"#FFFFFF\", % } }",
        [("onTint", color, noColor)]),
    MappingKind(
        "a style", "palette: { red: \"#FF0000\" }\nstyles: { a: { % } }",
        [
            ("extends", ["standard"], reference), ("position", ["overlay", "embedded"], noWord),
            ("edge", ["top", "bottom"], noWord), ("bufferHeight", ["0", "100", "99.5"], noLength),
            ("statusBar", ["light", "dark", "automatic"], noWord), ("text", ["{}", "{ maxLines: 3 }"], noMapping),
            ("title", ["{}", "{ maxLines: 3 }"], noMapping), ("shape", ["{}", "{ fill: none }"], noMapping),
            ("padding", sides, noLength), ("image", ["{}", "{ size: 10 }"], noMapping),
            ("indicator", ["none", "{ height: 4, color: \"{palette.red}\" }"], noMapping),
            ("dismissal", ["[]", "[button, swipe, timer, tap, condition]"], noList + ["[foo]"]),
            ("buttonLayout", ["below", "inline"], noWord), ("metrics", ["standard"], reference),
            ("sticksOnScroll", ["true", "false"], noBool), ("maxWidth", ["none", "1", "500"], noLength + ["0"]),
            description,
        ]),
    MappingKind(
        "`text` of a style", "fonts: { brand: { family: Inter } }\nstyles: { a: { text: { % } } }",
        [
            ("font", ["brand"], reference),
            (
                "style",
                [
                    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
                    "footnote",
                    "caption1", "caption2",
                ], noWord
            ),
            (
                "weight",
                ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"], noWord
            ),
            ("maxLines", ["1", "100"], ["0", "101", "1.5", "two"] + noScalar),
            (
                "dynamicType", ["[xSmall, accessibility5]", "[large, large]"],
                ["large", "[large]", "[large, small]", "{ a: b }"]
            ),
        ]),
    MappingKind(
        "`image` of a style", "styles: { a: { image: { % } } }",
        [("shape", ["circle", "square", "rounded", "none"], noWord), ("size", ["0", "40"], noLength)]),
    MappingKind(
        "an indicator", "palette: { red: \"#FF0000\" }\nstyles: { a: { indicator: { % } } }",
        [("height", ["0", "4"], noLength), ("color", color, noColor)]),
    MappingKind(
        "a surface", "surfaces: { a: { % } }",
        [
            ("scope", ["scene", "screen"], noWord), ("edge", ["top", "bottom"], noWord),
            ("under", ["statusBar", "navigationBar", "header", "tabBar", "toolbar", "none"], noWord),
            ("group", ["main", "other"], ["A b", "1"] + noScalar), description,
        ]),
    MappingKind(
        "a screen", "screens: { a: { % } }",
        [("surfaces", ["[]", "[main]"], noList), ("coVisibleWith", ["[]", "[a]"], noList), description]),
    MappingKind(
        "`queue`", "queue: { % }",
        [
            ("order", ["fifo", "priority"], noWord), ("conflict", ["enqueue", "replace", "suspend", "drop"], noWord),
            ("coalesce", ["none", "adjacent", "queued", "any"], noWord),
            ("key", ["[banner, style, level, text, surface, parameters]"], noList),
            ("maxDepth", ["1", "1000000"], ["0", "1.5", "all"] + noScalar),
            ("pause", ["0ms", "2s"], noDuration + ["never"]),
        ]),
    MappingKind(
        "a banner", "palette: { red: \"#FF0000\" }\nbanners: { a: { level: error, text: Hi, % } }",
        [
            ("level", [], []), ("text", [], []), ("style", ["standard"], reference), ("surface", ["main"], reference),
            ("title", text, noText), ("points", ["[]", "[Hi, { en: A, fr: B }]"], noList),
            ("link", ["{ title: Hi }"], noMapping), ("onTap", ["dismiss", "open", "nothing"], noWord),
            ("expires", ["10min", "12h", "1d", "1ms"], noDuration + ["never", "0s"]), ("accent", color, noColor),
            ("parameters", ["{}", "{ n: int, s: string, i: image }"], noMapping), ("buttons", ["[]"], noList),
            ("image", ["{ symbol: xmark }"], noMapping), ("trigger", ["{ event: a }"], noMapping),
            ("progress", ["{ kind: determinate }"], noMapping), ("alsoAvailableAt", text, noText), description,
            ("position", ["overlay"], noWord), ("edge", ["top"], noWord), ("bufferHeight", ["100"], noLength),
            ("statusBar", ["light"], noWord), ("padding", sides, noLength),
            ("indicator", ["none", "{ height: 4 }"], noMapping), ("dismissal", ["[tap]"], noList),
            ("buttonLayout", ["inline"], noWord), ("metrics", ["standard", "{ display: 5s }"], ["[a]", "nope"]),
            ("sticksOnScroll", ["false"], noBool), ("maxWidth", ["none", "300"], noLength), ("tint", color, noColor),
            ("onTint", color, noColor), ("icon", ["{ symbol: xmark }"], noMapping), ("spokenPrefix", text, noText),
            ("announcement", ["none"], noWord), ("haptic", ["light"], noWord),
        ]),
    MappingKind(
        "a banner", "banners: { a: { text: Hi, % } }", [("level", ["error"], reference)]),
    MappingKind("a banner", "banners: { a: { level: error, % } }", [("text", text, noText)]),
    MappingKind(
        "a parameter", "banners: { a: { level: error, text: Hi, parameters: { n: { type: int, % } } } }",
        [
            ("type", [], []), ("min", ["-5", "0"], ["0.5", "x"] + noScalar), ("max", ["999"], ["0.5", "x"] + noScalar),
            ("maxLength", [], []), ("widest", [], []), description,
        ]),
    MappingKind(
        "a parameter", "banners: { a: { level: error, text: Hi, parameters: { n: { type: string, % } } } }",
        [
            ("maxLength", ["1", "24"], ["0", "x"] + noScalar),
            ("widest", ["17:30", "\"30 September\""], ["\"\""] + noScalar),
        ]),
    MappingKind(
        "a parameter", "banners: { a: { level: error, text: Hi, parameters: { n: { % } } } }",
        [("type", ["int", "string", "image"], noWord)]),
    MappingKind(
        "a trigger", "screens: { s: {} }\nbanners: { a: { level: error, text: Hi, trigger: { event: e, % } } }",
        [
            ("event", [], []), ("condition", [], []), ("clears", [], []), ("screens", ["[]", "[s]"], noList),
            ("minInterval", ["0ms", "30s"], noDuration + ["never"]),
            ("mutex", ["a", "[]", "[a]"], ["{ a: b }", "nope"]),
        ]),
    MappingKind(
        "a trigger", "banners: { a: { level: error, text: Hi, trigger: { condition: c, % } } }",
        [("clears", ["network.reachable"], ["\"\"", "\"a\\u200Bb\""] + noScalar)]),
    MappingKind(
        "a trigger", "banners: { a: { level: error, text: Hi, trigger: { % } } }",
        [
            ("event", ["sync.failed", "yes", "1"], ["\"\"", "\"a\\nb\""] + noScalar),
            ("condition", ["network.unreachable"], ["\"\""] + noScalar),
        ]),
    MappingKind(
        "`progress`", "banners: { a: { level: error, text: Hi, progress: { kind: determinate, % } } }",
        [
            ("kind", [], []),
            ("step", ["0", "0.1", "10%", "100%"], ["10", "101%", "-1%", "x", "x%", "\"0.1\"", "~"] + noScalar),
            ("onTap", ["none", "pause", "resume", "stop", "[]", "[pause, resume]"], ["close", "[none]", "{ a: b }"]),
            ("completion", ["{ text: Done }"], noMapping),
        ]),
    MappingKind(
        "`progress`", "banners: { a: { level: error, text: Hi, progress: { % } } }",
        [("kind", ["determinate", "indeterminate"], noWord)]),
    MappingKind(
        "`completion`",
        "banners: { a: { level: error, text: Hi, progress: { kind: determinate, completion: { text: A, % } } } }",
        [("text", [], []), ("metrics", ["standard"], reference)]),
    MappingKind(
        "an image", "banners: { a: { level: error, text: Hi, image: { % } } }",
        [
            ("symbol", ["xmark", "\"1.circle\""], ["\"\"", "\"\\U00100283\""] + noScalar),
            ("asset", ["cloud-off", "Bänner"], ["\"\"", "\"a\\u202Eb\""] + noScalar),
            ("url", ["\"https://example.com/a.png\""], ["\"\""] + noScalar),
            ("placeholder", [], []), ("cached", [], []), ("label", [], []), ("decorative", [], []),
            ("parameter", [], ["x"] + noScalar), ("fixed", [], []),
        ]),
    MappingKind(
        "an image", "banners: { a: { level: error, text: Hi, parameters: { face: image }, image: { % } } }",
        [("parameter", ["face"], reference)]),
    MappingKind(
        "an image", "levels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", icon: { symbol: xmark, % } } }",
        [("fixed", ["true", "false"], noBool)]),
    MappingKind(
        "an image", "banners: { a: { level: error, text: Hi, image: { url: u, % } } }",
        [
            ("placeholder", ["photo", "{ symbol: photo }", "{ asset: Photo }"], ["[a]", "\"\"", "{}"]),
            ("cached", ["true", "false"], noBool), ("label", text, noText), ("decorative", ["true", "false"], noBool),
        ]),
    MappingKind(
        "a placeholder", "banners: { a: { level: error, text: Hi, image: { url: u, placeholder: { % } } } }",
        [("symbol", ["photo"], ["\"\""] + noScalar), ("asset", ["Photo"], ["\"\""] + noScalar)]),
    MappingKind(
        "a theme", "themes: { a: { % } }",
        [
            ("palette", ["{}"], noMapping), ("metrics", ["{}"], noMapping), ("levels", ["{}"], noMapping),
            ("styles", ["{}"], noMapping), ("texts", ["{}"], noMapping), ("buttonStyles", ["{}"], noMapping),
            description,
        ]),
    MappingKind(
        "`lint`", "lint: { % }",
        [
            ("profile", ["apple", "orange", "ouds", "fiori", "owl", "material"], noWord),
            ("rules", ["{}", "{ a: off, b: { severity: info, limit: 3 } }"], noMapping),
        ]),
]

@Suite("Every key of the language") struct KeyTests {
    @Test("takes its values", arguments: mappings) func valid(_ kind: MappingKind) {
        for key in kind.keys {
            for value in key.valid {
                let project = kind.project("\(key.name): \(value)")
                #expect(project.findings.isEmpty, "\(key.name): \(value)\n\(project.transcript)")
                #expect(project.result.spec != nil)
            }
        }
    }

    @Test("refuses other values, with one finding at the value", arguments: mappings) func invalid(_ kind: MappingKind)
    {
        for key in kind.keys {
            for value in key.invalid {
                let project = kind.project("\(key.name): \(value)")
                let places = project.findings.map { project.written($0.place) }
                #expect(project.result.spec == nil, "\(key.name): \(value)")
                #expect(places.count == 1, "\(key.name): \(value)\n\(project.transcript)")
                for place in places {
                    #expect(value.contains(place), "\(key.name): \(value)\n\(project.transcript)")
                }
            }
        }
    }

    @Test("wants a value", arguments: mappings) func empty(_ kind: MappingKind) {
        for key in kind.keys where !key.valid.isEmpty {
            let project = kind.project("\(key.name): ")
            #expect(project.findings.map(\.rule) == [.missingField], "\(key.name)\n\(project.transcript)")
            #expect(project.findings.first?.message.hasSuffix("has no value") == true)
        }
    }

    @Test("is suggested to those who misspell it", arguments: mappings) func misspelt(_ kind: MappingKind) throws {
        // Of one letter, others are as near.
        for key in kind.keys where !key.valid.isEmpty && key.name.count > 1 {
            let misspelt = key.name + "x"
            let project = kind.project("\(misspelt): \(key.valid[0])")
            let finding = try #require(project.findings.first { $0.rule == .unknownKey }, "\(key.name)")
            #expect(finding.message == "\(kind.subject) has no key `\(misspelt)`")
            // Each of these specs has levels.
            let isThere = kind.subject == "the spec" && key.name == "levels"
            let help =
                isThere
                ? "the spec has `levels` already: move what is below this one there" : "did you mean `\(key.name)`?"
            #expect(finding.help == [help])
            #expect(finding.fix?.edits.map(\.replacement) == (isThere ? nil : [key.name]))
            #expect(project.written(finding.place) == misspelt)
            #expect(project.findings.count == 1, "\(project.transcript)")
        }
    }

    @Test("is tested here", arguments: mappings) func complete(_ kind: MappingKind) throws {
        let project = kind.project("zzzzzzzzzzzzzz: 1")
        let help = try #require(project.findings.first { $0.rule == .unknownKey }?.help.first)
        let keys = help.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        let tested = mappings.filter { $0.subject == kind.subject }.flatMap(\.keys).map(\.name)
        #expect(keys.count >= 2 && Set(tested).isSuperset(of: keys), "\(keys)")
    }
}
