// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A folder of its own for a test, in which the built program runs.
package final class Sandbox {
    /// What came of a run.
    package struct Run {
        package var status: Int32
        package var output: String
        package var errors: String
    }

    /// The folder.
    package let folder: URL
    /// Where the program keeps what may be forgotten: outside the folder, which tests look into.
    package let cache: URL

    package init() throws {
        let name = "bannerc-tests-" + UUID().uuidString
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        folder = temporary.appendingPathComponent(name)
        cache = temporary.appendingPathComponent(name + "-cache")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { for url in [folder, cache] { try? FileManager.default.removeItem(at: url) } }

    // MARK: The program

    /// The program: that of the environment variable `BANNERC`, or the one built beside these tests.
    package static let program = ProcessInfo.processInfo.environment["BANNERC"] ?? built("bannerc")

    /// What the plugin BannerBuild runs where bannerc is compiled for it.
    package static let buildTool = built("BannerBuildTool")

    /// The program that was built beside these tests.
    private static func built(_ name: String) -> String {
        var folders = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        folders += (Bundle.allBundles + [Bundle.main]).flatMap {
            [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()]
        }
        // On macOS the bundle holds the tests in `Contents/MacOS`.
        folders += folders.map { $0.appendingPathComponent("../../..").standardized }
        let paths = folders.map { $0.appendingPathComponent(name).path }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) && !isFolder($0) } ?? name
    }

    /// Whether the program was built with the trait `HarfBuzz`.
    package static let hasHarfBuzz: Bool = {
        let run = try? Sandbox().run("measure", "x", "--font", "")
        return run?.errors.contains("built without the trait") == false
    }()

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Runs the program.
    package func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:], in path: String = ""
    ) throws -> Run {
        try run(Self.program, arguments, input: input, environment: environment, in: path)
    }

    /// The same, with arguments in a list.
    package func run(_ arguments: [String], environment: [String: String] = [:], in path: String = "") throws -> Run {
        try run(Self.program, arguments, input: "", environment: environment, in: path)
    }

    /// Runs the program of the plugin.
    package func runBuildTool(_ arguments: [String]) throws -> Run {
        try run(Self.buildTool, arguments, input: "", environment: [:], in: "")
    }

    /// Runs a script of the shell, in which `$BANNERC` is the program.
    package func shell(_ script: String, environment: [String: String] = [:]) throws -> Run {
        try run("/bin/sh", ["-c", script], input: "", environment: environment, in: "")
    }

    /// Starts the program; the caller ends it.
    package func start(_ arguments: String..., errors: String) throws -> Process {
        try start(arguments, errors: errors)
    }

    /// The same, with arguments in a list.
    package func start(_ arguments: [String], errors: String) throws -> Process {
        let process = try process(Self.program, arguments, environment: [:], in: "")
        process.standardError = try handle(forWriting: folder.appendingPathComponent(errors))
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Sends a signal to a process and waits for its end; one that does not heed it is killed.
    package func stop(_ process: Process, _ signal: Int32) {
        kill(process.processIdentifier, signal)
        wait(for: process, seconds: 10)
    }

    private func run(
        _ program: String, _ arguments: [String], input: String, environment: [String: String], in path: String
    ) throws -> Run {
        let process = try process(program, arguments, environment: environment, in: path)
        // Files in the place of pipes, which could fill up; outside the folder, which tests look into.
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("streams-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let paths = ["in", "out", "err"].map(streams.appendingPathComponent)
        try Data(input.utf8).write(to: paths[0])
        process.standardInput = try FileHandle(forReadingFrom: paths[0])
        process.standardOutput = try handle(forWriting: paths[1])
        process.standardError = try handle(forWriting: paths[2])
        try process.run()
        wait(for: process)
        // A death by signal counts as the shell counts it.
        let status = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
        let texts = try paths.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Run(status: status, output: texts[0], errors: texts[1])
    }

    private func process(
        _ program: String, _ arguments: [String], environment: [String: String], in path: String
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = path.isEmpty ? folder : folder.appendingPathComponent(path)
        var variables = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "FORCE_COLOR"] { variables[name] = nil }
        variables["BANNERC"] = Self.program
        variables["BANNERC_CACHE"] = cache.path
        process.environment = variables.merging(environment) { $1 }
        return process
    }

    private func handle(forWriting url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    /// Waits for a process, which is killed if it hangs.
    private func wait(for process: Process, seconds: TimeInterval = 30) {
        let end = Date().addingTimeInterval(seconds)
        while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.002) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    // MARK: Files

    /// Writes a file, and the folders that it lies in.
    package func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes a file at once, for who watches: between emptying a file and filling it, it is another spec.
    package func put(_ text: String, at path: String) throws {
        let url = folder.appendingPathComponent(path)
        let draft = folder.appendingPathExtension("draft")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: draft)
        guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// The text of a file; `nil` if there is none.
    package func read(_ path: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
    }

    package func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    /// Every file below the folder, by its path.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { !Self.isFolder(folder.appendingPathComponent($0).path) }.sorted()
    }

    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// Makes `path` a symbolic link to `target`.
    package func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// Sets the time of a file back, so that a change of it shows.
    package func age(_ path: String) throws -> Date {
        let url = folder.appendingPathComponent(path)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: url.path)
        return past
    }

    package func time(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)[.modificationDate]
            as? Date
    }
}
