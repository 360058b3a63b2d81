// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import Testing

/// Compiles specs for targets, for tests.
enum Targets {
    /// The files made of `yaml`, by their paths. The spec must be sound.
    static func files(
        _ target: Target, _ yaml: String, options: GeneratorOptions = .init(), stem: String = "acme"
    ) throws -> [String: String] {
        try files(target, of: try input(yaml, path: "\(stem).banner.yaml"), options: options)
    }

    /// The files made of a spec that was read before.
    static func files(
        _ target: Target, of input: GeneratorInput, options: GeneratorOptions = .init()
    ) throws -> [String: String] {
        let output = try Generators.generate([target], from: input, options: options)
        #expect(output.findings.isEmpty)
        return texts(output.files)
    }

    /// The files made of one of the specs of this repository, such as `orange`.
    static func files(_ target: Target, sample: String) throws -> [String: String] {
        texts(try Generators.generate([target], from: try input(sample: sample)).files)
    }

    /// The specs of this repository, the last of which is a fixture that says all there is to say of looks.
    static let samples = ["fiori", "modifier", "orange", "ouds", "owl", "today"]

    /// One of the specs of this repository.
    static func input(sample: String) throws -> GeneratorInput {
        let path = sample == "today" ? "Tests/Fixtures/today.banner.yaml" : "specs/\(sample).banner.yaml"
        return try input(try RecordedFile.text(path), path: path)
    }

    /// What templates get for one of the specs of this repository, read back from JSON.
    static func context(sample: String) throws -> [String: Any] {
        let json = try #require(Generators.context(of: [try input(sample: sample)]))
        return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    /// What the target has against the names of `yaml`, which is sound otherwise.
    static func findings(_ target: Target, _ yaml: String) throws -> [Finding] {
        try Generators.generate([target], from: try input(yaml)).findings
    }

    private static func texts(_ files: [OutputFile]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// What generators get for a spec.
    static func input(_ yaml: String, path: String = "acme.banner.yaml") throws -> GeneratorInput {
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: path, bytes: Array(yaml.utf8)), into: &sources) { used in
            (try? RecordedFile.text(used)).map { .bytes(Array($0.utf8)) } ?? .missing
        }
        let spec = try #require(result.spec, "\(result.findings)")
        return GeneratorInput(spec: spec, fileName: String(path.split(separator: "/").last ?? ""))
    }
}
