// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What generated files are made from, by the words that they carry.
enum GeneratedMark {
    /// How far into a file the mark stands at the most.
    private static let reach = 4096

    /// The name of the spec that the file at `path`, beside files of others, says it is made from.
    static func spec(ofFileAt path: String) -> String? {
        endings.contains(where: path.hasSuffix) ? spec(inFileAt: path) : nil
    }

    /// The name of the spec that the file at `path` says it is made from, whatever its name.
    static func spec(inFileAt path: String) -> String? {
        guard let bytes = try? FileSystem.read(path, limit: reach) else { return nil }
        let isJSON = path.hasSuffix(".json")
        if isJSON, let spec = spec(in: bytes, json, isAnywhere: true) { return spec }
        return spec(in: bytes, comment, isAnywhere: isJSON)
    }

    /// What stands between the words of `mark`. In JSON they may be anywhere: some formats let us choose only a text.
    private static func spec(in bytes: [UInt8], _ mark: (start: String, end: String), isAnywhere: Bool) -> String? {
        guard let found = range(of: Array(mark.start.utf8), in: bytes[...]) else { return nil }
        if !isAnywhere, bytes[..<found.lowerBound].count(where: { $0 == UInt8(ascii: "\n") }) > lastLine { return nil }
        guard let stop = range(of: Array(mark.end.utf8), in: bytes[found.upperBound...]) else { return nil }
        return String(decoding: bytes[found.upperBound..<stop.lowerBound], as: UTF8.self)
    }

    /// The line, from 0, that the mark stands on at the latest: XML begins with a declaration, Markdown with front matter.
    private static let lastLine = 2

    private static let comment = (GeneratedFileMark.start, GeneratedFileMark.end)
    private static let json = ("\"generatedFrom\": \"", "\"")

    /// The endings of what targets make beside other files.
    private static let endings = Set(
        Target.allCases.flatMap { $0.outputs(stem: "") }.compactMap { name in
            name.lastIndex(of: ".").map { String(name[$0...]) }
        })

    private static func range(of needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard bytes.count >= needle.count else { return nil }
        for start in bytes.startIndex...(bytes.endIndex - needle.count)
        where bytes[start..<(start + needle.count)].elementsEqual(needle) {
            return start..<(start + needle.count)
        }
        return nil
    }
}
