// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Parallelism

/// What a build read and made that had nothing to tell, so that the next one of its kind sees at a glance whether anything is to be done.
///
/// It lies in the ``CacheFolder``, and is believed only if it is whole and all is as it was: each path leads to the same place, each file holds
/// the same, each folder that was searched has the same names, and what was not there still is not. That a file holds the same is known by
/// its state (number, size, times), if that was two seconds old when it was noted, since what changes twice within a tick of the clock looks the
/// same; else it is read.
struct BuildRecord {
    /// What a build made.
    struct Counts {
        var files: Int
        var specs: Int
    }

    /// What was asked for, by which program, by whom, and where.
    private let question: String
    private let path: String
    /// When this build began, in seconds, before anything was read.
    private let start = Process.seconds()

    /// The record of builds with `settings`. `nil` where none is kept: where a run is about more than the files that it makes, such as those
    /// of another time, and where there is no folder for it.
    init?(_ settings: BuildSettings) {
        guard settings.mode == .write, !settings.isLinting, !settings.prunes, settings.depfile == nil,
            !settings.specs.contains("-"), let program = FileState.ofProgram, let caches = CacheFolder.path,
            let folder = try? FileSystem.workingFolder()
        else { return nil }
        var parts = [
            Version.described, program.fields.map(String.init).joined(separator: " "), "\(Process.user)", folder,
        ]
        parts += [settings.configuration, settings.output, settings.template].map { $0.map { "=\($0)" } ?? "" }
        parts += [
            settings.makesAllOutputs ? "all" : "", settings.takesAsFound ? "found" : "",
            settings.targets.map(\.rawValue).joined(separator: " "),
        ]
        question = (parts + settings.specs).joined(separator: "\0")
        path = CacheFolder.file(ContentDigest(key: 0).of(question), in: caches)
    }

    // MARK: Looking

    /// What the last build made, if there is nothing to do since; `nil` if there is, or if nobody knows.
    func current() -> Counts? {
        guard let bytes = CacheFolder.kept(at: path, limit: RecordFile.byteLimit),
            let record = RecordFile(bytes, question: question)
        else { return nil }
        var places = RealPaths()
        var entries: [RecordFile.Entry] = []
        entries.reserveCapacity(record.entries.count)
        var isRenewed = false
        for entry in record.entries {
            guard places.digest(of: entry.path, record.digest) == entry.place,
                let renewed = renewed(entry, record.digest)
            else { return nil }
            isRenewed = isRenewed || renewed.state != entry.state
            entries.append(renewed)
        }
        for folder in Set(entries.filter { $0.kind == .output }.map { Path.folder(of: $0.path) }) {
            FileSystem.removeLeftovers(in: folder)
        }
        // What had to be read is known by its state the next time.
        if isRenewed { keep(RecordFile(question: question, counts: record.counts, entries, record.digest)) }
        return record.counts
    }

    /// `entry` with the state that there is now; `nil` if something else is there.
    private func renewed(_ entry: RecordFile.Entry, _ digest: ContentDigest) -> RecordFile.Entry? {
        switch entry.kind {
        case .absent: return FileState.ofLink(entry.path) == nil ? entry : nil
        case .looked, .lookedAtLink:
            let look = InputFiles.Look(path: entry.path, followsLink: entry.kind == .looked)
            return entry.content == Self.number(of: look.kind) ? entry : nil
        case .input, .output, .folder, .opaque:
            guard let state = FileState.of(entry.path.isEmpty ? "." : entry.path),
                (state.kind == .folder) == (entry.kind == .folder)
            else { return nil }
            let known = self.digest(of: state, digest)
            if known != 0, known == entry.state { return entry }
            guard let content = Self.content(entry, state, digest), content == entry.content else { return nil }
            var renewed = entry
            renewed.state = known
            return renewed
        }
    }

    /// 0 for a state that may hide a change.
    private func digest(of state: FileState, _ digest: ContentDigest) -> UInt64 {
        state.latestChange < start - 2 ? max(digest.of(state.fields), 1) : 0
    }

    /// The digest of what a file holds, or of the names and kinds in a folder; `nil` where that can't be known.
    private static func content(_ entry: RecordFile.Entry, _ state: FileState, _ digest: ContentDigest) -> UInt64? {
        switch entry.kind {
        case .input, .output:
            guard state.kind == .file else { return nil }
            return (try? FileSystem.read(entry.path, limit: state.size)).map { digest.of($0) }
        case .folder: return (try? InputFiles.Listing(entry.path)).map { digest.of(described($0)) }
        case .absent, .looked, .lookedAtLink, .opaque: return nil
        }
    }

    private static func described(_ listing: InputFiles.Listing) -> String {
        let names = zip(listing.names, listing.kinds).map { "\($0)\0\(number(of: $1))\0" }
        return names.joined() + "\0" + listing.undecodable.joined(separator: "\0")
    }

    private static func number(of kind: FileState.Kind?) -> UInt64 { UInt64(kind?.rawValue ?? 0) }

    // MARK: Noting

    /// Notes what a build has read, by `files`, and made. `digest` is what digests of outputs were made with, if any were.
    func note(_ files: InputFiles, made outputs: [GeneratedFile], counts: Counts, _ digest: ContentDigest?) {
        let digest = digest ?? ContentDigest(key: .random(in: .min ... .max))
        var places = RealPaths()
        var entries: [RecordFile.Entry] = []
        for note in files.notes() {
            guard var entry = entry(note, digest) else { return }
            entry.place = places.digest(of: note.path, digest)
            entries.append(entry)
        }
        for (output, content) in zip(outputs, Self.contents(of: outputs, digest)) {
            guard let state = FileState.of(output.path), let content else { return }
            entries.append(
                .init(
                    kind: .output, path: output.path, place: places.digest(of: output.path, digest),
                    state: self.digest(of: state, digest), content: content))
        }
        keep(RecordFile(question: question, counts: counts, entries, digest))
    }

    /// The digests of what `outputs` hold, where that is much on all cores; `nil` for one that can't be read.
    private static func contents(of outputs: [GeneratedFile], _ digest: ContentDigest) -> [UInt64?] {
        let bytes = outputs.reduce(0) { $0 + $1.content.count }
        guard bytes > bytesOfThread else { return outputs.map { try? digest.of($0.content) } }
        return Parallel.map(outputs) { try? digest.of($0.content) }
    }

    /// What one thread reads sooner than another begins.
    private static let bytesOfThread = 1024 * 1024

    /// `nil` for what can't be told again.
    private func entry(_ note: InputFiles.Note, _ digest: ContentDigest) -> RecordFile.Entry? {
        func entry(_ kind: RecordFile.Entry.Kind, _ state: FileState, _ content: UInt64 = 0) -> RecordFile.Entry {
            .init(kind: kind, path: note.path, state: self.digest(of: state, digest), content: content)
        }
        switch note.sight {
        case .read(let state, let bytes): return entry(.input, state, digest.of(bytes))
        case .listed(let state, let listing): return entry(.folder, state, digest.of(Self.described(listing)))
        case .seen(let state) where state.kind == .file: return entry(.opaque, state)
        case .seen(let state): return .init(kind: .looked, path: note.path, content: Self.number(of: state.kind))
        // A link that leads nowhere may be as good as nothing to one, and not to another.
        case .nothing: return FileState.ofLink(note.path) == nil ? .init(kind: .absent, path: note.path) : nil
        case .looked(let look, let kind):
            return .init(
                kind: look.followsLink ? .looked : .lookedAtLink, path: note.path, content: Self.number(of: kind))
        }
    }

    private func keep(_ file: RecordFile) {
        if let bytes = file.bytes { CacheFolder.keep(bytes, at: path) }
    }
}

/// Where paths lead, which is looked up once for those in one folder.
private struct RealPaths {
    private var folders: [String: String] = [:]

    /// The digest of the path without symbolic links that `path` has, or would have.
    mutating func digest(of path: String, _ digest: ContentDigest) -> UInt64 { digest.of(self.path(path)) }

    private mutating func path(_ path: String) -> String {
        let name = Path.name(of: path)
        guard !name.isEmpty, name != ".", name != "..", let kind = FileState.ofLink(path)?.kind, kind != .link else {
            return FileSystem.futureRealPath(path)
        }
        let folder = Path.folder(of: path)
        let real = folders[folder] ?? FileSystem.futureRealPath(folder)
        folders[folder] = real
        return Path.join(real, name)
    }
}
