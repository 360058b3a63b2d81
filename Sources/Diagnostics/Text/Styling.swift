// SPDX-License-Identifier: Apache-2.0

/// Whether messages carry colour. Who writes them decides, since only they know where the text goes.
public enum Styling: Hashable, Sendable {
    /// Characters only.
    case plain

    /// Colours by the escape sequences of ECMA-48, 8.3.117 (SGR), which all terminals know.
    case ansi

    /// `text` in `ink`, with the terminal's own colour after it.
    package func paint(_ text: String, _ ink: Ink) -> String {
        guard self == .ansi, let code = ink.code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// What a piece of a message is, by which it gets its colour.
package enum Ink: Hashable {
    /// Of a severity: its word, and all that belongs to the first place.
    case severity(Severity)
    /// What to do about it.
    case help
    /// Line numbers, bars and all that belongs to a secondary place.
    case frame
    /// The headline.
    case headline
    /// Everything else.
    case plain

    /// The parameters of the SGR sequence; nil for the terminal's own colour.
    fileprivate var code: String? {
        switch self {
        case .severity(.error): "1;31"
        case .severity(.warning): "1;33"
        case .severity(.info), .frame: "1;34"
        case .help: "1;36"
        case .headline: "1"
        case .plain: nil
        }
    }
}
