// SPDX-License-Identifier: Apache-2.0

/// The embedded table in one font, weight and size: how wide a character of it is, and how sure that is.
struct EstimatedFace: Sendable {
    let table = AdvanceTable.embedded
    private let weight: FontWeight
    private let font: Font

    private enum Font: Sendable {
        case inter(InterFont)
        case system(SystemFont)
    }

    init(_ font: EstimatedFont, _ weight: FontWeight) {
        self.weight = weight
        self.font =
            switch font {
            case .inter: .inter(InterFont(weight))
            case .system(let points): .system(SystemFont(weight, points: points))
            }
    }

    /// The width in em of a character whose advance is `thousandths` of an em in the table.
    func em(_ thousandths: Double, of scalar: Unicode.Scalar) -> Double {
        let em = thousandths / 1_000
        switch font {
        case .inter(let inter):
            if weight == .regular { return em }
            if let addition = inter[table.base(of: scalar)] { return em + addition }
            return em * table.widthFactor(of: scalar, at: weight)
        case .system(let system):
            if let known = system[table.base(of: scalar)] { return known }
            return em
                * (table.isInter(scalar) ? system.ratio(of: scalar) : table.widthFactor(of: scalar, at: weight))
        }
    }

    /// How far a character's width may be from the truth.
    func margin(of script: EstimatedScript) -> Margin {
        switch (font, script) {
        case (_, .latin), (_, .squares), (.inter, .hangul): EstimatedAdvances.measured
        case (.inter, .likened): weight == .regular ? EstimatedAdvances.measured : EstimatedAdvances.averaged
        case (.system, .likened): EstimatedAdvances.likened
        case (.system, .hangul), (.system, .others): EstimatedAdvances.unmeasured
        case (.inter, .others):
            weight == .regular ? EstimatedAdvances.measured : EstimatedAdvances.otherWeights
        }
    }

    /// The margin of an emoji.
    var emojiMargin: Margin {
        switch font {
        case .inter: EstimatedAdvances.measured
        case .system: EstimatedAdvances.likened
        }
    }
}
