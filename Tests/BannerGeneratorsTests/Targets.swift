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
        let input = try input(yaml, path: "\(stem).banner.yaml")
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

/// A tool of the system that tests run what is generated through. Tests that need one are skipped where it is not there,
/// but for where `REQUIRE_TOOLS` is set: they fail there.
enum Tool {
    /// Whether tests run that need the program `name`.
    static func isExpected(_ name: String) -> Bool {
        path(name) != nil || ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil
    }

    /// The path of the program `name`, which may be one already.
    static func path(_ name: String) -> String? {
        if name.hasPrefix("/") { return name }
        return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs `name` in a folder that holds `files`, and returns what it prints to either stream, and its status.
    static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(path(name)))
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // A file in the place of a pipe, which could fill up.
        let log = folder.appending(path: "output-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }

    /// A new folder that holds `files`, by their paths; removed after `body`.
    static func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "target-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try body(folder)
    }
}
