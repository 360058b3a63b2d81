// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import TestSupport
import Testing

@testable import BannerProject

/// Large files come in pieces, which nobody is to notice.
@Suite("Files in pieces") struct PiecesTests {
    /// Bytes, cut in random places, empty pieces included.
    private static let cuts: [(bytes: [UInt8], pieces: [[UInt8]])] = {
        var random = SeededGenerator(seed: 7)
        return (0..<200).map { _ in
            let pieces = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random)
                }
            }
            return (Array(pieces.joined()), pieces)
        }
    }()

    @Test("have the digest of the whole") func digest() throws {
        let digest = ContentDigest(key: 3)
        for (bytes, pieces) in Self.cuts {
            #expect(try digest.of(FileContent(pieces)) == digest.of(bytes), "\(pieces)")
        }
    }

    @Test("are what is in a file, or are not") func holds() throws {
        let sandbox = try Sandbox()
        for (bytes, pieces) in Self.cuts where !bytes.isEmpty {
            let content = FileContent(pieces)
            let path = try FileSystem.writeTemporary(content, in: sandbox.folder.path)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
            #expect(try FileSystem.holds(path, content) && FileSystem.holds(path, FileContent([bytes])))
            var other = bytes
            other[other.count / 2] ^= 1
            for other in [[other], [bytes, [0]], [Array(bytes.dropLast())]] {
                #expect(try !FileSystem.holds(path, FileContent(other)))
            }
            let less = FileContent(pieces.dropLast())
            try FileSystem.overwrite(path, less)
            #expect(try FileSystem.holds(path, less))
        }
    }

    @Test("wait on the disk, and come back as they were") func spooled() throws {
        let sandbox = try Sandbox()
        let folder = sandbox.folder.appendingPathComponent("not/yet/there").path
        let spool = Spool(for: folder)
        _ = try FileSystem.makeFolders(folder)
        for (content, bytes) in Self.contents(spool) {
            #expect(try content.count == bytes.count && content.joined() == bytes)
            let digest = ContentDigest(key: 5)
            #expect(try digest.of(content) == digest.of(bytes))
            #expect(try spool.digest.of(content) == spool.digest.of(bytes))
            let path = try FileSystem.writeTemporary(content, in: folder)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
            #expect(try FileSystem.holds(path, content))
            // They are two files, whatever became of the one that the content waits in.
            let other = try FileSystem.writeTemporary(content, in: folder)
            #expect(FileSystem.nature(of: path)?.nameCount == 1 && FileSystem.nature(of: other)?.nameCount == 1)
            #expect(try Data(contentsOf: URL(filePath: other)) == Data(bytes))
            for path in [path, other] { try FileManager.default.removeItem(atPath: path) }
        }
        #expect(Self.contents(spool).contains { $0.content.spooled != nil })
        #expect(try sandbox.files().isEmpty, "the files that they wait in have no name")
    }

    @Test("come to another disk than the one that they wait on") func otherDisk() throws {
        let sandbox = try Sandbox()
        let other = "/dev/shm"
        guard FileManager.default.isWritableFile(atPath: other) else { return }
        for (content, bytes) in Self.contents(Spool(for: sandbox.folder.path)) {
            let path = try FileSystem.writeTemporary(content, in: other)
            defer { FileSystem.remove(path) }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
        }
    }

    /// Contents of random lengths, in random pieces.
    private static func contents(_ spool: Spool) -> [(content: FileContent, bytes: [UInt8])] {
        var random = SeededGenerator(seed: 11)
        return (0..<4).map { _ in
            var (content, whole) = (FileContent(spool: spool), [UInt8]())
            for _ in 0..<20 {
                let count = [1, 0, 70_000, 200_000, Spool.smallestFile].randomElement(using: &random) ?? 0
                let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
                content.append(bytes)
                whole += bytes
            }
            return (content, whole)
        }
    }

    @Test("are copied into another folder, whose group and access rights they get") func otherFolder() throws {
        let sandbox = try Sandbox()
        let other = sandbox.folder.appendingPathComponent("other").path
        _ = try FileSystem.makeFolders(other)
        for (content, bytes) in Self.contents(Spool(for: sandbox.folder.path)) where content.spooled != nil {
            #expect(!content.name(Path.join(other, "named")))
            let path = try FileSystem.writeTemporary(content, in: other)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes))
        }
    }

    @Test("stay in memory where the disk takes none") func refused() throws {
        let spool = Spool(for: "/proc/self")
        var content = FileContent(spool: spool)
        let pieces = (0..<12).map { [UInt8](repeating: $0, count: 1 << 20) }
        for piece in pieces { content.append(piece) }
        #expect(try content.joined() == Array(pieces.joined()) && content.spooled == nil)
        #expect(spool.isRefused, "it is asked once")
    }

    @Test("are whole where the disk takes only the beginning") func refusedLater() throws {
        let sandbox = try Sandbox()
        let spool = Spool(for: sandbox.folder.path)
        var content = FileContent(spool: spool)
        let pieces = (0..<12).map { [UInt8](repeating: $0, count: 1 << 18) }
        for (number, piece) in pieces.enumerated() {
            if number == 8 { spool.isRefused = true }
            content.append(piece)
        }
        #expect(content.spooled?.count == 8 << 18)
        #expect(try content.joined() == Array(pieces.joined()))
        let path = try FileSystem.writeTemporary(content, in: sandbox.folder.path)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(pieces.joined()))
        #expect(try spool.digest.of(content) == spool.digest.of(Array(pieces.joined())))
    }

    @Test("of a run that makes megabytes are written as they would be from memory") func largeRun() throws {
        let sandbox = try Sandbox()
        let words = String(repeating: "what it is for, in many words, ", count: 100)
        let banners = (0..<400).map {
            "  b\($0): { level: error, text: Banner \($0)., description: \"\(words)\($0)\" }\n"
        }
        try sandbox.write(Specs.small() + banners.joined(), to: "a.banner.yaml")
        let arguments = ["build", "--output", "deep/out", "a.banner.yaml"]
        let run = try sandbox.run(arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = ["a.banner.yaml", "deep/out/a.swift", "deep/out/a.tokens.json"]
        #expect(try sandbox.files() == files)
        let count = files.dropFirst().reduce(0) { $0 + (sandbox.read($1)?.utf8.count ?? 0) }
        #expect(count > Spool.memoryLimit + (1 << 20), "\(count) bytes")
        // A check writes nothing, and holds all in memory.
        let check = try sandbox.run(arguments + ["--check"])
        #expect(check.status == 0, "\(check.output)\(check.errors)")
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
