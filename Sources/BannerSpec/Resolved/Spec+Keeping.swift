// SPDX-License-Identifier: Apache-2.0

extension Spec {
    /// The spec with those banners and themes alone for whose index `isBannerKept` and `isThemeKept` hold. What speaks of
    /// banners by their index speaks of the same ones.
    public func keeping(banners isBannerKept: [Bool], themes isThemeKept: [Bool]) -> Spec {
        var indices: [Int?] = []
        var count = 0
        for isKept in isBannerKept {
            indices.append(isKept ? count : nil)
            if isKept { count += 1 }
        }
        func kept<Value>(_ values: [Value], _ isKept: [Bool]) -> [Value] { zip(values, isKept).filter(\.1).map(\.0) }
        let banners = kept(banners, isBannerKept).map { banner in
            banner.with(extras: banner.extras?.renamingBanners { indices[$0] })
        }
        let themes = kept(themes, isThemeKept).map { theme in
            var theme = theme
            theme.looks = kept(theme.looks, isBannerKept)
            theme.texts = theme.texts.reduce(into: [:]) { texts, item in
                if let index = indices[item.key] { texts[index] = item.value }
            }
            return theme
        }
        return with(banners: banners, themes: themes)
    }
}

extension Banner.Extras {
    /// The same with other indices for other banners; those without one are left out.
    fileprivate func renamingBanners(_ index: (Int) -> Int?) -> Banner.Extras {
        guard let trigger, !trigger.mutex.isEmpty else { return self }
        let mutex = trigger.mutex.compactMap { other in index(other.value).map { Located($0, at: other.place) } }
        return Banner.Extras(
            title: title, points: points, link: link, onTap: onTap, expires: expires, image: image,
            trigger: trigger.with(mutex: mutex),
            progress: progress, alsoAvailableAt: alsoAvailableAt)
    }
}
