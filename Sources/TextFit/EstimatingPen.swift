// SPDX-License-Identifier: Apache-2.0

/// Goes over a text once and adds up each cluster's advance. What a letter's form depends on is kept until it is known:
/// whether an Arabic letter joins the next one, whether a consonant is cut to its half form.
struct EstimatingPen {
    private let face: EstimatedFace
    private var table: AdvanceTable { face.table }

    /// Advances by cluster, in 1/65,536 em.
    private(set) var units: [Int32]
    /// How far the widths so far may be from the truth: as far as the least sure of them.
    private(set) var margin = EstimatedAdvances.measured
    /// Whether there were letters of a script whose fonts draw shared punctuation in squares.
    private(set) var hasWidePunctuation = false
    /// What such a font adds to clusters of shared punctuation.
    private var squares: [(cluster: Int, addition: Int32)] = []
    /// The clusters without a known width.
    private(set) var unknowns: [Advances.Unknown] = []
    /// The cluster that characters are added to.
    var cluster = 0

    /// An Arabic letter whose form depends on the next one.
    private struct OpenLetter {
        let scalar: Unicode.Scalar
        let forms: AdvanceTable.JoiningForms
        let cluster: Int
        let joinsPrevious: Bool
    }
    private var openLetter: OpenLetter?

    /// The character before, in scripts whose letters change with their signs.
    private var previous: Unicode.Scalar?

    /// A consonant that starts a conjunct if another one follows its virama.
    private struct OpenConsonant {
        let scalar: Unicode.Scalar
        let cluster: Int
        var hasVirama = false
        /// No conjunct goes before it: there a ra moves above the next consonant.
        let startsSyllable: Bool
    }
    private var openConsonant: OpenConsonant?

    init(face: EstimatedFace, clusterCount: Int) {
        self.face = face
        units = Array(repeating: 0, count: clusterCount)
    }

    /// The advances with shared punctuation in squares; `nil` if there is none.
    var widest: [Int32]? {
        guard !squares.isEmpty else { return nil }
        var widest = units
        for (cluster, addition) in squares { widest[cluster] = widest[cluster].clampedSum(addition) }
        return widest
    }

    /// Adds an emoji, as wide as all others.
    mutating func addEmoji() {
        endWord()
        margin.grow(to: face.emojiMargin)
        add(em: Double(AdvanceNumbers.emoji) / 1_000, to: cluster)
    }

    /// Adds a character that has one form.
    mutating func addUnshaped(_ scalar: Unicode.Scalar) {
        endWord()
        addAlone(scalar)
    }

    /// Adds a character.
    mutating func add(_ scalar: Unicode.Scalar) {
        if scalar.value >= 0x370 {
            let script = EstimatedScript(scalar)
            margin.grow(to: face.margin(of: script))
            hasWidePunctuation = hasWidePunctuation || script.hasWidePunctuation
        }
        switch scalar.value {
        case 0x0600..<0x0780: addArabic(scalar)
        case 0x0900..<0x0980, 0x0A80..<0x0B00: addIndic(scalar)
        // Tamil and Khmer.
        case 0x0B80..<0x0C00, 0x1780..<0x1800: addPaired(scalar)
        // The joiner and non-joiner: only the latter parts letters.
        case 0x200D: break
        case 0x200C: endWord()
        default:
            if let advance = table[scalar], advance == 0 { return }
            addUnshaped(scalar)
        }
    }

    /// Nothing that follows changes the letters so far.
    mutating func endWord() {
        previous = nil
        closeLetter(joinsNext: false)
        openConsonant = nil
    }

    private mutating func addAlone(_ scalar: Unicode.Scalar) {
        if let advance = table[scalar] {
            let before = units[cluster]
            add(advance, of: scalar)
            if let square = table.square(of: scalar) {
                let addition = Int32(em: Double(square) / 1_000).clampedSum(before).clampedSum(-units[cluster])
                if addition > 0 { squares.append((cluster, addition)) }
            }
        } else if !Self.isInvisible(scalar), unknowns.last?.cluster != cluster {
            unknowns.append(Advances.Unknown(cluster: cluster, scalar: scalar))
        }
    }

    /// Adds a character whose advance depends on the one before.
    private mutating func addPaired(_ scalar: Unicode.Scalar) {
        closeLetter(joinsNext: false)
        if let previous, let addition = table.addition(of: scalar, after: previous) {
            add(addition, of: scalar)
        } else {
            addAlone(scalar)
        }
        previous = scalar
    }

    /// Adds an advance that is in the table for `scalar`, as wide as its script is at this weight.
    private mutating func add(_ thousandths: UInt16, of scalar: Unicode.Scalar, to cluster: Int? = nil) {
        add(em: face.em(Double(thousandths), of: scalar), to: cluster ?? self.cluster)
    }

    private mutating func add(em: Double, to cluster: Int) {
        units[cluster] = units[cluster].clampedSum(Int32(em: em))
    }

    /// Marks sit on their letter, and format characters are not drawn.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return true }
        let category = properties.generalCategory
        return category == .nonspacingMark || category == .enclosingMark || category == .format
    }
}

extension EstimatingPen {
    private mutating func addArabic(_ scalar: Unicode.Scalar) {
        guard let forms = table.joiningForms(of: scalar) else {
            // Vowel marks do not part letters.
            if table[scalar] != 0 { addUnshaped(scalar) }
            return
        }
        if let lam = openLetter, lam.scalar == "\u{644}", let both = table.lamAlefForms(of: scalar) {
            add(lam.joinsPrevious ? both.final : both.alone, of: scalar, to: lam.cluster)
            openLetter = nil
            return
        }
        let joinsPrevious = openLetter?.forms.initial != nil
        closeLetter(joinsNext: true)
        openLetter = OpenLetter(scalar: scalar, forms: forms, cluster: cluster, joinsPrevious: joinsPrevious)
    }

    private mutating func closeLetter(joinsNext: Bool) {
        guard let letter = openLetter else { return }
        let forms = letter.forms
        let advance: UInt16 =
            if joinsNext, let initial = forms.initial, let medial = forms.medial {
                letter.joinsPrevious ? medial : initial
            } else {
                letter.joinsPrevious ? forms.final : forms.alone
            }
        add(advance, of: letter.scalar, to: letter.cluster)
        openLetter = nil
    }
}

extension EstimatingPen {
    /// The virama and the ra of Devanagari and Gujarati stand at the same places of their blocks.
    private static func place(of scalar: Unicode.Scalar) -> UInt32 { scalar.value & 0x7F }
    private static let virama: UInt32 = 0x4D
    private static let ra: UInt32 = 0x30

    private mutating func addIndic(_ scalar: Unicode.Scalar) {
        guard table.halfForm(of: scalar) != nil else {
            if Self.place(of: scalar) == Self.virama {
                openConsonant?.hasVirama = true
            } else if table[scalar] != 0 {
                openConsonant = nil
            }
            return addPaired(scalar)
        }
        let conjunctStart = openConsonant.flatMap { $0.hasVirama ? $0 : nil }
        if let conjunctStart { cut(conjunctStart, before: scalar) }
        openConsonant = OpenConsonant(scalar: scalar, cluster: cluster, startsSyllable: conjunctStart == nil)
        // A ra that ends a conjunct is a stroke below its consonant.
        if conjunctStart != nil, Self.place(of: scalar) == Self.ra {
            previous = scalar
        } else {
            addPaired(scalar)
        }
    }

    /// Cuts a consonant to its half form.
    private mutating func cut(_ consonant: OpenConsonant, before next: Unicode.Scalar) {
        guard let full = table[consonant.scalar], let half = table.halfForm(of: consonant.scalar) else { return }
        let movesAbove = consonant.startsSyllable && Self.place(of: consonant.scalar) == Self.ra
        let remaining: UInt16 = movesAbove ? 0 : Self.place(of: next) == Self.ra ? full : half
        add(em: face.em(Double(remaining) - Double(full), of: consonant.scalar), to: consonant.cluster)
    }
}
