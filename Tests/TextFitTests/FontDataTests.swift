// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    import Foundation
    import Testing

    @testable import TextFit

    @Suite struct FontDataTests {
        private static let font = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")

        @Test(
            "of a font that changes again and again, the newest version alone is held (fonts-inter)",
            .enabled(if: FileManager.default.fileExists(atPath: font.path), "Inter is not installed"))
        func changes() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            var bytes = try Data(contentsOf: Self.font)
            let before = FontData.count
            for _ in 0..<100 {
                // Another size is another version, whatever the clock says.
                bytes.append(0)
                try bytes.write(to: file)
                let chain = try FontChain([FontFile(path: file.path)])
                #expect(chain.advances(of: ClusteredText("a"), language: "en").unknown == nil)
            }
            // Other tests open fonts meanwhile, but fewer.
            #expect(FontData.count - before < 60)
        }
    }
#endif
