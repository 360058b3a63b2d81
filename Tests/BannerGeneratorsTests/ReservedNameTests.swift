// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Testing

/// A spec is a namespace in Swift, and within it a name of the spec's would hide what generated code means by the same one.
@Suite("Names that a spec can't have") struct ReservedNameTests {
    private static func isRefused(_ name: String) -> Bool {
        var sources = SourceSet()
        let source = SourceFile(path: "acme.banner.yaml", bytes: Array("bannerc: 1\nname: \(name)\n".utf8))
        let findings = SpecLoader.load(source, into: &sources) { _ in .missing }.findings
        return findings.contains { $0.message == "`\(name)` is the name of a type that generated code uses" }
    }

    /// What generated Swift names and does not declare.
    private static func namesInCode(_ sample: String) throws -> Set<String> {
        let files = try Targets.files(.swift, sample: sample).merging(try Targets.files(.objc, sample: sample)) { $1 }
        let texts = files.values.map { text in
            text.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
        }
        let declared = texts.flatMap {
            $0.matches(of: /\b(?:enum|struct|class|protocol|case|let|typealias|func|var) (\w+)/)
        }
        let named = texts.flatMap { $0.matches(of: /(?:^|[^\w.])([A-Z]\w*)/) }
        return Set(named.map { String($0.1) }).subtracting(declared.map { String($0.1) })
    }

    @Test(arguments: Targets.samples) func whatGeneratedSwiftNames(_ sample: String) throws {
        // A generic parameter, and the namespace itself.
        let names = try Self.namesInCode(sample).filter { $0.count > 1 && $0.lowercased() != sample }
        #expect(names.count > 30)
        for name in names { #expect(Self.isRefused(name), "\(name)") }
    }

    @Test func typesOfTheRuntime() throws {
        let types = try RecordedFile.text("docs/api.txt").matches(of: /(?m)^(\w+): (?:struct|enum|class|protocol)/)
            .map { String($0.1) }
        #expect(types.count > 70)
        // Generated code has one of its own.
        for type in types where type != "Banner" { #expect(Self.isRefused(type), "\(type)") }
    }

    /// Within a namespace, its own types come first.
    @Test(arguments: ["Acme", "Banner", "Level", "Theme", "Localization", "Metrics", "Style"])
    func whatMayBeOne(_ name: String) { #expect(!Self.isRefused(name)) }
}
