// SPDX-License-Identifier: Apache-2.0

import TextFit

/// A font whose clusters are all one em wide, so that widths can be counted: at 1 pt, a line of 10 pt holds ten.
struct FixedAdvances: AdvanceSource {
    var margin: Margin = 0

    func advances(of text: ClusteredText, language: String) -> Advances {
        Advances(units: Array(repeating: Int32(Advances.unitsPerEm), count: text.clusters.count), margin: margin)
    }
}

/// The lines of a text whose clusters are one em wide, at a width in em.
func lines(_ text: String, width: Double, locale: String = "en", keepAll: Bool = true) -> [String] {
    let prepared = Typesetter().prepare(text, locale: locale, source: FixedAdvances(), keepAll: keepAll)
    guard let layout = prepared.layout(sizePt: 1, widthPt: width) else { return [] }
    let edges = [0] + layout.breaks + [text.utf8.count]
    let pieces = zip(edges, edges.dropFirst()).map { String(decoding: Array(text.utf8)[$0..<$1], as: UTF8.self) }
    return layout.lines == 0 ? [] : pieces
}
