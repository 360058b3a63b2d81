// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec
import Diagnostics
import SpecDrafting
import YAMLSource

/// Looks through the folder of an app for files that say something about banners. It follows no symbolic links, so that it ends.
struct FolderScan {
    /// Files and folders that are looked at.
    static let entryLimit = 200_000
    /// Folders within each other.
    static let depthLimit = 64
    /// Bytes of a Swift or JSON file.
    static let fileBytes = 4 * 1024 * 1024
    /// Bytes of all files together: 256 MiB.
    static let allBytes = 256 * 1024 * 1024

    /// What is made by tools, or is other people's.
    private static let skippedNames: Set = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
    private static let skippedEndings = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".bundle", ".docc", ".artifactbundle",
    ]

    /// A folder or file that was found: its path on the disk, and that in the project.
    private struct Entry {
        var path: String
        var shown: String
    }

    /// What was found.
    private(set) var files = AppFiles()
    private(set) var doubts: [Doubt] = []
    /// Whether a limit was passed.
    private var isFull = false
    private var entryCount = 0
    private var byteCount = 0
    private var linkCount = 0
    /// Files that resolver documents name.
    private var named: Set<String> = []
    /// Files of tokens in an older format.
    private var olderTokens: [String] = []

    /// Looks through `folder`, which is called `shown` in the project.
    static func run(_ folder: String, as shown: String) throws(CommandFailure) -> FolderScan {
        guard FileState.of(folder.isEmpty ? "." : folder)?.kind == .folder else {
            throw CommandFailure("\(folder.shown) is not a folder")
        }
        var scan = FolderScan()
        scan.walk(Entry(path: folder, shown: shown), depth: 0)
        scan.finish(shown)
        return scan
    }

    private mutating func walk(_ folder: Entry, depth: Int) {
        guard depth < Self.depthLimit else {
            return doubt("folders lie deeper than \(Self.depthLimit) levels, and were not looked into", folder)
        }
        let names: [String]
        do throws(SystemError) {
            let all = try FileSystem.names(in: folder.path)
            names = all.names
            if !all.undecodable.isEmpty {
                doubt("it contains \(Figure.count(all.undecodable.count, "file")) whose names are not UTF-8", folder)
            }
        } catch {
            return doubt("it can't be read: \(error.reason)", folder)
        }
        for name in names where !isFull {
            entryCount += 1
            guard entryCount <= Self.entryLimit else {
                isFull = true
                return doubt(
                    "there are more than \(Self.entryLimit) files; this and what follows was not looked at", folder)
            }
            let entry = Entry(path: Path.join(folder.path, name), shown: Path.join(folder.shown, name))
            switch FileState.ofLink(entry.path)?.kind {
            case .folder?: visit(entry, name, depth)
            case .file?: read(entry, name)
            case .link?: linkCount += 1
            default: break
            }
        }
    }

    private mutating func visit(_ folder: Entry, _ name: String, _ depth: Int) {
        if name.hasSuffix(".xcassets") { return readCatalogue(folder) }
        guard !name.hasPrefix("."), !Self.skippedNames.contains(name),
            !Self.skippedEndings.contains(where: name.hasSuffix)
        else { return }
        walk(folder, depth: depth + 1)
    }

    private mutating func doubt(_ message: String, _ entry: Entry) {
        doubts.append(Doubt(message, at: AppPlace(path: entry.shown.isEmpty ? "." : entry.shown)))
    }

    // MARK: Files

    private mutating func read(_ file: Entry, _ name: String) {
        let folder = Path.name(of: Path.folder(of: file.path))
        if name.hasSuffix(".swift") {
            if let source = source(file, Self.fileBytes) { files.code.append(source) }
        } else if name.hasSuffix(".xml"), folder == "values" || folder.hasPrefix("values-") {
            readResources(file, name)
        } else if SpecLoader.isTextFile(name), !name.hasSuffix(".xml"), name != "InfoPlist.strings",
            name != "InfoPlist.xcstrings"
        {
            if let source = source(file, SpecLoader.textBytes) { files.texts.append(source) }
        } else if SpecLoader.isTokenFile(name) {
            readTokens(file)
        }
    }

    private mutating func readResources(_ file: Entry, _ name: String) {
        if name.hasPrefix("strings"), let source = source(file, SpecLoader.textBytes) {
            files.texts.append(source)
        } else if name.holds("color"), let source = source(file, Self.fileBytes) {
            files.androidColors.append(source)
        }
    }

    /// One of these stands in every file of tokens.
    private static let tokenWords = [
        "\"$value\"", "\"$ref\"", "\"resolutionOrder\"", "\"variableCollections\"", "\"valuesByMode\"", "\"value\"",
    ]

    /// Most JSON of an app holds no tokens, and nothing is said about it.
    private mutating func readTokens(_ file: Entry) {
        guard let size = FileState.of(file.path)?.size, size <= Self.fileBytes,
            let source = source(file, Self.fileBytes),
            Self.tokenWords.contains(where: { source.bytes.holds($0.utf8) }),
            let content = TokenContent(of: source)
        else { return }
        guard !content.isOlder else { return olderTokens.append(source.path) }
        files.tokens.append(AppFiles.Tokens(path: source.path, key: content.key))
        let folder = Path.folder(of: source.path)
        for reference in content.references where !reference.hasPrefix("#") {
            let path = reference.utf8.split(separator: UInt8(ascii: "#")).first.flatMap { String($0) } ?? ""
            named.insert(Path.withoutParents(Path.join(folder, path)))
        }
    }

    /// The file, if it is UTF-8 and no larger than it may be.
    private mutating func source(_ file: Entry, _ limit: Int) -> SourceFile? {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.read(file.path, limit: limit)
        } catch {
            doubt("it can't be read: \(error.reason)", file)
            return nil
        }
        guard bytes.count <= limit else {
            doubt("it is larger than \(limit / 1024 / 1024) MiB, and was not read", file)
            return nil
        }
        byteCount += bytes.count
        guard byteCount <= Self.allBytes else {
            isFull = true
            doubt(
                "all files come to more than \(Self.allBytes / 1024 / 1024) MiB; this and what follows was not read",
                file)
            return nil
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            doubt("it is not UTF-8, and was not read", file)
            return nil
        }
        return SourceFile(path: file.shown, bytes: bytes)
    }

    // MARK: Catalogues

    private mutating func readCatalogue(_ folder: Entry) {
        var colors: [String] = []
        collectColors(folder, "", depth: 0, &colors)
        guard !colors.isEmpty else { return }
        files.catalogues.append(AppFiles.Catalogue(path: folder.shown, colors: colors))
    }

    private mutating func collectColors(_ folder: Entry, _ prefix: String, depth: Int, _ colors: inout [String]) {
        guard depth < Self.depthLimit, let names = try? FileSystem.names(in: folder.path).names else { return }
        for name in names {
            entryCount += 1
            guard entryCount <= Self.entryLimit else { return isFull = true }
            let inner = Entry(path: Path.join(folder.path, name), shown: Path.join(folder.shown, name))
            guard FileState.ofLink(inner.path)?.kind == .folder else { continue }
            if name.hasSuffix(".colorset") {
                colors.append(prefix + name.dropLast(".colorset".count))
            } else if !name.contains(".") {
                collectColors(inner, hasNamespace(inner) ? prefix + name + "." : prefix, depth: depth + 1, &colors)
            }
        }
    }

    /// Whether names in a folder of a catalogue begin with its own (`provides-namespace`).
    private func hasNamespace(_ folder: Entry) -> Bool {
        let path = Path.join(folder.path, "Contents.json")
        guard let bytes = try? FileSystem.read(path, limit: Self.fileBytes), bytes.count <= Self.fileBytes else {
            return false
        }
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: path, bytes: bytes)
        guard let tree = JSONReader.read(source, as: sources.add(source), findings: &findings) else { return false }
        return tree.root.value(of: "properties")?.value(of: "provides-namespace")?.text == "true"
    }

    // MARK: The end

    private mutating func finish(_ shown: String) {
        files.tokens.removeAll { named.contains($0.path) }
        if let first = olderTokens.first {
            let count = olderTokens.count - 1
            let others = count == 0 ? "" : ", and so \(count == 1 ? "does" : "do") \(Figure.count(count, "other file"))"
            doubts.append(
                Doubt(
                    "it contains tokens of an older format\(others): where banners need them, name files under `use` with "
                        + "`format: legacy`", at: AppPlace(path: first)))
        }
        if linkCount > 0 {
            doubts.append(
                Doubt(
                    "\(Figure.count(linkCount, "symbolic link")) in it \(linkCount == 1 ? "was" : "were") not followed",
                    at: AppPlace(path: shown.isEmpty ? "." : shown)))
        }
    }
}
