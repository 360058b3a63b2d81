// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BannerPreview

/// The colours that a page shows.
@Suite("Colours")
struct ColorTests {
    typealias Object = [String: Any]

    @Test("a colour of the palette is shown with the pairs of levels that it is one of, as is a token")
    func swatches() throws {
        let design = try design(Sample(file: "specs/orange.banner.yaml"))
        #expect(try pairs(of: "surface", "name", design).first == "information: text on fill 21 18.42 21 21")
        #expect(try pairs(of: "onBrand", "name", design).contains("information: label of high 7.99 7.99 10.28 10.28"))
        #expect(
            try pairs(of: "color.orange.100", "token", design).contains(
                "information: label of high 7.99 7.99 10.28 10.28"))
        #expect(
            try swatch("color.orange.100", "token", design)["color"] as? [String] == ["#ff7900", "#ff7900", "", ""])
        // What no level draws is in no pair.
        #expect(try pairs(of: "positive", "name", design).allSatisfy { $0.contains("positive") })
    }

    @Test("a theme has the colours and pairs of its own")
    func themes() throws {
        let sample = Sample(
            """
            bannerc: 1
            name: Themed
            locales: { development: en }
            palette: { fill: "#000000", ink: "#FFFFFF" }
            levels: { info: { tint: "{palette.fill}", onTint: "{palette.ink}" } }
            themes: { grey: { palette: { fill: "#767676" } } }
            banners: { hello: { level: info, text: Hello } }

            """)
        #expect(try pairs(of: "ink", "name", design(sample)) == ["info: text on fill 21 21 21 21"])
        #expect(try pairs(of: "ink", "name", design(sample, 1)) == ["info: text on fill 4.54 4.54 4.54 4.54"])
        #expect(
            try swatch("fill", "name", design(sample, 1))["color"] as? [String] == Array(repeating: "#767676", count: 4)
        )
    }

    private func design(_ sample: Sample, _ index: Int = 0) throws -> Object {
        try #require(try sample.data()["designs"] as? [Object])[index]
    }

    private func swatch(_ name: String, _ key: String, _ design: Object) throws -> Object {
        let colors = try #require(design["colors"] as? [Object])
        return try #require(colors.first { $0[key] as? String == name })
    }

    /// The pairs of a colour: level, pair, and the contrast in each appearance.
    private func pairs(of name: String, _ key: String, _ design: Object) throws -> [String] {
        let levels = try #require(design["levels"] as? [Object])
        return try #require(try swatch(name, key, design)["pairs"] as? [[Int]]).map { pair in
            let level = levels[pair[0]]
            let found = try #require(level["pairs"] as? [Object])[pair[1]]
            let ratios = try #require(found["ratios"] as? [Double]).map { String(format: "%g", $0) }
            return "\(level["name"] ?? ""): \(found["name"] ?? "") \(ratios.joined(separator: " "))"
        }
    }
}
