// SPDX-License-Identifier: Apache-2.0

/// Names of themes, from what other tools call them.
enum ThemeName {
    /// `Contoso Bank` → `contosoBank`, `acme-2` → `acme2`. What has no letters at the start stays as it is, and is no name.
    static func from(_ name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        guard let first = words.first, first.first?.isLetter == true else { return name }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (first.prefix(1).lowercased() + first.dropFirst()) + rest.joined()
    }
}
