// SPDX-License-Identifier: Apache-2.0

/// The name that someone probably meant.
public enum NearestName {
    /// How many candidates are looked at, so that a thousand faults in a huge spec stay cheap.
    public static let candidateLimit = 500

    /// The first of `candidates` that differs least from `name`: in a third of its bytes at most, and at least 1. Letters of full width
    /// are those of ASCII.
    public static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        let written = name
        let name = ASCIIForm.of(name) ?? name
        let limit = max(1, min(name.utf8.count, 60) / 3)
        var best: (name: String, distance: Int)?
        let letters = letters(of: name)
        for candidate in candidates.lazy.prefix(candidateLimit)
        where candidate != written && abs(candidate.utf8.count - name.utf8.count) <= limit
            // A change takes away one letter and brings another at the most.
            && (letters ^ self.letters(of: candidate)).nonzeroBitCount <= 2 * limit
        {
            let distance = distance(Array(name.utf8.prefix(64)), Array(candidate.utf8.prefix(64)))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The file among `names` that someone probably meant by `name`: one whose name differs little, or in its ending alone. Files that only
    /// have the ending in common are not alike.
    public static func find(file name: String, among names: [String]) -> String? {
        let (stem, ending) = parts(ofFile: name)
        let others = names.lazy.filter { $0 != name }.map { (name: $0, parts: parts(ofFile: $0)) }
        let alike = Array(others.filter { $0.parts.ending == ending })
        if let nearest = find(stem, among: alike.map(\.parts.stem)) { return nearest + ending }
        return others.first { $0.parts.stem == stem || $0.parts.stem == name }?.name
    }

    /// `brand` and `.banner.yaml`.
    private static func parts(ofFile name: String) -> (stem: String, ending: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name, "") }
        let start =
            ["banner", "tokens", "resolver"].lazy.compactMap { word in
                name[..<dot].hasSuffix("." + word) ? name.utf8.index(dot, offsetBy: -1 - word.utf8.count) : nil
            }.first ?? dot
        return (String(name[..<start]), String(name[start...]))
    }

    /// The fewest insertions, removals, replacements and swaps of neighbours that turn `left` into `right`, where
    /// letters that differ in case alone count as equal.
    public static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = lowercased(left[row]) == lowercased(right[column])
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    /// The letters of a name, a bit for each; some share one.
    private static func letters(of name: String) -> UInt64 {
        name.utf8.prefix(64).reduce(0) { $0 | 1 << UInt64(lowercased($1) & 63) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
