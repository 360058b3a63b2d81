// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift compiler that runs the tests, for checking what was generated.
struct SwiftToolchain {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// A folder of its own, removed by ``remove()``.
    let folder: URL

    init(folder: URL = newFolder()) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
    }

    /// The runtime, as a module and a library in a folder that goes with the process: built once, since that takes a while.
    private static let runtime = Result {
        let toolchain = try SwiftToolchain(folder: runtimeFolder)
        atexit { try? FileManager.default.removeItem(at: SwiftToolchain.runtimeFolder) }
        for module in ["BannerCore", "BannerKit"] {
            let sources = Repository.root.appending(path: "Sources/\(module)")
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
                .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
            try toolchain.swiftc(
                [
                    "-emit-library", "-static", "-emit-module", "-module-name", module, "-package-name", "bannerc",
                    "-wmo",
                ]
                    + ["-swift-version", "6", "-D", "DEBUG", "-I", toolchain.folder.path]
                    + ["-o", toolchain.path("lib\(module).a")]
                    + ["-emit-module-path", toolchain.path("\(module).swiftmodule")] + (files ?? []).sorted())
        }
        return toolchain.folder.path
    }
    private static let runtimeFolder = newFolder()

    func remove() { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Type-checks and compiles `sources` with warnings as errors, in the given language mode.
    func check(_ sources: [String], mode: String = "6", _ further: [String] = []) throws {
        try swiftc(
            ["-emit-module", "-emit-module-path", path("Checked.swiftmodule"), "-module-name", "Checked", "-c"]
                + ["-swift-version", mode, "-warnings-as-errors", "-I", try Self.runtime.get()] + further + sources)
    }

    /// The lines with errors that type-checking `sources` together gives; none if all is well.
    func errors(in sources: [String]) throws -> [Substring] {
        let runtime = try Self.runtime.get()
        return try Self.errors(": error: ") {
            try swiftc(
                ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Checked", "-I", runtime] + sources)
        }
    }

    /// The same of TypeScript, by `tsc` as scripts/check-typescript runs it.
    func typeScriptErrors(in sources: [String]) throws -> [Substring] {
        try Self.errors(": error TS") {
            let options = [
                "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--isolatedModules", "--pretty", "false",
            ]
            let libraries = [
                "--target", "ES2020", "--lib", "ES2020,DOM", "--module", "ES2020", "--moduleResolution", "node",
            ]
            _ = try launch("/usr/bin/env", ["tsc"] + options + libraries + sources)
        }
    }

    /// Whether scripts/kotlin finds a compiler.
    static let hasKotlin: Bool = {
        guard let toolchain = try? SwiftToolchain() else { return false }
        defer { toolchain.remove() }
        return (try? toolchain.launch(kotlin, ["find"])) != nil
            // A machine that must have it and has not is told by its absence.
            || ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil
    }()
    private static let kotlin = Repository.root.appending(path: "scripts/kotlin").path

    /// The same of Kotlin.
    func kotlinErrors(in sources: [String]) throws -> [Substring] {
        try Self.errors(": error: ") {
            _ = try launch(Self.kotlin, ["compile", "-nowarn", "-d", path("classes")] + sources)
        }
    }

    private static func errors(_ mark: String, of check: () throws -> Void) throws -> [Substring] {
        do {
            try check()
            return []
        } catch let failure as Failure {
            let lines = failure.description.split(separator: "\n").filter { $0.contains(mark) }
            // A compiler that fails without an error in a file has checked nothing.
            if lines.isEmpty { throw failure }
            return lines
        }
    }

    /// Builds a program of `sources`, with warnings as errors, and returns what it prints.
    func run(_ sources: [String]) throws -> String {
        let program = path("program")
        let runtime = try Self.runtime.get()
        try swiftc(
            ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-I", runtime, "-L", runtime]
                // The runtime, and what it uses of the toolchain, which a library alone does not say.
                + ["-lBannerKit", "-lBannerCore", "-lm", "-lswiftObservation", "-lswiftSynchronization"]
                + ["-o", program] + sources)
        return try launch(program, [])
    }

    /// The same of `sources` that hold all of the runtime, compiled with `further` arguments.
    func runAlone(_ sources: [String], _ further: [String]) throws -> String {
        let program = path("program")
        try swiftc(["-swift-version", "6", "-wmo", "-lm", "-o", program] + further + sources)
        return try launch(program, [])
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    private func swiftc(_ arguments: [String]) throws { _ = try launch("/usr/bin/env", ["swiftc"] + arguments) }

    private func launch(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Files rather than pipes: a pipe that nobody reads stops the program once it is full.
        let output = folder.appending(path: "output-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
    }
}
