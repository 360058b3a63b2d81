// SPDX-License-Identifier: Apache-2.0

import TestSupport

extension SeededGenerator {
    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
