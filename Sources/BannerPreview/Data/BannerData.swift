// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import BannerSpec
import Diagnostics

/// A banner in all combinations of a grid, as the page reads it. What is the same in several is there once.
struct BannerData {
    private let spec: Spec
    private let banner: Banner
    private let index: Int
    private let grid: PreviewGrid
    private let drawer: BannerDrawer
    private let choices: [ValueChoice]
    private let locales: [PreviewLocale]

    private var strings = Numbering<String>()
    private var letterings = Numbering<Lettering>()
    private var skins = Numbering<Skin>()
    private var pictures = Numbering<Picture>()
    private var films = Numbering<BannerFilm>()
    /// The languages of what is said or written in another one than is chosen.
    private var otherLanguages = Numbering<String>()
    private var shapes: [Shape] = []
    /// The shape, the skin and the film in each design: that without a theme, and those of the themes.
    private var looks: [[Int]] = []

    /// A banner in a design, as far as that decides where things stand: themes that differ in colours alone share it.
    private struct Shape {
        let configuration: BannerConfiguration
        let texts: LocalizedText
        let icon: Image.Source?
        var stages: [WindowStage] = []
        /// The picture for each language, choice of values, size and window.
        var pictures: [Int] = []

        /// Whether banners of `other` are drawn in the same places.
        func isSame(as other: Shape) -> Bool {
            geometry(configuration) == geometry(other.configuration) && texts == other.texts && icon == other.icon
        }

        private func geometry(_ configuration: BannerConfiguration) -> BannerConfiguration {
            var geometry = configuration
            geometry.metrics = BannerDisplayMetrics(display: configuration.metrics.display)
            geometry.statusBar = .automatic
            geometry.shape.shadow = nil
            geometry.shape.border = nil
            if let indicator = geometry.indicator { geometry.indicator = BannerIndicator(height: indicator.height) }
            geometry.buttonLooks = geometry.buttonLooks.mapValues {
                BannerButtonLook(
                    border: $0.border.map { BannerBorder(width: $0.width, paint: .clear) },
                    cornerRadius: $0.cornerRadius,
                    minHeight: $0.minHeight, padding: $0.padding)
            }
            return geometry
        }
    }

    /// The banner at `index` of `spec`, drawn in all of `grid`.
    init(_ spec: Spec, _ index: Int, _ grid: PreviewGrid, _ setter: TextSetter) {
        self.spec = spec
        self.index = index
        self.grid = grid
        banner = spec.banners[index]
        drawer = BannerDrawer(spec, setter)
        choices = grid.values(of: banner, in: spec.locales.supported)
        locales = grid.locales(of: spec)
    }

    /// The banner as JSON. `findings` are those that it has a part in, by their index.
    mutating func json(findings: [Int]) -> [UInt8] {
        let designs =
            [(design: spec.design, look: banner.look, texts: banner.text)]
            + spec.themes.map { ($0.design, $0.looks[index], $0.texts[index] ?? banner.text) }
        looks = designs.map { design, look, texts -> [Int] in
            let runtime = RuntimeDesign(spec, design)
            let film = films.number(of: BannerFilm(runtime.configuration(look).metrics))
            return [shape(runtime, look, texts), skin(runtime, look), film]
        }
        let speech = speech()
        var json = CompactJSON()
        json.object { json in
            json.string("name", banner.name.value)
            json.string("about", ifAny: banner.description)
            json.int("level", banner.level)
            json.int("style", banner.style)
            json.string("surface", spec.surfaces[banner.surface].name)
            json.strings("buttons", banner.buttons.map { spec.buttons[$0.value].variant.lookName })
            json.array("values") { json in
                for choice in choices { json.strings(nil, [choice.id, choice.label]) }
            }
            json.array("looks") { json in for look in looks { json.ints(nil, look) } }
            json.array("shapes") { json in for shape in shapes { write(shape, &json) } }
            json.array("skins") { json in for skin in skins.all { Self.write(skin, &json) } }
            json.array("films") { json in for film in films.all { film.write(to: &json) } }
            json.ints("says", speech)
            json.array("languages") { json in for language in otherLanguages.all { json.locale(language) } }
            json.ints("findings", findings)
            json.strings("facts", facts)
            writePictures(&json)
        }
        return json.bytes
    }

    // MARK: Comparing

    /// All that is seen in a combination.
    struct Seen {
        /// The number of the picture, since pictures are many and few are different.
        let number: Int
        let picture: Picture
        let skin: Skin
        let stage: WindowStage
        let radius: Double
        let edge: BannerEdge
    }

    /// The names of the themes, after none.
    var themes: [String] { [""] + spec.themes.map(\.name.value) }
    /// The languages that somebody speaks.
    var languages: [String] { locales.filter { $0.pseudo == nil }.map(\.tag) }
    /// The names of the choices of values.
    var valueNames: [String] { choices.map(\.id) }

    /// What is seen in a combination, by its indices; `nil` before ``json(findings:)`` has drawn anything.
    func seen(theme: Int, locale: Int, value: Int, size: Int, window: Int) -> Seen? {
        guard looks.indices.contains(theme) else { return nil }
        let shape = shapes[looks[theme][0]]
        let at = ((locale * choices.count + value) * grid.sizes.count + size) * grid.windows.count + window
        guard shape.pictures.indices.contains(at) else { return nil }
        let number = shape.pictures[at]
        return Seen(
            number: number, picture: pictures.all[number], skin: skins.all[looks[theme][1]],
            stage: shape.stages[window], radius: shape.configuration.shape.cornerRadius,
            edge: shape.configuration.edge)
    }

    // MARK: Drawing

    private mutating func shape(_ runtime: RuntimeDesign, _ look: Look, _ texts: LocalizedText) -> Int {
        let configuration = runtime.configuration(look)
        var shape = Shape(
            configuration: configuration, texts: texts, icon: look.level.icon.value?.source)
        if let known = shapes.firstIndex(where: { $0.isSame(as: shape) }) { return known }
        let surface = spec.surfaces[banner.surface]
        shape.stages = grid.windows.map { WindowStage(configuration, under: surface.under.value, in: $0) }
        for locale in locales {
            var known: [RuntimeBanner.Words: [Int]] = [:]
            for choice in choices {
                let shown = locale.shown(runtimeBanner(runtime, configuration, look, texts, locale, choice))
                let drawn = known[shown.words] ?? draw(shown, locale.tag)
                known[shown.words] = drawn
                shape.pictures += drawn
            }
        }
        shapes.append(shape)
        return shapes.count - 1
    }

    /// The pictures of a banner at each size and in each window.
    private mutating func draw(_ shown: RuntimeBanner, _ locale: String) -> [Int] {
        var known: [BannerDrawer.Place: Int] = [:]
        var drawn: [Int] = []
        let configuration = shown.bannerConfiguration
        for size in grid.sizes {
            let texts = drawer.texts(in: locale, at: configuration.typography.clamped(size))
            for window in grid.windows {
                let place = BannerDrawer.Place(configuration, window.container, size)
                let picture = known[place] ?? number(drawer.picture(shown, locale: locale, at: place, texts))
                known[place] = picture
                drawn.append(picture)
            }
        }
        return drawn
    }

    private mutating func number(_ picture: Picture) -> Int {
        for mark in picture.marks {
            switch mark {
            case .text(_, _, _, _, let lettering, _, let line):
                _ = letterings.number(of: lettering)
                _ = strings.number(of: line.words)
                _ = line.language.map { otherLanguages.number(of: $0) }
            case .symbol(_, _, let name, _), .image(_, _, _, let name): _ = strings.number(of: name)
            case .box, .target: break
            }
        }
        return pictures.number(of: picture)
    }

    private mutating func skin(_ runtime: RuntimeDesign, _ look: Look) -> Int {
        let shown = runtimeBanner(
            runtime, runtime.configuration(look), look, banner.text, PreviewLocale(ofDevelopment: spec), .typical)
        return skins.number(
            of: Skin(
                shown.bannerConfiguration, shown.levelConfiguration,
                buttons: shown.drawnButtons(BannerWaysOut(of: shown))))
    }

    private func runtimeBanner(
        _ runtime: RuntimeDesign, _ configuration: BannerConfiguration, _ look: Look, _ texts: LocalizedText,
        _ locale: PreviewLocale, _ choice: ValueChoice
    ) -> RuntimeBanner {
        RuntimeBanner(
            banner, of: spec, severity: spec.design.levels[banner.level].severity.value, configuration,
            runtime.level(look.level, in: locale.base), text: texts,
            ValueFiller(banner: banner, choice: choice, locale: locale.base, pseudo: locale.pseudo))
    }

    // MARK: Words

    /// What a screen reader says in each language and choice of values: for each, how many elements there are, and of each the kind and
    /// the string. Ten is added to the kind for the first of ``otherLanguages``, where it is in that one, twenty for the second, and so on.
    private mutating func speech() -> [Int] {
        let runtime = RuntimeDesign(spec, spec.design)
        let configuration = runtime.configuration(banner.look)
        var numbers: [Int] = []
        for locale in locales {
            for choice in choices {
                let shown = locale.shown(
                    runtimeBanner(runtime, configuration, banner.look, banner.text, locale, choice))
                let elements = SpokenElement.all(of: shown, in: locale.tag)
                numbers.append(elements.count)
                for element in elements {
                    let isOwn = element.language == locale.tag
                    let language = isOwn ? 0 : 10 * (1 + otherLanguages.number(of: element.language))
                    numbers += [element.kind.rawValue + language, strings.number(of: element.words)]
                }
            }
        }
        return numbers
    }

    /// What changes meanwhile, for the end of a phrase; nothing where it slides, as most do.
    private static func way(_ transition: BannerTransition) -> String {
        switch transition {
        case .slide: ""
        case .fade: ", fading in its place"
        case .slideAndFade: ", sliding and fading"
        }
    }

    /// What people ask of a banner, as names and values by turns.
    private var facts: [String] {
        let metrics = banner.look.metrics.value
        var facts = [
            "Comes in", Figure.text(metrics.present.value) + Self.way(metrics.transition.value), "Stays",
            metrics.display.value.map { Figure.text($0) } ?? "until somebody or something ends it",
        ]
        if let trigger = banner.extras?.trigger {
            if let event = trigger.event { facts += ["Comes when", "the event \(event.value) happens"] }
            if let condition = trigger.condition { facts += ["Comes while", "\(condition.value) holds"] }
            let screens = trigger.screens.map { spec.screens[$0.value].name.value }
            if !screens.isEmpty { facts += ["On", screens.joined(separator: ", ")] }
        }
        let sizes = banner.look.style.dynamicType.value
        facts += [
            "Text sizes",
            "\(sizes.lowerBound.shortName) to \(sizes.upperBound.shortName); beyond, it stays as it is there",
        ]
        let place = banner.look.style.position.value == .overlay ? "over the content" : "between the content"
        facts += ["Stands", "\(place), at the \(banner.look.style.edge.value.rawValue)"]
        return facts
    }

    // MARK: Writing

    private func write(_ shape: Shape, _ json: inout CompactJSON) {
        json.object { json in
            json.int("bottom", shape.configuration.edge == .bottom ? 1 : 0)
            json.int("embedded", shape.configuration.position == .embedded ? 1 : 0)
            json.number("radius", max(0, shape.configuration.shape.cornerRadius))
            json.array("stages") { json in for stage in shape.stages { stage.write(to: &json) } }
            json.ints("map", shape.pictures)
        }
    }

    private static func write(_ skin: Skin, _ json: inout CompactJSON) {
        json.object { json in
            json.array("colors") { json in for color in skin.colors { json.strings(nil, color) } }
            json.array("shadow") { json in for length in skin.shadow ?? [] { json.number(nil, length) } }
            json.number("border", skin.border)
            json.strings("status", skin.statusBar.map { $0?.rawValue ?? "" })
        }
    }

    private mutating func writePictures(_ json: inout CompactJSON) {
        json.array("pictures") { json in for picture in pictures.all { write(picture, &json) } }
        json.strings("strings", strings.all)
        json.array("fonts") { json in
            for lettering in letterings.all {
                json.array { json in
                    json.string(nil, lettering.family ?? "")
                    json.int(nil, lettering.weight)
                    json.number(nil, lettering.points)
                }
            }
        }
    }

    /// `[width, height, [cut parts], [marks]]`: each mark is a kind, a part, and as many numbers as the kind has.
    private mutating func write(_ picture: Picture, _ json: inout CompactJSON) {
        json.array { json in
            json.tenths(picture.size.width)
            json.tenths(picture.size.height)
            json.ints(nil, picture.cut.map(\.number))
            json.array { json in
                for mark in picture.marks { write(mark, &json) }
            }
        }
    }

    private mutating func write(_ mark: Mark, _ json: inout CompactJSON) {
        switch mark {
        case .box(let part, let frame, let radius, let fill, let line, let width):
            json.int(nil, 0)
            json.int(nil, part?.number ?? 0)
            for length in [frame.x, frame.y, frame.width, frame.height, radius] { json.tenths(length) }
            json.int(nil, fill?.index ?? -1)
            json.int(nil, line?.index ?? -1)
            json.tenths(width)
        case .text(let part, let x, let y, let width, let lettering, let paint, let line):
            json.int(nil, 1)
            json.int(nil, part.number)
            for length in [x, y, width] { json.tenths(length) }
            json.int(nil, letterings.number(of: lettering))
            json.int(nil, paint.index)
            json.int(nil, strings.number(of: line.words))
            json.int(
                nil,
                (line.isCut ? 1 : 0) + (line.isLink ? 2 : 0) + (line.isRightToLeft ? 4 : 0)
                    + 8 * (line.hold?.rawValue ?? 0)
                    + 32 * (line.language.map { 1 + otherLanguages.number(of: $0) } ?? 0))
        case .symbol(let part, let frame, let name, let paint):
            json.int(nil, 2)
            json.int(nil, part.number)
            for length in [frame.x, frame.y, frame.width] { json.tenths(length) }
            json.int(nil, strings.number(of: name))
            json.int(nil, paint.index)
        case .image(let part, let frame, let shape, let name):
            json.int(nil, 3)
            json.int(nil, part.number)
            for length in [frame.x, frame.y, frame.width] { json.tenths(length) }
            json.int(nil, BannerImageShape.allCases.firstIndex(of: shape) ?? 0)
            json.int(nil, strings.number(of: name))
        case .target(let part, let frame):
            json.int(nil, 4)
            json.int(nil, part.number)
            for length in [frame.x, frame.y, frame.width, frame.height] { json.tenths(length) }
        }
    }
}

/// Numbers for values, from 0 on in the order in which they come.
struct Numbering<Value: Hashable> {
    private(set) var all: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = all.count
        all.append(value)
        return all.count - 1
    }
}

extension BannerPart {
    /// What stands for it in the page.
    var number: Int {
        switch self {
        case .image: 1
        case .title: 2
        case .text: 3
        case .link: 4
        case .bullet(let index), .point(let index): 100 + min(index, 99)
        case .button(let index): 200 + index
        }
    }
}
