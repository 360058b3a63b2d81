// SPDX-License-Identifier: Apache-2.0

/// What a letter means for line breaks: the classes of Unicode's UAX #14 as far as an estimate needs them.
enum LineBreakClass: UInt8 {
    /// A letter of a word, and whatever has no class of its own. Hangul is here too, since Korean keeps its words whole.
    case alphabetic
    /// A digit.
    case numeric
    /// A space after which a line may end.
    case space
    /// What holds both sides together, as a no-break space does.
    case glue
    /// The end of a line.
    case newline
    /// A break without width.
    case zeroWidthSpace
    /// A hyphen that shows only at the end of a line.
    case softHyphen
    /// `-`, which may also be a minus.
    case hyphen
    /// Another sign after which a line may end, such as an en dash.
    case after
    /// An em dash: a line may end on both sides of it.
    case dash
    /// `/`: some engines end a line after it, others don't.
    case slash
    /// Han, kana, emoji: a line may end on both sides.
    case ideographic
    /// What can't begin a line: closing brackets, commas, full stops, small kana.
    case closing
    /// What can't end a line: opening brackets, signs of currencies.
    case opening
    /// What opens or closes, as a quotation mark does.
    case quotation
    /// A letter of a script without spaces, whose words only a dictionary knows.
    case complex

    /// Whether a line may end between a letter of this class and one of `next`, which comes right behind it.
    ///
    /// `isInWord` is whether a letter or a digit stands before the letter of this class.
    func breakBefore(_ next: LineBreakClass, isInWord: Bool) -> PreparedText.Break {
        switch (self, next) {
        // LB4 to LB8. A space before a space hangs as well, so the break comes after the last one.
        case (.newline, _): .required
        case (_, .newline), (_, .space), (_, .zeroWidthSpace): .none
        case (.zeroWidthSpace, _): .allowed
        // LB13 and LB15d: nothing of this kind begins a line, even after a space.
        case (_, .closing), (_, .slash): .none
        case (.space, _): .allowed
        // LB12, LB14, LB19, LB21.
        case (.glue, _), (_, .glue), (.opening, _), (.quotation, _), (_, .quotation): .none
        case (_, .hyphen), (_, .after), (_, .softHyphen): .none
        case (.softHyphen, _): .hyphen
        // LB20a and LB25: no break after a minus.
        case (.hyphen, .numeric): .none
        case (.hyphen, _): isInWord ? .allowed : .none
        case (.after, _): .allowed
        case (.slash, .numeric): .none
        case (.slash, _): .possible
        case (.dash, .dash): .none
        case (.dash, _), (_, .dash): .allowed
        // LB30a and LB31: the rest breaks beside ideographs.
        case (.ideographic, _), (_, .ideographic): .allowed
        case (.complex, _), (_, .complex): .possible
        default: .none
        }
    }
}
