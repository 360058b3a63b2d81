// SPDX-License-Identifier: Apache-2.0

import BannerCore
import TestSupport

/// A small random spec about the queue, as YAML for the lint and as content for BannerKit.
struct ExploredSpec {
    enum Button: CaseIterable { case close, act, disabled }

    struct Banner {
        var name = ""
        var group = 0
        var severity = 0
        /// In milliseconds; `nil` for `never`.
        var display: Int? = 4000
        var ways: [String] = ["swipe", "timer"]
        var button: Button?
        var cause = Cause.event
        var minInterval = 0
        var mutex: [Int] = []
        /// The banner whose event is what ends its condition.
        var endedBy: Int?
        var progress: Progress?
        /// It has a number as parameter, which its text shows or not.
        var parameter: Parameter?
        var text = ""
        var german = ""
        /// Its title and its point; a parameter may be in one of them.
        var title: String?
        var point: String?
        var style = 0

        enum Cause: Equatable { case none, event, condition(isCleared: Bool) }
        enum Parameter { case shown, hidden }

        /// What a person does to the work, and how long the banner says that it is done; negative for ever.
        struct Progress {
            var taps: [String] = []
            var completion: Int?
        }

        var isCondition: Bool { if case .condition = cause { true } else { false } }
        var isCleared: Bool { cause == .condition(isCleared: true) }
        /// Whether it leaves by itself.
        var isTimed: Bool { display != nil && ways.contains("timer") && progress == nil }
        /// Whether it speaks of a condition or of work.
        var goesOn: Bool { isCondition || progress != nil }
        /// What a request may be for.
        var values: [Int] { parameter == nil ? [0] : [1, 2] }
    }

    var order = BannerQueuePolicy.Order.fifo
    var conflict = BannerQueuePolicy.Conflict.enqueue
    var coalescing = BannerQueuePolicy.Coalescing.none
    var key: [BannerQueuePolicy.Key] = [.banner, .text]
    var maxDepth = 20
    var pause = 0
    var banners: [Banner] = []
    /// Settings of rules, as YAML.
    var rules = ""

    /// Any banners under any policy. Texts differ, so that no two banners are repetitions of each other, unless
    /// `textsMayMeet`; with `endsMayMeet`, the event of one may end the condition of another.
    static func random(
        _ random: inout SeededGenerator, textsMayMeet: Bool = false, endsMayMeet: Bool = false
    ) -> ExploredSpec {
        var spec = ExploredSpec()
        spec.order = random.pick(BannerQueuePolicy.Order.allCases)
        spec.conflict = random.pick(BannerQueuePolicy.Conflict.allCases)
        spec.coalescing = random.pick(BannerQueuePolicy.Coalescing.allCases)
        spec.maxDepth = 1 + random.below(4)
        spec.pause = random.chance(0.3) ? 200 : 0
        if textsMayMeet {
            spec.key = BannerQueuePolicy.Key.allCases.filter { _ in random.chance(0.4) }
            if spec.key.isEmpty { spec.key = [.level] }
        }
        // What has to be followed grows with the cube of the number of messages.
        let count = random.chance(0.65) ? 2 : random.chance(0.8) ? 3 : 4 + random.below(2)
        let groups = random.chance(0.7) ? 1 : 1 + random.below(3)
        spec.banners = (0..<count).map { banner($0, count, groups, textsMayMeet, &random) }
        guard endsMayMeet else { return spec }
        let events = spec.banners.indices.filter { spec.banners[$0].cause == .event }
        for index in spec.banners.indices where spec.banners[index].isCleared && !events.isEmpty && random.chance(0.5) {
            spec.banners[index].endedBy = random.pick(events)
        }
        return spec
    }

    private static func banner(
        _ index: Int, _ count: Int, _ groups: Int, _ textsMayMeet: Bool, _ random: inout SeededGenerator
    ) -> Banner {
        var banner = Banner(name: "b\(index)", group: random.below(groups), severity: 10 * random.below(3))
        banner.display = random.chance(0.5) ? nil : random.pick([500, 4000, 9000])
        banner.ways = ["button", "swipe", "tap", "timer", "condition"].filter { _ in random.chance(0.4) }
        if banner.display != nil, random.chance(0.6), !banner.ways.contains("timer") { banner.ways.append("timer") }
        banner.button = random.chance(0.4) ? random.pick(Button.allCases) : nil
        switch random.below(10) {
        case 0: banner.cause = .none
        case 1..<5: banner.cause = .event
        default: banner.cause = .condition(isCleared: random.chance(0.7))
        }
        if banner.cause != .none {
            banner.minInterval = random.chance(0.2) ? 60_000 : 0
            banner.mutex = (0..<count).filter { $0 != index && random.chance(0.25) }
        }
        if random.chance(0.15) {
            banner.progress = Banner.Progress(
                taps: random.pick([[], [], ["pause", "resume"], ["stop"]]),
                completion: random.pick([nil, 2000, -1]))
        }
        if random.chance(textsMayMeet ? 0.3 : 0.15) {
            banner.parameter = random.chance(0.8) || !textsMayMeet ? .shown : .hidden
        }
        banner.text = textsMayMeet ? random.pick(["Failed", "Saved", "Sent"]) : "Text \(index)"
        banner.german = textsMayMeet ? random.pick(["Fehler", "Gut", "Fort"]) : "Satz \(index)"
        banner.style = textsMayMeet ? random.below(2) : 0
        if textsMayMeet {
            let hole = banner.parameter != nil && random.chance(0.5) ? " {n}" : ""
            if random.chance(0.3) { banner.title = random.pick(["Mail", "Notes"]) + hole }
            if random.chance(0.2) { banner.point = random.pick(["First", "Second"]) + hole }
        }
        return banner
    }

    /// The banners of each group that has some.
    var groups: [[Int]] {
        Set(banners.map(\.group)).sorted().map { group in banners.indices.filter { banners[$0].group == group } }
    }

    /// Whether `mutex` says that the causes of two banners never hold at the same time.
    func excludes(_ first: Int, _ second: Int) -> Bool {
        banners[first].mutex.contains(second) || banners[second].mutex.contains(first)
    }

    /// The numbers of the banners that a message names, or of the groups if `prefix` is `g`.
    static func numbers(in message: String, prefix: Character = "b") -> [Int] {
        message.split(separator: "`" as Character, omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) && $0.element.first == prefix }
            .compactMap { Int($0.element.dropFirst()) }
    }

    var policy: BannerQueuePolicy {
        BannerQueuePolicy(
            order: order, conflict: conflict, coalescing: coalescing, key: key, maxDepth: maxDepth,
            pause: .milliseconds(pause))
    }

    // MARK: As YAML

    var yaml: String {
        var yaml = rules.isEmpty ? "" : "lint: { rules: { \(rules) } }\n"
        yaml += "locales: { development: en, supported: [en, de] }\n"
        yaml += "queue: { order: \(order), conflict: \(conflict), coalesce: \(coalescing), "
        yaml += "key: [\(key.map(\.rawValue).joined(separator: ", "))], maxDepth: \(maxDepth), pause: \(pause)ms }\n"
        yaml += "buttons:\n  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }\n"
        yaml += "  act: { kind: emphasis, title: Go }\n  disabled: { kind: emphasis, title: Go, enabled: false }\n"
        yaml += "metrics:\n  brief: { present: 500ms, display: 2s, dismiss: 250ms }\n"
        yaml += "  stays: { present: 500ms, display: never, dismiss: 250ms }\n"
        yaml += "styles:\n  s0: { maxWidth: 600 }\n  s1: { maxWidth: 600 }\nlevels:\n"
        for severity in Set(banners.map(\.severity)).sorted() {
            yaml += "  level\(severity): { severity: \(severity), tint: \"#7A0000\", onTint: \"#FFFFFF\" }\n"
        }
        yaml += "surfaces:\n"
        for group in Set(banners.map(\.group)).sorted() { yaml += "  p\(group): { group: g\(group) }\n" }
        return yaml + "banners:\n" + banners.map(lines).joined()
    }

    private func lines(_ banner: Banner) -> String {
        var yaml = "  \(banner.name):\n    level: level\(banner.severity)\n    style: s\(banner.style)\n"
        yaml += "    surface: p\(banner.group)\n"
        if banner.parameter != nil { yaml += "    parameters: { n: { type: int, min: 1, max: 9 } }\n" }
        let hole = banner.parameter == nil ? "" : " {n}"
        let shown = banner.parameter == .hidden ? "" : hole
        yaml += "    text: { en: \"\(banner.text)\(shown)\", de: \"\(banner.german)\(hole)\" }\n"
        let display = banner.display.map { "\($0)ms" } ?? "never"
        if let title = banner.title { yaml += "    title: \"\(title)\"\n" }
        if let point = banner.point { yaml += "    points: [\"\(point)\"]\n" }
        yaml += "    metrics: { present: 500ms, display: \(display), dismiss: 250ms }\n"
        yaml += "    dismissal: [\(banner.ways.joined(separator: ", "))]\n"
        if let button = banner.button { yaml += "    buttons: [\(button)]\n" }
        if let progress = banner.progress {
            yaml += "    progress: { kind: determinate"
            if !progress.taps.isEmpty { yaml += ", onTap: [\(progress.taps.joined(separator: ", "))]" }
            if let time = progress.completion {
                yaml += ", completion: { text: { en: Done, de: Fertig }, metrics: \(time < 0 ? "stays" : "brief") }"
            }
            yaml += " }\n"
        }
        var trigger: [String] = []
        let number = banner.name.dropFirst()
        switch banner.cause {
        case .none: return yaml
        case .event: trigger.append("event: e\(number)")
        case .condition(let isCleared):
            let end = banner.endedBy.map { "e\($0)" } ?? "d\(number)"
            trigger.append("condition: c\(number)" + (isCleared ? ", clears: \(end)" : ""))
        }
        if banner.minInterval > 0 { trigger.append("minInterval: \(banner.minInterval)ms") }
        if !banner.mutex.isEmpty {
            trigger.append("mutex: [\(banner.mutex.map { "b\($0)" }.joined(separator: ", "))]")
        }
        return yaml + "    trigger: { \(trigger.joined(separator: ", ")) }\n"
    }

    // MARK: As content

    /// What an app shows for a banner whose parameter has a value.
    func content(_ index: Int, value: Int) -> ExploredContent {
        let banner = banners[index]
        var ways: BannerDismissal = []
        for way in banner.ways {
            switch way {
            case "button": ways.insert(.button)
            case "swipe": ways.insert(.swipe)
            case "tap": ways.insert(.tap)
            case "timer": ways.insert(.timer)
            default: ways.insert(.condition)
            }
        }
        let number = banner.name.dropFirst()
        let cause: BannerTrigger.Cause? =
            switch banner.cause {
            case .none: nil
            case .event: .event("e\(number)")
            case .condition(let isCleared): .condition("c\(number)", clears: isCleared ? "d\(number)" : nil)
            }
        let metrics = { (display: Int?) in
            BannerDisplayMetrics(
                presentation: .milliseconds(500), display: display.map { .milliseconds($0) },
                dismissal: .milliseconds(250), motion: .spring(damping: 1, velocity: 0))
        }
        return ExploredContent(
            id: banner.name, value: value, style: ExploredStyle(number: banner.style),
            level: ExploredLevel(severity: banner.severity),
            bannerConfiguration: ExploredStyle.configuration(ways, metrics(banner.display)),
            bannerSurface: BannerSurface(
                id: "p\(banner.group)", scope: .scene, edge: .top, under: .none, group: "g\(banner.group)"),
            bannerButtons: banner.button.map { [Self.button($0)] } ?? [],
            trigger: cause.map {
                BannerTrigger(
                    $0, minInterval: .milliseconds(banner.minInterval), mutex: banner.mutex.map { "b\($0)" })
            },
            progress: banner.progress.map { progress in
                BannerProgress(
                    .determinate, onTap: progress.taps.compactMap(BannerProgress.TapAction.init),
                    completionMetrics: progress.completion.map { metrics($0 < 0 ? nil : $0) })
            },
            texts: [
                "en": banner.text + (banner.parameter == .shown ? " \(value)" : ""),
                "de": banner.german + (banner.parameter == nil ? "" : " \(value)"),
            ], title: banner.title?.replacing("{n}", with: "\(value)"),
            points: [banner.point?.replacing("{n}", with: "\(value)")].compactMap(\.self))
    }

    private static func button(_ button: Button) -> BannerButton {
        switch button {
        case .close:
            BannerButton(id: "close", variant: .icon, label: BannerText("Close"), role: .dismiss)
        case .act: BannerButton(id: "act", variant: .emphasis(.high), title: BannerText("Go"))
        case .disabled:
            BannerButton(id: "disabled", variant: .emphasis(.high), title: BannerText("Go"), isEnabled: false)
        }
    }
}

/// A banner of an ``ExploredSpec``, as generated code has it.
struct ExploredContent: BannerContent {
    let id: String
    let value: Int
    let style: ExploredStyle
    let level: ExploredLevel
    let bannerConfiguration: BannerConfiguration
    let bannerSurface: BannerSurface
    let bannerButtons: [BannerButton]
    let trigger: BannerTrigger?
    let progress: BannerProgress?
    let texts: [String: String]
    var title: String?
    var points: [String] = []

    func title(in locale: String) -> String? { title }

    func points(in locale: String) -> [String] { points }

    func text(in locale: String) -> String { texts[locale] ?? "" }

    func completionText(in locale: String) -> String? { progress?.completionMetrics == nil ? nil : "Done" }
}

struct ExploredLevel: BannerLevel {
    let severity: Int
    var levelConfiguration: BannerLevelConfiguration {
        BannerLevelConfiguration(
            tint: BannerColor(light: .hex(0x1B7F3B)), onTint: BannerColor(light: .hex(0xFFFFFF)))
    }
}

struct ExploredStyle: BannerStyle {
    let number: Int

    var bannerConfiguration: BannerConfiguration {
        Self.configuration(
            [],
            BannerDisplayMetrics(
                presentation: .zero, display: nil, dismissal: .zero, motion: .spring(damping: 1, velocity: 0)))
    }

    static func configuration(_ dismissal: BannerDismissal, _ metrics: BannerDisplayMetrics) -> BannerConfiguration {
        BannerConfiguration(
            position: .overlay, edge: .top, bufferHeight: 0, statusBar: .automatic,
            typography: BannerTypography(style: .body, weight: .regular, maxLines: 2, dynamicType: .xSmall...(.large)),
            padding: 16, image: BannerImageFrame(shape: .none, size: 40), indicator: nil, dismissal: dismissal,
            buttonLayout: .below, metrics: metrics, sticksOnScroll: false, maxWidth: nil)
    }
}
