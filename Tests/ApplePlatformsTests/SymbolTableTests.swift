// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import Foundation
import Testing

@Suite("The table of SF Symbols") struct SymbolTableTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The names of scripts/sf-symbols.txt and, for each, the line that says its release.
    private static func source() throws -> [String: String] {
        let text = try String(contentsOf: root.appending(path: "scripts/sf-symbols.txt"), encoding: .utf8)
        var names: [String: String] = [:]
        var release = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("iOS ") {
                release = String(line)
            } else if line.hasSuffix("[.fill]") {
                let name = String(line.dropLast("[.fill]".count))
                names[name] = release
                names[name + ".fill"] = release
            } else {
                names[String(line)] = release
            }
        }
        return names
    }

    private static func described(_ symbol: SFSymbol) -> String {
        ApplePlatform.allCases.map { "\($0.rawValue) \(symbol.since($0))" }.joined(separator: ", ")
    }

    @Test("every name of the source is found with its versions, and there are no others")
    func agreesWithSource() throws {
        let source = try Self.source()
        #expect(source.count == SymbolTable.count)
        #expect(
            SymbolTable.all.count == SymbolTable.count, "EmbeddedSymbols.swift is stale: run scripts/update-symbols")
        for (name, release) in source {
            let symbol = try #require(SymbolTable.symbol(named: name), "\(name): run scripts/update-symbols")
            #expect(symbol.name == name)
            #expect(Self.described(symbol) == release, "\(name)")
        }
    }

    @Test("names that are nearly there are not there")
    func strangers() {
        let names = Set(SymbolTable.all.map(\.name))
        for name in names {
            for stranger in [name + "x", name + ".", String(name.dropLast()), "." + name, name.uppercased()] {
                #expect((SymbolTable.symbol(named: stranger) != nil) == names.contains(stranger), "\(stranger)")
            }
        }
        let odd = ["", ".", "\n", "#", "~", "zzzz", "0", "A", "é", "\u{0}", String(repeating: "a", count: 100_000)]
        for name in odd where !names.contains(name) { #expect(SymbolTable.symbol(named: name) == nil) }
    }

    @Test("the packed names take less than 100 kB")
    func size() throws {
        let path = Self.root.appending(path: "Sources/ApplePlatforms/EmbeddedSymbols.swift").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        // The source has indentation besides, so the program takes less.
        #expect(try #require(attributes[.size] as? Int) < 100_000)
    }

    @Test("names are ordered, and the newest release is that of the newest symbol")
    func order() {
        let names = SymbolTable.all.map(\.name)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for platform in ApplePlatform.allCases {
            #expect(SymbolTable.all.map { $0.since(platform) }.max() == SymbolTable.newestRelease[platform])
        }
    }
}
