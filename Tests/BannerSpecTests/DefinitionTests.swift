// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Buttons") struct ButtonTests {
    @Test func kinds() throws {
        let buttons = try resolve(
            """
            buttons:
              a: { kind: emphasis, title: A }
              b: { kind: emphasis, emphasis: high, title: B, label: Bee, image: { symbol: b }, role: cancel, size: 24.5, fullWidth: true, enabled: false }
              c: { kind: functional, style: negative, title: C }
              d: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, description: Closes. }
            """
        ).buttons
        #expect(buttons.map(\.variant) == [.emphasis(.lowest), .emphasis(.high), .functional(.negative), .icon])
        #expect(buttons.map(\.role) == [nil, .cancel, nil, .dismiss])
        #expect(buttons.map(\.size?.value) == [nil, 24.5, nil, nil])
        #expect(buttons.map(\.targetSize) == [44, 24.5, 44, 44])
        #expect(buttons.map(\.isFullWidth) == [false, true, false, false])
        #expect(buttons.map(\.isEnabled) == [true, false, true, true])
        #expect(buttons[1].label?.entries[0].content.mainPattern.literal == "Bee" && buttons[1].image != nil)
        #expect(buttons[3].title == nil && buttons[3].description == "Closes.")
    }

    @Test(
        "what a kind needs",
        arguments: [
            ("{ title: A }", "kind"), ("{ kind: emphasis }", "title"), ("{ kind: functional, title: A }", "style"),
            ("{ kind: functional, style: positive }", "title"), ("{ kind: icon, label: A }", "image"),
        ])
    func missing(_ button: String, _ key: String) {
        expectFinding(.missingField, "button `a` has no `\(key)`", help: "", in: "buttons: { «a»: \(button) }")
    }

    /// A rule of the lint reports it, so that the other rules can speak of the button too.
    @Test func iconWithoutLabel() throws {
        let button = try resolve("buttons: { a: { kind: icon, image: { symbol: a }, size: 17 } }").buttons[0]
        #expect(button.label == nil && button.targetSize == 17)
    }

    @Test(
        "what a kind does not take",
        arguments: [
            ("«emphasis», title: A, «style»: positive", "emphasis", "style"),
            ("«functional», style: positive, title: A, «emphasis»: low", "functional", "emphasis"),
            ("«icon», image: { symbol: a }, label: A, «title»: A", "icon", "title"),
            ("«icon», image: { symbol: a }, label: A, «emphasis»: low", "icon", "emphasis"),
            ("«icon», image: { symbol: a }, label: A, «style»: positive", "icon", "style"),
            ("«icon», image: { symbol: a }, label: A, «fullWidth»: true", "icon", "fullWidth"),
        ])
    func foreign(_ button: String, _ kind: String, _ key: String) {
        expectFinding(
            .conflictingFields, "a button of the kind `\(kind)` takes no `\(key)`", labelFirst: true,
            in: "buttons: { a: { kind: \(button) } }")
    }

    @Test func references() {
        expectFinding(
            .unknownReference, "there is no button `cloes`", help: "did you mean `close`?",
            in: """
                buttons: { close: { kind: icon, image: { symbol: a }, label: A } }
                banners: { a: { level: error, text: Hi, buttons: [close, «cloes»] } }
                """)
        expectFinding(
            .wrongType, "`buttons` takes a list of names, but this is a word", help: "write `[close]`",
            in: "banners: { a: { level: error, text: Hi, buttons: «close» } }")
        expectFinding(
            .wrongType, "`buttons` takes a list of names, but this is a text",
            help: "write a space after each dash: `- close`",
            in: "banners:\n  a:\n    level: error\n    text: Hi\n    buttons:\n      «-close\n      -again»\n")
    }
}

@Suite("Images") struct ImageTests {
    private func snippet(_ image: String) -> String { "banners: { a: { level: error, text: Hi, image: \(image) } }" }

    @Test func sources() throws {
        func image(_ text: String) throws -> Image? { try resolve(snippet(text)).banners[0].extras?.image }
        #expect(try image("{ symbol: xmark, decorative: true }")?.source == .symbol("xmark"))
        #expect(try image("{ symbol: xmark, decorative: true }")?.isDecorative == true)
        #expect(try image("{ asset: eSIM }")?.source == .asset("eSIM"))
        #expect(try image("{ url: u }")?.source == .url("u", placeholder: nil, isCached: true))
        #expect(
            try image("{ url: u, placeholder: photo, cached: false }")?.source
                == .url("u", placeholder: .symbol("photo"), isCached: false))
        #expect(
            try image("{ placeholder: { asset: Photo }, url: u }")?.source
                == .url("u", placeholder: .asset("Photo"), isCached: true))
    }

    @Test func faults() {
        expectFinding(
            .wrongType, "an image takes keys with values, but this is a word", help: "write `{ symbol: xmark }`",
            in: snippet("«xmark»"))
        expectFinding(
            .wrongType, "an image takes keys with values, but this is a text",
            help: "write `{ symbol: exclamationmark.triangle }`", in: snippet("«⚠️»"))
        expectFinding(
            .missingField, "the image has no source", help: "`symbol`, `asset`, `url` or `parameter`",
            in: snippet("«{}»"))
        expectFinding(
            .conflictingFields, "an image can have only one source", labelFirst: true,
            in: snippet("{ «symbol»: a, «url»: b }"))
        expectFinding(
            .conflictingFields, "only an image with a `url`, or from a parameter, takes this key",
            in: snippet("{ symbol: a, «placeholder»: b }"))
        expectFinding(
            .conflictingFields, "only an image with a `url` takes this key", in: snippet("{ asset: a, «cached»: true }")
        )
        expectFinding(.unknownKey, "an image has no key `simbol`", help: "`symbol`", in: snippet("{ «simbol»: a }"))
        expectFinding(
            .missingField, "the placeholder has no source", help: "`symbol` or `asset`",
            in: snippet("{ url: u, placeholder: «{}» }"))
        expectFinding(
            .conflictingFields, "a placeholder can have only one source", labelFirst: true,
            in: snippet("{ url: u, placeholder: { «symbol»: a, «asset»: b } }"))
    }

    @Test("names hold nothing that hides") func characters() {
        expectFinding(.missingField, "`symbol` is empty", in: snippet("{ symbol: «\"\"» }"))
        expectFinding(
            .unsafeCharacter, "`asset` contains the invisible character U+202E", help: "remove it",
            in: snippet("{ asset: «\"a\\u202Eb\"» }"))
        expectFinding(
            .unsafeCharacter, "`symbol` contains the private character U+100283", help: "write the name of the symbol",
            in: snippet("{ symbol: «\u{100283}» }"))
    }
}

@Suite("Levels, surfaces, screens and the queue") struct SectionTests {
    @Test func levels() throws {
        let project = Project(
            snippet: """
                metrics: { brief: {} }
                levels:
                  a: { tint: "#000001", onTint: "#FFFFFF" }
                  b: { tint: "#000002", onTint: "#FFFFFF", severity: -3, announcement: assertive, haptic: heavy, metrics: brief }
                """)
        let levels = try resolve(project).design.levels
        #expect(levels.map(\.severity.value) == [0, -3] && levels.map { $0.metrics?.value } == [nil, 1])
        #expect(levels[1].attributes.announcement.value == .assertive && levels[1].attributes.haptic.value == .heavy)
        #expect(project.chain(levels[1].severity.sources) == ["levels.b: -3"])
        expectFinding(
            .missingField, "level `a` has no `tint`", help: "tint: \"#B3261E\"",
            in: "levels: { «a»: { onTint: \"#FFFFFF\" } }")
        expectFinding(
            .missingField, "level `a` has no `onTint`", help: "drawn over the tint",
            in: "levels: { «a»: { tint: \"#FFFFFF\" } }")
    }

    @Test func surfaces() throws {
        let project = Project(
            snippet: """
                surfaces: { detail: { scope: screen, edge: bottom, under: tabBar, group: main }, main: { under: navigationBar } }
                screens: { inbox: { surfaces: [main, detail], coVisibleWith: [message] }, message: {} }
                banners: { a: { level: error, text: Hi }, b: { level: error, text: Hi, surface: detail } }
                """)
        let spec = try resolve(project)
        #expect(
            spec.surfaces.map(\.name) == ["detail", "main"] && spec.surfaces.map(\.group.value) == ["main", "main"])
        #expect(spec.surfaces[0].scope.value == .screen && spec.surfaces[0].edge.value == .bottom)
        #expect(project.chain(spec.surfaces[0].group.sources) == ["surfaces.detail: main"])
        #expect(project.chain(spec.surfaces[1].group.sources) == ["language default"])
        #expect(project.chain(spec.surfaces[1].under.sources) == ["surfaces.main: navigationBar"])
        #expect(spec.screens[0].surfaces.map(\.value) == [1, 0] && spec.screens[0].coVisibleWith.map(\.value) == [1])
        #expect(spec.banners.map(\.surface) == [1, 0])
        #expect(
            spec.banners[0].choices.surface == nil && spec.banners[1].choices.surface.map(project.written) == "detail")
        #expect(try resolve("surfaces: { detail: {} }").surfaces.map(\.name) == ["main", "detail"])
    }

    @Test func unknownSurfacesAndScreens() {
        expectFinding(
            .unknownReference, "there is no surface `top`", help: "there is only `main`",
            in: "banners: { a: { level: error, text: Hi, surface: «top» } }")
        expectFinding(
            .unknownReference, "there is no surface `mian`", help: "did you mean `main`?",
            in: "screens: { a: { surfaces: [«mian»] } }")
        expectFinding(
            .unknownReference, "there is no screen `inbxo`", help: "did you mean `inbox`?",
            in: "screens: { inbox: {}, a: { coVisibleWith: [«inbxo»] } }")
        expectFinding(
            .unknownReference, "there is no screen `inbox`", help: "none is defined",
            in: "banners: { a: { level: error, text: Hi, trigger: { event: e, screens: [«inbox»] } } }")
    }

    @Test func queue() throws {
        let project = Project(snippet: "queue: { conflict: drop, key: [banner, parameters], pause: 1s }")
        let queue = try resolve(project).queue
        #expect(queue.order.value == .priority && queue.conflict.value == .drop && queue.pause.value == .seconds(1))
        #expect(queue.key.value == [.banner, .parameters])
        #expect(project.chain(queue.conflict.sources) == ["queue: drop"])
        #expect(project.chain(queue.order.sources) == ["profile apple"])
    }

    @Test func lint() throws {
        let spec = try resolve(
            "lint: { profile: owl, rules: { a: off, b: { severity: info, limit: 3 }, c: warning, d: {}, BN401: error } }"
        )
        #expect(spec.profile == .owl)
        #expect(spec.lint.rules.map(\.name.value) == ["a", "b", "c", "d", "BN401"])
        #expect(spec.lint.rules.map { $0.severity.map(\.value) } == [.some(nil), .info, .warning, nil, .error])
        #expect(spec.lint.rules[1].parameters.map(\.name.value) == ["limit"])
        #expect(spec.lint.rules[1].parameters.map(\.value.value) == ["3"])
    }

    @Test func faultyLint() {
        let help = "write `error`, `warning`, `info`, `off`, or a mapping with `severity`"
        expectFinding(.invalidValue, "`of` is not a severity", help: help, in: "lint: { rules: { a: «of» } }")
        expectFinding(
            .invalidValue, "`fatal` is not a severity", help: help, in: "lint: { rules: { a: { severity: «fatal» } } }")
        expectFinding(.invalidValue, "a list is not a severity", help: help, in: "lint: { rules: { a: «[off]» } }")
        expectFinding(.missingField, "the rule `a` has no value", help: help, in: "lint: { rules: { «a»: } }")
        expectFinding(
            .wrongType, "`limit` takes a value, but this is a list", in: "lint: { rules: { a: { limit: «[1]» } } }")
        expectFinding(
            .invalidValue, "`appel` is not a value of `profile`", help: "did you mean `apple`?",
            in: "lint: { profile: «appel» }")
    }
}

@Suite("Banners") struct BannerTests {
    @Test func everything() throws {
        let spec = try resolve(
            """
            screens: { inbox: {} }
            styles: { bar: {} }
            banners:
              first:
                level: error
                style: bar
                text: Hi
                parameters: { count: { type: int, min: -1, max: 9, description: How many. }, name: { type: string, maxLength: 24 }, any: string }
                trigger: { condition: a.b, clears: c.d, screens: [inbox], minInterval: 30s, mutex: second }
                progress: { kind: determinate, step: 10%, onTap: [pause, resume] }
                alsoAvailableAt: Settings › Sync
                description: The first.
              second: { level: error, text: Ho, trigger: { event: e, mutex: [first, second] }, progress: { kind: indeterminate, onTap: stop } }
            """)
        let first = spec.banners[0]
        #expect(first.style == 1 && first.description == "The first.")
        #expect(first.parameters.map(\.name.value) == ["count", "name", "any"])
        #expect(
            first.parameters.map(\.kind) == [.int(min: -1, max: 9), .string(maxLength: 24), .string(maxLength: nil)])
        #expect(first.parameters[0].description == "How many.")
        let trigger = try #require(first.extras?.trigger)
        #expect(trigger.condition?.value == "a.b" && trigger.clears?.value == "c.d" && trigger.event == nil)
        #expect(
            trigger.screens.map(\.value) == [0] && trigger.minInterval?.value == .seconds(30)
                && trigger.mutex.map(\.value) == [1])
        let progress = try #require(first.extras?.progress)
        #expect(
            progress.kind.value == .determinate && progress.step?.value == 0.1
                && progress.onTap.map(\.value) == [.pause, .resume])
        #expect(first.extras?.alsoAvailableAt?.entries[0].content.mainPattern.literal == "Settings › Sync")
        #expect(spec.banners[1].extras?.trigger?.mutex.map(\.value) == [0, 1])
        #expect(spec.banners[1].extras?.progress?.onTap.map(\.value) == [.stop])
    }

    @Test func missing() {
        expectFinding(
            .missingField, "banner `a` has no `level`", help: "add `level: …`", in: "banners: { «a»: { text: Hi } }")
        expectFinding(
            .missingField, "banner `a` has no `text`", help: "add `text: …`", in: "banners: { «a»: { level: error } }")
        expectFinding(.missingField, "a banner has no value", help: "write its keys", in: "banners:\n  a:«»\n")
        expectFinding(.missingField, "`text` has no value", in: "banners: { a: { level: error, «text»: } }")
    }

    @Test func triggers() {
        func snippet(_ trigger: String) -> String { "banners: { a: { level: error, text: Hi, trigger: \(trigger) } }" }
        expectFinding(
            .conflictingFields, "a trigger is an event or a condition, not both", labelFirst: true,
            in: snippet("{ «event»: a, «condition»: b }"))
        expectFinding(
            .missingField, "the trigger has no cause", help: "`event: …`", in: snippet("«{ minInterval: 5s }»"))
        expectFinding(
            .conflictingFields, "only a trigger with a `condition` takes `clears`",
            in: snippet("{ event: a, «clears»: b }"))
        expectFinding(
            .unknownKey, "a trigger has no key `conditon`", help: "`condition`",
            in: snippet("{ «conditon»: a, clears: b }"))
        expectFinding(
            .wrongType, "a trigger takes keys with values, but this is a text", help: "write `{ event: sync.failed }`",
            in: snippet("«sync.failed»"))
        expectFinding(
            .unsafeCharacter, "`event` contains the invisible character U+000A", in: snippet("{ event: «\"a\\nb\"» }"))
        expectFinding(
            .unknownReference, "there is no banner `zzz`", help: "there is no other",
            in: snippet("{ event: e, mutex: [a, «zzz»] }"))
        // No definition means itself.
        expectFinding(
            .unknownReference, "there is no style `baar`", help: "there is only `standard`",
            in: "styles: { bar: { extends: «baar» } }")
        expectFinding(
            .unknownReference, "there is no palette colour `redd`", help: "there is no other",
            in: "palette: { red: «\"{palette.redd}\"» }")
        expectFinding(
            .unknownReference, "there is no screen `inboxx`", help: "there is no other",
            in: "screens: { inbox: { coVisibleWith: [«inboxx»] } }")
    }

    @Test func parameters() {
        func snippet(_ parameter: String) -> String {
            "banners: { a: { level: error, text: \"{n}\", parameters: { \(parameter) } } }"
        }
        expectFinding(
            .wrongType, "parameter `n` takes `int`, `string`, `image`, or a mapping with `type`",
            in: snippet("n: «number»"))
        expectFinding(
            .wrongType, "parameter `n` takes `int`, `string`, `image`, or a mapping with `type`", in: snippet("«n»: "))
        expectFinding(
            .missingField, "parameter `n` has no `type`", help: "`int`, `string`", in: snippet("«n»: { min: 1 }"))
        expectFinding(
            .conflictingFields, "a parameter of the type `int` takes no `maxLength`", labelFirst: true,
            in: snippet("n: { type: «int», «maxLength»: 1 }"))
        expectFinding(
            .conflictingFields, "a parameter of the type `string` takes no `max`", labelFirst: true,
            in: snippet("n: { type: «string», «max»: 1 }"))
        expectFinding(
            .outOfRange, "`max` is 1, less than `min`, 5", in: snippet("n: { type: int, «max»: 1, «min»: 5 }"))
        let beyondInt = ["9223372036854775808", "-9223372036854775809", String(repeating: "9", count: 50)]
        for number in ["1000000000001", "-1000000000001"] + beyondInt {
            expectFinding(
                .outOfRange, "`max` is \(number), but must be between -1000000000000 and 1000000000000",
                in: snippet("n: { type: int, max: «\(number)» }"))
        }
        for number in ["0", "-1", "10001"] {
            expectFinding(
                .outOfRange, "`maxLength` is \(number), but must be between 1 and 10000",
                in: snippet("n: { type: string, maxLength: «\(number)» }"))
        }
        expectFinding(
            .conflictingFields, "a parameter of the type `int` takes no `widest`", labelFirst: true,
            in: snippet("n: { type: «int», «widest»: 99 }"))
        expectFinding(
            .outOfRange, "`widest` has 5 characters, more than `maxLength`, 4", labelFirst: true,
            in: snippet("n: { type: string, «maxLength»: 4, widest: «\"17:30\"» }"))
        expectFinding(
            .outOfRange, "`widest` has 0 characters, but may have 1 to 10000",
            in: snippet("n: { type: string, widest: «\"\"» }"))
    }

    /// What is longer than the widest text has no room, and is cut.
    @Test func theWidestTextIsABoundToo() throws {
        func parameter(_ keys: String) throws -> Parameter {
            let project = Project(
                snippet: "banners: { a: { level: error, text: \"{n}\", parameters: { n: { \(keys) } } } }")
            return try #require(try resolve(project).banners.first?.parameters.first)
        }
        let day = try parameter("type: string, widest: 30 September")
        #expect(day.kind == .string(maxLength: 12) && day.widest?.value == "30 September")
        #expect(try parameter("type: string, widest: 30 September, maxLength: 20").kind == .string(maxLength: 20))
        #expect(try parameter("type: string, maxLength: 20").widest == nil)
    }

    @Test func progress() {
        func snippet(_ progress: String) -> String {
            "banners: { a: { level: error, text: Hi, progress: \(progress) } }"
        }
        expectFinding(
            .missingField, "`progress` has no `kind`", help: "`determinate`, `indeterminate`",
            in: snippet("«{ step: 10% }»"))
        expectFinding(
            .missingField, "`completion` has no `text`", help: "add `text: …`",
            in: snippet("{ kind: determinate, completion: «{ metrics: standard }» }"))
        expectFinding(
            .invalidValue, "`close` is not a value of `onTap`", help: "it takes `none`, `pause`, `resume`, `stop`",
            in: snippet("{ kind: determinate, onTap: «close» }"))
    }

    @Test func references() {
        expectFinding(
            .unknownReference, "there is no level `eror`", help: "did you mean `error`?",
            in: "banners: { a: { level: «eror», text: Hi } }")
        expectFinding(
            .unknownReference, "there is no level `info`", help: "there is only `error`",
            in: "banners: { a: { level: «info», text: Hi } }")
    }
}

@Suite("Themes") struct ThemeTests {
    @Test("colours are overridden appearance by appearance") func palette() throws {
        let project = Project(
            snippet: """
                palette:
                  a: { light: "#000001", dark: "#000002", lightHighContrast: "#000003" }
                  b: "{palette.a}"
                  c: "#000004"
                levels: { error: { tint: "{palette.b}", onTint: "{palette.c}" } }
                themes:
                  brand: { palette: { a: { light: "#00000A" }, c: { dark: "{palette.b}" } } }
                """)
        let spec = try resolve(project)
        func hex(_ design: Design) -> [String] {
            design.palette.map { entry in
                Appearance.allCases.map { entry.color[$0].color }.map {
                    "\(Int(($0.components.third ?? 0) * 255 + 0.5))"
                }.joined(separator: " ")
            }
        }
        #expect(hex(spec.design) == ["1 2 3 2", "1 2 3 2", "4 4 4 4"])
        #expect(hex(spec.themes[0].design) == ["10 2 3 2", "10 2 3 2", "4 2 4 2"])
        let tint = spec.themes[0].design.levels[0].attributes.tint.value.light
        #expect(project.chain(tint.sources) == ["palette.b: \"{palette.a}\"", "themes.brand.palette.a: \"#00000A\""])
        #expect(spec.themes[0].design.palette.map(\.color.alias) == [nil, "a", nil])
    }

    @Test("colours of levels and indicators too") func colors() throws {
        let project = Project(
            snippet: """
                palette: { red: "#000001" }
                levels: { error: { tint: { light: "{palette.red}", dark: "#000002" }, onTint: "#000003" } }
                styles: { bar: { indicator: { height: 4, color: { light: "#000004", dark: "#000005" } } }, small: { extends: bar } }
                themes:
                  t:
                    levels: { error: { tint: { dark: "#000006" }, onTint: { dark: "#000007" } } }
                    styles: { small: { indicator: { color: { light: "#000008" } } } }
                """)
        let design = try resolve(project).themes[0].design
        func hex(_ color: ResolvedColor?) -> String {
            Appearance.allCases.map { String(color?[$0].color.hex.suffix(1) ?? "-") }.joined()
        }
        let level = design.levels[0].attributes
        #expect(hex(level.tint.value) == "1616" && hex(level.onTint.value) == "3737")
        #expect(project.chain(level.tint.sources) == ["themes.t.levels.error: { dark: \"#000006\" }"])
        #expect(
            project.chain(level.tint.overridden) == ["levels.error: { light: \"{palette.red}\", dark: \"#000002\" }"])
        #expect(
            project.chain(level.tint.value.light.sources) == [
                "levels.error: \"{palette.red}\"", "palette.red: \"#000001\"",
            ])
        #expect(level.tint.value.dark.sources.isEmpty && level.tint.value.light.alias == "red")
        #expect(hex(design.styles[2].attributes.indicatorColor.value) == "8585")
        #expect(hex(design.styles[1].attributes.indicatorColor.value) == "4545")
    }

    @Test("everything else is overridden key by key") func keys() throws {
        let project = Project(
            snippet: """
                metrics: { standard: { display: 5s }, brief: { display: 2s } }
                levels: { error: { tint: "#000000", onTint: "#FFFFFF", severity: 10, haptic: error, metrics: brief } }
                styles: { bar: { padding: 8, maxWidth: 300 }, small: { extends: bar } }
                themes:
                  calm:
                    description: Calm.
                    metrics: { standard: { present: 1s }, brief: { display: 3s } }
                    levels: { error: { haptic: none, metrics: standard } }
                    styles: { bar: { padding: 12 }, standard: { edge: bottom } }
                """)
        let spec = try resolve(project)
        let theme = spec.themes[0]
        #expect(theme.name.value == "calm" && theme.description == "Calm.")
        #expect(theme.design.metrics.map(\.display.value) == [.seconds(5), .seconds(3)])
        #expect(theme.design.metrics.map(\.present.value) == [.seconds(1), .seconds(1)])
        #expect(project.chain(theme.design.metrics[1].display.sources) == ["themes.calm.metrics.brief: 3s"])
        #expect(
            project.chain(theme.design.metrics[1].display.overridden) == ["metrics.brief: 2s", "metrics.standard: 5s"])
        let level = theme.design.levels[0]
        #expect(level.severity.value == 10 && level.attributes.haptic.value == .none && level.metrics?.value == 0)
        #expect(project.chain(level.attributes.haptic.overridden) == ["levels.error: error"])
        let small = theme.design.styles[2].attributes
        #expect(theme.design.styles.map(\.name) == spec.design.styles.map(\.name))
        #expect(small.padding.value == 12 && small.maxWidth.value == 300 && small.edge.value == .bottom)
        #expect(
            project.chain(small.padding.sources + small.padding.overridden) == [
                "themes.calm.styles.bar: 12", "styles.bar: 8",
            ])
        #expect(
            spec.design.styles[2].attributes.padding.value == 8 && spec.design.styles[2].attributes.edge.value == .top)
    }

    @Test func texts() throws {
        let spec = try resolve(
            """
            themes: { t: { texts: { b: "{n} left", a: { en: Ho } } } }
            banners: { a: { level: error, text: Hi }, b: { level: error, text: Hi, parameters: { n: int } } }
            """)
        #expect(spec.themes[0].texts.keys.sorted() == [0, 1])
        #expect(spec.themes[0].texts[1]?.entries[0].content.mainPattern.segments == [.parameter(0), .literal(" left")])
    }

    @Test(
        "a theme overrides what exists",
        arguments: [
            ("palette: { «rde»: \"#000000\" }", "there is no palette colour `rde`", "did you mean `red`?"),
            ("metrics: { «breif»: {} }", "there is no metric `breif`", "did you mean `brief`?"),
            ("levels: { «eror»: {} }", "there is no level `eror`", "did you mean `error`?"),
            ("styles: { «brr»: {} }", "there is no style `brr`", "did you mean `bar`?"),
            ("texts: { «helo»: \"{x} {\" }", "there is no banner `helo`", "did you mean `hello`?"),
        ])
    func unknown(_ override: String, _ message: String, _ help: String) {
        let project = Project(
            snippet: """
                palette: { red: "#FF0000" }
                metrics: { brief: {} }
                levels: { error: { tint: "#000000", onTint: "#FFFFFF" } }
                styles: { bar: {} }
                banners: { hello: { level: error, text: Hi } }
                themes: { t: { \(override.replacing(" {\"", with: "\"")) } }
                """)
        expectFinding(.unknownReference, message, help: help, in: project)
    }

    @Test func faults() {
        expectFinding(
            .conflictingFields, "a theme can't change what a style extends",
            in: "styles: { a: {} }\nthemes: { t: { styles: { a: { «extends»: standard } } } }")
        expectFinding(
            .unknownParameter, "there is no parameter `m`", help: "did you mean `{n}`?",
            in:
                "themes: { t: { texts: { a: «\"{m}\"» } } }\nbanners: { a: { level: error, text: Hi, parameters: { n: int } } }"
        )
        expectFinding(
            .unknownReference, "there is no metric `zzz`",
            in: "styles: { a: {} }\nthemes: { t: { styles: { a: { metrics: «zzz» } } } }")
        expectFinding(
            .cyclicReference, "the colours lead back to themselves: `a` → `b` → `a`", labelFirst: true,
            in:
                "palette: { a: «\"{palette.b}\"», b: \"#000000\" }\nthemes: { t: { palette: { b: «\"{palette.a}\"» } } }"
        )
    }
}
