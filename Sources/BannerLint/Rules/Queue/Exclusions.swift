// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Which banners exclude each other by what the spec says under `mutex`: their causes never hold at the same time.
struct Exclusions {
    private var pairs: Set<Pair> = []

    init(_ spec: Spec) {
        for (index, banner) in spec.banners.enumerated() {
            for other in banner.extras?.trigger?.mutex ?? [] { pairs.insert(Pair(index, other.value)) }
        }
    }

    /// Whether the causes of `first` and `second` never hold at the same time. It goes both ways.
    func contains(_ first: Int, _ second: Int) -> Bool {
        !pairs.isEmpty && pairs.contains(Pair(first, second))
    }

    private struct Pair: Hashable {
        let low: Int
        let high: Int

        init(_ first: Int, _ second: Int) {
            low = min(first, second)
            high = max(first, second)
        }
    }
}
