// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A tool of the system that tests run what is generated through. Tests that need one are skipped where it is not there,
/// but for where `REQUIRE_TOOLS` is set: they fail there.
public enum Tool {
    /// A tool that is not there, or does not end with 0.
    public struct Failure: Error, CustomStringConvertible {
        /// The output, or what was missing.
        public let description: String
    }

    /// The folder that holds `Package.swift`.
    public static let project = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether tests run that need the program `name`.
    public static func isExpected(_ name: String) -> Bool { path(name) != nil || areAllRequired }

    static let areAllRequired = ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil

    /// The path of the program `name`, which may be one already.
    public static func path(_ name: String) -> String? {
        if name.hasPrefix("/") { return name }
        return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs `name` in a folder, and returns what it prints to either stream, and its status.
    public static func run(
        _ name: String, _ arguments: [String], in folder: URL
    ) throws -> (status: Int32, output: String) {
        guard let path = path(name) else { throw Failure(description: "there is no \(name)") }
        let process = Process()
        process.executableURL = URL(filePath: path)
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

    /// What `name` prints, where it ends with 0.
    @discardableResult
    static func output(of name: String, _ arguments: [String], in folder: URL) throws -> String {
        let (status, output) = try run(name, arguments, in: folder)
        guard status == 0 else { throw Failure(description: output) }
        return output
    }

    /// A new folder that holds `files`, by their paths; removed after `body`.
    public static func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bannerc-\(UUID().uuidString)")
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
