// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a module may see, where the compiler would let it see more: a folder of build products has the modules of all targets in it.
@Suite("Modules") struct ModuleTests {
    @Test("nothing but the runtime sees the presenter and its views")
    func runtime() throws {
        let runtimeImport = /\s*(?:[@a-z_]+ )*import BannerKit/
        let importers = try Self.sources(but: "Sources/BannerKit").filter { file in
            try Self.imports(file).contains { $0.wholeMatch(of: runtimeImport) != nil }
        }
        #expect(importers == [])
    }

    @Test("the core sees the C library and Apple's logger, and no framework that draws")
    func core() throws {
        let anyImport = /\s*(?:[@a-z_]+ )*import ([A-Za-z]+)/
        let imported = try Self.sources(in: "Sources/BannerCore").flatMap { file in
            try Self.imports(file).compactMap { $0.wholeMatch(of: anyImport).map { String($0.1) } }
        }
        #expect(Set(imported) == ["Darwin", "Glibc", "Musl", "os"])
    }

    /// The lines of a file that may import something; few of them have a look of the dearer kind then.
    private static func imports(_ file: String) throws -> [String] {
        try Repository.text(file).components(separatedBy: "\n").filter { $0.contains("import ") }
    }

    /// The Swift files of the program but for those in a folder.
    private static func sources(but folder: String) throws -> [String] {
        try sources(in: "Sources").filter { !$0.hasPrefix(folder + "/") }
    }

    private static func sources(in folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }
        try #require(!paths.isEmpty)
        return paths.map { "\(folder)/\($0)" }
    }
}
