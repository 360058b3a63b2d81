// SPDX-License-Identifier: Apache-2.0

/// What a spec can be compiled to.
public enum Target: String, CaseIterable, Sendable {
    /// Swift enums and values that import BannerKit.
    case swift
    /// Design tokens in the DTCG format, 2025.10, with a resolver document.
    case tokens

    /// What the target is for, in one line.
    public var summary: String {
        switch self {
        case .swift: "Swift enums and values, for apps that import BannerKit"
        case .tokens: "design tokens (DTCG 2025.10) with a resolver, for other platforms and tools"
        }
    }

    /// The files that a spec named `stem` may become. They are known before the spec is read.
    public func fileNames(stem: String) -> [String] {
        switch self {
        case .swift: ["\(stem).swift"]
        case .tokens: ["\(stem).tokens.json", "\(stem).resolver.json"]
        }
    }
}
