// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The Swift compiler that runs the tests, for checking what was generated.
public struct SwiftToolchain {
    /// A folder of its own, removed by ``remove()``.
    public let folder: URL

    /// A compiler in a new folder.
    public init() throws { try self.init(folder: Self.newFolder()) }

    private init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
    }

    /// A module as a whole, and once: types are checked neither for each file nor again for the module's own file.
    private static let whole = ["-wmo", "-no-emit-module-separately-wmo"]

    /// The runtime, as a module and a library in a folder that goes with the process: built once, since that takes a while.
    private static let runtime = Result {
        let toolchain = try SwiftToolchain(folder: runtimeFolder)
        atexit { try? FileManager.default.removeItem(at: SwiftToolchain.runtimeFolder) }
        for module in ["BannerCore", "BannerKit"] {
            let sources = Tool.project.appending(path: "Sources/\(module)")
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
                .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
            try toolchain.swiftc(
                [
                    "-emit-library", "-static", "-emit-module", "-module-name", module, "-package-name", "bannerc",
                ]
                    + Self.whole
                    + ["-swift-version", "6", "-D", "DEBUG", "-I", toolchain.folder.path]
                    + ["-o", toolchain.path("lib\(module).a")]
                    + ["-emit-module-path", toolchain.path("\(module).swiftmodule")] + (files ?? []).sorted())
        }
        return toolchain.folder.path
    }
    private static let runtimeFolder = newFolder()

    /// Removes the folder.
    public func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file, and returns its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// The path of a file in the folder.
    public func path(_ name: String) -> String { folder.appending(path: name).path }

    // MARK: Checking

    /// Type-checks and compiles `sources` with warnings as errors, in the given language mode.
    public func check(_ sources: [String], mode: String = "6", _ further: [String] = []) throws {
        try swiftc(
            ["-emit-module", "-emit-module-path", path("Checked.swiftmodule"), "-module-name", "Checked", "-c"]
                + Self.whole + ["-swift-version", mode, "-warnings-as-errors", "-I", try Self.runtime.get()] + further
                + sources)
    }

    /// The lines with errors that type-checking `sources` together gives; none if all is well.
    public func errors(in sources: [String]) throws -> [Substring] {
        let runtime = try Self.runtime.get()
        return try Self.errors(": error: ") {
            try swiftc(
                ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Checked", "-I", runtime] + sources)
        }
    }

    /// The same of TypeScript.
    public func typeScriptErrors(in sources: [String]) throws -> [Substring] {
        try Self.errors(": error TS") {
            let options = ["--noEmit", "--exactOptionalPropertyTypes", "--isolatedModules", "--pretty", "false"]
            try TypeScript.compile(sources, options, in: folder)
        }
    }

    /// The same of Kotlin.
    public func kotlinErrors(in sources: [String]) throws -> [Substring] {
        try Self.errors(": error: ") { try Kotlin.check(sources, in: folder) }
    }

    private static func errors(_ mark: String, of check: () throws -> Void) throws -> [Substring] {
        do {
            try check()
            return []
        } catch let failure as Tool.Failure {
            let lines = failure.description.split(separator: "\n").filter { $0.contains(mark) }
            // A compiler that fails without an error in a file has checked nothing.
            if lines.isEmpty { throw failure }
            return lines
        }
    }

    // MARK: Running

    /// Builds a program of `files`, one of which is `main.swift`, with warnings as errors, and returns what it prints.
    public static func run(_ files: [String: String]) throws -> String {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        return try toolchain.run(files.sorted { $0.key < $1.key }.map { try toolchain.write($0.value, to: $0.key) })
    }

    /// The same of files that are written.
    public func run(_ sources: [String]) throws -> String {
        let runtime = try Self.runtime.get()
        try swiftc(
            ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-I", runtime, "-L", runtime]
                // The runtime, and what it uses of the toolchain, which a library alone does not say.
                + ["-lBannerKit", "-lBannerCore", "-lm", "-lswiftObservation", "-lswiftSynchronization"]
                + ["-o", path("program")] + sources)
        return try Tool.output(of: path("program"), [], in: folder)
    }

    /// The same of `sources` that hold all of the runtime, compiled with `further` arguments.
    public func runAlone(_ sources: [String], _ further: [String]) throws -> String {
        try swiftc(["-swift-version", "6", "-wmo", "-lm", "-o", path("program")] + further + sources)
        return try Tool.output(of: path("program"), [], in: folder)
    }

    private func swiftc(_ arguments: [String]) throws { try Tool.output(of: "swiftc", arguments, in: folder) }
}
