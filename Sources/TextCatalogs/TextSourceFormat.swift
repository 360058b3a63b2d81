// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The formats of files with texts, told apart by the ends of their names.
public enum TextSourceFormat: Sendable, CaseIterable {
    /// A String Catalog of Xcode, with all languages of a table.
    case stringCatalog
    /// A strings file of Apple's, in one language.
    case strings
    /// Plurals of Apple's, in one language.
    case stringsDict
    /// String resources of Android, in one language.
    case android
    /// XLIFF, a source language and a target.
    case xliff
    /// An Application Resource Bundle, in one language.
    case arb

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
        case .strings: [".strings"]
        case .stringsDict: [".stringsdict"]
        case .android: [".xml"]
        case .xliff: [".xliff", ".xlf"]
        case .arb: [".arb"]
        }
    }

    /// Whether Xcode makes a table of such a file, which an app finds in its bundle.
    public var isInBundle: Bool {
        switch self {
        case .stringCatalog, .strings, .stringsDict: true
        case .android, .xliff, .arb: false
        }
    }

    /// Reads the file at `path`, which holds `source`. `language` is that of translations in XLIFF which say none; without it, the
    /// name of the file may. Throws what is wrong with it as a whole.
    public func open(
        _ source: SourceFile, at path: String, language: String? = nil
    ) throws(TextFault) -> any TextSource {
        let locale = TextPath(path, self).locale ?? ""
        return switch self {
        case .stringCatalog: try StringCatalogSource(source)
        case .strings: try StringsFileSource(source, locale: locale)
        case .stringsDict: try StringsDictSource(source, locale: locale)
        case .android: try AndroidStringsSource(source, locale: locale)
        case .xliff: try XLIFFSource(source, locale: language ?? TextPath.localeInName(of: path) ?? "")
        case .arb: try ARBSource(source, locale: locale)
        }
    }
}
