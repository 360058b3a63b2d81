// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// Names of a spec as Swift identifiers.
///
/// Ids are lowerCamel ASCII and unique without regard to case, so that an added underscore never makes two equal.
enum SwiftIdentifier {
    /// The name of an enum case, in backticks if it is a keyword, with an underscore if it is a member already.
    static func enumCase(_ id: String) -> String {
        guard mayBeTaken(id) else { return id }
        if members.contains(id) { return id + "_" }
        return keywords.contains(id) ? "`\(id)`" : id
    }

    /// The name of the case of an event or a condition, which any text may name: `sync.failed` → `syncFailed`, `同期` → `u540cU671f`.
    ///
    /// It depends on nothing but `id`, so that a case never comes to mean another event because of a third.
    static func trigger(_ id: String) -> String {
        var words = id
        if !id.utf8.allSatisfy({ $0 < 0x80 }) {
            words = ""
            for scalar in id.unicodeScalars {
                guard scalar.value >= 0x80, !isPunctuation(scalar) else {
                    words.unicodeScalars.append(scalar)
                    continue
                }
                let number = String(scalar.value, radix: 16)
                words += " U" + String(repeating: "0", count: max(0, 4 - number.count)) + number
            }
        }
        let name = LetterCase.camel.apply(words)
        return enumCase(name == "_" ? "unnamed" : name)
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
            .format:
            true
        default: false
        }
    }

    /// The name of a parameter, as label and as constant.
    static func parameter(_ id: String) -> String {
        guard mayBeTaken(id) else { return id }
        if id == "self" || id == "init" { return id + "_" }
        return keywords.contains(id) ? "`\(id)`" : id
    }

    /// The same as the label of an argument, where no keyword but `inout` needs backticks.
    static func label(_ id: String) -> String {
        let name = parameter(id)
        return name.utf8.first == UInt8(ascii: "`") && id != "inout" ? id : name
    }

    /// The same in a header of Objective-C, in which the preprocessor would put something else in the place of a macro.
    static func objcName(_ id: String) -> String { macros.contains(id) ? id + "_" : id }

    /// The macros without arguments of the headers of C that begin with a small letter: `<errno.h>`, `<stdio.h>`, `<stdbool.h>`,
    /// `<complex.h>`, `<iso646.h>`, `<stdnoreturn.h>`, `<stdalign.h>`, and that of Objective-C.
    private static let macros: Set<String> = [
        "nil", "errno", "stdin", "stdout", "stderr", "bool", "true", "false", "complex", "imaginary", "and", "or",
        "not",
        "xor", "compl", "bitand", "bitor", "noreturn", "alignas", "alignof",
    ]

    /// Whether the raw value of a case differs from its name.
    static func needsRawValue(_ id: String) -> Bool { members.contains(id) }

    /// `pt-BR` → `ptBR`, `is` → `` `is` ``.
    static func localization(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        let head = parts.first.map { $0.lowercased() } ?? ""
        return enumCase(head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }

    /// `contrastBrand` → `ContrastBrand`.
    static func upperCamel(_ id: String) -> String { id.prefix(1).uppercased() + id.dropFirst() }

    /// Whether a member or a keyword has the first letter, the last one and the length of `id`: few names of a spec do, and all are asked
    /// for often.
    private static func mayBeTaken(_ id: String) -> Bool {
        guard let ends = Ends(id) else { return false }
        return takenLengths[ends.index] & ends.length != 0
    }

    /// The lengths of all members and keywords by their first and last letters: bit 4 is set for one of four letters.
    private static let takenLengths = members.union(keywords).reduce(into: [UInt32](repeating: 0, count: Ends.count)) {
        lengths, word in
        guard let ends = Ends(word) else { return }
        lengths[ends.index] |= ends.length
    }

    /// The first letter of a word, its last one, and its length as a bit.
    private struct Ends {
        static let count = 26 * 26
        /// Below ``count``.
        let index: Int
        let length: UInt32

        /// `nil` for what no member and no keyword is: it has other ends than small letters, or 32 of them and more.
        init?(_ word: String) {
            let ends = word.withUTF8Bytes { letters -> (first: UInt8, last: UInt8, count: Int)? in
                guard let first = letters.first, let last = letters.last else { return nil }
                return (first, last, letters.count)
            }
            let small = UInt8(ascii: "a")...UInt8(ascii: "z")
            guard let ends, ends.count < UInt32.bitWidth, small ~= ends.first, small ~= ends.last else { return nil }
            index = Int(ends.first - small.lowerBound) * 26 + Int(ends.last - small.lowerBound)
            length = 1 << UInt32(ends.count)
        }
    }

    /// What enums have besides the cases of a spec. A case can't have the name of a member.
    private static let members: Set<String> = [
        "allCases", "alsoAvailableAt", "bannerButtons", "bannerConfiguration", "bannerMetrics", "bannerSurface",
        "banners",
        "button", "buttonName", "buttons", "coVisibleWith", "color", "completionText", "configuration", "description",
        "development",
        "displayMetrics", "hash", "hashValue", "id", "image", "init", "level", "levelConfiguration", "metrics",
        "parameterFaults", "progress", "rawValue", "self", "severity", "setsMetrics", "style", "surface", "surfaces",
        "text", "trigger",
    ]

    /// The reserved words of The Swift Programming Language, "Lexical Structure", that start with a small letter.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class", "consuming",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
        "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "some", "any", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while", "actor", "macro", "each", "then", "discard", "consume",
        "copy", "get", "set", "willSet", "didSet", "lazy", "weak", "unowned", "final", "required", "optional",
        "override", "dynamic", "convenience", "indirect", "mutating", "nonmutating", "none", "left", "right", "infix",
        "prefix", "postfix",
    ]
}
