// SPDX-License-Identifier: Apache-2.0
import ColorSpaces

extension Color {
    /// The components as numbers, 0 for missing ones.
    var numbers: [Double] { components.list.map { $0 ?? 0 } }

    /// The largest difference between the components and `expected`. Hues are compared around the circle, and
    /// percentages as parts of 1, so that one tolerance serves every space.
    func distance(to expected: [Double]) -> Double {
        zip(zip(numbers, expected), space.components)
            .map { pair, component in
                let difference = (pair.0 - pair.1).magnitude
                return switch (component.name, component.maximum) {
                case ("hue", _): min(difference, 360 - difference)
                case (_, 100): difference / 100
                default: difference
                }
            }
            .max() ?? 0
    }
}
