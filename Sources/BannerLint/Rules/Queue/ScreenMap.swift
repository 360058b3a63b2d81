// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Which screens can be seen beside which; it goes both ways, whichever screen says so.
struct ScreenMap {
    /// The screens that can be seen beside each screen, by their index.
    let neighbours: [[Int]]

    init(_ screens: [Screen]) {
        var neighbours = [[Int]](repeating: [], count: screens.count)
        for (index, screen) in screens.enumerated() {
            for other in screen.coVisibleWith where other.value != index {
                neighbours[index].append(other.value)
                neighbours[other.value].append(index)
            }
        }
        self.neighbours = neighbours
    }
}
