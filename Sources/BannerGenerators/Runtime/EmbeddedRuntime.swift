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

    /// Whether the file declares a type of this name that stands in no other.
    static func declares(_ type: String) -> Bool { types.contains(type) }

    /// Found once, however many specs there are.
    private static let types = Set(EmbeddedText.runtimeFiles.flatMap(types(of:)))

    /// The types that a file declares and that stand in no other. Within `#if`, code is set in by four.
    private static func types(of file: String) -> [String] {
        var types: [String] = []
        var margin = 0
        for line in file.utf8.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            let indent = line.count - code.count
            if indent == margin, code.starts(with: "#if".utf8) {
                margin += 4
            } else if indent == margin - 4, code.starts(with: "#endif".utf8) {
                margin -= 4
            } else if indent == margin, let type = declaredType(in: code) {
                types.append(type)
            }
        }
        return types
    }

    private static func declaredType(in line: Substring.UTF8View) -> String? {
        guard let first = line.first, first != UInt8(ascii: "/") else { return nil }
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 8).map { Substring($0) }
        guard let keyword = words.firstIndex(where: kinds.contains), words.indices.contains(keyword + 1) else {
            return nil
        }
        return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]

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
