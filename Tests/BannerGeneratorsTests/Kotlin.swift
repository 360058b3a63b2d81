// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The compiler of `scripts/kotlin`.
enum Kotlin {
    private static let script = RecordedFile.root.appending(path: "scripts/kotlin").path

    /// Whether tests run that need it.
    static let isExpected: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: script)
        process.arguments = ["find"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0 || ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil
    }()

    /// Compiles `files` with every warning an error, and returns what the function `main` of `Main.kt` prints.
    static func run(_ files: [String: String]) throws -> String {
        try Tool.withFolder(files) { folder in
            let compiled = try Tool.run(
                script, ["compile", "-Werror", "-d", "out"] + files.keys.filter { $0.hasSuffix(".kt") }.sorted(),
                in: folder)
            try #require(compiled.status == 0, "\(compiled.output)")
            let ran = try Tool.run(script, ["run", "out", "MainKt"], in: folder)
            try #require(ran.status == 0, "\(ran.output)")
            return ran.output
        }
    }
}
