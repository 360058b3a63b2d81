// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The compiler of `scripts/kotlin`.
public enum Kotlin {
    private static let script = Tool.project.appending(path: "scripts/kotlin").path

    /// Whether tests run that need it.
    public static let isExpected: Bool = {
        let found = try? Tool.withFolder([:]) { try Tool.run(script, ["find"], in: $0).status }
        return found == 0 || Tool.areAllRequired
    }()

    /// Compiles `files` with every warning an error and further `options`, and returns what the function `main` of `Main.kt` prints.
    public static func run(_ files: [String: String], options: [String] = []) throws -> String {
        try Tool.withFolder(files) { folder in
            let sources = files.keys.filter { $0.hasSuffix(".kt") }.sorted()
            try Tool.output(of: script, ["compile", "-Werror"] + options + ["-d", "out"] + sources, in: folder)
            return try Tool.output(of: script, ["run", "out", "MainKt"], in: folder)
        }
    }

    /// Compiles `sources`, and throws what the compiler prints where there is an error in them.
    static func check(_ sources: [String], in folder: URL) throws {
        try Tool.output(of: script, ["compile", "-nowarn", "-d", "classes"] + sources, in: folder)
    }
}
