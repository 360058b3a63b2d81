// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Which surfaces can be seen together: those of one screen, those of screens that can be seen beside each other, and a
/// surface of the whole window with every other.
///
/// The graph of surfaces may have as many edges as there are pairs, so it is never built: screens and the window stand
/// between the surfaces, and each is gone through once.
struct CoVisibility {
    /// Why two surfaces can be seen together.
    enum Reason {
        /// Both are on this screen.
        case screen(Int)
        /// They are on these two screens, which can be seen beside each other.
        case screens(Int, Int)
        /// One of them spans the window: the first of the two, or else the second.
        case window(isFirst: Bool)
    }

    /// A step of a shortest path, from a surface to the next one on the way to where the path leads.
    struct Step {
        /// The surface from which this one was reached.
        let next: Int
        /// Why the two can be seen together.
        let reason: Reason
        /// The surface to which the path leads.
        let root: Int
    }

    private let surfaces: [Surface]
    private let screens: [Screen]
    private let map: ScreenMap
    private let isIncluded: [Bool]
    private let screensOfSurface: [[Int]]

    /// The graph of those surfaces for which `isIncluded` holds, by their index.
    init(_ spec: Spec, _ map: ScreenMap, including isIncluded: [Bool]) {
        surfaces = spec.surfaces
        screens = spec.screens
        self.map = map
        self.isIncluded = isIncluded
        var screensOfSurface = [[Int]](repeating: [], count: surfaces.count)
        for (index, screen) in screens.enumerated() {
            for surface in screen.surfaces { screensOfSurface[surface.value].append(index) }
        }
        self.screensOfSurface = screensOfSurface
    }

    /// The connected components, and the surfaces of each, both in the order of the spec.
    func components() -> [[Int]] {
        var search = Search(self)
        return surfaces.indices.compactMap { surface in
            guard isIncluded[surface], !search.isReached[surface] else { return nil }
            return search.spread(from: [surface]).sorted()
        }
    }

    /// For each surface that can be reached from `roots`, the first step of a shortest path back; `nil` for the others.
    func paths(to roots: [Int]) -> [Step?] {
        var search = Search(self)
        _ = search.spread(from: roots)
        return search.steps
    }

    /// A search in breadth. What one call has reached, the next one passes over.
    private struct Search {
        private let graph: CoVisibility
        private(set) var isReached: [Bool]
        private(set) var steps: [Step?]
        private var hasLeftScreen: [Bool]
        private var hasEnteredScreen: [Bool]
        private var hasLeftWindow = false
        private var hasEnteredWindow = false

        init(_ graph: CoVisibility) {
            self.graph = graph
            isReached = [Bool](repeating: false, count: graph.surfaces.count)
            steps = [Step?](repeating: nil, count: graph.surfaces.count)
            hasLeftScreen = [Bool](repeating: false, count: graph.screens.count)
            hasEnteredScreen = hasLeftScreen
        }

        /// All that can be reached from `roots`, which are reached first.
        mutating func spread(from roots: [Int]) -> [Int] {
            var reached = roots
            for root in roots { isReached[root] = true }
            var next = 0
            while next < reached.count {
                let surface = reached[next]
                next += 1
                for screen in graph.screensOfSurface[surface] where !hasLeftScreen[screen] {
                    hasLeftScreen[screen] = true
                    enter(screen, from: surface, .screen(screen), &reached)
                    for neighbour in graph.map.neighbours[screen] {
                        enter(neighbour, from: surface, .screens(neighbour, screen), &reached)
                    }
                }
                crossWindow(from: surface, &reached)
            }
            return reached
        }

        /// Reaches the surfaces of `screen`, whichever way it was entered the first time.
        private mutating func enter(_ screen: Int, from surface: Int, _ reason: Reason, _ reached: inout [Int]) {
            guard !hasEnteredScreen[screen] else { return }
            hasEnteredScreen[screen] = true
            for other in graph.screens[screen].surfaces { reach(other.value, from: surface, reason, &reached) }
        }

        private mutating func crossWindow(from surface: Int, _ reached: inout [Int]) {
            if graph.surfaces[surface].scope.value == .scene {
                guard !hasEnteredWindow else { return }
                hasEnteredWindow = true
                hasLeftWindow = true
                for other in graph.surfaces.indices {
                    reach(other, from: surface, .window(isFirst: false), &reached)
                }
            } else if !hasLeftWindow {
                hasLeftWindow = true
                for other in graph.surfaces.indices where graph.surfaces[other].scope.value == .scene {
                    reach(other, from: surface, .window(isFirst: true), &reached)
                }
            }
        }

        private mutating func reach(_ surface: Int, from other: Int, _ reason: Reason, _ reached: inout [Int]) {
            guard graph.isIncluded[surface], !isReached[surface] else { return }
            isReached[surface] = true
            steps[surface] = Step(next: other, reason: reason, root: steps[other]?.root ?? other)
            reached.append(surface)
        }
    }
}
