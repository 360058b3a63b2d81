// SPDX-License-Identifier: Apache-2.0

/// The parts of the whole at which progress is announced, each once.
struct ProgressMilestones: Sendable {
    private let step: Double?
    private var last = 0

    /// Announces after each `step` of the whole, `nil` or what is no number for never. One per cent is the finest.
    init(step: Double?) {
        self.step = step.flatMap { $0 > 0 ? max($0, 0.01) : nil }
    }

    /// The milestone that `fraction` reaches first, in per cent; of several passed at once the last. The end is none:
    /// it has words of its own.
    mutating func reached(_ fraction: Double) -> Int? {
        guard let step, fraction < 1 else { return nil }
        // 0.3 / 0.1 is a little less than 3. The quotient is at most 100, since fraction < 1 and step >= 0.01.
        let milestone = Int(fraction / step + 1e-9)
        guard milestone > last else { return nil }
        last = milestone
        return Int((Double(milestone) * step * 100).rounded())
    }
}
