// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// The embedded table, unpacked once for the process. Advances are in thousandths of an em, at regular weight.
struct AdvanceTable: Sendable {
    /// The table that scripts/update-advances wrote.
    static let embedded = AdvanceTable()

    /// The advances of an Arabic letter by the neighbours that it joins.
    struct JoiningForms: Sendable {
        let alone: UInt16
        let final: UInt16
        /// Before a letter that it joins; nil if it joins none, as alef and dal do.
        let initial: UInt16?
        /// Between two letters that it joins.
        let medial: UInt16?
    }

    private let characters = CodePointTable(EmbeddedAdvances.characters)
    private let halfForms = CodePointTable(EmbeddedAdvances.halfForms)
    private let pairs = CodePointTable(EmbeddedAdvances.pairs)
    private let boldWidths = CodePointTable(EmbeddedAdvances.boldWidths)
    private let squares = CodePointTable(EmbeddedAdvances.squares)
    private let bases = CodePointTable(EmbeddedAdvances.bases)
    private let joiningForms = forms(EmbeddedAdvances.arabicForms)
    private let lamAlefForms = forms(EmbeddedAdvances.lamAlef)

    /// The advance of a character by itself; nil if it is not in the table.
    subscript(scalar: Unicode.Scalar) -> UInt16? {
        characters[scalar.value]
    }

    /// The forms of an Arabic letter that joins its neighbours.
    func joiningForms(of scalar: Unicode.Scalar) -> JoiningForms? {
        joiningForms[scalar.value]
    }

    /// The forms of a lam together with this alef after it.
    func lamAlefForms(of scalar: Unicode.Scalar) -> JoiningForms? {
        lamAlefForms[scalar.value]
    }

    /// What a character adds to the one before it, if that changes with the latter.
    func addition(of scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> UInt16? {
        guard scalar.value <= UInt16.max, previous.value <= UInt16.max else { return nil }
        return pairs[scalar.value << 16 | previous.value]
    }

    /// The advance of a consonant before a virama.
    func halfForm(of scalar: Unicode.Scalar) -> UInt16? {
        halfForms[scalar.value]
    }

    /// The code point of the ASCII letter that a character is as wide as, or else its own.
    func base(of scalar: Unicode.Scalar) -> UInt32 {
        // The last one is the sign for ångström, U+212B.
        scalar.value < 0x80 || scalar.value > 0x212B
            ? scalar.value : bases[scalar.value].map(UInt32.init) ?? scalar.value
    }

    /// Whether a character's advance is Inter's.
    func isInter(_ scalar: Unicode.Scalar) -> Bool { boldWidths[scalar.value] == nil }

    /// The advance in fonts of East Asia of punctuation that they share with Latin ones and draw in a square.
    func square(of scalar: Unicode.Scalar) -> UInt16? {
        scalar.value < 0xA0 || scalar.value >= 0x2E80 ? nil : squares[scalar.value]
    }

    /// How many times as wide as at regular weight a character's script is. Other scripts gain more from weight than
    /// Latin, and ideographs nothing.
    func widthFactor(of scalar: Unicode.Scalar, at weight: FontWeight) -> Double {
        guard weight != .regular, let bold = boldWidths[scalar.value] else { return weight.interFactor }
        return 1 + (Double(bold) / 1_000 - 1) * weight.boldShare
    }

    private static func forms(_ text: EmbeddedText) -> [UInt32: JoiningForms] {
        var advances: [UInt32: [UInt16]] = [:]
        EmbeddedLines.forEachRun(in: text) { letter, run in
            for _ in 0..<run.count { advances[letter, default: []].append(run.number) }
        }
        return advances.compactMapValues(JoiningForms.init)
    }
}

extension AdvanceTable.JoiningForms {
    /// From a line of the table: two advances, or four.
    fileprivate init?(_ advances: [UInt16]) {
        guard advances.count >= 2 else { return nil }
        let joinsNext = advances.count == 4
        self.init(
            alone: advances[0], final: advances[1], initial: joinsNext ? advances[2] : nil,
            medial: joinsNext ? advances[3] : nil)
    }
}
