// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport

/// The files of this repository.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = Tool.project

    /// The names of the sample specs, without their ending.
    static let specs = ["fiori", "modifier", "orange", "ouds", "owl"]

    static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: root.appending(path: path))) }

    static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    /// Compiles a sample spec for all targets.
    static func compile(_ spec: String) throws -> Compiler.Output {
        let path = "specs/\(spec).banner.yaml"
        return try compile(path: path, bytes: try bytes(path))
    }

    /// Compiles a spec that is given as text, as if it lay in `specs/`.
    static func compile(_ text: String, as name: String) throws -> Compiler.Output {
        try compile(path: "specs/\(name).banner.yaml", bytes: Array(text.utf8))
    }

    /// Compiles bytes that may be a spec, as if they lay in `specs/`.
    static func compile(bytes: [UInt8], as name: String) throws -> Compiler.Output {
        try compile(path: "specs/\(name).banner.yaml", bytes: bytes)
    }

    private static func compile(path: String, bytes: [UInt8]) throws -> Compiler.Output {
        try Compiler.compile(SourceFile(path: path, bytes: bytes), for: [.swift, .tokens]) { used in
            (try? Self.bytes(used)).map(FileAccess.bytes) ?? .missing
        }
    }
}
