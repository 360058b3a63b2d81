// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import TestSupport
import Testing

/// Every target says what the bounds of a parameter are, and those that are code cut a text in the same place; Swift and Kotlin do in
/// ``ConformanceTests``.
@Suite struct ParameterBoundsTests {
    private struct Table: Decodable {
        struct Case: Codable {
            let `case`: String
            let input: String
            let maxLength: Int
            let expected: String
            let unicode: String?
        }

        let cases: [Case]
    }

    private static func table() throws -> [Table.Case] {
        let json = try RecordedFile.text("Tests/Conformance/parameters.json")
        return try JSONDecoder().decode(Table.self, from: Data(json.utf8)).cases
    }

    /// A banner for each bound of the table, whose parameter is called like the functions that cut.
    private static func spec(of cases: [Table.Case]) -> String {
        let banners = Set(cases.map(\.maxLength)).sorted().map { bound in
            "  cut\(bound): { level: error, parameters: { cut: { type: string, maxLength: \(bound) }, count: int }, "
                + "text: { plural: count, one: \"{cut}\", other: \"<{cut}>\" } }\n"
        }
        return """
            bannerc: 1
            name: Acme
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF" }
            banners:
            \(banners.joined())
            """
    }

    // MARK: What is cut

    @Test(.enabled(if: Tool.isExpected("tsc") && Tool.isExpected("node")))
    func typescript() throws {
        let cases = try Self.table()
        var files = try Targets.files(.typescript, Self.spec(of: cases))
        files["package.json"] = #"{ "type": "module" }"#
        files["cases.json"] = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
        files["run.js"] = """
            import { readFileSync } from "node:fs";
            import { message } from "./acme.js";
            const told = (text, bound) => message({ id: `cut${bound}`, parameters: { cut: text, count: 2 } }, "en");
            for (const { case: name, input, maxLength, expected } of JSON.parse(readFileSync("cases.json", "utf8"))) {
                if (told(input, maxLength) !== `<${expected}>`) console.log("not cut as the table says:", name);
            }
            const start = performance.now();
            for (const unit of ["x", "\\u0301", "\\u{1F469}\\u200D", "\\r\\n"]) told("a" + unit.repeat(3_000_000), 5);
            if (performance.now() - start > 5_000) console.log("slow");
            delete Intl.Segmenter;
            if (told("\\u{1F600}".repeat(4), 3) !== "<\\u{1F600}\\u{1F600}\\u2026>") console.log("a torn pair");
            console.log("done");
            """
        try Tool.withFolder(files) { folder in
            // Types of ES2022 know Intl.Segmenter, and those of ES2020 don't.
            for library in ["ES2022,DOM", "ES2020,DOM"] {
                let options = [
                    "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noUnusedLocals",
                    "--noUnusedParameters", "--noImplicitReturns",
                ]
                try TypeScript.compile(["acme.ts"], options, library: library, in: folder)
            }
            let ran = try Tool.run("node", ["run.js"], in: folder)
            #expect(ran.output == "done\n")
        }
    }

    // MARK: What is said

    private static let acme = """
        bannerc: 1
        name: Acme
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }
        banners:
          syncFailed:
            level: error
            parameters:
              count: { type: int, min: 1, max: 999, description: "How many.\\nAll of them." }
              account: { type: string, maxLength: 20 }
              least: { type: int, min: -5 }
              most: { type: int, max: 7, description: Ends a comment */ }
              free: { type: string, description: Whose. }
              letter: { type: string, maxLength: 1 }
            text: "{count} {account} {least} {most} {free} {letter}"

        """

    private func file(_ target: Target, _ name: String) throws -> String {
        try #require(try Targets.files(target, Self.acme)[name])
    }

    @Test func comments() throws {
        #expect(
            try file(.swift, "acme.swift").contains(
                """
                        /// - Parameter count: How many.
                        ///   All of them.
                        ///   1 to 999.
                        /// - Parameter account: 20 characters at most.
                        /// - Parameter least: -5 at least.
                        /// - Parameter most: Ends a comment */
                        ///   7 at most.
                        /// - Parameter free: Whose.
                        /// - Parameter letter: 1 character at most.
                        case syncFailed(
                """))
        #expect(
            try file(.objc, "acme+ObjC.swift").contains(
                """
                        /// - Parameter count: How many. All of them. 1 to 999.
                        /// - Parameter account: 20 characters at most.
                """))
        #expect(
            try file(.kotlin, "Acme.kt").contains(
                """
                            /**
                             * How many.
                             * All of them.
                             * 1 to 999.
                             */
                            val count: Long,
                            /**
                             * 20 characters at most.
                             */
                            val account: String,
                """))
        #expect(
            try file(.typescript, "acme.ts").contains(
                "{ /** How many. All of them. 1 to 999. */ readonly count: number; /** 20 characters at most. */ readonly account"
            ))
        #expect(
            try file(.flutter, "acme.dart").contains(
                """
                  /// How many.
                  /// All of them.
                  /// 1 to 999.
                  final int count;
                  /// 20 characters at most.
                  final String account;
                """))
    }

    @Test func resources() throws {
        let android = try Targets.files(.android, Self.acme)
        let strings = try #require(android.first { $0.key.hasSuffix("values/strings.xml") })
        #expect(
            strings.value.contains(
                "<!-- %1$,d is count (1 to 999), %2$s is account (20 characters at most), %3$,d is least (-5 at least), "
                    + "%4$,d is most (7 at most), %5$s is free, %6$s is letter (1 character at most) -->"))
        #expect(
            try file(.xcstrings, "acme.xcstrings").contains(
                #"%1$lld is count (1 to 999): How many.\nAll of them.\n%2$@ is account (20 characters at most)\n"#))
        #expect(
            try file(.markdown, "acme.md").contains(
                "`count` (a whole number, 1 to 999: How many. All of them.), `account` (a text, 20 characters at most)")
        )
        #expect(try file(.tokens, "acme.tokens.json").contains(#""type": "string", "maxLength": 20 }"#))
    }

    @Test func nothingIsAddedWithoutBounds() throws {
        let plain = Self.acme.replacing(/, (min|max|maxLength): -?\d+/, with: "")
        for (target, name) in [
            (Target.swift, "acme.swift"), (.kotlin, "Acme.kt"), (.typescript, "acme.ts"), (.flutter, "acme.dart"),
        ] {
            let text = try #require(try Targets.files(target, plain)[name])
            #expect(!text.contains("cut("), "\(target)")
            #expect(!text.contains("BannerBounds") && !text.contains("Characters"), "\(target)")
        }
    }
}
