// SPDX-License-Identifier: Apache-2.0

/// What of a presentation decides how high it is drawn.
struct BannerMatter: Hashable {
    let content: AnyHashable
    let isComplete: Bool
}

extension BannerPresentation {
    /// What is drawn, whatever its phase and however far its work is.
    var matter: BannerMatter {
        BannerMatter(content: AnyHashable(content), isComplete: progress?.isComplete == true)
    }
}

extension BannerPresentation.Phase {
    /// The part of its way that a banner has done where motion is frozen.
    var frozenPlace: Double { self == .dismissing ? 0 : 1 }
}
