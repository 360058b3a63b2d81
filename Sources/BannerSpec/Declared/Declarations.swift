// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

/// What one file, or several together, write down, before references are followed.
struct Declarations {
    var name: Located<String>?
    var description: String?
    var locales: Located<Locales>?
    var platforms: [DeploymentTarget]?
    var queue: QueueDeclaration?
    var lint: LintDeclaration?

    var palette = Table<ColorDeclaration>()
    var fonts = Table<Font>()
    var metrics = Table<MetricsDeclaration>()
    var buttonStyles = Table<ButtonStyleDeclaration>()
    var buttons = Table<Button>()
    var levels = Table<LevelDeclaration>()
    var styles = Table<StyleDeclaration>()
    var surfaces = Table<SurfaceDeclaration>()
    var screens = Table<ScreenDeclaration>()
    var banners = Table<BannerDeclaration>()
    var themes = Table<ThemeDeclaration>()

    /// The settings that could not be read as they were meant, or not at all.
    private(set) var failedSettings: Set<RootKey> = []

    /// The file that each setting is from.
    private var settings = FieldTable<RootKey, FileID>()

    /// Whether `file` is the first of those that have a setting, in the order of their use, and so decides.
    mutating func claim(_ setting: RootKey, for file: FileID) -> Bool {
        if let other = settings[setting], other < file { return false }
        settings[setting] = file
        return true
    }

    /// Whether `setting` is what its author meant, as far as files that could not be read leave it to tell.
    func isKnown(_ setting: RootKey, isComplete: Bool) -> Bool {
        !failedSettings.contains(setting) && (isComplete || settings[setting] != nil)
    }

    /// Notes that the definition of `name` stands outside of its section.
    mutating func fail(_ name: String, in section: RootKey) {
        switch section {
        case .palette: palette.fail(name)
        case .fonts: fonts.fail(name)
        case .buttonStyles: buttonStyles.fail(name)
        case .metrics: metrics.fail(name)
        case .buttons: buttons.fail(name)
        case .levels: levels.fail(name)
        case .styles: styles.fail(name)
        case .surfaces: surfaces.fail(name)
        case .screens: screens.fail(name)
        case .banners: banners.fail(name)
        case .themes: themes.fail(name)
        case .bannerc, .name, .description, .use, .locales, .platforms, .queue, .lint: break
        }
    }

    /// Notes that a section could not be read: any of its names may be missing.
    mutating func failAll(_ section: RootKey) {
        switch section {
        case .palette: palette.failAll()
        case .fonts: fonts.failAll()
        case .buttonStyles: buttonStyles.failAll()
        case .metrics: metrics.failAll()
        case .buttons: buttons.failAll()
        case .levels: levels.failAll()
        case .styles: styles.failAll()
        case .surfaces: surfaces.failAll()
        case .screens: screens.failAll()
        case .banners: banners.failAll()
        case .themes: themes.failAll()
        case .locales, .platforms, .queue, .lint: failedSettings.insert(section)
        case .bannerc, .name, .description, .use: break
        }
    }
}

/// Definitions by name, in the order in which they are written.
struct Table<Definition> {
    private(set) var items: [(name: Located<String>, definition: Definition)] = []
    /// The index of each name.
    private(set) var indices: [String: Int] = [:]
    /// Names whose definitions could not be read, in the order in which they are written.
    private(set) var failedNames: [String] = []
    private var failed: Set<String> = []
    /// Whether any name may be missing, since the section could not be read as a whole.
    private(set) var isPartial = false

    /// A table without a definition.
    init() {}

    /// The definitions `items`, in whose names there is no fault; `indices` says where each name is.
    init(_ items: [(name: Located<String>, definition: Definition)], indices: [String: Int]) {
        self.items = items
        self.indices = indices
    }

    /// Whether nothing was read so far, be it at fault.
    var isUntouched: Bool { items.isEmpty && failed.isEmpty && !isPartial }

    // A key path would be built anew in each call.
    var names: some Sequence<String> { items.lazy.map { $0.name.value } }

    func index(of name: String) -> Int? { indices[name] }

    /// Whether the definition of `name` could not be read. That was reported; references to it are not reported again.
    func hasFailed(_ name: String) -> Bool { isPartial || failed.contains(name) }

    /// Notes that the definition of `name` could not be read; `meant` is the name that it probably should have had. What is no name at all
    /// is not listed among those that there are.
    mutating func fail(_ name: String, meant: String? = nil, isName: Bool = true) {
        if isName, !failed.contains(meant ?? name) { failedNames.append(meant ?? name) }
        failed.formUnion([name, meant ?? name])
    }

    mutating func failAll() { isPartial = true }

    subscript(name: String) -> Definition? { indices[name].map { items[$0].definition } }

    /// Where the definition of `name` has its name.
    func place(of name: String) -> Place? { indices[name].map { items[$0].name.place } }

    /// Changes the definition of `name`; false if there is none.
    mutating func update(_ name: String, _ change: (inout Definition) -> Void) -> Bool {
        guard let index = indices[name] else { return false }
        change(&items[index].definition)
        return true
    }

    /// These definitions, each replaced by that of `other` if that has it.
    func replaced(by other: Table) -> Table {
        var table = self
        for index in table.items.indices {
            if let definition = other[table.items[index].name.value] { table.items[index].definition = definition }
        }
        return table
    }

    /// Makes room for `count` more definitions.
    mutating func reserve(_ count: Int) {
        items.reserveCapacity(items.count + count)
        indices.reserveCapacity(items.count + count)
    }

    /// Adds a definition, unless the name is taken; then the place of the earlier one is returned.
    mutating func insert(_ definition: Definition, as name: Located<String>) -> Place? {
        if let index = indices[name.value] { return items[index].name.place }
        indices[name.value] = items.count
        items.append((name, definition))
        return nil
    }
}

/// The times and the motion of a banner, as written.
struct MetricsDeclaration {
    var description: String?
    var present: Located<Duration>?
    var display: Located<Duration?>?
    var dismiss: Located<Duration>?
    var motion: Located<BannerMotion>?
    var transition: Located<BannerTransition>?
    var dismissEasing: Located<BannerCurve>?
}

/// A level, as written. A class, as ``StyleAttributes`` are one, and all that has many fields.
final class LevelDeclaration {
    var description: String?
    var severity: Located<Int>?
    let fields = LevelFields()
    var metrics: Located<String>?
}

/// What a level and a banner may say about meaning.
final class LevelFields {
    var tint: ColorDeclaration?
    var onTint: ColorDeclaration?
    var accent: ColorDeclaration?
    /// Without an image for `none`, which is a choice.
    var icon: Located<Image?>?
    var spokenPrefix: LocalizedText?
    var announcement: Located<BannerAnnouncement>?
    var haptic: Located<BannerHaptic>?
}

/// A style, as written.
final class StyleDeclaration {
    var description: String?
    var extends: Located<String>?
    let fields = StyleFields()
    var metrics: Located<String>?
}

/// What a style and a banner may say about look and behaviour.
final class StyleFields {
    var position: Located<BannerPosition>?
    var edge: Located<BannerEdge>?
    var bufferHeight: Located<Double>?
    var statusBar: Located<BannerStatusBarStyle>?
    var textStyle: Located<BannerTextStyle>?
    var textWeight: Located<BannerFontWeight>?
    var maxLines: Located<Int>?
    var dynamicType: Located<ClosedRange<BannerDynamicTypeSize>>?
    var textFont: Located<String>?
    let title = TitleFields()
    let shape = ShapeFields()
    var padding: Located<SideLengths>?
    var imageShape: Located<BannerImageShape>?
    var imageSize: Located<Double>?
    var indicatorHeight: Located<Double?>?
    var indicatorColor: ColorDeclaration?
    var dismissal: Located<BannerDismissal>?
    var buttonLayout: Located<BannerButtonLayout>?
    var sticksOnScroll: Located<Bool>?
    var maxWidth: Located<Double?>?
}

/// What a style says about the title.
final class TitleFields {
    var style: Located<BannerTextStyle>?
    var weight: Located<BannerFontWeight>?
    var maxLines: Located<Int>?
    var font: Located<String>?
}

/// What a style says about the bar around the content.
final class ShapeFields {
    var cornerRadius: Located<Double>?
    /// Without a border for `none`, which takes away one that is inherited.
    var border: Located<BorderDeclaration?>?
    /// Without a shadow for `none`.
    var shadow: Located<ShadowDeclaration?>?
    var margin: Located<SideLengths>?
    var fill: Located<BannerFill>?
    var alignment: Located<BannerAlignment>?
    var separator: Located<Bool>?
}

/// A length for all sides, or for some of them, as written.
struct SideLengths {
    var everywhere: Double?
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?

    /// The lengths, where `inherited` is what holds at sides that are not written.
    func lengths(over inherited: BannerInsets) -> BannerInsets {
        if let everywhere { return BannerInsets(everywhere) }
        return BannerInsets(
            top: top ?? inherited.top, leading: leading ?? inherited.leading, bottom: bottom ?? inherited.bottom,
            trailing: trailing ?? inherited.trailing)
    }
}

/// A colour by its role or by itself, as written.
enum PaintDeclaration {
    case clear
    case tint
    case onTint
    case accent
    case color(ColorDeclaration)
}

/// A border, as written.
struct BorderDeclaration {
    var width: Double
    var paint: PaintDeclaration
}

/// A shadow, as written.
struct ShadowDeclaration {
    var x: Double
    var y: Double
    var blur: Double
    var color: ColorDeclaration
}

/// How the buttons of a variant look, as written.
final class ButtonStyleDeclaration {
    var description: String?
    var fill: Located<PaintDeclaration>?
    var label: Located<PaintDeclaration>?
    /// Without a border for `none`.
    var border: Located<BorderDeclaration?>?
    var cornerRadius: Located<Double>?
    var minHeight: Located<Double>?
    var padding: Located<SideLengths>?
    var pressedOpacity: Located<Double>?
    var disabledOpacity: Located<Double>?
}

/// A surface, as written.
struct SurfaceDeclaration {
    var description: String?
    var scope: Located<BannerSurface.Scope>?
    var edge: Located<BannerEdge>?
    var under: Located<BannerSurface.Anchor>?
    var group: Located<String>?
}

/// A screen, as written.
struct ScreenDeclaration {
    var description: String?
    var surfaces: [Located<String>] = []
    var coVisibleWith: [Located<String>] = []
}

/// The queue, as written.
struct QueueDeclaration {
    var order: Located<BannerQueuePolicy.Order>?
    var conflict: Located<BannerQueuePolicy.Conflict>?
    var coalesce: Located<BannerQueuePolicy.Coalescing>?
    var key: Located<[BannerQueuePolicy.Key]>?
    var maxDepth: Located<Int>?
    var pause: Located<Duration>?
}

/// What a spec says about rules, as written.
struct LintDeclaration {
    var profile: Located<Profile>?
    /// Whether nothing is wrong with what is said of the profile, be it nothing.
    var isProfileKnown = true
    var settings = LintSettings()
}

/// A banner, as written. A class, for the reason that ``Banner`` is one.
final class BannerDeclaration {
    var description: String?
    var level: Located<String>?
    var style: Located<String>?
    var surface: Located<String>?
    var parameters = ParameterScope(parameters: [])
    var text: LocalizedText?
    var buttons: [Located<String>] = []
    var trigger: TriggerDeclaration?
    var extras: Extras?
    var overrides: Overrides?

    /// What only few banners have, out of the way of the others: a large catalogue holds thousands of declarations.
    final class Extras {
        var title: LocalizedText?
        var points: [LocalizedText] = []
        var link: Link?
        var onTap: Located<BannerBarTap>?
        var expires: Located<Duration>?
        var image: Image?
        var progress: ProgressDeclaration?
        var alsoAvailableAt: LocalizedText?
    }

    /// What a banner says over its level and style. Few do, so it stays out of the way of the others.
    final class Overrides {
        let level = LevelFields()
        let style = StyleFields()
        var metrics: MetricsChoice?
    }

    /// Metrics by name, or a banner's own.
    enum MetricsChoice {
        case named(Located<String>)
        case own(MetricsDeclaration, Place)
    }
}

/// A trigger, as written. Many banners have one, and many others none.
final class TriggerDeclaration {
    let place: Place
    var event: Located<String>?
    var condition: Located<String>?
    var clears: Located<String>?
    var screens: [Located<String>] = []
    var minInterval: Located<Duration>?
    var mutex: [Located<String>] = []

    init(place: Place) { self.place = place }
}

/// A progress, as written.
struct ProgressDeclaration {
    var kind: Located<BannerProgress.Kind>?
    var step: Located<Double>?
    var onTap: [Located<BannerProgress.TapAction>] = []
    var completion: Completion?

    /// What is shown at the end. It has a text, unless something is wrong with that.
    typealias Completion = (text: LocalizedText?, metrics: Located<String>?)
}

/// A theme, as written.
struct ThemeDeclaration {
    var description: String?
    var palette = Table<ColorDeclaration>()
    var metrics = Table<MetricsDeclaration>()
    var buttonStyles = Table<ButtonStyleDeclaration>()
    var levels = Table<LevelDeclaration>()
    var styles = Table<StyleDeclaration>()
    /// The texts are read once the banners and their parameters are known.
    var texts: [(banner: Located<String>, text: LocalizedText?)] = []
    /// What the spec says, where its aliases stand for other tokens in this theme.
    var declarations: Declarations?
}
