// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// A banner of the catalogue.
    func banner(_ node: Node, _ name: Located<String>, _ locales: LocaleScope) -> BannerDeclaration {
        let banner = BannerDeclaration()
        // Parameters come first, wherever they stand, since texts name them.
        var texts: [(BannerKey, Node, Node)] = []
        var missing: [BannerKey] = [.level, .text]
        var noImage: Place?
        func extras() -> BannerDeclaration.Extras {
            let extras = banner.extras ?? BannerDeclaration.Extras()
            banner.extras = extras
            return extras
        }
        var meant = fields(of: node, "a banner", as: BannerKey.self) { field, key, value in
            missing.removeAll { $0 == field }
            switch field {
            case .style: banner.style = reference(value, key, "a style", in: .styles)
            case .level: banner.level = reference(value, key, "a level", in: .levels)
            case .surface: banner.surface = reference(value, key, "a surface", in: .surfaces)
            case .parameters: banner.parameters = parameters(value)
            case .title, .text, .points, .link, .image, .progress: texts.append((field, key, value))
            case .buttons: banner.buttons = references(value, key, "a button", in: .buttons) ?? []
            case .onTap: extras().onTap = choice(value, key)
            case .trigger: banner.trigger = trigger(value)
            case .expires: extras().expires = expiry(value, key)
            case .alsoAvailableAt: extras().alsoAvailableAt = text(value, key, locales)
            case .description: banner.description = description(value, key)
            default:
                let overrides = banner.overrides ?? BannerDeclaration.Overrides()
                banner.overrides = overrides
                self.override(field, key, value, overrides, locales)
            }
        }
        if meant.contains(.parameters) { banner.parameters.isPartial = true }
        outer.append(OuterMapping(node: node, subject: "a banner") { BannerKey(rawValue: $0) != nil })
        for (field, key, value) in texts {
            switch field {
            case .title: extras().title = text(value, key, locales, parameters: banner.parameters)
            case .points: extras().points = points(value, key, locales, banner.parameters)
            case .link: extras().link = link(value, locales)
            case .image:
                guard let image = imageOrNone(value, locales, of: .banner(banner.parameters)) else { continue }
                if let image = image.value { extras().image = image } else { noImage = image.place }
            case .progress: extras().progress = progress(value, locales, banner.parameters)
            default: banner.text = text(value, key, locales, parameters: banner.parameters)
            }
        }
        meant += (outer.popLast()?.strays ?? []).compactMap(BannerKey.init)
        if let noImage { leaveOutIcon(of: banner, at: noImage) }
        rejectTwoTaps(banner)
        if missing.contains(.text), !meant.contains(.text), node.kind == .mapping,
            let own = textByName(of: name, locales, parameters: banner.parameters)
        {
            missing.removeAll { $0 == .text }
            banner.text = own.text
        }
        if node.kind == .mapping {
            for key in missing where !meant.contains(key) {
                report(
                    .missingField, "banner `\(shown(name.value))` has no `\(key.rawValue)`", at: name.place,
                    help: [
                        helpNamingLanguage(of: node, name)
                            ?? "add `\(key.rawValue): …`"
                            + (key == .level ? "; \(helpNaming(.levels))" : self.texts.helpNaming(shown(name.value)))
                    ])
            }
        }
        return banner
    }

    /// `image: none`, written at `place`: the level's icon does not stand where an image would.
    private func leaveOutIcon(of banner: BannerDeclaration, at place: Place) {
        let overrides = banner.overrides ?? BannerDeclaration.Overrides()
        banner.overrides = overrides
        if let icon = overrides.level.icon, icon.value != nil {
            report(
                .conflictingFields, "a banner with `image: none` shows no `icon` either", at: icon.place,
                labels: [Label("no image", at: place)], help: ["leave out one of them"])
        }
        overrides.level.icon = Located(nil, at: place)
    }

    private func override(
        _ field: BannerKey, _ key: Node, _ value: Node, _ into: BannerDeclaration.Overrides, _ locales: LocaleScope
    ) {
        switch field {
        case .position: into.style.position = choice(value, key)
        case .edge: into.style.edge = choice(value, key)
        case .bufferHeight: into.style.bufferHeight = length(value, key)
        case .statusBar: into.style.statusBar = choice(value, key)
        case .padding: into.style.padding = sides(value, key)
        case .indicator: indicator(value, key, &into.style)
        case .dismissal: into.style.dismissal = dismissal(value, key)
        case .buttonLayout: into.style.buttonLayout = choice(value, key)
        case .sticksOnScroll: into.style.sticksOnScroll = bool(value, key)
        case .maxWidth: into.style.maxWidth = lengthOrNone(value, key)
        case .metrics:
            into.metrics =
                value.kind == .mapping
                ? .own(metrics(value), value.place) : reference(value, key, "a metric", in: .metrics).map { .named($0) }
        case .tint: into.level.tint = color(value, key)
        case .onTint: into.level.onTint = color(value, key)
        case .accent: into.level.accent = color(value, key)
        case .icon: into.level.icon = imageOrNone(value, locales)
        case .spokenPrefix: into.level.spokenPrefix = text(value, key, locales)
        case .announcement: into.level.announcement = choice(value, key)
        case .haptic: into.level.haptic = choice(value, key)
        case .style, .level, .title, .text, .points, .link, .surface, .parameters, .buttons, .image, .onTap, .trigger,
            .expires, .progress, .alsoAvailableAt, .description:
            break  // Read by `banner(_:_:_:)`.
        }
    }

    private func parameters(_ node: Node) -> ParameterScope {
        var parameters: [Parameter] = []
        var failed: Set<String> = []
        if node.kind == .sequence {
            // What a list calls its items is a key here.
            let names = node.items.prefix(8).compactMap { item -> String? in
                let name = item.kind == .mapping ? item.value(of: "name")?.text : item.text
                return name.flatMap(meantIdentifier)
            }
            let meant = names.map { "\($0): string" }.joined(separator: ", ")
            report(
                .wrongType, "`parameters` takes names with types, but this is a list", at: node.place,
                help: [names.isEmpty ? "write `{ name: string }`" : "write `{ \(meant) }`, with `int` for a number"])
            return ParameterScope(parameters: [], failed: [], isPartial: true)
        }
        definitions(of: node, "`parameters`") { name, key, value in
            let isWide = reportIfWide(key)
            let parameter = isWide ? nil : parameter(value, name)
            guard !isWide, isIdentifier(name, "a parameter", in: node), let parameter else {
                failed.formUnion([name.value, meantIdentifier(name.value) ?? name.value])
                return
            }
            parameters.append(parameter)
        }
        reportClashes(among: parameters)
        let isPartial = node.kind != .mapping || node.entries.contains { $0.key.kind != .scalar }
        return ParameterScope(parameters: parameters, failed: failed, isPartial: isPartial)
    }

    private func reportClashes(among parameters: [Parameter]) {
        guard parameters.count > 1 else { return }
        var spellings: [String: Located<String>] = [:]
        for name in parameters.map(\.name) {
            if let clash = spellings.updateValue(name, forKey: name.value.lowercased()) {
                reportClash(name, with: clash)
            }
        }
    }

    private func parameter(_ node: Node, _ name: Located<String>) -> Parameter? {
        guard node.kind == .mapping else {
            return choice(node, nameNode: name, ParameterType.self).map {
                switch $0 {
                case .int: Parameter(name: name, kind: .int(min: nil, max: nil))
                case .string: Parameter(name: name, kind: .string(maxLength: nil))
                case .image: Parameter(name: name, kind: .image)
                }
            }
        }
        var type: Located<ParameterType>?
        var numbers = FieldTable<ParameterKey, (value: Int?, key: Place)>()
        var widest: (text: Located<String>, key: Place)?
        var description: String?
        let meant = fields(of: node, "a parameter", as: ParameterKey.self) { field, key, value in
            switch field {
            case .type: type = choice(value, key)
            // The bound keeps the widest value that a text is checked with within reason.
            case .min, .max:
                numbers[field] = (int(value, key, in: -1_000_000_000_000...1_000_000_000_000)?.value, key.place)
            case .maxLength: numbers[field] = (int(value, key, in: 1...10_000)?.value, key.place)
            case .widest: widest = self.widest(value, key).map { ($0, key.place) }
            case .description: description = self.description(value, key)
            }
        }
        guard let type else {
            if !meant.contains(.type), !node.entries.contains(where: { $0.key.text == ParameterKey.type.rawValue }) {
                report(
                    .missingField, "parameter `\(shown(name.value))` has no `type`", at: name.place,
                    help: ["it takes `int`, `string`, `image`"])
            }
            return nil
        }
        let foreign: [ParameterKey] =
            switch type.value {
            case .int: [.maxLength, .widest]
            case .string: [.min, .max]
            case .image: [.min, .max, .maxLength, .widest]
            }
        for foreign in foreign {
            guard let place = foreign == .widest ? widest?.key : numbers[foreign]?.key else { continue }
            let isLength = type.value == .string && foreign == .max
            report(
                .conflictingFields, "a parameter of the type `\(type.value.rawValue)` takes no `\(foreign.rawValue)`",
                at: place, labels: [Label("the type", at: type.place)],
                help: [isLength ? "write `maxLength` for the number of characters" : "remove it"])
        }
        let (least, most) = (numbers[.min]?.value, numbers[.max]?.value)
        if let least, let most, least > most, let min = numbers[.min]?.key, let max = numbers[.max]?.key {
            report(
                .outOfRange, "`max` is \(most), less than `min`, \(least)", at: max, labels: [Label("`min`", at: min)])
        }
        switch type.value {
        case .int: return Parameter(name: name, description: description, kind: .int(min: least, max: most))
        case .image: return Parameter(name: name, description: description, kind: .image)
        case .string: break
        }
        let length = widest?.text.value.count
        if let widest, let length, let bound = numbers[.maxLength], let most = bound.value, length > most {
            report(
                .outOfRange, "`widest` has \(length) characters, more than `maxLength`, \(most)", at: widest.text.place,
                labels: [Label("`maxLength`", at: bound.key)])
        }
        // What is longer than the widest has no room either.
        let kind = Parameter.Kind.string(maxLength: numbers[.maxLength]?.value ?? length)
        return Parameter(name: name, description: description, kind: kind, widest: widest?.text)
    }

    /// A text that may stand for all that a parameter holds.
    private func widest(_ node: Node, _ key: Node) -> Located<String>? {
        guard let text = scalar(node, key, "a text") else { return nil }
        guard (1...10_000).contains(text.count) else {
            report(
                .outOfRange, "`widest` has \(text.count) characters, but may have 1 to 10000", at: node.place)
            return nil
        }
        return Located(text, at: node.place)
    }

    private func choice(_ node: Node, nameNode name: Located<String>, _: ParameterType.Type) -> ParameterType? {
        if node.kind == .scalar, let type = ParameterType(rawValue: node.text) { return type }
        if node.kind != .invalid {
            report(
                .wrongType, "parameter `\(shown(name.value))` takes `int`, `string`, `image`, or a mapping with `type`",
                at: node.isEmptyPlain ? name.place : node.place,
                help: Self.helpOnType(node.text).map { [$0] } ?? [])
        }
        return nil
    }

    /// What to write for a type of another language.
    static func helpOnType(_ name: String) -> String? {
        switch name.lowercased() {
        case "int", "integer", "number", "long", "int32", "int64", "uint": "write `int`"
        case "string", "text", "str", "nsstring": "write `string`"
        case "image", "picture", "photo", "avatar": "write `image`"
        case "float", "double", "decimal", "date", "time", "currency", "money", "percent":
            "write `string`: the app puts it into words, in the format of the reader's region"
        case "bool", "boolean": "write a banner for each of the two, or a `string` for what differs"
        default: nil
        }
    }

    /// The most that a banner may list, so that it stays a banner.
    private static let pointLimit = 5

    private func points(
        _ node: Node, _ key: Node, _ locales: LocaleScope, _ parameters: ParameterScope
    ) -> [LocalizedText] {
        if node.kind == .mapping {
            reportType(node, key, "a list of texts", help: "write a list: `[{ en: …, de: … }, { en: …, de: … }]`")
            return []
        }
        guard let items = items(node, key, "texts") else { return [] }
        if items.count > Self.pointLimit {
            report(
                .outOfRange, "the banner has \(items.count) points, but may have \(Self.pointLimit)",
                at: items[Self.pointLimit].place, help: ["keep the most important ones, and link to a page with all"])
        }
        return items.compactMap { text($0, key, locales, parameters: parameters) }
    }

    private func link(_ node: Node, _ locales: LocaleScope) -> Link? {
        var title: LocalizedText?
        var hasTitle = false
        var placement: Located<BannerLink.Placement>?
        let meant = fields(
            of: node, "a link", as: LinkKey.self,
            example: "{ title: \(node.text.holds("://") ? "…" : shown(node.text)) }", advice: Self.adviceOnLink
        ) { field, key, value in
            switch field {
            case .title:
                hasTitle = true
                title = text(value, key, locales)
            case .placement: placement = choice(value, key)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !hasTitle, !meant.contains(.title) {
            report(.missingField, "the link has no `title`", at: node.place, help: ["add `title: …`"])
        }
        return title.map { Link(title: $0, placement: placement, place: node.place) }
    }

    /// Where a link leads is for the app to know.
    private static func adviceOnLink(_ key: Node, _ value: Node) -> String? {
        ["url", "href", "to", "target", "destination"].contains(key.text)
            ? "leave it out: the app is told that the link was followed, and knows where it leads" : nil
    }

    /// How long a banner may wait. One that may not wait at all is better told by the policy of its queue.
    private func expiry(_ node: Node, _ key: Node) -> Located<Duration>? {
        guard let time = duration(node, key) else { return nil }
        guard time.value > .zero else {
            report(
                .outOfRange, "`\(key.text)` is 0: the banner would never show", at: node.place,
                help: ["write how long its message stays true, such as `10min`"])
            return nil
        }
        return time
    }

    /// A tap on the bar does one thing.
    private func rejectTwoTaps(_ banner: BannerDeclaration) {
        guard let onTap = banner.extras?.onTap, let ofProgress = banner.extras?.progress?.onTap.first else { return }
        report(
            .conflictingFields, "a tap on the bar does one thing: `\(onTap.value.rawValue)`, or what `progress` says",
            at: onTap.place, labels: [Label("here it does something to the progress", at: ofProgress.place)],
            help: ["remove one of them"])
    }

    private func trigger(_ node: Node) -> TriggerDeclaration? {
        let trigger = TriggerDeclaration(place: node.place)
        var keys = FieldTable<TriggerKey, Place>()
        let meant = fields(
            of: node, "a trigger", as: TriggerKey.self, example: "{ event: \(shown(node.text)) }"
        ) { field, key, value in
            keys[field] = key.place
            switch field {
            case .event: trigger.event = technicalText(value, key, "the name of an event")
            case .condition: trigger.condition = technicalText(value, key, "the name of a condition")
            case .clears: trigger.clears = technicalText(value, key, "the name of an event")
            case .screens: trigger.screens = references(value, key, "a screen", in: .screens) ?? []
            case .minInterval: trigger.minInterval = duration(value, key)
            case .mutex:
                trigger.mutex =
                    value.kind == .sequence
                    ? references(value, key, "a banner", in: .banners) ?? []
                    : reference(value, key, "a banner", in: .banners).map { [$0] } ?? []
            }
        }
        guard node.kind == .mapping else { return nil }
        if let event = keys[.event], let condition = keys[.condition] {
            report(
                .conflictingFields, "a trigger is an event or a condition, not both", at: condition,
                labels: [Label("the event", at: event)])
        }
        if keys[.event] == nil, keys[.condition] == nil, !meant.contains(.event), !meant.contains(.condition) {
            report(
                .missingField, "the trigger has no cause", at: node.place,
                help: ["add `event: …` or `condition: …`"])
        }
        if let clears = keys[.clears], keys[.condition] == nil, !meant.contains(.condition) {
            report(.conflictingFields, "only a trigger with a `condition` takes `clears`", at: clears)
        }
        return trigger
    }

    private func progress(
        _ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope
    ) -> ProgressDeclaration? {
        var progress = ProgressDeclaration()
        let kind = node.text == "indeterminate" ? node.text : "determinate"
        let meant = fields(of: node, "`progress`", as: ProgressKey.self, example: "{ kind: \(kind) }") {
            field, key, value in
            switch field {
            case .kind: progress.kind = choice(value, key)
            case .step: progress.step = ratio(value, key)
            case .onTap:
                progress.onTap = tapActions(value, key)
            case .completion: progress.completion = completion(value, locales, parameters)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !meant.contains(.kind), !node.entries.contains(where: { $0.key.text == ProgressKey.kind.rawValue }) {
            report(
                .missingField, "`progress` has no `kind`", at: node.place,
                help: ["it takes `determinate`, `indeterminate`"])
        }
        return progress
    }

    /// One action, a list of them, or `none`.
    private func tapActions(_ node: Node, _ key: Node) -> [Located<BannerProgress.TapAction>] {
        if node.kind == .sequence { return choices(node, key)?.value ?? [] }
        guard let word = choice(node, key, TapWord.self), let action = word.value.action else { return [] }
        return [Located(action, at: word.place)]
    }

    private func completion(
        _ node: Node, _ locales: LocaleScope, _ parameters: ParameterScope
    ) -> ProgressDeclaration.Completion {
        var words: LocalizedText?
        var hasText = false
        var metrics: Located<String>?
        let meant = fields(
            of: node, "`completion`", as: CompletionKey.self, example: "{ text: \(shown(node.text)) }"
        ) { field, key, value in
            switch field {
            case .text:
                hasText = true
                words = text(value, key, locales, parameters: parameters)
            case .metrics: metrics = reference(value, key, "a metric", in: .metrics)
            }
        }
        if !hasText, !meant.contains(.text), node.kind == .mapping {
            report(.missingField, "`completion` has no `text`", at: node.place, help: ["add `text: …`"])
        }
        return (words, metrics)
    }

    func reportClash(_ name: Located<String>, with other: Located<String>) {
        report(
            .nameClash, "`\(shown(name.value))` and `\(shown(other.value))` differ only in case", at: name.place,
            labels: [Label("the other one", at: other.place)],
            notes: ["names become identifiers, and not every platform distinguishes upper from lower case"]
        )
    }
}
