// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What a file is, by its name.
public enum SpecKind {
    /// Whether the file at `path` holds design tokens.
    public static func isTokens(_ path: String) -> Bool { SpecLoader.isTokenFile(path) }

    /// Whether the file at `path`, which holds `bytes`, is meant to be a spec: by its name, or since it has the key that every spec
    /// starts with. Editors may hand over any YAML.
    public static func isSpec(_ path: String, _ bytes: [UInt8]) -> Bool {
        if path.hasSuffix(".banner.yaml") || path.hasSuffix(".banner.yml") { return true }
        guard !isTokens(path), !isConfiguration(path) else { return false }
        let lines = bytes.prefix(4096).split(separator: 0x0A)
        // What says its language is a part of a spec, which only that can be read with.
        return lines.contains { $0.starts(with: "bannerc:".utf8) }
            && !lines.contains { $0.starts(with: "locale:".utf8) }
    }

    /// Whether the file at `path` is a configuration.
    public static func isConfiguration(_ path: String) -> Bool {
        path == "bannerc.yaml" || path.hasSuffix("/bannerc.yaml")
    }
}
