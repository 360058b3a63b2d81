// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The banners that wait for one another: those whose surfaces are of one group.
struct BannerGroup {
    /// The name of the group.
    let name: String
    /// The banners by their index, in the order of the catalogue; at least one.
    fileprivate(set) var banners: [Int]

    /// The groups that have banners, in the order in which the catalogue comes to them.
    static func all(of spec: Spec) -> [BannerGroup] {
        var groups: [BannerGroup] = []
        var known: [String: Int] = [:]
        for (index, banner) in spec.banners.enumerated() {
            let name = spec.surfaces[banner.surface].group.value
            let group = known[name, default: groups.count]
            if group == groups.count {
                known[name] = group
                groups.append(BannerGroup(name: name, banners: [index]))
            } else {
                groups[group].banners.append(index)
            }
        }
        return groups
    }

    /// The banners as `scenario` ranks them: the most severe first, equals in the order of the catalogue.
    func bySeverity(in scenario: Scenario, of spec: Spec) -> [(banner: Int, severity: Int)] {
        banners
            .map { (banner: $0, severity: scenario.severity(of: spec.banners[$0])) }
            .sorted { ($0.severity, $1.banner) > ($1.severity, $0.banner) }
    }
}

extension [(banner: Int, severity: Int)] {
    /// Of banners with the most severe first, those that are less severe than `severity`.
    func below(_ severity: Int) -> ArraySlice<Element> {
        self[boundary { $0.severity < severity }...]
    }
}

extension Scenario {
    /// How urgent `banner` is.
    func severity(of banner: Banner) -> Int { design.levels[banner.level].severity.value }
}
