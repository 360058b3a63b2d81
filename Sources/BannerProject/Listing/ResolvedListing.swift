// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCompiler
import BannerCore
import BannerSpec
import Diagnostics

/// Every value of a spec and where it comes from, a line each, for `bannerc build --print-resolved`:
///
/// ```
/// levels.error.tint.dark  #7BD88F  levels.error specs/owl.banner.yaml:14:11 ← palette.red specs/owl.banner.yaml:9:12
/// ```
/// A line holds the path of the value, the value, and who set it: the definition that won, the definitions and tokens that
/// it took the value from (`←`), and those that it was set over. Definitions are apart by an empty line.
struct ResolvedListing {
    let spec: Spec
    let places: PlaceTexts
    /// Takes the text of a definition after that of another.
    let print: (String) -> Void

    /// Prints the values of a spec without errors.
    static func print(_ output: Compiler.Output, _ terminal: Terminal) {
        guard let spec = output.spec else { return }
        let name = output.inputs.first ?? spec.name.value
        terminal.print("# \(TerminalText.escapingControls(name))\n\n")
        ResolvedListing(spec: spec, places: PlaceTexts(output.report.sources), print: terminal.print).printSpec()
    }

    func printSpec() {
        show(specBlock)
        for font in spec.fonts { show(block(font)) }
        for block in DesignListing(spec.design, fonts: spec.fonts, places).blocks { show(block) }
        for button in spec.buttons { show(block(button)) }
        for surface in spec.surfaces { show(block(surface)) }
        for screen in spec.screens { show(block(screen)) }
        show(queueBlock)
        var banners = BannerListing(spec, places)
        for banner in spec.banners { show(banners.block(banner)) }
        for theme in spec.themes { printTheme(theme) }
        show(lintBlock)
    }

    private func show(_ block: ListingBlock) { print(block.rendered()) }

    // MARK: The sections without a file of their own

    private var specBlock: ListingBlock {
        var block = ListingBlock("")
        block.add("name", spec.name.value, block.own(spec.name.place, places))
        block.add(description: spec.description)
        block.add("profile", spec.profile.rawValue)
        block.add("locales.development", spec.locales.development)
        for (index, locale) in spec.locales.supported.enumerated() {
            block.add("locales.supported.\(index + 1)", locale)
        }
        for target in spec.platforms ?? [] {
            block.add("platforms.\(target.platform.rawValue)", "\(target.version)", at: target.place, places)
        }
        return block
    }

    private func block(_ font: Font) -> ListingBlock {
        var block = ListingBlock("fonts.\(font.name.value)")
        block.add("family", font.family.value, block.own(font.family.place, places))
        for file in font.files {
            block.add("files.\(file.weight.rawValue)", file.path.value, block.own(file.path.place, places))
        }
        block.add(description: font.description)
        return block
    }

    private func block(_ button: Button) -> ListingBlock {
        let path = "buttons.\(button.name.value)"
        let origin = Source.Origin.definition(path)
        var block = ListingBlock(path)
        let source = places.text(origin, button.name.place)
        switch button.variant {
        case .emphasis(let emphasis):
            block.add("kind", "emphasis", source)
            block.add("emphasis", emphasis.rawValue, source)
        case .functional(let style):
            block.add("kind", "functional", source)
            block.add("style", style.rawValue, source)
        case .icon: block.add("kind", "icon", source)
        }
        block.add("title", button.title, [], origin, places)
        block.add("label", button.label, [], origin, places)
        block.add("image", button.image, source, origin, places)
        block.add("role", button.role?.rawValue ?? "none", source)
        block.add("size", ValueText.number(button.targetSize), at: button.size?.place, places)
        block.add("fullWidth", "\(button.isFullWidth)", source)
        block.add("enabled", "\(button.isEnabled)", source)
        block.add(description: button.description)
        return block
    }

    private func block(_ surface: Surface) -> ListingBlock {
        var block = ListingBlock("surfaces.\(surface.name)")
        block.add("scope", surface.scope, places, \.rawValue)
        block.add("edge", surface.edge, places, \.rawValue)
        block.add("under", surface.under, places, \.rawValue)
        block.add("group", surface.group, places, \.self)
        block.add(description: surface.description)
        return block
    }

    private func block(_ screen: Screen) -> ListingBlock {
        var block = ListingBlock("screens.\(screen.name.value)")
        block.add("surfaces", screen.surfaces, places) { spec.surfaces[$0].name }
        block.add("coVisibleWith", screen.coVisibleWith, places) { spec.screens[$0].name.value }
        block.add(description: screen.description)
        return block
    }

    private var queueBlock: ListingBlock {
        var block = ListingBlock("queue")
        block.add("order", spec.queue.order, places, \.rawValue)
        block.add("conflict", spec.queue.conflict, places, \.rawValue)
        block.add("coalesce", spec.queue.coalesce, places, \.rawValue)
        block.add("key", spec.queue.key, places) { $0.map(\.rawValue).joined(separator: ", ") }
        block.add("maxDepth", spec.queue.maxDepth, places) { "\($0)" }
        block.add("pause", spec.queue.pause, places, ValueText.duration)
        return block
    }

    private var lintBlock: ListingBlock {
        var block = ListingBlock("lint.rules")
        for rule in spec.lint.rules {
            if let severity = rule.severity {
                block.add(
                    "\(rule.name.value).severity", severity.value?.rawValue ?? "off", block.own(severity.place, places))
            }
            for (name, value) in rule.parameters {
                block.add("\(rule.name.value).\(name.value)", value.value, block.own(value.place, places))
            }
        }
        return block
    }

    // MARK: Themes

    /// What differs from the spec's own design.
    private func printTheme(_ theme: Theme) {
        let prefix = "themes.\(theme.name.value)"
        var head = ListingBlock(prefix)
        head.add(description: theme.description)
        for index in theme.texts.keys.sorted() {
            let banner = spec.banners[index]
            let origin = Source.Origin.theme(theme.name.value, "texts.\(banner.name.value)")
            head.add(
                "texts.\(banner.name.value)", theme.texts[index], banner.parameters.map(\.name.value), origin, places)
        }
        show(head)
        // The arrays of the two designs match, definition by definition.
        let (base, own) = (spec.design, theme.design)
        for (base, own) in zip(
            DesignListing(base, fonts: spec.fonts, places).blocks, DesignListing(own, fonts: spec.fonts, places).blocks)
        {
            show(own.differing(from: base, in: prefix))
        }
        var banners = BannerListing(spec, places)
        for (banner, look) in zip(spec.banners, theme.looks) where banner.look.isOwn && look !== banner.look {
            show(banners.block(banner, look, in: theme.design, prefix))
        }
    }
}
