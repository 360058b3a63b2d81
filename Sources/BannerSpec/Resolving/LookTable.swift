// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Parallelism

/// The looks of banners in one design. Banners of the same level and style that say nothing themselves share one.
struct LookTable {
    /// What decides how a banner looks: an object, since each is asked for again in each theme.
    final class Request {
        let level: Int
        let style: Int
        let overrides: BannerDeclaration.Overrides?
        /// The metrics that the banner names.
        let metrics: Located<Int>?
        /// The time to read what the banner says, if the default time is too short for it.
        let readingTime: DerivedTime?
        /// The edge of the banner's surface, if the spec says it, and who says so.
        let surfaceEdge: Resolved<BannerEdge>?
        /// The banner's name.
        let banner: String
        /// Whether others of the same level and style look the same.
        let isPlain: Bool

        init(
            level: Int, style: Int, overrides: BannerDeclaration.Overrides?, metrics: Located<Int>?,
            readingTime: DerivedTime?, surfaceEdge: Resolved<BannerEdge>?, banner: String
        ) {
            self.level = level
            self.style = style
            self.overrides = overrides
            self.metrics = metrics
            self.readingTime = readingTime
            self.surfaceEdge = surfaceEdge
            self.banner = banner
            isPlain = overrides == nil && readingTime == nil && surfaceEdge == nil
        }

        /// The same, if the banner says `overrides` in place of its own.
        func with(_ overrides: BannerDeclaration.Overrides) -> Request {
            Request(
                level: level, style: style, overrides: overrides, metrics: metrics, readingTime: readingTime,
                surfaceEdge: surfaceEdge, banner: banner)
        }
    }

    private let design: Design
    private let resolver: LookResolver
    /// The looks that banners share, whoever resolves them.
    private let shared: SharedLooks
    /// Those that this table was asked for, by the index of the level times the number of styles plus that of the style.
    private var usual: [Int: Look] = [:]
    /// What these are for banners that take longer to read than the default time.
    private var longer: [SharedLooks.Longer: Look] = [:]

    /// The looks in the design that `designs` resolves. Tables for different banners of one design have the same `shared` looks.
    init(_ design: Design, _ designs: DesignResolver, shared: SharedLooks = SharedLooks()) {
        resolver = LookResolver(design, designs)
        self.design = design
        self.shared = shared
    }

    /// How the banner of `request` looks.
    mutating func look(_ request: Request) -> Look {
        var look = sharedLook(request)
        if request.isPlain { return look }
        if let overrides = request.overrides {
            look = resolver.overridden(look, by: overrides, metrics: request.metrics, banner: request.banner)
        }
        if let time = request.readingTime { look = readable(look, time, isShared: request.overrides == nil) }
        return request.surfaceEdge.map { resolver.placed(look, at: $0) } ?? look
    }

    private mutating func readable(_ look: Look, _ time: DerivedTime, isShared: Bool) -> Look {
        guard isShared else { return resolver.readable(look, within: time) }
        let key = SharedLooks.Longer(look: ObjectIdentifier(look), time: time)
        if let known = longer[key] { return known }
        let changed = shared.longer(key) { resolver.readable(look, within: time) }
        longer[key] = changed
        return changed
    }

    private mutating func sharedLook(_ request: Request) -> Look {
        let key = request.level * design.styles.count + request.style
        if let look = usual[key] { return look }
        let look = shared.usual(key) { design.look(level: request.level, style: request.style) }
        usual[key] = look
        return look
    }
}

/// The looks of banners that say nothing themselves: one object each, whichever thread asks for it first.
final class SharedLooks: @unchecked Sendable {
    struct Longer: Hashable {
        var look: ObjectIdentifier
        var time: DerivedTime
    }

    private let lock = Lock()
    // Both are touched in the lock alone.
    private var usual: [Int: Look] = [:]
    private var longer: [Longer: Look] = [:]

    func usual(_ key: Int, _ make: () -> Look) -> Look {
        lock.locked {
            if let look = usual[key] { return look }
            let look = make()
            usual[key] = look
            return look
        }
    }

    func longer(_ key: Longer, _ make: () -> Look) -> Look {
        lock.locked {
            if let look = longer[key] { return look }
            let look = make()
            longer[key] = look
            return look
        }
    }
}
