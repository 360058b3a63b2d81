// SPDX-License-Identifier: Apache-2.0

/// The files whose changes on the disk the client is asked to tell of: all that a spec can use.
enum WatchedFiles {
    /// As the protocol writes them (LSP 3.17, `GlobPattern`).
    static let patterns =
        // Files with the texts of one language may have any name, and so may Android's in their folders.
        ["yaml", "yml", "tokens", "json", "xml", "xcstrings", "strings", "stringsdict", "xliff", "xlf", "arb"]
        .map { "**/*." + $0 } + fonts.map { "**/*." + $0 }
        // A folder that goes takes its files with it, and is all that some clients tell of.
        + ["**/*.xcassets", "**/*.xcassets/**"]

    /// Texts are measured with the fonts that a configuration names.
    private static let fonts = ["ttf", "otf", "ttc"]
}
