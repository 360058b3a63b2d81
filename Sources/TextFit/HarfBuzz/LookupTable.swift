// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A font's GSUB or GPOS table, read for what HarfBuzz does not tell: the kinds of its lookups, and what they cover among
    /// the glyphs of a text. A damaged table, or one that takes too long to read, turns unreadable.
    ///
    /// The layout of the tables is that of the OpenType specification, chapters GSUB, GPOS and "Common Table Formats".
    struct LookupTable {
        /// The tables there are, by their tags.
        enum Kind: String {
            case substitutions = "GSUB"
            case positions = "GPOS"

            /// Tables that HarfBuzz may use in its place.
            fileprivate var rivals: [String] {
                switch self {
                case .substitutions: ["morx", "mort"]
                case .positions: ["kerx", "kern", "trak"]
                }
            }

            /// The kind of lookup of which each subtable stands elsewhere, and names its own kind.
            fileprivate var extensionType: Int {
                switch self {
                case .substitutions: 7
                case .positions: 9
                }
            }
        }

        private let kind: Kind
        private let bytes: UnsafeRawBufferPointer
        private let glyphs: NumberSet

        /// The numbers that may still be read: ten times as many as it takes for large fonts. Tables whose parts overlap
        /// would lead around for hours.
        private var readsLeft = 1 << 20
        /// Whether what was read is worth nothing.
        var isUnreadable = false

        /// Calls `body` with a table of a face, read for a text of `glyphs`; nil where HarfBuzz may use another one.
        static func read<Result>(
            _ kind: Kind, of face: OpaquePointer?, glyphs: NumberSet, _ body: (inout LookupTable) -> Result
        ) -> Result? {
            let blob = hb_face_reference_table(face, Font.tag(kind.rawValue))
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &count), count > 0,
                !kind.rivals.contains(where: { Font.hasTable($0, face) })
            else { return nil }
            var table = LookupTable(
                kind: kind, bytes: UnsafeRawBufferPointer(start: bytes, count: Int(count)), glyphs: glyphs)
            return body(&table)
        }

        private init(kind: Kind, bytes: UnsafeRawBufferPointer, glyphs: NumberSet) {
            self.kind = kind
            self.bytes = bytes
            self.glyphs = glyphs
        }

        /// A number of two bytes; 0 beyond the table's end.
        mutating func number(at offset: Int) -> Int {
            guard readsLeft > 0, offset >= 0, offset + 1 < bytes.count else { isUnreadable = true; return 0 }
            readsLeft -= 1
            return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
        }

        /// Where the lookup of an index starts; nil where the table is another than is known here.
        mutating func start(of lookup: Int) -> Int? {
            let list = number(at: 8)
            guard number(at: 0) == 1, lookup < number(at: list) else { return nil }
            return list + number(at: list + 2 + 2 * lookup)
        }

        /// Whether a lookup at `start` looks over glyphs that are no marks: letters or ligatures.
        mutating func skipsGlyphs(at start: Int) -> Bool {
            // LookupFlag's `ignoreBaseGlyphs` and `ignoreLigatures`.
            number(at: start + 2) & 0x6 != 0
        }

        /// Whether all subtables of a lookup at `start` satisfy `condition`, which is given where each starts and its kind.
        mutating func allSubtables(at start: Int, satisfy condition: (inout Self, Int, Int) -> Bool) -> Bool {
            let type = number(at: start)
            for index in 0..<number(at: start + 4) where !isUnreadable {
                var subtable = start + number(at: start + 6 + 2 * index)
                var subtableType = type
                if type == kind.extensionType {
                    subtableType = number(at: subtable + 2)
                    subtable += number(at: subtable + 4) << 16 + number(at: subtable + 6)
                }
                if !condition(&self, subtable, subtableType) { return false }
            }
            return !isUnreadable
        }

        func isPresent(_ glyph: Int) -> Bool {
            glyphs.contains(glyph)
        }

        /// The glyphs of a coverage table that are present, each with its place in what the table is for.
        mutating func presentGlyphs(ofCoverage start: Int) -> [(glyph: Int, index: Int)] {
            var covered: [(glyph: Int, index: Int)] = []
            let format = number(at: start)
            guard (1...2).contains(format) else { isUnreadable = true; return [] }
            for index in 0..<number(at: start + 2) where !isUnreadable {
                if format == 2 {
                    let range = start + 4 + 6 * index
                    let first = number(at: range)
                    let firstIndex = number(at: range + 4)
                    forEachPresent(from: first, to: number(at: range + 2)) {
                        covered.append(($0, firstIndex + $0 - first))
                    }
                } else if case let glyph = number(at: start + 4 + 2 * index), isPresent(glyph) {
                    covered.append((glyph, index))
                }
            }
            return covered
        }

        /// The classes of the glyphs that are present. Class 0, of all glyphs that a table does not name, is taken for one.
        mutating func presentClasses(at start: Int) -> Set<Int> {
            var classes: Set = [0]
            switch number(at: start) {
            case 1:
                let first = number(at: start + 2)
                for index in 0..<number(at: start + 4) where !isUnreadable {
                    let number = number(at: start + 6 + 2 * index)
                    if isPresent(first + index) { classes.insert(number) }
                }
            case 2:
                for index in 0..<number(at: start + 2) where !isUnreadable {
                    let range = start + 4 + 6 * index
                    let number = number(at: range + 4)
                    forEachPresent(from: self.number(at: range), to: self.number(at: range + 2)) { _ in
                        classes.insert(number)
                    }
                }
            default: isUnreadable = true
            }
            return classes
        }

        private mutating func forEachPresent(from first: Int, to last: Int, _ body: (Int) -> Void) {
            for glyph in glyphs.suffix(from: first) {
                guard readsLeft > 0, glyph <= last else { return }
                readsLeft -= 1
                body(glyph)
            }
        }
    }
#endif
