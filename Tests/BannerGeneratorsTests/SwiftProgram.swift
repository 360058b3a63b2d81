// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// Generated Swift with BannerKit beside it, as a program.
enum SwiftProgram {
    /// What is generated needs no package then.
    static let options: GeneratorOptions = {
        var options = GeneratorOptions()
        options.settings = [.swift: ["runtime": "embedded"]]
        return options
    }()

    /// Compiles `files`, one of which is `main.swift`, and returns what they print.
    static func run(_ files: [String: String]) throws -> String {
        var files = files
        for file in Generators.sharedFiles(for: [.swift], options: options) {
            files[file.name] = String(decoding: file.bytes, as: UTF8.self)
        }
        return try Tool.withFolder(files) { folder in
            let compiled = try Tool.run(
                "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-o", "app"] + files.keys.sorted(),
                in: folder)
            try #require(compiled.status == 0, "\(compiled.output)")
            let ran = try Tool.run("env", ["./app"], in: folder)
            try #require(ran.status == 0, "\(ran.output)")
            return ran.output
        }
    }

    /// `text` as a literal of ASCII.
    static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }
}
