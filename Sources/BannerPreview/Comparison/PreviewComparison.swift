// SPDX-License-Identifier: Apache-2.0

public import BannerLint
public import BannerSpec

/// Two versions of a spec on their way to a page that shows what has changed, in these stages:
///
/// 1. Each banner of either version is drawn in both, in all combinations, and compared (``draw(_:_:)``).
/// 2. Those that are alike are left out; the page joins the others with the changes of the specs (``page(_:version:)``).
public struct PreviewComparison: Sendable {
    /// A change of what the spec says.
    public struct Change: Sendable {
        let code: String
        let level: String
        let message: String
        let keyPath: String
        let place: String
        let notes: [String]

        /// A change of this kind and level. `keyPath` leads to what has changed, and `place` says where it is written.
        public init(code: String, level: String, message: String, keyPath: String, place: String, notes: [String]) {
            (self.code, self.level, self.message) = (code, level, message)
            (self.keyPath, self.place, self.notes) = (keyPath, place, notes)
        }

        /// The banner that it is about; `nil` for what others use.
        var banner: String? {
            var keys = keyPath.split(separator: ".").map(String.init)
            if keys.first == "themes" { keys = Array(keys.dropFirst(2)) }
            return keys.count > 1 && keys[0] == "banners" ? keys[1] : nil
        }
    }

    /// A banner that has changed.
    public struct Banner: Sendable {
        /// What has become of it.
        public enum Kind: String, Sendable {
            case new, gone, changed
        }

        /// Its name.
        public let name: String
        /// What has become of it.
        public let kind: Kind
        /// In how many combinations it is drawn otherwise.
        public let count: Int
        /// How many combinations both versions have.
        public let total: Int
        /// The most usual combination in which it is; the usual one where it is drawn alike.
        public let combination: PreviewCombination
        /// Its changes, by their index.
        public let changes: [Int]
        let json: [UInt8]
    }

    /// The path of the spec, as people read it.
    public let path: String
    private let old: Spec?
    private let new: Spec?
    /// What the versions are called.
    private let names: (old: String, new: String)
    private let changes: [Change]
    /// The changes of each banner, by their index.
    private let changesOfBanners: [String: [Int]]
    private let bannerNames: [String]
    /// Where the banners of each version stand, by their names.
    private let oldIndices: [String: Int]
    private let newIndices: [String: Int]
    /// What banners were called, by the names of the new version.
    private let oldNames: [String: String]
    private let grid: PreviewGrid

    /// A comparison of two versions, called `names`; one may be missing. `changes` are those of what the spec says, and `renames`
    /// has the new names of banners that are called otherwise now.
    public init(
        path: String, old: Spec?, new: Spec?, names: (old: String, new: String), changes: [Change],
        renames: [String: String] = [:]
    ) {
        self.path = path
        self.old = old
        self.new = new
        self.names = names
        self.changes = changes
        let indices = changes.indices.compactMap { index in changes[index].banner.map { (name: $0, index: index) } }
        changesOfBanners = Dictionary(grouping: indices, by: \.name).mapValues { $0.map(\.index) }
        let newIndices = Self.indices(of: new)
        (oldIndices, self.newIndices) = (Self.indices(of: old), newIndices)
        let (before, after) = (old?.banners.map(\.name.value) ?? [], new?.banners.map(\.name.value) ?? [])
        bannerNames = after + before.filter { newIndices[renames[$0] ?? $0] == nil }
        oldNames = Dictionary(renames.map { ($1, $0) }) { first, _ in first }
        let specs = [old, new].compactMap(\.self)
        grid = PreviewGrid(
            banners: bannerNames.count,
            pieces: specs.map { $0.banners.reduce(0) { $0 + $1.pieceCount } }.reduce(0, +),
            locales: specs.map(\.locales.supported.count).max() ?? 0,
            themes: specs.map(\.themes.count).max() ?? 0)
    }

    private static func indices(of spec: Spec?) -> [String: Int] {
        let names = spec?.banners.map(\.name.value) ?? []
        return Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// How many banners there are in either version.
    public var bannerCount: Int { bannerNames.count }

    /// The changes that are not about a single banner, by their index.
    public var otherChanges: [Int] {
        let names = Set(bannerNames)
        return changes.indices.filter { index in changes[index].banner.map { !names.contains($0) } ?? true }
    }

    // MARK: Drawing

    /// The banner of this index, drawn in both versions; `nil` if nothing about it has changed. `memory` knows the fonts.
    public func draw(_ index: Int, _ memory: LintMemory) -> Banner? {
        let name = bannerNames[index]
        var before = data(oldIndices[oldNames[name] ?? name], of: old, memory)
        var after = data(newIndices[name], of: new, memory)
        let bytes = (old: before?.json(findings: []), new: after?.json(findings: []))
        let own = changesOfBanners[name] ?? []
        let difference: BannerDifference?
        if let before, let after { difference = BannerDifference(before, after, grid) } else { difference = nil }
        if let difference, difference.count == 0, own.isEmpty { return nil }
        let kind: Banner.Kind = before == nil ? .new : after == nil ? .gone : .changed
        let combination = difference?.example ?? PreviewCombination()
        var json = CompactJSON()
        json.object { json in
            json.string("kind", kind.rawValue)
            json.int("count", difference?.count ?? 0)
            json.int("total", difference?.total ?? 0)
            json.strings("looks", (difference?.appearances ?? []).map(\.rawValue))
            json.strings("locales", difference?.locales ?? [])
            json.strings("sizes", difference?.sizes ?? [])
            json.ints("changes", own)
            if difference?.example != nil { Self.write(combination, &json) }
            if let bytes = bytes.old { json.raw("before", bytes) }
            if let bytes = bytes.new { json.raw("after", bytes) }
        }
        return Banner(
            name: name, kind: kind, count: difference?.count ?? 0, total: difference?.total ?? 0,
            combination: combination, changes: own, json: json.bytes)
    }

    private func data(_ index: Int?, of spec: Spec?, _ memory: LintMemory) -> BannerData? {
        guard let spec, let index else { return nil }
        return BannerData(spec, index, grid, memory.setter)
    }

    private static func write(_ combination: PreviewCombination, _ json: inout CompactJSON) {
        json.object("example") { json in
            json.string("theme", combination.theme ?? "")
            json.string("locale", combination.locale ?? "")
            json.string("values", combination.values ?? ValueChoice.typical.id)
            json.string("size", combination.size ?? "L")
            json.string("window", combination.window ?? PreviewWindow.standard.id)
            json.string("look", combination.appearance.rawValue)
        }
    }

    /// Pictures of `banner` in the combination that shows what has changed; `nil` for a version that has it not.
    public func pictures(of banner: Banner, _ memory: LintMemory) -> (before: [UInt8]?, after: [UInt8]?) {
        func picture(_ spec: Spec?, _ index: Int?) -> [UInt8]? {
            guard let spec, let index else { return nil }
            return PreviewPictures(spec, banner.combination, memory)?.picture(of: index)
        }
        return (picture(old, oldIndices[oldNames[banner.name] ?? banner.name]), picture(new, newIndices[banner.name]))
    }

    // MARK: The page

    /// The page with the banners that have changed, made by the program of this `version`.
    public func page(_ banners: [Banner], version: String) -> [UInt8] {
        let spec = new ?? old
        let title = spec?.name.value ?? path
        var json = CompactJSON()
        json.object { json in
            json.string("name", title)
            json.string("path", path)
            json.string("version", version)
            json.bool("isWhole", true)
            json.strings("sizes", grid.sizes.map(\.shortName))
            json.array("windows") { json in for window in grid.windows { window.write(to: &json) } }
            grid.writeLocales(of: spec, to: &json)
            SymbolShape.write((old?.symbols ?? []).union(new?.symbols ?? []), to: &json)
            if let spec { DesignData(spec: spec).write(to: &json) }
            json.array("findings") { _ in }
            json.object("rules") { _ in }
            json.array("banners") { _ in }
            json.object("comparison") { json in
                json.object("before") { json in
                    json.string("label", names.old)
                    grid.writeLocales(of: old, to: &json)
                    if let old { DesignData(spec: old).write(to: &json) }
                }
                json.string("label", names.new)
                json.int("all", bannerCount)
                json.array("changes") { json in for change in changes { Self.write(change, &json) } }
                json.ints("other", otherChanges)
                json.array("banners") { json in for banner in banners { json.raw(nil, banner.json) } }
            }
        }
        return PreviewPage.html(title: title, data: json.bytes)
    }

    private static func write(_ change: Change, _ json: inout CompactJSON) {
        json.object { json in
            json.string("code", change.code)
            json.string("level", change.level)
            json.string("message", change.message)
            json.string("place", change.place)
            if !change.notes.isEmpty { json.strings("notes", change.notes) }
        }
    }
}
