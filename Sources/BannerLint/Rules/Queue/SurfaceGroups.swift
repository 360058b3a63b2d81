// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Surfaces that are not of the group that they should be of, since they are tied to others of it.
struct SurfaceGroups {
    /// A surface of the wrong group.
    struct Stray {
        /// The surface.
        let surface: Int
        /// The first step to a surface of that group.
        let step: CoVisibility.Step
    }

    /// The group of each surface, or the one that it should be of.
    private(set) var groups: [String]
    private let spec: Spec
    private let map: ScreenMap

    init(_ spec: Spec) {
        self.spec = spec
        map = ScreenMap(spec.screens)
        groups = spec.surfaces.map(\.group.value)
    }

    /// The strays among those surfaces for which `isIncluded` holds. They count as mended from now on.
    ///
    /// A component of the graph takes the group of most of its `weight`, so that as little as possible changes.
    mutating func mend(including isIncluded: [Bool], weight: (Int) -> Int) -> [Stray] {
        let graph = CoVisibility(spec, map, including: isIncluded)
        var wanted = groups
        var roots: [Int] = []
        for component in graph.components() where component.count > 1 {
            let group = commonGroup(of: component, weight)
            for surface in component {
                wanted[surface] = group
                if groups[surface] == group { roots.append(surface) }
            }
        }
        var strays: [Stray] = []
        for (surface, step) in graph.paths(to: roots).enumerated() where groups[surface] != wanted[surface] {
            guard let step else { continue }
            strays.append(Stray(surface: surface, step: step))
        }
        groups = wanted
        return strays
    }

    /// The group of the built-in surface, which nobody can change, or that of the greatest weight; of equals the first.
    private func commonGroup(of component: [Int], _ weight: (Int) -> Int) -> String {
        if let fixed = component.first(where: { spec.surfaces[$0].place == nil }) { return groups[fixed] }
        var weights: [String: Int] = [:]
        for surface in component { weights[groups[surface], default: 0] += weight(surface) }
        var best = component.first ?? 0
        for surface in component where weights[groups[surface], default: 0] > weights[groups[best], default: 0] {
            best = surface
        }
        return groups[best]
    }
}
