// SPDX-License-Identifier: Apache-2.0

extension Int32 {
    /// The widest cluster that is measured, in em: far beyond any font's, and still far from the end of `Int32`.
    private static let widestEm = 1_000.0

    /// A width in em as 1/65,536 em, not beyond ± 1,000 em; 0 for what is no number.
    init(em: Double) {
        guard !em.isNaN else { self = 0; return }
        let clamped = Swift.min(Swift.max(em, -Self.widestEm), Self.widestEm)
        self = Int32((clamped * Double(Advances.unitsPerEm)).rounded())
    }

    /// The sum, or the nearest number to it.
    func clampedSum(_ other: Int32) -> Int32 {
        Int32(clamping: Int64(self) + Int64(other))
    }
}
