// SPDX-License-Identifier: Apache-2.0

/// The looks of banners in one design. Banners of the same level and style that say nothing themselves share one.
struct LookTable {
    /// What decides how a banner looks.
    struct Request {
        var level: Int
        var style: Int
        var overrides: BannerDeclaration.Overrides?
        /// The metrics that the banner names.
        var metrics: Located<Int>?
        /// The banner's name.
        var banner: String
    }

    /// The looks that were asked for, in order.
    private(set) var requests: [Request] = []

    private struct Key: Hashable {
        var level: Int
        var style: Int
    }

    private let resolver: LookResolver
    private var shared: [Key: Look] = [:]

    /// The looks in the design that `designs` resolves.
    init(_ design: Design, _ designs: DesignResolver) {
        resolver = LookResolver(design, designs)
    }

    /// How the banner of `request` looks.
    mutating func look(_ request: Request) -> Look {
        requests.append(request)
        let look = sharedLook(request)
        guard let overrides = request.overrides else { return look }
        return resolver.overridden(look, by: overrides, metrics: request.metrics, banner: request.banner)
    }

    private mutating func sharedLook(_ request: Request) -> Look {
        let key = Key(level: request.level, style: request.style)
        if let look = shared[key] { return look }
        let look = resolver.look(level: key.level, style: key.style)
        shared[key] = look
        return look
    }
}
