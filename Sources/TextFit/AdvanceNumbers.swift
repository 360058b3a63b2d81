// SPDX-License-Identifier: Apache-2.0
// Written by scripts/update-advances from Inter, Noto and scripts/system-font-advances.json. Edit those, not this file.
// swift-format-ignore-file

/// What belongs to the tables of `EmbeddedAdvances` and is too little for one.
enum AdvanceNumbers {
    /// Every emoji, whatever it is made of, in thousandths of an em.
    static let emoji: UInt16 = 1245

    /// How wide Inter's Greek and Cyrillic are at each weight from the lightest, in thousandths of their regular width.
    static let interWeights: [UInt16] = [952, 968, 984, 1000, 1018, 1035, 1053, 1070, 1088]

    /// What the system font adds to each advance at a size: the size in points, and the addition in 1/2048 em.
    static let systemTracking: [(points: Double, units: Double)] = [(8, 52), (9, 39), (10, 24.5), (11, 12), (12, 0), (13, -12), (14, -22.5), (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -8), (24, 6), (25, 11), (26, 16.5), (27, 22.5), (28, 28), (30, 28), (32, 26.5), (34, 24.5), (36, 20.5), (40, 20.5)]

    /// How far the system font is on its way from text to display at a size in points.
    static let systemOpticalSize: [(points: Double, share: Double)] = [(17, 0), (19, 0.090909), (24, 0.818182), (28, 1)]
}
