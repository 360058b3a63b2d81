// SPDX-License-Identifier: Apache-2.0

import BannerCore
import TestSupport

/// A small random spec of surfaces and screens, as YAML for the lint and as content for BannerKit.
struct ExploredSurfaces {
    struct Surface {
        let name: String
        let isScene: Bool
        /// `main`, which no line of the spec is about.
        var isBuiltIn = false
        /// Whether its group is written, or else is named as the surface is.
        var isGroupWritten = true
        var group: String
        /// Whether the catalogue shows a banner on it; on the first one it always does.
        var isUsed = true
        /// Whether its banner leaves by itself.
        var isTimed = false
    }

    var surfaces: [Surface]
    var screens: [[Int]]
    var beside: [(Int, Int)]

    /// At most `count` surfaces, on each of which a banner shows if `usesAll`.
    init(_ random: inout SeededGenerator, count: Int = 6, usesAll: Bool = true) {
        var surfaces = (0..<1 + random.below(count)).map { index in
            Surface(name: "p\(index)", isScene: random.chance(0.1), group: "g\(random.below(3))")
        }
        if !usesAll {
            if random.chance(0.3) {
                surfaces[0] = Surface(name: "main", isScene: true, isBuiltIn: true, group: "main")
            }
            for index in surfaces.indices {
                surfaces[index].isUsed = index == 0 || random.chance(0.75)
                surfaces[index].isTimed = random.chance(0.5)
                if !surfaces[index].isBuiltIn, random.chance(0.2) {
                    surfaces[index].isGroupWritten = false
                    surfaces[index].group = surfaces[index].name
                } else if random.chance(0.1), !surfaces[index].isBuiltIn {
                    surfaces[index].group = "main"
                }
            }
        }
        self.surfaces = surfaces
        screens = (0..<random.below(5)).map { _ in surfaces.indices.filter { _ in random.chance(0.25) } }
        let indices = Array(screens.indices)
        beside = indices.flatMap { first in
            indices.filter { $0 != first && random.chance(0.15) }.map { (first, $0) }
        }
    }

    func seenTogether(_ first: Int, _ second: Int) -> Bool {
        if surfaces[first].isScene || surfaces[second].isScene { return true }
        if screens.contains(where: { $0.contains(first) && $0.contains(second) }) { return true }
        return beside.contains { one, other in
            screens[one].contains(first) && screens[other].contains(second)
                || screens[one].contains(second) && screens[other].contains(first)
        }
    }

    /// What people can look at: one screen or two beside each other, with what spans the window, or only that. What
    /// the spec puts on no screen is on one that the spec does not name.
    var views: [[Int]] {
        let scene = surfaces.indices.filter { surfaces[$0].isScene }
        let strangers = surfaces.indices.filter { index in !screens.contains { $0.contains(index) } }
        let local = [[]] + screens + beside.map { screens[$0.0] + screens[$0.1] } + strangers.map { [$0] }
        return Set(local.map { Set(scene + $0) }).map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The surface of a name.
    func surface(named name: String) -> Int? { surfaces.firstIndex { $0.name == name } }

    /// The words in backquotes of a message.
    static func names(in message: String) -> [String] {
        message.split(separator: "`" as Character, omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    // MARK: As YAML

    var yaml: String {
        let written = surfaces.filter { !$0.isBuiltIn }
        var text = written.isEmpty ? "" : "surfaces:\n"
        for surface in written {
            text += "  \(surface.name): { scope: \(surface.isScene ? "scene" : "screen")"
            text += surface.isGroupWritten ? ", group: \(surface.group) }\n" : " }\n"
        }
        text += screens.isEmpty ? "" : "screens:\n"
        for (index, screen) in screens.enumerated() {
            let others = beside.filter { $0.0 == index }.map { "s\($0.1)" }.joined(separator: ", ")
            let list = screen.map { surfaces[$0].name }.joined(separator: ", ")
            text += "  s\(index): { surfaces: [\(list)], coVisibleWith: [\(others)] }\n"
        }
        text += "banners:\n"
        for (index, surface) in surfaces.enumerated() where surface.isUsed {
            let place = surface.isBuiltIn ? "" : ", surface: \(surface.name)"
            text += "  b\(index): { level: error, text: X\(place) }\n"
        }
        return text
    }

    // MARK: As content

    func surface(_ index: Int) -> BannerSurface {
        let surface = surfaces[index]
        return BannerSurface(
            id: surface.name, scope: surface.isScene ? .scene : .screen, edge: .top, under: .none, group: surface.group)
    }

    /// The banner of a surface, or one that code shows there.
    func content(_ index: Int) -> ExploredContent {
        let metrics = BannerDisplayMetrics(
            presentation: .milliseconds(500), display: surfaces[index].isTimed ? .seconds(2) : nil,
            dismissal: .milliseconds(250), motion: .spring(damping: 1, velocity: 0))
        return ExploredContent(
            id: "b\(index)", value: 0, style: ExploredStyle(number: 0), level: ExploredLevel(severity: 0),
            bannerConfiguration: ExploredStyle.configuration([.swipe, .timer], metrics),
            bannerSurface: surface(index), bannerButtons: [], trigger: nil, progress: nil,
            texts: ["en": "Text \(index)"])
    }
}
