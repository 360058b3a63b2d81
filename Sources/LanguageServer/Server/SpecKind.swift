// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What a file is, by its name.
public enum SpecKind {
    /// Whether the file at `path` holds design tokens.
    public static func isTokens(_ path: String) -> Bool { SpecLoader.isTokenFile(path) }

    /// Whether the file at `path` is a configuration.
    public static func isConfiguration(_ path: String) -> Bool {
        path == "bannerc.yaml" || path.hasSuffix("/bannerc.yaml")
    }
}
