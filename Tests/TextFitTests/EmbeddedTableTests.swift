// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The table that texts are measured with is made of fonts, and can be made again.
@Suite struct EmbeddedTableTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "the embedded tables are what scripts/update-advances makes (runs where fonttools, uharfbuzz and the fonts are)",
        .enabled(if: hasTools))
    func tablesAreFresh() {
        let isFresh = Self.output(of: ["scripts/update-advances", "--check"]) != nil
        #expect(isFresh, "a table is stale: scripts/update-advances --check says which")
    }

    private static let hasTools =
        [
            "opentype/inter/Inter-Regular.otf", "opentype/noto/NotoSansCJK-Regular.ttc",
            "truetype/noto/NotoColorEmoji.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
        ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)") }
        && output(of: ["python3", "-c", "import fontTools, uharfbuzz"]) != nil

    /// What a command prints; nil if it fails.
    private static func output(of command: [String]) -> Data? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = root
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = try? pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data ?? Data() : nil
    }
}
