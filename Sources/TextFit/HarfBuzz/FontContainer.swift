// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// The container of a font, as the OpenType specification has it (*The OpenType Font File*): a directory of tables, or a
    /// collection of such directories.
    ///
    /// HarfBuzz takes what is missing from a file for empty. The widths of letters that a file lost to an interrupted download are 0
    /// then, and every text fits.
    struct FontContainer {
        private let bytes: UnsafeRawBufferPointer

        init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        /// Why the font at `index` can't be measured with; `nil` if nothing here speaks against it.
        func fault(at index: Int, path: String) -> FontError? {
            guard let tag = tag(at: 0) else { return .notAFont(path: path) }
            if ["wOFF", "wOF2"].contains(tag) { return .webFont(path: path) }
            guard tag == "ttcf" else { return fault(ofDirectoryAt: 0, path) }
            // Fonts beyond those of the collection are told of where their number is known.
            guard let start = number(at: 12 + 4 * index, bytes: 4) else { return .notAFont(path: path) }
            return fault(ofDirectoryAt: start, path)
        }

        private func fault(ofDirectoryAt start: Int, _ path: String) -> FontError? {
            // Other containers are for HarfBuzz to tell.
            guard let kind = number(at: start, bytes: 4), Self.kinds.contains(kind) else { return nil }
            guard let count = number(at: start + 4, bytes: 2) else { return .notAFont(path: path) }
            for table in 0..<count {
                let record = start + 12 + 16 * table
                guard let name = tag(at: record), let offset = number(at: record + 8, bytes: 4),
                    let length = number(at: record + 12, bytes: 4)
                else { return .notAFont(path: path) }
                if Self.measured.contains(name), offset + length > bytes.count {
                    return .truncated(path: path, table: name)
                }
                // Design units of an em (`unitsPerEm` of `head`).
                if name == "head", let units = number(at: offset + 18, bytes: 2), !(16...16384).contains(units) {
                    return .notAFont(path: path)
                }
            }
            return nil
        }

        /// How directories of tables begin: those of TrueType (1.0 and `true`) and of OpenType with outlines of PostScript.
        private static let kinds: Set<Int> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

        /// The tables that widths come from. What else a font has, a wrong length of it does no harm.
        private static let measured: Set<String> = [
            "cmap", "head", "hhea", "hmtx", "maxp", "GDEF", "GPOS", "GSUB", "kern", "kerx", "morx", "fvar", "avar",
            "HVAR",
        ]

        /// An unsigned number, the highest byte first; `nil` beyond the end.
        private func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }

        private func tag(at offset: Int) -> String? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            let tag = bytes[offset..<offset + 4]
            return String(decoding: tag.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        }
    }
#endif
