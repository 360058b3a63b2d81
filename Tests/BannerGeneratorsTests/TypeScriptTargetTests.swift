// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

/// What the compiler and Node make of the module is seen by scripts/check-typescript.
@Suite("The target typescript")
struct TypeScriptTargetTests {
    private static let acme = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }
        banners:
          offline: { level: error, text: { en: You are offline., fr: Vous êtes hors ligne. } }
          syncFailed:
            level: error
            parameters: { count: int }
            text:
              en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." }
              fr: { plural: count, one: "{count} élément en échec.", other: "{count} éléments en échec." }

        """

    @Test("the page shows what the sample becomes")
    func page() throws {
        #expect(try RecordedFile.text("docs/targets/typescript.md").contains("```yaml\n\(Self.acme)```"))
        let module = try #require(try Targets.files(.typescript, Self.acme)["acme.ts"])
        let parts = ["export interface BannerContents {", "const messages:"].map { start in
            let lines = module.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.drop { !$0.hasPrefix(start) }.prefix { !$0.hasPrefix("}") }.joined(separator: "\n")
        }
        try RecordedFile.expectSample(
            "acme.ts", in: "docs/targets/typescript.md",
            "\(parts[0])\n}\n\n\(parts[1])\n};\n", filter: "TypeScriptTargetTests")
    }

    @Test("the names of a spec are keys as they are, keywords and members of every object too")
    func keywords() throws {
        let module = try #require(
            try Targets.files(
                .typescript,
                """
                bannerc: 1
                name: Acme
                levels: { class: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  constructor: { level: class, text: A. }
                  delete: { level: class, parameters: { toString: string }, text: "{toString}" }
                """)["acme.ts"])
        #expect(module.contains(#"export const bannerIds = ["constructor", "delete"] as const;"#))
        #expect(module.contains("            en: ({ parameters }) => `${parameters.toString}`,\n"))
    }

    @Test("what cuts texts is there where something is cut", arguments: [("A {a}.", true), ("A.", false)])
    func cuts(text: String, isCut: Bool) throws {
        let module = try #require(
            try Targets.files(
                .typescript,
                """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners: { a: { level: l, parameters: { a: { type: string, maxLength: 9 } }, text: "\(text)" } }
                """)["acme.ts"])
        #expect(module.contains("function cut(") == isCut)
    }

    @Test("a banner can be made without the image that a parameter may bring")
    func parameterImage() throws {
        let module = try #require(
            try Targets.files(
                .typescript,
                """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners: { photo: { level: l, parameters: { avatar: image }, text: A., image: { parameter: avatar, decorative: true } } }
                """)["acme.ts"])
        #expect(module.contains("parameters: { readonly avatar?: ImageParameter | undefined }"))
    }
}
