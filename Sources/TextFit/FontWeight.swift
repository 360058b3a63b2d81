// SPDX-License-Identifier: Apache-2.0

/// The weights of text whose widths the embedded table knows, from the lightest.
public enum FontWeight: String, Sendable, CaseIterable {
    /// Weight 100.
    case ultraLight
    /// Weight 200.
    case thin
    /// Weight 300.
    case light
    /// Weight 400, the table's own.
    case regular
    /// Weight 500.
    case medium
    /// Weight 600.
    case semibold
    /// Weight 700.
    case bold
    /// Weight 800.
    case heavy
    /// Weight 900.
    case black

    /// The place among all weights.
    private var index: Int {
        switch self {
        case .ultraLight: 0
        case .thin: 1
        case .light: 2
        case .regular: 3
        case .medium: 4
        case .semibold: 5
        case .bold: 6
        case .heavy: 7
        case .black: 8
        }
    }

    /// How far it is on its way from regular to Inter's heaviest weight, or, below 0, to its lightest.
    var interShare: Double {
        switch self {
        case .ultraLight: -1
        case .thin: -2.0 / 3
        case .light: -1.0 / 3
        case .regular: 0
        case .medium: 0.2
        case .semibold: 0.4
        case .bold: 0.6
        case .heavy: 0.8
        case .black: 1
        }
    }

    /// How many times as wide as at regular weight letters of Inter are that are not built on ASCII, on average.
    var interFactor: Double {
        let weights = AdvanceNumbers.interWeights
        return weights.indices.contains(index) ? Double(weights[index]) / 1_000 : 1
    }

    /// How far other scripts are on their way from regular to bold. Where a font has all weights, that is 1/3 and 2/3 for
    /// the middle ones; where it has but two, they are drawn as the nearer one, 0 and 1. This is halfway between, for lighter
    /// and heavier ones too.
    var boldShare: Double {
        switch self {
        case .ultraLight: -1.0 / 2
        case .thin: -1.0 / 3
        case .light: -1.0 / 6
        case .regular: 0
        case .medium: 1.0 / 6
        case .semibold: 5.0 / 6
        case .bold: 1
        case .heavy: 7.0 / 6
        case .black: 4.0 / 3
        }
    }

    /// Which of its drawn weights the system font mixes for this one, by their rows in the table, and how much of the second.
    var systemMix: (first: Int, second: Int, share: Double) {
        switch self {
        case .ultraLight: (0, 1, 0)
        case .thin: (0, 1, 0.21623)
        case .light: (0, 1, 0.65945)
        case .regular: (1, 2, 0)
        case .medium: (1, 2, 0.36667)
        case .semibold: (1, 2, 0.63333)
        case .bold: (2, 3, 0)
        case .heavy: (2, 3, 0.53333)
        case .black: (2, 3, 1)
        }
    }

    /// What the system font takes in its place with Bold Text (Settings, Accessibility): one weight more for the three
    /// lightest, two for all others, as far as there are any.
    public var boldText: FontWeight {
        switch self {
        case .ultraLight: .thin
        case .thin: .light
        case .light: .regular
        case .regular: .semibold
        case .medium: .bold
        case .semibold: .heavy
        case .bold, .heavy, .black: .black
        }
    }
}
