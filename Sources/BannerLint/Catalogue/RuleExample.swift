// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A part of a spec that breaks a rule or follows it.
///
/// In the text, `«` stands where a finding starts; it is no part of the spec. What the text leaves out of a whole spec
/// (version, name, levels, banners) is filled in with what no rule minds.
public struct RuleExample: Sendable {
    /// What it shows, as a phrase for a heading; empty for none.
    public let title: String
    /// The part of a spec, with markers.
    public let markedText: String
    /// Files that the spec uses, by path.
    public let files: [String: String]
    /// Whether the text is a whole file already, and nothing is filled in.
    public let isWhole: Bool
    /// What the text only stands for.
    public let excess: RuleExampleExcess?

    private let markedFiles: [String: String]

    /// An example. Used files may hold markers too. The sign of `excess` stands in `markedText` once.
    public init(
        _ markedText: String, title: String = "", files: [String: String] = [:], isWhole: Bool = false,
        excess: RuleExampleExcess? = nil
    ) {
        self.title = title
        self.markedText = markedText
        self.markedFiles = files
        self.files = files.mapValues(Self.withoutMarkers)
        self.isWhole = isWhole
        self.excess = excess
    }

    /// The sign for where a finding starts.
    public static let marker: Unicode.Scalar = "«"

    /// The part of a spec, for people: characters that nobody would see are shown by their codes, such as `⟨U+202E⟩`.
    public var text: String {
        Self.withoutMarkers(markedText).unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            // Joiners are seen in what they join.
            case .format where scalar == "\u{200C}" || scalar == "\u{200D}": text.unicodeScalars.append(scalar)
            case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator:
                text += "⟨\(scalar.codePointName)⟩"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The first of the used files, and how many more there are: a hundred files are too many for a page.
    var shownFiles: (files: [(path: String, text: String)], others: Int) {
        let sorted = files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
        return (Array(sorted.prefix(3)), max(0, sorted.count - 3))
    }

    /// The whole spec, as people see it.
    public var spec: String { Self.withoutMarkers(markedSpec) }

    /// The whole spec, as it is read.
    public var bytes: [UInt8] {
        let bytes = Array(spec.utf8)
        guard let excess, let place = excess.place(in: bytes) else { return bytes }
        return bytes[..<place.lowerBound] + excess.bytes() + bytes[place.upperBound...]
    }

    /// The offsets in ``bytes`` at which findings start.
    public var markers: [Int] {
        let markers = Self.markers(in: markedSpec)
        guard let excess, let place = excess.place(in: Array(spec.utf8)) else { return markers }
        let growth = excess.bytes().count - place.count
        return markers.map { $0 < place.upperBound ? $0 : $0 + growth }
    }

    /// The offsets of the bytes in each used file at which findings start, by its path; files without any are left out.
    public var fileMarkers: [String: [Int]] { markedFiles.mapValues(Self.markers).filter { !$0.value.isEmpty } }

    private static func markers(in text: String) -> [Int] {
        var offset = 0
        var offsets: [Int] = []
        for scalar in text.unicodeScalars {
            if scalar == marker { offsets.append(offset) } else { offset += UTF8.width(scalar) }
        }
        return offsets
    }

    private var markedSpec: String {
        if isWhole { return markedText }
        let lines = markedText.split(separator: "\n", omittingEmptySubsequences: false)
        func has(_ key: String) -> Bool {
            lines.contains { line in
                let line = line.unicodeScalars.drop { $0 == Self.marker }
                return String(line).hasPrefix("\(key):")
            }
        }
        var spec = has("bannerc") ? "" : "bannerc: 1\n"
        if !has("name"), !has("bannerc") { spec += "name: Example\n" }
        spec += markedText.hasSuffix("\n") || markedText.isEmpty ? markedText : markedText + "\n"
        if has("bannerc") { return spec }
        if !has("levels") { spec += Self.levels }
        if !has("banners") { spec += Self.banners }
        return spec
    }

    private static let levels = """
        levels:
          error:
            severity: 40
            tint: { light: "#B3261E", dark: "#B3261E", lightHighContrast: "#7A0000", darkHighContrast: "#7A0000" }
            onTint: "#FFFFFF"
            icon: { symbol: xmark.octagon.fill, decorative: true }
            spokenPrefix: Error
            announcement: assertive

        """

    private static let banners = """
        banners:
          syncFailed: { level: error, text: Sync failed. }

        """

    private static func withoutMarkers(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != marker })
        return String(result)
    }
}
