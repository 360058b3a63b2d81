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
        case .indicator: indicator(value, key, into.style)
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
}
