// SPDX-License-Identifier: Apache-2.0

/// The scalars that a terminal obeys or swallows instead of showing them.
///
/// In a message they could move the cursor, reorder a line or hide a part of it ("Trojan Source", CVE-2021-42574).
/// Some of them are also what good text is made of: the joiners of an emoji family or of Persian. Those pass where
/// they do that work.
enum HiddenScalar {
    /// Whether `scalar` must be escaped where it follows `run`, the scalars of its character that are shown since the
    /// last escape, and is followed by `next` in its character.
    static func isHidden(_ scalar: Unicode.Scalar, after run: [Unicode.Scalar], before next: Unicode.Scalar?) -> Bool {
        if isObeyed(scalar) { return true }
        guard scalar.value >= 0xAD, scalar.properties.isDefaultIgnorableCodePoint else { return false }
        // All that passes depends on a letter or emoji before it.
        guard let base = run.first, let previous = run.last else { return true }
        switch scalar.value {
        case 0x200C, 0x200D:
            return isJoiner(previous) || !joins(base, next: next)
        case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            return previous.properties.isDefaultIgnorableCodePoint || !takesVariation(base, scalar)
        case 0xE0020...0xE007F:
            // The tags that make a black flag the flag of a region.
            return base.value != 0x1F3F4
        default:
            return true
        }
    }

    /// Whether a terminal acts on `scalar`, or `scalar` is not for interchange.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F { return scalar.value < 0x20 }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        // Interlinear annotation, which plain text has no way to show.
        case .format: return (0xFFF9...0xFFFB).contains(scalar.value)
        case .unassigned: return scalar.properties.isNoncharacterCodePoint
        default: return false
        }
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }

    /// Whether a joiner after `base` works: between two emoji, or in a script in which it shapes letters.
    private static func joins(_ base: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
        switch base.value {
        // From Arabic to the last of the Indic scripts, with their later blocks.
        case 0x0600...0x1CFF, 0xA800...0xABFF, 0x10A00...0x11FFF, 0x1E900...0x1E95F: return true
        default: return isPictograph(base) && next.map(isPictograph) == true
        }
    }

    private static func takesVariation(_ base: Unicode.Scalar, _ selector: Unicode.Scalar) -> Bool {
        base.value >= 0x80 || (base.properties.isEmoji && (0xFE0E...0xFE0F).contains(selector.value))
    }

    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 && scalar.properties.isEmoji
    }
}
