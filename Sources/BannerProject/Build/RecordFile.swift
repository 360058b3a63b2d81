// SPDX-License-Identifier: Apache-2.0

/// The file of a ``BuildRecord``: lines, of which the last is a digest of all before it.
struct RecordFile {
    /// What is known of a path.
    struct Entry {
        /// What there was.
        enum Kind: Character {
            /// Nothing.
            case absent = "-"
            /// Something, of which no more counts than what it is: its content is the number of that.
            case looked = "k"
            /// The same, where a symbolic link is one.
            case lookedAtLink = "l"
            /// A file that was read.
            case input = "i"
            /// A file that was made.
            case output = "o"
            /// A folder, with the names in it.
            case folder = "d"
            /// A file that others read, of which the state alone is known.
            case opaque = "x"
        }

        var kind: Kind
        var path: String
        /// The digest of where it leads.
        var place: UInt64 = 0
        /// The digest of its state; 0 if that may hide a change.
        var state: UInt64 = 0
        /// The digest of what it holds.
        var content: UInt64 = 0
    }

    /// Far more than any has: a build of 1,000 specs has half a megabyte.
    static let byteLimit = 64 * 1024 * 1024
    /// The version of the format.
    private static let title = "bannerc build 2"

    /// What makes its digests.
    let digest: ContentDigest
    let counts: BuildRecord.Counts
    let entries: [Entry]
    private let question: UInt64

    init(question: String, counts: BuildRecord.Counts, _ entries: [Entry], _ digest: ContentDigest) {
        self.question = digest.of(question)
        self.counts = counts
        self.entries = entries
        self.digest = digest
    }

    // MARK: Reading

    /// What `bytes` hold; `nil` if they are no record, not a whole one, or one of another question.
    init?(_ bytes: [UInt8], question: String) {
        guard bytes.count <= Self.byteLimit, bytes.last == Self.newline,
            let end = bytes.dropLast().lastIndex(of: Self.newline)
        else { return nil }
        var lines = bytes[...end].dropLast().split(separator: Self.newline, omittingEmptySubsequences: false)[...]
        guard lines.popFirst()?.elementsEqual(Self.title.utf8) == true,
            let head = lines.popFirst().map({ $0.split(separator: Self.blank).compactMap(Self.number) }),
            head.count == 4
        else { return nil }
        digest = ContentDigest(key: head[0])
        self.question = head[1]
        guard Self.number(bytes[(end + 1)...].dropLast()) == digest.of(bytes[...end]),
            digest.of(question) == head[1], let files = Int(exactly: head[2]), let specs = Int(exactly: head[3])
        else { return nil }
        counts = .init(files: files, specs: specs)
        entries = lines.compactMap(Self.entry)
        guard entries.count == lines.count, entries.count(where: { $0.kind == .output }) == files,
            entries.contains(where: { $0.kind == .input })
        else { return nil }
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
        let parts = line.split(separator: blank, maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let byte = parts[0].first,
            let kind = Entry.Kind(rawValue: Character(Unicode.Scalar(byte))), let place = number(parts[1]),
            let state = number(parts[2]), let content = number(parts[3])
        else { return nil }
        return Entry(
            kind: kind, path: String(decoding: parts[4], as: UTF8.self), place: place, state: state, content: content)
    }

    /// A number as ``bytes`` writes it.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        guard (1...16).contains(digits.count) else { return nil }
        var number: UInt64 = 0
        for digit in digits {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            number = number << 4 | UInt64(value)
        }
        return number
    }

    // MARK: Writing

    /// `nil` if a path has a line break.
    var bytes: [UInt8]? {
        var bytes = Array("\(Self.title)\n".utf8)
        func hex(_ number: UInt64) -> String { String(number, radix: 16) }
        let head = [digest.key, question, UInt64(counts.files), UInt64(counts.specs)]
        bytes += "\(head.map(hex).joined(separator: " "))\n".utf8
        for entry in entries {
            if entry.path.utf8.contains(Self.newline) { return nil }
            let numbers = [entry.place, entry.state, entry.content].map(hex).joined(separator: " ")
            bytes += "\(entry.kind.rawValue) \(numbers) \(entry.path)\n".utf8
        }
        return bytes + "\(hex(digest.of(bytes)))\n".utf8
    }

    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")
}
