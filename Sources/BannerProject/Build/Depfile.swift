// SPDX-License-Identifier: Apache-2.0

/// A rule for make or ninja: which files have to be made anew when which others change.
///
/// ```
/// Generated/owl.swift: specs/owl.banner.yaml specs/brand.banner.yaml
///
/// specs/owl.banner.yaml:
///
/// specs/brand.banner.yaml:
/// ```
/// The empty rules keep make from giving up when a file is gone that was used before.
enum Depfile {
    /// The bytes of the rule. Throws if a path can't be written so that both make and ninja read it.
    static func render(outputs: [String], inputs: [String]) throws(CommandFailure) -> [UInt8] {
        let failures = (outputs + inputs).compactMap(refusal)
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        var seen = Set<String>()
        let inputs = inputs.filter { seen.insert($0).inserted }.map(escaped)
        var text = outputs.map(escaped).joined(separator: " ") + ": " + inputs.joined(separator: " ") + "\n"
        for input in inputs { text += "\n" + input + ":\n" }
        return Array(text.utf8)
    }

    /// Characters that make or ninja (4.3 and 1.11, tried one by one) takes for something else, and that no escape makes
    /// them both take for themselves.
    private static let special: Set<UInt8> = Set("\\\"%&'*;<=>?^`|".utf8)

    private static func refusal(of path: String) -> String? {
        let isRefused = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || special.contains($0) }
        // ninja takes a colon before a space for the end of the outputs.
        let endsOutputs = zip(path.utf8, path.utf8.dropFirst()).contains {
            $0 == (UInt8(ascii: ":"), UInt8(ascii: " "))
        }
        guard isRefused || endsOutputs || path.utf8.last == UInt8(ascii: ":") else { return nil }
        return "a dependency file can't hold the path \(path.shown): make and ninja don't agree on how to write it"
    }

    private static func escaped(_ path: String) -> String {
        // Make takes a leading tilde for someone's home.
        var text = path.utf8.first == UInt8(ascii: "~") ? "./" : ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", ":": text += "\\"
            case "$": text += "$"
            default: break
            }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
