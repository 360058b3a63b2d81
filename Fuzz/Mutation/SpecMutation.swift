// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Changes of a spec: most leave it YAML, so that more than the parser has work to do.
enum SpecMutation {
    static func apply(to input: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        Int.random(in: 0..<3, using: &random) == 0
            ? Mutation.apply(to: input, using: &random) : StructuralMutation.apply(to: input, using: &random)
    }
}
