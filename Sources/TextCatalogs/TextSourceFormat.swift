// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The formats of files with texts, told apart by the ends of their names.
public enum TextSourceFormat: Sendable, CaseIterable {
    /// A String Catalog of Xcode, with all languages of a table.
    case stringCatalog

    /// The format of the file at `path`; `nil` if its name promises none.
    public init?(path: String) {
        guard let format = Self.allCases.first(where: { $0.endings.contains(where: path.hasSuffix) }) else {
            return nil
        }
        self = format
    }

    /// How names of such files end.
    public var endings: [String] {
        switch self {
        case .stringCatalog: [".xcstrings"]
        }
    }

    /// Scans `source`. Throws what is wrong with it as a whole.
    public func open(_ source: SourceFile) throws(TextFault) -> any TextSource {
        switch self {
        case .stringCatalog: try StringCatalogSource(source)
        }
    }

    /// The table that the file at `path` is a part of, as apps name it: `Localizable` for `de.lproj/Localizable.strings`.
    public func table(of path: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
        let ending = endings.first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(ending.count))
    }
}
