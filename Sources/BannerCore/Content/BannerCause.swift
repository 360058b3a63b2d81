// SPDX-License-Identifier: Apache-2.0

/// Something that happens in an app, as the triggers of a spec name it. Generated enums conform to it; see
/// ``BannerPresenter/send(_:onOutcome:)``.
public protocol BannerEvent<Banner>: Sendable {
    /// The banners of its spec.
    associatedtype Banner: BannerContent

    /// Its name in the spec.
    var id: String { get }

    /// The banners that it makes come, in the order of the spec; none for an event that only ends conditions.
    var banners: [Banner] { get }
}

/// Something that holds in an app for a time, as the triggers of a spec name it. Generated enums conform to it; see
/// ``BannerPresenter/hold(_:)``.
public protocol BannerCondition<Banner>: Sendable {
    /// The banners of its spec.
    associatedtype Banner: BannerContent

    /// Its name in the spec.
    var id: String { get }

    /// The banners that show while it holds, in the order of the spec.
    var banners: [Banner] { get }
}
