// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

@testable import BannerProject

/// Large files come in pieces, which nobody is to notice.
@Suite("Files in pieces") struct PiecesTests {
    /// Bytes, cut in random places, empty pieces included.
    private static let cuts: [(bytes: [UInt8], pieces: [[UInt8]])] = {
        var random = SeededGenerator(state: 7)
        return (0..<200).map { _ in
            let pieces = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random)
                }
            }
            return (Array(pieces.joined()), pieces)
        }
    }()

    @Test("have the digest of the whole") func digest() {
        let digest = ContentDigest(key: 3)
        for (bytes, pieces) in Self.cuts { #expect(digest.of(pieces: pieces) == digest.of(bytes), "\(pieces)") }
    }

    @Test("are what is in a file, or are not") func holds() throws {
        let sandbox = try Sandbox()
        for (bytes, pieces) in Self.cuts where !bytes.isEmpty {
            let path = try FileSystem.writeTemporary(pieces, in: sandbox.folder.path)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
            #expect(try FileSystem.holds(path, pieces) && FileSystem.holds(path, [bytes]))
            var other = bytes
            other[other.count / 2] ^= 1
            #expect(try !FileSystem.holds(path, [other]) && !FileSystem.holds(path, [bytes, [0]]))
            #expect(try !FileSystem.holds(path, [Array(bytes.dropLast())]))
            try FileSystem.overwrite(path, pieces.dropLast())
            #expect(try FileSystem.holds(path, pieces.dropLast()))
        }
    }

    @Test("are equal whatever their pieces") func equality() {
        for (bytes, pieces) in Self.cuts {
            var content = OutputBytes([])
            for piece in pieces { content.append(piece) }
            #expect(content == OutputBytes(bytes) && content.joined == bytes && content.count == bytes.count)
            #expect(content.hashValue == OutputBytes(bytes).hashValue)
            content.append([1])
            #expect(content != OutputBytes(bytes))
        }
    }

    @Test("of a large catalogue are written, compared and known again as a whole") func largeFile() throws {
        let sandbox = try Sandbox()
        let banners = (0..<3_000).map { "  banner\($0): { level: error, text: Banner \($0) is here. }\n" }
        try sandbox.write(Specs.small() + banners.joined(), to: "a.banner.yaml")
        let arguments = ["build", "--target", "swift", "--output", "out", "--verbose", "a.banner.yaml"]
        let first = try sandbox.run(arguments)
        #expect(first.status == 0 && first.errors.hasSuffix("1 file from 1 spec, 1 changed\n"), "\(first.errors)")
        let file = try #require(sandbox.read("out/a.swift"))
        #expect(file.utf8.count > 200_000 && file.contains("\"Banner 2999 is here.\""))
        for environment in [[:], ["BANNERC_CACHE": "off"]] {
            let again = try sandbox.run(arguments, environment: environment)
            #expect(again.status == 0 && again.errors.hasSuffix("none changed\n"), "\(again.errors)")
        }
        #expect(try sandbox.run(arguments + ["--check"]).status == 0)
        try sandbox.write(file.replacing("Banner 2999 is", with: "Banner 2999 was"), to: "out/a.swift")
        #expect(try sandbox.run(arguments + ["--check"]).output == "stale: out/a.swift (+1 -1)\n")
        #expect(try sandbox.run(arguments).errors.hasSuffix("1 changed\n"))
        #expect(sandbox.read("out/a.swift") == file)
    }
}
