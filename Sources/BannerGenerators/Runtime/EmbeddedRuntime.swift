// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// BannerKit as one file, which `runtime: embedded` of the target `swift` puts beside what it generates.
package enum EmbeddedRuntime {
    /// The file.
    package static let text = text(of: EmbeddedText.runtimeFiles)

    /// One file that means the same as `files`, which are BannerKit's or in their layout, in any module.
    ///
    /// A file can't import a module with two access levels, so all imports move to its top.
    package static func text(of files: [String]) -> String {
        var imports = RuntimeImports()
        var body: [Substring] = []
        for file in files {
            body.append("")
            body += imports.taken(from: lines(of: file))
        }
        let isolation = RuntimeIsolation(of: body)
        return (header + imports.lines + isolation.lines).joined(separator: "\n") + "\n"
    }

    private static let header: [Substring] = [
        "// SPDX-License-Identifier: Apache-2.0",
        "// BannerKit, which the generated banners beside it run on. Written by bannerc (`runtime: embedded`); do not edit it.",
        "// swift-format-ignore-file",
        "// swiftlint:disable all",
        "",
    ]

    /// The lines of a file without the license, which the one file states itself.
    private static func lines(of file: String) -> [Substring] {
        var lines = file.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
            Substring.init)[...]
        if lines.last == "" { lines.removeLast() }
        if lines.first?.hasPrefix("// SPDX-License-Identifier") ?? false { lines.removeFirst() }
        return Array(lines.drop(while: \.isEmpty))
    }
}
