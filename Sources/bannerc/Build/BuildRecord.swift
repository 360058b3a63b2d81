// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What a build read and made that had nothing to tell, so that the next one of its kind sees at a glance whether anything is to be done.
///
/// It lies in the ``CacheFolder``, and is believed only if it is whole and all is as it was: each file holds the same, each folder that was
/// searched has the same names, and what was not there still is not. That a file holds the same is known by its state (number, size, times),
/// if that was two seconds old when it was noted, since what changes twice within a tick of the clock looks the same; else it is read.
struct BuildRecord {
    /// What a build made.
    struct Counts {
        var files: Int
        var specs: Int
    }

    /// What was asked for, by which program, and where.
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
        var parts = [Version.described, program.fields.map(String.init).joined(separator: " "), folder]
        parts += [settings.configuration, settings.output, settings.template].map { $0.map { "=\($0)" } ?? "" }
        parts += [settings.makesAllOutputs ? "all" : "", settings.targets.map(\.rawValue).joined(separator: " ")]
        question = (parts + settings.specs).joined(separator: "\0")
        path = Path.join(caches, String(ContentDigest(key: 0).of(question), radix: 16) + ".build")
    }

    // MARK: Looking

    /// What the last build made, if there is nothing to do since; `nil` if there is, or if nobody knows.
    func current() -> Counts? {
        guard let bytes = try? FileSystem.read(path, limit: RecordFile.byteLimit),
            let record = RecordFile(bytes, question: question)
        else { return nil }
        var entries: [RecordFile.Entry] = []
        entries.reserveCapacity(record.entries.count)
        var isRenewed = false
        for entry in record.entries {
            guard let renewed = renewed(entry, record.digest) else { return nil }
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
        let state = entry.kind == .present ? FileState.ofLink(entry.path) : Self.state(of: entry.path)
        switch entry.kind {
        case .absent: return state == nil ? entry : nil
        case .present: return state != nil ? entry : nil
        case .input, .output, .folder, .opaque:
            guard let state else { return nil }
            let known = self.digest(of: state, digest)
            if known != 0, known == entry.state { return entry }
            guard entry.kind != .opaque, let content = Self.content(of: entry.path, state, digest),
                content == entry.content
            else { return nil }
            return RecordFile.Entry(kind: entry.kind, path: entry.path, state: known, content: content)
        }
    }

    /// 0 for a state that may hide a change.
    private func digest(of state: FileState, _ digest: ContentDigest) -> UInt64 {
        state.latestChange < start - 2 ? max(digest.of(state.fields), 1) : 0
    }

    private static func state(of path: String) -> FileState? { FileState.of(path.isEmpty ? "." : path) }

    /// The digest of what a file holds, or of the names and kinds in a folder.
    private static func content(of path: String, _ state: FileState, _ digest: ContentDigest) -> UInt64? {
        switch state.kind {
        case .file: (try? FileSystem.read(path, limit: state.size)).map { digest.of($0) }
        case .folder: (try? FileSystem.names(in: path).names).map { digest.of(kinds(of: $0, in: path)) }
        case .link, .other: nil
        }
    }

    private static func kinds(of names: [String], in folder: String) -> String {
        names.map { name in
            let kind = FileState.ofLink(Path.join(folder, name))?.kind
            return "\(name)\0\(kind == .folder ? "/" : kind == .link ? "@" : "")\0"
        }.joined()
    }

    // MARK: Noting

    /// Notes what a build has read, by `files`, and made.
    func note(_ files: InputFiles, made outputs: [GeneratedFile], counts: Counts) {
        let digest = ContentDigest(key: .random(in: .min ... .max))
        var entries: [RecordFile.Entry] = []
        for note in files.notes() {
            guard let entry = entry(note, digest) else { return }
            entries.append(entry)
        }
        for output in outputs {
            guard let state = Self.state(of: output.path) else { return }
            let known = self.digest(of: state, digest)
            entries.append(.init(kind: .output, path: output.path, state: known, content: digest.of(output.bytes)))
        }
        keep(RecordFile(question: question, counts: counts, entries, digest))
    }

    /// `nil` for what can't be told again.
    private func entry(_ note: InputFiles.Note, _ digest: ContentDigest) -> RecordFile.Entry? {
        guard let state = note.state else { return .init(kind: note.isThere ? .present : .absent, path: note.path) }
        let known = self.digest(of: state, digest)
        if let bytes = note.bytes {
            return .init(kind: .input, path: note.path, state: known, content: digest.of(bytes))
        }
        guard state.kind == .folder else { return .init(kind: .opaque, path: note.path, state: known) }
        guard let names = try? FileSystem.names(in: note.path).names, note.names.map({ $0 == names }) ?? true else {
            return nil
        }
        return .init(
            kind: .folder, path: note.path, state: known, content: digest.of(Self.kinds(of: names, in: note.path)))
    }

    private func keep(_ file: RecordFile) {
        if let bytes = file.bytes { CacheFolder.keep(bytes, at: path) }
    }
}
