// SPDX-License-Identifier: Apache-2.0

/// A spec made at random, which can be changed at random: names above all, since they are what code is made of.
struct RandomSpec {
    private struct Banner {
        var name: String
        var level: String
        var parameters: [(name: String, type: String)] = []
        var hasTitle = false
        var hasPoint = false
        var hasLink = false
        var waits = false
        var event: String?
        var condition: String?
        var clears: String?
        var text = 0
    }

    private var name: String
    private var palette: [String] = []
    private var fonts: [String] = []
    private var metrics: [String] = []
    private var levels: [String] = []
    private var styles: [String] = []
    private var buttons: [String] = []
    private var surfaces: [String] = []
    private var screens: [String] = []
    private var themes: [String] = []
    private var looks: [String] = []
    private var locales: [String] = []
    private var banners: [Banner] = []
    /// What shows and has no name: a colour, a time.
    private var shade = 0

    /// Names with a trap each: keywords, members of generated types, capitals, digits.
    private static let names = [
        "alpha", "beta", "gammaRay", "default", "init", "self", "text", "image", "description", "id", "in", "left",
        "any", "count", "allCases", "hashValue", "userURL", "item2", "is", "none", "metrics", "style", "level", "await",
        "rawValue", "syncFailed", "case", "title", "banners", "trigger", "new", "class", "object", "toString",
    ]
    private static let tags = ["fr", "de", "pt-BR", "zh-Hans", "is", "en-GB"]
    private static let events = ["sync.failed", "sync failed", "network.lost", "default", "x", "init", "…", "2nd try"]

    init(_ name: String, using generator: inout some RandomNumberGenerator) {
        self.name = name
        levels = Self.pick(1...3, Self.names, &generator)
        palette = Self.pick(0...3, Self.names, &generator)
        fonts = Self.pick(0...2, Self.names, &generator)
        metrics = Self.pick(0...2, Self.names, &generator)
        styles = Self.pick(0...2, Self.names, &generator)
        buttons = Self.pick(0...3, Self.names, &generator)
        surfaces = Self.pick(0...2, Self.names, &generator)
        screens = Self.pick(0...2, Self.names, &generator)
        themes = Self.pick(0...2, Self.names, &generator)
        looks = Self.pick(0...2, ["high", "low", "negative", "icon"], &generator)
        locales = Self.pick(0...2, Self.tags, &generator)
        for name in Self.pick(0...4, Self.names, &generator) { banners.append(banner(name, &generator)) }
    }

    private func banner(_ name: String, _ generator: inout some RandomNumberGenerator) -> Banner {
        var banner = Banner(name: name, level: levels.randomElement(using: &generator) ?? "")
        for parameter in Self.pick(0...3, Self.names, &generator) {
            let kinds =
                banner.parameters.contains { $0.type == "image" } ? ["int", "string"] : ["int", "string", "image"]
            banner.parameters.append((parameter, kinds.randomElement(using: &generator) ?? "int"))
        }
        banner.hasTitle = Int.random(in: 0...2, using: &generator) == 0
        banner.hasPoint = Int.random(in: 0...2, using: &generator) == 0
        banner.hasLink = Int.random(in: 0...3, using: &generator) == 0
        banner.text = Int.random(in: 0...9, using: &generator)
        setTrigger(of: &banner, &generator)
        return banner
    }

    private func setTrigger(of banner: inout Banner, _ generator: inout some RandomNumberGenerator) {
        (banner.event, banner.condition, banner.clears) = (nil, nil, nil)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: banner.event = Self.events.randomElement(using: &generator)
        case 1:
            banner.condition = Self.events.randomElement(using: &generator)
            banner.clears = Self.events.randomElement(using: &generator)
        default: break
        }
    }

    private static func pick(
        _ counts: ClosedRange<Int>, _ names: [String], _ generator: inout some RandomNumberGenerator
    ) -> [String] {
        Array(names.shuffled(using: &generator).prefix(Int.random(in: counts, using: &generator)))
    }

    // MARK: Changing

    /// Changes one thing, which may be nothing that code sees.
    mutating func mutate(using generator: inout some RandomNumberGenerator) {
        switch Int.random(in: 0...26, using: &generator) {
        case 0: Self.change(&palette, &generator)
        case 1: Self.change(&fonts, &generator)
        case 2: Self.change(&metrics, &generator)
        case 3: Self.change(&levels, least: 1, &generator)
        case 4: Self.change(&styles, &generator)
        case 5: Self.change(&buttons, &generator)
        case 6: Self.change(&surfaces, &generator)
        case 7: Self.change(&screens, &generator)
        case 8: Self.change(&themes, &generator)
        case 9: Self.change(&looks, from: ["high", "low", "negative", "icon"], isRenamed: false, &generator)
        case 10: Self.change(&locales, from: Self.tags, isRenamed: false, &generator)
        case 11: shade += 1
        case 12: name += "Two"
        case 13: banners.shuffle(using: &generator)
        case 14: levels.shuffle(using: &generator)
        case 15: addOrRemoveBanner(&generator)
        case 16:
            changeBanner(&generator) { banner, generator in
                banner.name = Self.names.randomElement(using: &generator) ?? banner.name
            }
        case 17: changeBanner(&generator) { banner, generator in banner.parameters.shuffle(using: &generator) }
        case 18: changeBanner(&generator) { banner, _ in banner.hasTitle.toggle() }
        case 19: changeBanner(&generator) { banner, _ in banner.hasPoint.toggle() }
        case 20: changeBanner(&generator) { banner, _ in banner.hasLink.toggle() }
        case 21: changeBanner(&generator) { banner, _ in banner.text += 1 }
        case 22: changeBanner(&generator) { banner, _ in banner.waits.toggle() }
        case 23: changeTrigger(&generator)
        case 24:
            changeBanner(&generator) { banner, generator in
                guard let index = banner.parameters.indices.randomElement(using: &generator) else { return }
                if banner.parameters[index].type != "image" {
                    banner.parameters[index].type = banner.parameters[index].type == "int" ? "string" : "int"
                }
            }
        case 25:
            changeBanner(&generator) { banner, generator in
                if Bool.random(using: &generator), !banner.parameters.isEmpty {
                    banner.parameters.removeLast()
                } else {
                    let name = Self.names.randomElement(using: &generator) ?? ""
                    if !banner.parameters.contains(where: { $0.name.lowercased() == name.lowercased() }) {
                        banner.parameters.append((name, "int"))
                    }
                }
            }
        default:
            changeBanner(&generator) { banner, generator in
                guard let index = banner.parameters.indices.randomElement(using: &generator) else { return }
                let name = Self.names.randomElement(using: &generator) ?? ""
                if !banner.parameters.contains(where: { $0.name.lowercased() == name.lowercased() }) {
                    banner.parameters[index].name = name
                }
            }
        }
    }

    private static func change(
        _ list: inout [String], least: Int = 0, from names: [String] = Self.names, isRenamed: Bool = true,
        _ generator: inout some RandomNumberGenerator
    ) {
        let name = names.randomElement(using: &generator) ?? ""
        let isKnown = list.contains { $0.lowercased() == name.lowercased() }
        let index = list.indices.randomElement(using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: if !isKnown { list.append(name) }
        case 1: if let index, list.count > least { list.remove(at: index) }
        default: if let index, !isKnown, isRenamed { list[index] = name }
        }
    }

    private mutating func addOrRemoveBanner(_ generator: inout some RandomNumberGenerator) {
        if Bool.random(using: &generator), !banners.isEmpty {
            banners.remove(at: Int.random(in: banners.indices, using: &generator))
        } else {
            banners.append(banner(Self.names.randomElement(using: &generator) ?? "", &generator))
        }
    }

    private mutating func changeTrigger(_ generator: inout some RandomNumberGenerator) {
        guard let index = banners.indices.randomElement(using: &generator) else { return }
        setTrigger(of: &banners[index], &generator)
    }

    private mutating func changeBanner<Generator: RandomNumberGenerator>(
        _ generator: inout Generator, _ body: (inout Banner, inout Generator) -> Void
    ) {
        guard let index = banners.indices.randomElement(using: &generator) else { return }
        body(&banners[index], &generator)
    }

    // MARK: Text

    /// The spec as YAML. It may have errors: two banners of one name, say.
    var text: String {
        var lines = ["bannerc: 1", "name: \(name)"]
        let supported = ["en"] + locales
        lines.append(
            "locales: { development: en, supported: [\(supported.map { "\"\($0)\"" }.joined(separator: ", "))] }")
        func section(_ key: String, _ names: [String], _ value: (Int) -> String) {
            guard !names.isEmpty else { return }
            lines.append("\(key):")
            for (index, name) in names.enumerated() { lines.append("  \"\(name)\": { \(value(index)) }") }
        }
        section("palette", palette) { "light: \"#0000\(20 + $0 + shade % 10)\"" }
        section("fonts", fonts) { "family: Face\($0)" }
        section("metrics", metrics) { "display: \(5 + $0 + shade % 3)s" }
        section("buttonStyles", looks) { "cornerRadius: \($0 + 1)" }
        section("levels", levels) { "severity: \($0 + shade), tint: \"#00000\($0)\", onTint: \"#FFFFFF\"" }
        section("styles", styles) { "padding: \(10 + $0 + shade)" }
        section("buttons", buttons) { "kind: emphasis, title: Button \($0)" }
        section("surfaces", surfaces) { _ in "scope: scene" }
        section("screens", screens) { _ in "surfaces: []" }
        section("themes", themes) { index in
            levels.first.map { "levels: { \"\($0)\": { tint: \"#00001\(index)\" } }" } ?? ""
        }
        section("banners", banners.map(\.name)) { text(of: banners[$0]) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of banner: Banner) -> String {
        let level = levels.contains(banner.level) ? banner.level : levels.first ?? ""
        var fields = ["level: \"\(level)\"", "text: \"Text \(banner.text)\""]
        if !banner.parameters.isEmpty {
            let list = banner.parameters.map { "\"\($0.name)\": { type: \($0.type) }" }
            fields.append("parameters: { \(list.joined(separator: ", ")) }")
        }
        if let image = banner.parameters.first(where: { $0.type == "image" }) {
            fields.append("image: { parameter: \"\(image.name)\", decorative: true }")
        }
        if banner.hasTitle { fields.append("title: Title") }
        if banner.hasPoint { fields.append("points: [Point]") }
        if banner.hasLink { fields.append("link: { title: Link }") }
        if banner.waits { fields.append("expires: 10min") }
        let trigger = [("event", banner.event), ("condition", banner.condition), ("clears", banner.clears)]
        let parts = trigger.compactMap { key, value in value.map { "\(key): \"\($0)\"" } }
        if !parts.isEmpty { fields.append("trigger: { \(parts.joined(separator: ", ")) }") }
        return fields.joined(separator: ", ")
    }
}
