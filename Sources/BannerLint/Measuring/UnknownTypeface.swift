// SPDX-License-Identifier: Apache-2.0

import TextFit

/// The widths of a typeface that nobody has measured, taken to be those of the system's font.
struct UnknownTypeface: AdvanceSource, Sendable {
    /// How far they may be from the truth. English sentences in Noto Sans and Serif, Inter, Inter Display, and DejaVu Sans and Serif
    /// are between 5 % narrower and 15 % wider than in Apple's system font.
    static let margin = Margin(0.15)

    private let estimate: EstimatedAdvances

    /// Those of `estimate`, which are none too sure.
    init(_ estimate: EstimatedAdvances) { self.estimate = estimate }

    func advances(of text: ClusteredText, language: String) -> Advances {
        var advances = estimate.advances(of: text, language: language)
        advances.margin = Margin(
            wider: max(advances.margin.wider, Self.margin.wider),
            narrower: max(advances.margin.narrower, Self.margin.narrower))
        return advances
    }
}
