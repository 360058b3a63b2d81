// SPDX-License-Identifier: Apache-2.0

/// What a file may hold at the most. Each is far beyond a real design system and keeps a hostile one cheap.
public enum Limits {
    /// Collections within collections, aliases expanded.
    public static let depth = 64
    /// Bytes in a file: 16 MiB.
    public static let fileBytes = 16 * 1024 * 1024
    /// Bytes in a scalar, as decoded: 64 KiB.
    public static let scalarBytes = 64 * 1024
    /// Bytes in a key, as decoded: 1 KiB.
    public static let keyBytes = 1024
    /// Nodes in a file, keys included.
    public static let nodes = 1_000_000
    /// Nodes after all aliases are expanded, as a multiple of the nodes written.
    public static let aliasExpansion = 10
    /// Findings of one rule in one file that are shown one by one; the rest is counted. A binary file has millions.
    public static let findingsPerRule = 20
    /// Syntax errors in a file after which reading goes on.
    public static let syntaxErrors = 20
    /// Bytes of a file that are read again after syntax errors, all times together: 4 MiB.
    public static let rereadBytes = 4 * 1024 * 1024
}
