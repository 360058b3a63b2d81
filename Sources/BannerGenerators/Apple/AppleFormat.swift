// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Texts as Foundation's format strings (String Programming Guide, "String Format Specifiers").
///
/// A text of a banner with parameters is a format string, in every language; any other text is shown as it is, so that a
/// `%` in it stays single.
struct AppleFormat {
    let parameters: [Parameter]
    /// Whether there is something to fill in.
    let isFormat: Bool
    /// Whether arguments have to be told apart.
    let isPositional: Bool

    init(parameters: [Parameter]) {
        self.parameters = parameters
        let count = parameters.arguments.count
        isFormat = count > 0
        isPositional = count > 1
    }

    /// The place of the parameter at `index` among the arguments, from 1.
    func position(_ index: Int) -> Int { (parameters.argument(index) ?? index) + 1 }

    /// What stands in a format for the parameter at `index`: `%lld`, or `%2$@` where the arguments have to be told apart.
    func placeholder(_ index: Int, isPositional: Bool) -> String {
        let specifier = if case .int = parameters[index].kind { Self.integer } else { "@" }
        return isPositional ? "%\(position(index))$\(specifier)" : "%\(specifier)"
    }

    /// A 64-bit number, as Swift's `Int` is one.
    static let integer = "lld"

    /// `pattern` as a format string.
    func string(_ pattern: Pattern) -> String {
        // A specifier without a position takes the next argument each time.
        let isPositional = isPositional || count(in: pattern) > 1
        return string(pattern) { placeholder($0, isPositional: isPositional) }
    }

    /// `pattern` as the format of the substitution for the parameter at `index`, which stands there as `%arg`.
    func substitution(_ pattern: Pattern, for index: Int) -> String {
        string(pattern) { $0 == index ? "%arg" : placeholder($0, isPositional: true) }
    }

    /// Whether a plural of these forms says which argument decides: it is the only one, and `other` shows it once.
    func isPlain(_ forms: [PluralForm]) -> Bool {
        parameters.arguments.count == 1
            && forms.allSatisfy { form in
                let count = count(in: form.pattern)
                return count == 1 || (count == 0 && form.category != .other)
            }
    }

    private func count(in pattern: Pattern) -> Int {
        var count = 0
        pattern.forEachParameter { _ in count += 1 }
        return count
    }

    private func string(_ pattern: Pattern, _ placeholder: (Int) -> String) -> String {
        pattern.segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal): text += isFormat ? FormatText.escape(literal) : literal
            case .parameter(let index): text += placeholder(index)
            }
        }
    }
}
