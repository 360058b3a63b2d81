// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a module may see, where the compiler would let it see more: a folder of build products has the modules of all targets in it.
@Suite("Modules") struct ModuleTests {
    @Test("nothing but the runtime sees the presenter and its views")
    func runtime() throws {
        let importers = try Self.sources(but: "Sources/BannerKit").filter { file in
            try Repository.text(file).split(separator: "\n").contains { $0.wholeMatch(of: Self.runtimeImport) != nil }
        }
        #expect(importers == [])
    }

    @Test("the core sees the C library and Apple's logger, and no framework that draws")
    func core() throws {
        let imported = try Self.sources(in: "Sources/BannerCore").flatMap { file in
            try Repository.text(file).split(separator: "\n").compactMap { $0.wholeMatch(of: Self.anyImport)?.1 }
        }
        #expect(Set(imported) == ["Darwin", "Glibc", "Musl", "os"])
    }

    private static var runtimeImport: Regex<Substring> { /\s*(?:[@a-z_]+ )*import BannerKit/ }
    private static var anyImport: Regex<(Substring, Substring)> { /\s*(?:[@a-z_]+ )*import ([A-Za-z]+)/ }

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
