// SPDX-License-Identifier: Apache-2.0

/// Widths of a font, and of another one for what the first has no glyphs for: systems draw each character that a font lacks in a
/// font of their own.
public struct FallbackAdvances: AdvanceSource, Sendable {
    private let font: any AdvanceSource & Sendable
    private let fallback: any AdvanceSource & Sendable

    /// - Parameters:
    ///   - font: what knows the widths of the font.
    ///   - fallback: what knows the widths of the one that systems take in its place.
    public init(_ font: any AdvanceSource & Sendable, fallback: any AdvanceSource & Sendable) {
        self.font = font
        self.fallback = fallback
    }

    /// One advance a cluster. The fallback is asked for the whole text, as neighbours shape letters in it too.
    public func advances(of text: ClusteredText, language: String) -> Advances {
        var advances = font.advances(of: text, language: language)
        guard !advances.unknowns.isEmpty else { return advances }
        let other = fallback.advances(of: text, language: language)
        let lacking = Set(advances.unknowns.map(\.cluster))
        func joined(_ units: [Int32], _ others: [Int32]) -> [Int32] {
            zip(units, others).enumerated().map { lacking.contains($0) ? $1.1 : $1.0 }
        }
        if advances.widest != nil || other.widest != nil {
            advances.widest = joined(advances.widest ?? advances.units, other.widest ?? other.units)
        }
        advances.units = joined(advances.units, other.units)
        advances.unknowns = other.unknowns.filter { lacking.contains($0.cluster) }
        advances.margin.grow(to: other.margin)
        return advances
    }
}
