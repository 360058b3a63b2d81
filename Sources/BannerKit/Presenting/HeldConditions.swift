// SPDX-License-Identifier: Apache-2.0

/// The banners whose conditions hold, to find those that `mutex` excludes. Every question takes O(1) for each name.
struct HeldConditions {
    /// A name in a spec. Specs of one app know nothing of each other's names.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String

        init(_ name: String, besides banner: some BannerContent) {
            type = ObjectIdentifier(Swift.type(of: banner))
            self.name = name
        }
    }

    private var names: [BannerRequest.ID: (name: Key, excluded: [Key])] = [:]
    /// The live requests by the name of their banner.
    private var byName: [Key: Set<BannerRequest.ID>] = [:]
    /// The live requests by the names that their `mutex` lists.
    private var byExcluded: [Key: Set<BannerRequest.ID>] = [:]

    /// Notes a request, if it is for a banner of a condition. That of an event holds for a moment only.
    mutating func insert(_ banner: some BannerContent, _ id: BannerRequest.ID) {
        guard let trigger = banner.trigger, case .condition = trigger.cause else { return }
        let (name, excluded) = (Key(banner.id, besides: banner), trigger.mutex.map { Key($0, besides: banner) })
        names[id] = (name, excluded)
        byName[name, default: []].insert(id)
        for name in excluded { byExcluded[name, default: []].insert(id) }
    }

    mutating func remove(_ id: BannerRequest.ID) {
        guard let (name, excluded) = names.removeValue(forKey: id) else { return }
        Self.remove(id, from: &byName, name)
        for name in excluded { Self.remove(id, from: &byExcluded, name) }
    }

    /// The names of the banners whose conditions hold though they and `banner` exclude each other. It goes both ways.
    func excluded(by banner: some BannerContent) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let listed = (banner.trigger?.mutex ?? []).filter { byName[Key($0, besides: banner)] != nil }
        let listing = (byExcluded[Key(banner.id, besides: banner)] ?? []).compactMap { names[$0]?.name.name }
        return Set(listed).union(listing)
    }

    private static func remove(
        _ id: BannerRequest.ID, from index: inout [Key: Set<BannerRequest.ID>], _ name: Key
    ) {
        index[name]?.remove(id)
        if index[name]?.isEmpty == true { index[name] = nil }
    }
}
