// SPDX-License-Identifier: Apache-2.0

/// The banners whose conditions hold, to find those that `mutex` excludes. Every question takes O(1) for each name.
struct HeldConditions {
    private var names: [BannerRequest.ID: (name: String, excluded: [String])] = [:]
    /// The live requests by the name of their banner.
    private var byName: [String: Set<BannerRequest.ID>] = [:]
    /// The live requests by the names that their `mutex` lists.
    private var byExcluded: [String: Set<BannerRequest.ID>] = [:]

    /// Notes a request, if it is for a banner of a condition. That of an event holds for a moment only.
    mutating func insert(_ banner: some BannerContent, _ id: BannerRequest.ID) {
        guard let trigger = banner.trigger, case .condition = trigger.cause else { return }
        names[id] = (banner.id, trigger.mutex)
        byName[banner.id, default: []].insert(id)
        for name in trigger.mutex { byExcluded[name, default: []].insert(id) }
    }

    mutating func remove(_ id: BannerRequest.ID) {
        guard let (name, excluded) = names.removeValue(forKey: id) else { return }
        Self.remove(id, from: &byName, name)
        for name in excluded { Self.remove(id, from: &byExcluded, name) }
    }

    /// The names of the banners whose conditions hold though they and `banner` exclude each other. It goes both ways.
    func excluded(by banner: some BannerContent) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let listed = (banner.trigger?.mutex ?? []).filter { byName[$0] != nil }
        let listing = (byExcluded[banner.id] ?? []).compactMap { names[$0]?.name }
        return Set(listed).union(listing)
    }

    private static func remove(
        _ id: BannerRequest.ID, from index: inout [String: Set<BannerRequest.ID>], _ name: String
    ) {
        index[name]?.remove(id)
        if index[name]?.isEmpty == true { index[name] = nil }
    }
}
