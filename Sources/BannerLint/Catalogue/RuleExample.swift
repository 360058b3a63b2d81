// SPDX-License-Identifier: Apache-2.0

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

    private let markedFiles: [String: String]

    /// An example. Used files may hold markers too.
    public init(_ markedText: String, title: String = "", files: [String: String] = [:], isWhole: Bool = false) {
        self.title = title
        self.markedText = markedText
        self.markedFiles = files
        self.files = files.mapValues(Self.withoutMarkers)
        self.isWhole = isWhole
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
                let code = String(scalar.value, radix: 16, uppercase: true)
                text += "⟨U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "⟩"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The whole spec.
    public var spec: String { Self.withoutMarkers(markedSpec) }

    /// The offsets of the bytes in ``spec`` at which findings start.
    public var markers: [Int] { Self.markers(in: markedSpec) }

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
