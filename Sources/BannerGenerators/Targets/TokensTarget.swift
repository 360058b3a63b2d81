// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let tokens = TargetDefinition(
        summary: "design tokens (DTCG 2025.10) with a resolver, for other platforms and tools",
        outputs: ["NAME.tokens.json", "NAME.resolver.json"])
}
