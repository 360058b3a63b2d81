// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Shapes {
    /// The names that every template has.
    static let spec = Shape<ContextSpec>(
        "spec", "The names that stand everywhere in a template.",
        [
            .text("fileName", "The name of the spec's file, without a folder.") { $0.input.fileName },
            .text("stem", "The same without its ending, which generated files take.") { $0.input.stem },
            .text("mark", "The words by which `bannerc build --check` knows generated files, for a comment at the top.")
            {
                GeneratedFileMark.text(fileName: $0.input.fileName)
            },
            .text("name", "The name of the spec: `Acme`.") { $0.spec.name.value },
            .texts("documentation", "The lines of its description.") {
                CommentText.lines($0.spec.description ?? "The banners of \($0.spec.name.value).")
            },
            .text("profile", "The design system whose habits fill what is left open: `apple`.") {
                $0.spec.profile.rawValue
            },
            .list("locales", "The languages, the development language first.", locale) { context in
                context.spec.locales.supported.map { ContextLocale(tag: $0, locales: context.spec.locales) }
            },
            .record("developmentLocale", "The language that every text has.", locale) {
                ContextLocale(tag: $0.spec.locales.development, locales: $0.spec.locales)
            },
            .list(
                "readerScripts",
                "The scripts of languages and regions, for tags that name none. Those that are not there are in Latin.",
                readers
            ) { ReaderTable($0.spec.locales.supported).scripts },
            .list(
                "readerLanguages",
                """
                The languages with the tags of those whom they serve. A tag that is not there, with its script, is served as \
                what is left of it without its last subtag, as far as the script.
                """,
                readers
            ) { ReaderTable($0.spec.locales.supported).languages },
            .list("palette", "The named colours.", paletteColor) {
                ContextDefinition.all(\.palette, of: $0.spec.design, $0)
            },
            .list("metrics", "The display metrics.", metrics) {
                ContextDefinition.all(\.metrics, of: $0.spec.design, $0)
            },
            .list("levels", "The levels.", level) { ContextDefinition.all(\.levels, of: $0.spec.design, $0) },
            .list("styles", "The styles.", style) { ContextDefinition.all(\.styles, of: $0.spec.design, $0) },
            .list("stylesByParent", "The styles, each behind the one that it extends.", style) { context in
                let styles = ContextDefinition.all(\.styles, of: context.spec.design, context)
                return ContextThemedStyle.byParent(context.spec.design.styles).map { styles[$0] }
            },
            .list("fonts", "The typefaces of the app.", font) { $0.spec.fonts },
            .list("buttonLooks", "How buttons look, by variant.", buttonLook) {
                ContextDefinition.all(\.buttonLooks, of: $0.spec.design, $0)
            },
            .flag("allButtonLooks", "Whether every variant has a look of its own.") {
                $0.spec.design.buttonLooks.count == ButtonLookName.allCases.count
            },
            .list("buttons", "The buttons.", button) { context in
                context.spec.buttons.map { ContextDefinition($0, context) }
            },
            .list("surfaces", "The places where banners show.", surface) { context in
                context.spec.surfaces.map { ContextDefinition($0, context) }
            },
            .list("screens", "The screens of the app.", screen) { context in
                context.spec.screens.map { ContextDefinition($0, context) }
            },
            .record("queue", "How banners wait.", queue) { $0.spec.queue },
            .flag("hasBanners", "Whether the catalogue holds a banner.") { !$0.spec.banners.isEmpty },
            .flag("hasMaxLength", "Whether some text shows a parameter that may have only so many characters.") {
                context in
                context.texts.contains { named in
                    named.text.parameters.contains { $0.kind.maxLength != nil }
                        && named.text.text.usedParameters.contains {
                            named.text.parameters[$0].kind.maxLength != nil
                        }
                }
            },
            .flag("hasNumbers", "Whether some text shows a number.") { context in
                context.texts.contains { named in
                    named.text.text.entries.contains { ContextTextEntry(named.text, $0).showsNumber }
                }
            },
            .flag("hasOneBanner", "Whether it holds just one.") { $0.spec.banners.count == 1 },
            .flag("hasOneLocale", "Whether there is one language only.") { $0.spec.locales.supported.count == 1 },
            .flag("hasPlurals", "Whether some text depends on a number.") { context in
                context.texts.contains { named in
                    named.text.text.entries.contains { if case .plural = $0.content { true } else { false } }
                }
            },
            .flag("hasTitles", "Whether some banner has a title.") {
                $0.spec.banners.contains { $0.extras?.title != nil }
            },
            .flag("hasPoints", "Whether some banner lists points.") { context in
                context.spec.banners.contains { !($0.extras?.points ?? []).isEmpty }
            },
            .flag("hasLinks", "Whether some banner has a link.") {
                $0.spec.banners.contains { $0.extras?.link != nil }
            },
            .list("banners", "The catalogue.", banner) { context in
                context.spec.banners.indices.map { ContextBanner(context: context, index: $0) }
            },
            .list("themes", "The themes.", theme) { context in
                context.spec.themes.map { ContextTheme(context: context, theme: $0) }
            },
            .list("designs", "The spec without a theme, and then every theme.", design) { context in
                [ContextDesign(context: context, theme: nil)]
                    + context.spec.themes.map { ContextDesign(context: context, theme: $0) }
            },
            .list("texts", "Every text of the spec in one list, those of themes too.", namedText) { $0.texts },
            .list(
                "otherTexts",
                "The texts that are no banner's without a theme: those of buttons and levels, and all that themes say.",
                namedText
            ) { $0.otherTexts },
        ])
}
