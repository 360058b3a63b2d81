// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// What a colour, wherever it is written, has to hold: a contrast with one that it meets.
struct ContrastDemand: Hashable {
    /// The colour that it meets.
    var counterpart: Color
    /// Whether it lies under that one.
    var isTint: Bool
    /// The least ratio.
    var limit: Double

    /// The ratio that `color` would have.
    func ratio(_ color: Color) -> Double {
        let (tint, drawn) = isTint ? (color, counterpart) : (counterpart, color)
        return Backdrop.anything.contrast(of: drawn, on: tint).lowerBound
    }

    /// Whether `color` would do.
    func holds(_ color: Color) -> Bool { ratio(color) >= limit }
}

/// All that is asked of colours, by where they are written.
struct ContrastDemands {
    /// More uses of one colour than this are not all looked at for a remedy.
    private static let limit = 64

    private var demands: [Place: Set<ContrastDemand>] = [:]

    /// What is asked of the colour at `literal`.
    subscript(literal: Place) -> Set<ContrastDemand> { demands[literal] ?? [] }

    /// Asks more of the colour at `literal`.
    mutating func add(_ demand: ContrastDemand, to literal: Place) {
        guard demands[literal, default: []].count < Self.limit else { return }
        demands[literal, default: []].insert(demand)
    }

    /// Asks all that `other` asks as well.
    mutating func formUnion(_ other: ContrastDemands) { demands.merge(other.demands) { $0.union($1) } }
}

extension RuleContext {
    /// What the rules on contrast that run ask of colours together, so that the remedy of one breaks no other.
    var contrastDemands: ContrastDemands {
        if let known = linted.contrastDemands { return known }
        var demands = ContrastDemands()
        if runs(ContrastText.self) { demands.formUnion(ContrastText.faults(self).binding) }
        if runs(ContrastEnhanced.self) { demands.formUnion(ContrastEnhanced.faults(self).binding) }
        if runs(ContrastNonText.self) {
            for faults in ContrastNonText.allFaults(self) { demands.formUnion(faults.binding) }
        }
        linted.contrastDemands = demands
        return demands
    }
}
