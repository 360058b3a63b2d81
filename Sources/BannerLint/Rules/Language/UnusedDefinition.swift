// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A definition that nothing uses.
enum UnusedDefinition: Rule {
    static let description = RuleDescription(
        "BN227", "unused-definition", .language, .warning,
        summary: "every definition of a spec is used",
        source: "bannerc, The language",
        what:
            "In the spec's own file, each colour, font, metric, button, level, style and surface is named by a banner, a "
            + "screen, a theme or another definition; each of its `buttonStyles` is the look of some button; and each "
            + "parameter of a banner is named by its title, one of its texts or points, or its image. A theme that changes a "
            + "definition does not use it. `standard` (metrics and style) and `main` (surface) are always used. A parameter "
            + "is also used where the queue tells banners apart by their parameters. Used files are libraries, and so is a "
            + "spec without banners: their definitions are not checked.",
        why:
            "An unused definition is part of the generated code and of every review, and it misleads: whoever changes it "
            + "wonders why nothing happens. Often its name was meant to be written somewhere and is not.",
        how: "Use it, remove it, or move it into a file that other specs use too.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                palette:
                  red:     "#B3261E"
                  «crimson: "#8A0314"
                levels:
                  error: { tint: "{palette.red}", onTint: "#FFFFFF" }
                """),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { «count: { type: int, max: 99 } }
                    text: Some items did not sync.
                """, title: "A parameter"),
            RuleExample(
                """
                fonts:
                  «brand: { family: Inter }
                  text:  { family: Inter Display }
                buttonStyles:
                  «negative: { fill: "#B3261E" }
                styles:
                  standard: { text: { font: text } }
                """, title: "A font, and a look that no button has"),
        ],
        good: [
            RuleExample(
                """
                palette:
                  red:     "#B3261E"
                  crimson: "#8A0314"
                levels:
                  error: { tint: { light: "{palette.red}", dark: "{palette.crimson}" }, onTint: "#FFFFFF" }
                """),
            RuleExample(
                """
                palette:
                  brand: "#8A0314"
                fonts:
                  brand: { family: Inter }
                buttonStyles:
                  high: { fill: "{palette.brand}", label: "#FFFFFF" }
                buttons:
                  reply: { kind: emphasis, emphasis: high, title: Reply }
                styles:
                  standard: { title: { font: brand } }
                banners:
                  replied:
                    level:      error
                    parameters: { day: { type: string, widest: 30 September }, avatar: image }
                    title:      She replied on {day}.
                    text:       Read what she wrote.
                    image:      { parameter: avatar, placeholder: { symbol: person.crop.circle }, decorative: true }
                    buttons:    [reply]
                """, title: "Definitions used by a title, an image, a style and a button"),
        ])

    static var needsWholeSpec: Bool { true }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        guard let root = spec.files.first, !spec.banners.isEmpty else { return }
        let uses = DefinitionUses(of: spec)
        let unused = uses.unused(in: spec).filter { $0.place.file == root }
        if !unused.isEmpty { report(unused, context, DefinitionRemoval(context.linted.sources[root], root)) }
        if !countsParameters(spec.queue) { reportParameters(spec, root, context) }
    }

    private static func report(
        _ unused: [DefinitionUses.Unused], _ context: RuleContext, _ removal: DefinitionRemoval
    ) {
        let counts = unused.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        for definition in unused {
            let isThemed = removal.isThemed(definition)
            context.report(
                "\(definition.kind.word) `\(definition.name)` is defined but never used", at: definition.place,
                notes: isThemed ? ["a theme changes it, which does not count as a use"] : [],
                help: [isThemed ? "remove it here and from the themes" : "remove it"],
                fix: removal.fix(of: definition, among: counts[definition.kind, default: 0]))
        }
    }

    // MARK: Parameters

    private static func remedy(_ parameter: Parameter) -> String {
        let name = parameter.name.value
        let use =
            if case .image = parameter.kind {
                "show it with `image: { parameter: \(name) }`"
            } else {
                "put `{\(name)}` into the text"
            }
        return "\(use), or remove the parameter"
    }

    /// Whether two banners that differ in nothing but a parameter are told apart by the queue.
    private static func countsParameters(_ queue: Queue) -> Bool {
        queue.coalesce.value != .none && queue.key.value.contains(.parameters)
    }

    private static func reportParameters(_ spec: Spec, _ root: FileID, _ context: RuleContext) {
        for (index, banner) in spec.banners.enumerated()
        where !banner.parameters.isEmpty && banner.name.place.file == root {
            let used = DefinitionUses.parameters(of: banner, at: index, in: spec)
            for (index, parameter) in banner.parameters.enumerated() where !used.contains(index) {
                context.report(
                    "parameter `\(parameter.name.value)` of banner `\(banner.name.value)` is defined but never used",
                    at: parameter.name.place,
                    help: [remedy(parameter)])
            }
        }
    }
}
