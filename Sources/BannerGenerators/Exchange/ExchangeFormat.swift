// SPDX-License-Identifier: Apache-2.0

/// A format in which texts go out to translators and come back.
public enum ExchangeFormat: String, CaseIterable, Sendable {
    /// A String Catalog of Xcode: all languages in one file.
    case xcstrings
    /// XLIFF: a file for each language, with the text that it is translated from.
    case xliff
    /// String resources of Android: a file for each language.
    case android
    /// Application Resource Bundles, as Flutter has them: a file for each language.
    case arb
    /// A table for a spreadsheet: a file for each language, with the text that it is translated from.
    case csv

    /// How names of such files end.
    public var endings: [String] {
        switch self {
        case .xcstrings: [".xcstrings"]
        case .xliff: [".xliff", ".xlf"]
        case .android: [".xml"]
        case .arb: [".arb"]
        case .csv: [".csv"]
        }
    }

    /// The format that the name of the file at `path` promises; `nil` for none of these.
    public init?(path: String) {
        guard let format = Self.allCases.first(where: { $0.endings.contains(where: path.hasSuffix) }) else {
            return nil
        }
        self = format
    }

    /// Whether a file holds a translation beside what it is translated from.
    public var isBilingual: Bool { self == .xliff || self == .csv }
}

/// A version of XLIFF.
public enum XLIFFVersion: String, CaseIterable, Sendable {
    /// XLIFF 1.2 (OASIS, 2008), which every tool reads.
    case first = "1.2"
    /// XLIFF 2.0 (OASIS, 2014).
    case second = "2.0"
}
