// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The texts that a spec asks for by their keys: where each stands in a file of texts, and where the spec asks for it.
public struct TextUses: Sendable {
    /// A text that is asked for.
    public struct Use: Sendable {
        /// Where the key is written with all that the file says of it.
        public var place: Place
        /// The key.
        public var key: String
        /// The languages that stand there.
        var parts: [(range: Range<Int>, locale: String)]
        /// Where the spec asks for it, in the order of reading.
        public var asked: [Place]

        /// The key and the language of what stands at `place`, such as `sync.failed.de`.
        public func path(at place: Place) -> String {
            let part = parts.first { $0.range.contains(place.bytes.lowerBound) && $0.range != self.place.bytes }
            return part.map { "\(key).\($0.locale)" } ?? key
        }
    }

    /// The keys that a file has, asked for or not.
    public struct Keys: Sendable {
        /// The table that the file is a part of, which its texts may be asked for by.
        public var table: String
        /// The keys, in the order in which they are written.
        public var keys: [String]
    }

    /// The keys of each file.
    public let files: [Keys]
    /// The texts of each file, in the order in which they are written.
    private var uses: [FileID: [Use]] = [:]

    /// What a spec asks for, in any order, of what stands in `files`.
    public init(_ uses: [Use] = [], of files: [Keys] = []) {
        self.files = files
        guard !uses.isEmpty else { return }
        self.uses = Dictionary(grouping: uses, by: \.place.file).mapValues { uses in
            uses.sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
        }
    }

    /// The text that the spec asks for at `place`.
    public func use(askedAt place: Place) -> Use? {
        for uses in uses.values {
            for use in uses
            where use.asked.contains(where: {
                $0.file == place.file && $0.bytes.lowerBound <= place.bytes.lowerBound
                    && place.bytes.upperBound <= $0.bytes.upperBound
            }) {
                return use
            }
        }
        return nil
    }

    /// The files of the texts that the spec asks for within `place`.
    public func files(askedWithin place: Place) -> [FileID] {
        uses.filter { _, uses in
            uses.contains { $0.asked.contains { $0.file == place.file && place.bytes.contains($0.bytes.lowerBound) } }
        }.map(\.key)
    }

    /// Whether the spec asks for no text.
    public var isEmpty: Bool { uses.isEmpty }

    /// The text that stands at `place`; `nil` for all that is no file of texts.
    public func use(at place: Place) -> Use? {
        guard let uses = uses[place.file] else { return nil }
        let offset = place.bytes.lowerBound
        let first = uses.partitioningIndex { $0.place.bytes.upperBound > offset }
        guard first < uses.count, uses[first].place.bytes.contains(offset) else { return nil }
        return uses[first]
    }
}
