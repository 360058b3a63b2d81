// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Parallelism
import YAMLSource

/// Follows references and fills in defaults, keeping for each value who said it.
///
/// It works with faulty declarations too, so that a fault in one definition does not hide those in others; what it
/// returns counts only if nothing was reported.
final class Resolver {
    let declarations: Declarations
    let reader: NodeReader
    let profile: Profile
    /// Whether every used file could be read. If not, a name that is unknown may be defined in one that could not.
    let isComplete: Bool

    let metricsNames: Names
    let styleNames: Names
    let surfaceNames: Names

    /// For each banner that is declared, its index among those that can be resolved; `nil` without a level or a text.
    private let bannerIndices: [Int?]

    /// The times that banners show because their texts take that long to read.
    private let times: DerivedTimes

    /// How many unknown names were looked up among the known ones.
    private var suggestions = SuggestionBudget(NodeReader.suggestionLimit)

    init(_ declarations: Declarations, _ reader: NodeReader, isComplete: Bool) {
        self.declarations = declarations
        self.reader = reader
        self.isComplete = isComplete
        let profile = declarations.lint?.profile?.value ?? .apple
        self.profile = profile
        times = DerivedTimes(declarations, profile)
        metricsNames = Names(declarations.metrics, implicit: "standard")
        styleNames = Names(declarations.styles, implicit: "standard")
        surfaceNames = Names(declarations.surfaces, implicit: "main")
        var resolvable = 0
        bannerIndices = declarations.banners.items.map { _, banner in
            guard let level = banner.level, banner.text != nil, declarations.levels.index(of: level.value) != nil else {
                return nil
            }
            defer { resolvable += 1 }
            return resolvable
        }
    }

    /// A resolver for another thread, which knows what `other` does, and whose reports count for nothing.
    private init(for other: Resolver) {
        declarations = other.declarations
        reader = other.reader.fork()
        isComplete = other.isComplete
        profile = other.profile
        times = other.times
        metricsNames = other.metricsNames
        styleNames = other.styleNames
        surfaceNames = other.surfaceNames
        bannerIndices = other.bannerIndices
        suggestions = .none
    }

    /// The spec. `files` are those that were read; `fallbackName` stands for the name of a spec without one; `legacyTokens`
    /// is where a file of design tokens is used in an older form.
    func resolve(files: [FileID], _ locales: Locales, fallbackName: String, legacyTokens: Place?) -> Spec? {
        reportExcess(of: locales)
        let designs = DesignResolver(self, theme: nil)
        let design = designs.resolve()
        let buttons = declarations.buttons.items.map(\.definition)
        let screens = screens()
        var resolved = banners(design, designs)
        var themes = themes(looks: resolved.requests)
        OwnLooks.match(&resolved.banners, &themes)
        // A file that was read is never missing from `files`.
        guard
            let name = declarations.name
                ?? files.first.map({ Located(fallbackName, at: Place(file: $0, bytes: 0..<0)) })
        else { return nil }
        return Spec(
            name: name, description: declarations.description, profile: profile, locales: locales,
            platforms: declarations.platforms, fonts: declarations.fonts.items.map(\.definition), design: design,
            buttons: buttons, surfaces: surfaces(), screens: screens, queue: queue(), banners: resolved.banners,
            themes: themes, lint: declarations.lint?.settings ?? LintSettings(), files: files,
            textUses: reader.texts.uses, deprecatedTokens: reader.tokens.deprecatedUses, legacyTokens: legacyTokens)
    }

    private func reportExcess(of locales: Locales) {
        guard locales.supported.count > SpecLoader.localeLimit else { return }
        let text = declarations.banners.items.lazy.compactMap(\.definition.text).first
        guard let place = declarations.locales?.place ?? text?.place else { return }
        reader.report(
            .outOfRange, "the spec is in \(locales.supported.count) languages, but may be in \(SpecLoader.localeLimit)",
            at: place)
    }

    // MARK: References

    /// The index of the definition that `reference` names; reports it if there is none. `owner` is the definition that it stands in, where
    /// that is one of the same kind: it does not mean itself.
    func index<Definition>(
        of reference: Located<String>, _ subject: String, in table: Table<Definition>, names: Names? = nil,
        within owner: String? = nil, spelling: (String) -> String = { $0 }
    ) -> Located<Int>? {
        if let index = names.map({ $0.index(of: reference.value) }) ?? table.index(of: reference.value) {
            return Located(index, at: reference.place)
        }
        reader.unresolved.append(reference.place)
        reportUnknown(reference, subject, in: table, names: names, within: owner, spelling: spelling)
        return nil
    }

    /// Reports a name that nothing defines, unless its definition was reported. Names whose definitions were reported are
    /// suggested too: the author knows them. `spelling` is how a name is written where the reference stands.
    private func reportUnknown<Definition>(
        _ reference: Located<String>, _ subject: String, in table: Table<Definition>, names: Names? = nil,
        within owner: String? = nil, advice: String? = nil, spelling: (String) -> String = { $0 }
    ) {
        guard !table.hasFailed(reference.value) else { return }
        guard !suggestions.isSpent else {
            return reportUnknown(reference, subject, among: [], advice: advice, spelling: spelling)
        }
        let written = names?.all ?? Array(table.names.prefix(NearestName.candidateLimit))
        let others = (written.filter { !table.hasFailed($0) } + table.failedNames).filter { $0 != owner }
        let nothing = (subject == "font" ? helpDefiningFont(reference.value) : nil) ?? "none is defined"
        reportUnknown(
            reference, subject, among: others, nothing: owner == nil ? nothing : "there is no other",
            advice: advice, spelling: spelling)
    }

    /// How to define a font that is named by its family.
    private func helpDefiningFont(_ family: String) -> String? {
        guard let name = reader.meantIdentifier(family) else { return nil }
        let definition = "`fonts: { \(name): { family: \(PlainScalar.written(reader.shown(family))) } }`"
        return "define it first, \(definition)" + (name == family ? "" : ", and write `\(name)` here")
    }

    /// Checks that there is what a theme changes.
    private func override<Definition>(
        _ name: Located<String>, _ subject: String, _ section: RootKey, in table: Table<Definition>, names: Names? = nil
    ) {
        guard (names.map { $0.index(of: name.value) } ?? table.index(of: name.value)) == nil else { return }
        reader.unresolved.append(name.place)
        let advice = "a theme changes what the spec has, and adds nothing: define it under `\(section.rawValue)` first"
        reportUnknown(name, subject, in: table, names: names, advice: advice)
    }

    private func reportUnknown(
        _ reference: Located<String>, _ subject: String, among names: [String], nothing: String = "none is defined",
        advice: String?, spelling: (String) -> String
    ) {
        guard isComplete else { return }
        guard suggestions.take() else {
            let message = "there is no \(subject) `\(reader.shown(reference.value))`"
            return reader.report(.unknownReference, message, at: reference.place, help: advice.map { [$0] } ?? [])
        }
        let nearest = NearestName.find(reference.value, among: names)
        let help =
            if let nearest { "did you mean `\(reader.shown(nearest))`?" } else if names.isEmpty {
                nothing
            } else if names.count == 1 {
                "there is only \(reader.list(names))"
            } else {
                "there are \(reader.list(names.prefix(8)))" + (names.count > 8 ? " and more" : "")
            }
        reader.report(
            .unknownReference, "there is no \(subject) `\(reader.shown(reference.value))`", at: reference.place,
            help: nearest == nil ? [advice, help].compactMap { $0 } : [help],
            fix: nearest.map {
                Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: reference.place, with: spelling($0))])
            })
    }

    func metricsIndex(_ reference: Located<String>) -> Located<Int>? {
        index(of: reference, "metric", in: declarations.metrics, names: metricsNames)
    }

    /// The index among the banners that can be resolved of the one that `reference` names; reports it if there is none.
    private func bannerIndex(_ reference: Located<String>, within owner: String? = nil) -> Located<Int>? {
        index(of: reference, "banner", in: declarations.banners, within: owner).flatMap { declared in
            bannerIndices[declared.value].map { Located($0, at: reference.place) }
        }
    }

    /// The index of the typeface that `reference` names; reports it if there is none.
    func fontIndex(_ reference: Located<String>) -> Located<Int>? {
        index(of: reference, "font", in: declarations.fonts)
    }

    private func screenIndex(_ reference: Located<String>, within owner: String? = nil) -> Located<Int>? {
        index(of: reference, "screen", in: declarations.screens, within: owner)
    }

    // MARK: Surfaces, screens, queue

    private func surfaces() -> [Surface] {
        let underOrigin: Source.Origin = profile.under == .statusBar ? .language : .profile(profile)
        return surfaceNames.all.map { name in
            let declaration = declarations.surfaces[name]
            let place = declarations.surfaces.index(of: name).map { declarations.surfaces.items[$0].name.place }
            let origin = Source.Origin.definition("surfaces.\(name)")
            func pick<Value>(_ located: Located<Value>?, _ standard: Value) -> Resolved<Value> {
                Self.pick(located, origin, default: standard, .language)
            }
            return Surface(
                name: name, description: declaration?.description, place: place,
                scope: pick(declaration?.scope, .scene), edge: pick(declaration?.edge, .top),
                under: Self.pick(declaration?.under, origin, default: profile.under, underOrigin),
                group: pick(declaration?.group, name))
        }
    }

    private func screens() -> [Screen] {
        declarations.screens.items.map { name, screen in
            let surfaces = screen.surfaces.compactMap {
                index(of: $0, "surface", in: declarations.surfaces, names: surfaceNames)
            }
            return Screen(
                name: name, description: screen.description, surfaces: surfaces,
                coVisibleWith: screen.coVisibleWith.compactMap { screenIndex($0, within: name.value) })
        }
    }

    private func queue() -> Queue {
        let standard = profile.queue
        let origin = Source.Origin.definition("queue")
        func pick<Value>(_ located: Located<Value>?, _ standard: Value) -> Resolved<Value> {
            Self.pick(located, origin, default: standard, .profile(profile))
        }
        let queue = declarations.queue
        return Queue(
            order: pick(queue?.order, standard.order), conflict: pick(queue?.conflict, standard.conflict),
            coalesce: pick(queue?.coalesce, standard.coalescing), key: pick(queue?.key, standard.key),
            maxDepth: pick(queue?.maxDepth, standard.maxDepth), pause: pick(queue?.pause, standard.pause))
    }

    private static func pick<Value>(
        _ located: Located<Value>?, _ origin: Source.Origin, default standard: Value, _ standardOrigin: Source.Origin
    ) -> Resolved<Value> {
        guard let located else { return Resolved(standard, from: [Source(standardOrigin)]) }
        return Resolved(located.value, from: [Source(origin, at: located.place)])
    }

    /// The first value that `field` finds in `layers`; the others are kept as passed over.
    static func pick<Fields, Value>(
        _ field: (Fields) -> Located<Value>?, from layers: [DesignResolver.Layer<Fields>], default standard: Value,
        _ standardOrigin: Source.Origin
    ) -> Resolved<Value> {
        var winner: Resolved<Value>?
        for layer in layers {
            guard let located = field(layer.fields) else { continue }
            let source = Source(layer.origin, at: located.place)
            if winner == nil {
                winner = Resolved(located.value, from: [source])
            } else {
                winner?.overridden.append(source)
            }
        }
        return winner ?? Resolved(standard, from: [Source(standardOrigin)])
    }

    // MARK: Banners

    /// What was resolved by one thread, and is looked at by another when all is.
    private struct Banners: @unchecked Sendable {
        var banners: [Banner] = []
        /// How they asked for their looks, in the same order, where themes ask for them again.
        var requests: [LookTable.Request] = []
    }

    /// How many banners one thread resolves before it takes others. Fewer are resolved sooner by one alone.
    private static let bannerPieceCount = 500

    private func banners(_ design: Design, _ designs: DesignResolver) -> Banners {
        let declared = declarations.banners.items
        if declared.count > Self.bannerPieceCount, let banners = soundBanners(design) { return banners }
        return banners(declared[...], LookTable(design, designs))
    }

    /// The banners, resolved on all cores; `nil` if there is something to report, which depends on what was reported before.
    private func soundBanners(_ design: Design) -> Banners? {
        // What was declared does not change any more, and each thread has a resolver of its own.
        nonisolated(unsafe) let (resolver, items) = (self, declarations.banners.items)
        let shared = SharedLooks()
        let pieces = Parallel.mapAll(items.indices, piecesOf: Self.bannerPieceCount) { piece in
            let own = Resolver(for: resolver)
            let looks = LookTable(design, DesignResolver(own, theme: nil), shared: shared)
            let banners = own.banners(items[piece], looks)
            return own.hasReports ? nil : banners
        }
        return pieces.map { Banners(banners: $0.flatMap(\.banners), requests: $0.flatMap(\.requests)) }
    }

    /// Whether there is something to say about what was resolved.
    private var hasReports: Bool { !reader.findings.isEmpty || !reader.unresolved.isEmpty }

    private func banners(
        _ declared: ArraySlice<(name: Located<String>, definition: BannerDeclaration)>, _ looks: LookTable
    ) -> Banners {
        var looks = looks
        var resolved = Banners()
        resolved.banners = declared.compactMap { name, declaration in
            let time = times.time(name.value, declaration)
            return banner(name, declaration, readingTime: time, &looks, &resolved.requests)
        }
        return resolved
    }

    private func banner(
        _ name: Located<String>, _ declaration: BannerDeclaration, readingTime: DerivedTime?,
        _ looks: inout LookTable, _ requests: inout [LookTable.Request]
    ) -> Banner? {
        let level = declaration.level.flatMap {
            index(of: $0, "level", in: declarations.levels)
        }
        let style = declaration.style.map { index(of: $0, "style", in: declarations.styles, names: styleNames) }
        let surface = declaration.surface.map {
            index(of: $0, "surface", in: declarations.surfaces, names: surfaceNames)
        }
        let buttons = declaration.buttons.compactMap {
            index(of: $0, "button", in: declarations.buttons)
        }
        let trigger = declaration.trigger.map { self.trigger($0, of: name.value) }
        let progress = declaration.extras?.progress.flatMap(progress)
        var metrics: Located<Int>?
        if case .named(let reference)? = declaration.overrides?.metrics { metrics = metricsIndex(reference) }
        if let level { rejectOtherIcon(declaration, level.value) }
        guard let level, let text = declaration.text else { return nil }
        let shown = (surface ?? nil)?.value ?? surfaceNames.implicitIndex

        let request = LookTable.Request(
            level: level.value, style: (style ?? nil)?.value ?? styleNames.implicitIndex,
            overrides: declaration.overrides, metrics: metrics, readingTime: readingTime,
            surfaceEdge: writtenEdge(shown), banner: name.value)
        if !declarations.themes.items.isEmpty { requests.append(request) }
        return Banner(
            name: name, description: declaration.description, level: request.level, style: request.style,
            surface: shown,
            choices: .init(level: level.place, style: declaration.style?.place, surface: declaration.surface?.place),
            parameters: declaration.parameters.parameters ?? [], text: text, buttons: buttons,
            extras: extras(declaration, trigger, progress), look: looks.look(request))
    }

    /// A level's icon that is `fixed` is what its banners are known by.
    private func rejectOtherIcon(_ banner: BannerDeclaration, _ level: Int) {
        guard let other = banner.extras?.image?.place ?? banner.overrides?.level.icon?.place else { return }
        let (name, definition) = declarations.levels.items[level]
        guard let icon = definition.fields.icon?.value, icon.isFixed else { return }
        reader.report(
            .conflictingFields,
            "the icon of the level `\(reader.shown(name.value))` is fixed, so no banner replaces it",
            at: other, labels: [Label("fixed here", at: icon.place)],
            help: ["remove the image, or choose a level whose icon may be replaced"])
    }

    /// The edge of the surface `reference`, if the spec says one that is not the default.
    private func writtenEdge(_ reference: Int) -> Resolved<BannerEdge>? {
        let name = surfaceNames.all[reference]
        guard let edge = declarations.surfaces[name]?.edge, edge.value != StyleDefaults.edge else { return nil }
        return Resolved(edge.value, from: [Source(.definition("surfaces.\(name)"), at: edge.place)])
    }

    private func extras(_ banner: BannerDeclaration, _ trigger: Trigger?, _ progress: Progress?) -> Banner.Extras? {
        guard let extras = banner.extras else { return trigger.map { Banner.Extras(trigger: $0) } }
        return Banner.Extras(
            title: extras.title, points: extras.points, link: extras.link, onTap: extras.onTap,
            expires: extras.expires, image: extras.image, trigger: trigger, progress: progress,
            alsoAvailableAt: extras.alsoAvailableAt)
    }

    private func trigger(_ trigger: TriggerDeclaration, of banner: String) -> Trigger {
        Trigger(
            event: trigger.event, condition: trigger.condition, clears: trigger.clears,
            screens: trigger.screens.compactMap { screenIndex($0) }, minInterval: trigger.minInterval,
            mutex: trigger.mutex.compactMap { bannerIndex($0, within: banner) }, place: trigger.place)
    }

    private func progress(_ progress: ProgressDeclaration) -> Progress? {
        let completion = progress.completion.flatMap { completion in
            let metrics = completion.metrics.flatMap(metricsIndex)
            return completion.text.map { Progress.Completion(text: $0, metrics: metrics) }
        }
        guard let kind = progress.kind else { return nil }
        return Progress(kind: kind, step: progress.step, onTap: progress.onTap, completion: completion)
    }

    // MARK: Themes

    /// How many themes one thread resolves before it takes others. Fewer are resolved sooner by one alone.
    private static let themePieceCount = 8

    private func themes(looks requests: [LookTable.Request]) -> [Theme] {
        if declarations.themes.items.count > Self.themePieceCount, let themes = soundThemes(looks: requests) {
            return themes
        }
        return declarations.themes.items.map { theme($0.name, $0.definition, looks: requests) }
    }

    /// The themes, resolved on all cores; `nil` if there is something to report, which depends on what was reported before.
    private func soundThemes(looks requests: [LookTable.Request]) -> [Theme]? {
        // Neither what was declared nor what banners ask for changes any more, and each thread has a resolver of its own.
        nonisolated(unsafe) let (resolver, items, requests) = (self, declarations.themes.items, requests)
        let pieces = Parallel.mapAll(items.indices, piecesOf: Self.themePieceCount) { piece in
            let own = Resolver(for: resolver)
            let themes = items[piece].map { name, theme in own.theme(name, theme, looks: requests) }
            return own.hasReports ? nil : themes
        }
        return pieces.map { Array($0.joined()) }
    }

    private func theme(
        _ name: Located<String>, _ theme: ThemeDeclaration, looks requests: [LookTable.Request]
    ) -> Theme {
        for (color, _) in theme.palette.items { override(color, "palette colour", .palette, in: declarations.palette) }
        for (metric, _) in theme.metrics.items {
            override(metric, "metric", .metrics, in: declarations.metrics, names: metricsNames)
        }
        for (style, _) in theme.buttonStyles.items {
            override(style, "button style", .buttonStyles, in: declarations.buttonStyles)
        }
        for (level, _) in theme.levels.items { override(level, "level", .levels, in: declarations.levels) }
        for (style, _) in theme.styles.items {
            override(style, "style", .styles, in: declarations.styles, names: styleNames)
        }
        var texts: [Int: LocalizedText] = [:]
        for (banner, text) in theme.texts {
            if let index = bannerIndex(banner), let text { texts[index.value] = text }
        }
        let designs = DesignResolver(self, theme: (name.value, theme))
        let design = designs.resolve()
        var looks = LookTable(design, designs)
        let own = theme.declarations?.banners
        return Theme(
            name: name, description: theme.description, design: design, texts: texts,
            looks: requests.map { request in
                looks.look(own?[request.banner]?.overrides.map(request.with) ?? request)
            })
    }
}

/// The names of a section, with the one that is there without being written.
struct Names {
    /// All names, the implicit one first if it is not written.
    let all: [String]
    /// The index of the implicit one.
    let implicitIndex: Int
    /// The indices of the names that are written, among these alone.
    private let indices: [String: Int]
    /// The implicit name if it is not written.
    private let added: String?

    init<Definition>(_ table: Table<Definition>, implicit: String) {
        indices = table.indices
        added = table.index(of: implicit) == nil ? implicit : nil
        all = (added.map { [$0] } ?? []) + table.names
        implicitIndex = table.index(of: implicit) ?? 0
    }

    func index(of name: String) -> Int? {
        guard let added else { return indices[name] }
        return name == added ? 0 : indices[name].map { $0 + 1 }
    }
}
