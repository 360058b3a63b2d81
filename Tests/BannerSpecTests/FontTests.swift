// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@Suite("Fonts") struct FontTests {
    @Test("files are found from where they are named, and styles choose by name") func fonts() throws {
        let spec = try resolve(
            Project(
                snippet: """
                    use: [shared/brand.yaml]
                    styles:
                      bar:   { title: { font: brand }, text: { font: brand } }
                      toast: { extends: bar, text: { font: mono } }
                    fonts: { mono: { family: Menlo } }
                    """,
                files: [
                    "shared/brand.yaml":
                        "bannerc: 1\nfonts: { brand: { family: Inter, files: { regular: ../fonts/a.ttf, bold: b.ttf } } }"
                ]))
        let brand = try #require(spec.fonts.first { $0.name.value == "brand" })
        #expect(brand.family.value == "Inter" && brand.files.map(\.weight) == [.regular, .bold])
        #expect(brand.files.map(\.resolvedPath) == ["fonts/a.ttf", "shared/b.ttf"])
        func names(_ style: Int) -> [String?] {
            let attributes = spec.design.styles[style].attributes
            return [attributes.titleFont.value, attributes.textFont.value].map { $0.map { spec.fonts[$0].name.value } }
        }
        #expect(names(0) == [nil, nil] && names(1) == ["brand", "brand"] && names(2) == ["brand", "mono"])
    }

    @Test("faults have their place") func faults() {
        expectFinding(
            .unknownReference, "there is no font `brandd`", help: "did you mean `brand`?",
            in: "fonts: { brand: { family: Inter } }\nstyles: { a: { text: { font: «brandd» } } }")
        expectFinding(
            .missingField, "font `brand` has no `family`", help: "`family: Inter`", in: "fonts: { «brand»: {} }")
        expectFinding(
            .useOutsideRoot, "`/a.ttf` can't be a font file", help: "relative to this file",
            in: "fonts: { brand: { family: Inter, files: { regular: «/a.ttf» } } }")
        expectFinding(
            .wrongType, "a font takes keys with values, but this is a word", help: "write `{ family: Inter }`",
            in: "fonts: { brand: «Inter» }")
    }
}
