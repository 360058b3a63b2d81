// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// Whether `name`, a key of `mapping` if there is one, is a lowerCamel identifier; reports it if not.
    func isIdentifier(_ name: Located<String>, _ subject: String, in mapping: Node? = nil) -> Bool {
        if Self.isIdentifier(name.value) { return true }
        let plain = CurlyQuotes.trimmed(name.value)
        let meant = Self.camel(plain, upper: false)
        let why = plain == name.value ? "" : ": YAML takes \(CurlyQuotes.name(in: name.value)) for letters"
        let help = meant.map { meant in
            isTaken(meant, in: mapping)
                ? "find another name: two would be called `\(shown(meant))`" : "write `\(shown(meant))`"
        }
        report(
            .invalidName, "`\(shown(name.value))` can't be the name of \(subject)\(why)", at: name.place,
            notes: ["names are in lowerCamelCase, with ASCII letters and digits: they become identifiers in code"],
            help: help.map { [$0] } ?? []
        )
        return false
    }

    /// Whether `name` is a lowerCamel identifier.
    static func isIdentifier(_ name: String) -> Bool { isCamel(name, startsWith: \.isASCIILowercase) }

    /// Whether two keys of `mapping` would have the name `meant`, whatever their case, once those that are none are written as they were
    /// meant.
    private func isTaken(_ meant: String, in mapping: Node?) -> Bool {
        guard let mapping else { return false }
        let counts = meantNames[mapping.place] ?? countMeantNames(of: mapping)
        return counts[meant.lowercased(), default: 0] > 1
    }

    private func countMeantNames(of mapping: Node) -> [String: Int] {
        let names = mapping.entries.lazy.filter { $0.key.kind == .scalar }.map { entry in
            (self.meantIdentifier(entry.key.text) ?? entry.key.text).lowercased()
        }
        let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        meantNames[mapping.place] = counts
        return counts
    }

    /// The lowerCamel identifier that `name` was probably meant to be.
    func meantIdentifier(_ name: String) -> String? {
        Self.camel(CurlyQuotes.trimmed(Self.beforeWideColon(name) ?? name), upper: false)
    }

    /// Whether `name` is an UpperCamel identifier; reports it if not.
    func isTypeName(_ name: Located<String>) -> Bool {
        guard Self.isCamel(name.value, startsWith: \.isASCIIUppercase) else {
            let meant = Self.camel(name.value, upper: true)
            report(
                .invalidName, "`\(shown(name.value))` can't be the name of a spec", at: name.place,
                notes: ["it is in UpperCamelCase, with ASCII letters and digits: it becomes a namespace in code"],
                help: meant.map { ["write `\(shown($0))`"] } ?? []
            )
            return false
        }
        guard !ReservedNames.types.contains(name.value) else {
            report(
                .invalidName, "`\(name.value)` is the name of a type that generated code uses", at: name.place,
                help: ["write `\(name.value)Banners`"]
            )
            return false
        }
        return true
    }

    /// Reports a name that differs from another in case alone.
    func reportClash(_ name: Located<String>, with other: Located<String>) {
        report(
            .nameClash, "`\(shown(name.value))` and `\(shown(other.value))` differ only in case", at: name.place,
            labels: [Label("the other one", at: other.place)],
            notes: ["names become identifiers, and not every platform distinguishes upper from lower case"]
        )
    }

    /// A reference to a definition of `section`, checked later.
    func reference(_ node: Node, _ key: Node, _ subject: String, in section: RootKey) -> Located<String>? {
        if node.kind == .scalar, reportIfEmpty(node, key, help: helpNaming(section)) { return nil }
        if node.kind == .mapping, !reportIfUnquoted(node, key) {
            reportType(
                node, key, "the name of \(subject)",
                help: "define it under `\(section.rawValue)`, and write its name here"
                    + (section == .metrics ? "; only a banner has metrics of its own" : ""))
            return nil
        }
        guard let text = scalar(node, key, "the name of \(subject)"), !reportIfFolded(text, node) else { return nil }
        if section == .metrics, let time = Self.time(text), !names(in: section).contains(text) {
            report(
                .wrongType, "`\(key.text)` takes the name of \(subject), but this is a time", at: node.place,
                help: [
                    outer.last?.subject == "a banner"
                        ? "write `metrics: { display: \(time) }`"
                        : "define one under `metrics`, such as `brief: { display: \(time) }`, and write `brief`"
                ])
            return nil
        }
        return Located(text, at: node.place)
    }

    /// References to definitions of `section`, checked later.
    func references(_ node: Node, _ key: Node, _ subject: String, in section: RootKey) -> [Located<String>]? {
        if node.kind == .mapping, let (name, value) = node.entries.first(where: { _ in true }), value.kind == .mapping {
            let name = shown(name.text)
            reportType(
                node, key, "a list of names",
                help: "define `\(name)` under `\(section.rawValue)`, and list its name here: `[\(name)]`")
            return nil
        }
        return items(node, key, "names", isWord: { _ in true })?.compactMap { reference($0, key, subject, in: section) }
    }

    /// Reports a name over several lines: an item of a list that is indented deeper than the one before it.
    private func reportIfFolded(_ text: String, _ node: Node) -> Bool {
        guard node.style == .plain, !node.isAlias, node.source.bytes[node.place.bytes].contains(0x0A) else {
            return false
        }
        report(
            .yamlTrap, "YAML takes these lines for one text, `\(shown(text))`", at: node.place,
            help: ["start each item in the same column, with `- `"])
        return true
    }

    /// A text for machines: no control characters, nothing that reorders what is shown.
    func technicalText(_ node: Node, _ key: Node, _ expected: String) -> Located<String>? {
        guard let text = scalar(node, key, expected) else { return nil }
        if text.isEmpty {
            report(.missingField, "`\(key.text)` is empty", at: node.place)
            return nil
        }
        let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        if !isPlain, let unsafe = text.unicodeScalars.first(where: \.isUnsafeInNames) {
            // Symbols copied from an app come as characters for private use.
            let isGlyph = unsafe.properties.generalCategory == .privateUse
            report(
                .unsafeCharacter,
                "`\(key.text)` contains the \(isGlyph ? "private" : "invisible") character \(unsafe.codePointName)",
                at: node.place, help: [isGlyph ? "write the name of the symbol, such as `xmark`" : "remove it"]
            )
            return nil
        }
        return Located(text, at: node.place)
    }

    /// A text for readers of the spec and of generated code.
    func description(_ node: Node, _ key: Node) -> String? {
        isScalar(node, key, "a text", isText: true) ? node.text : nil
    }

    /// The names that `section` defines, in all files, whether or not their definitions are sound.
    func names(in section: RootKey) -> [String] {
        if let known = sectionNames[section] { return known }
        var names: [String] = []
        for tree in trees {
            for (key, value) in tree.root.entries where key.text == section.rawValue {
                for (name, _) in value.entries.lazy.prefix(NearestName.candidateLimit) where name.kind == .scalar {
                    names.append(name.text)
                }
            }
        }
        sectionNames[section] = names
        return names
    }

    /// Whether the palette of a file defines a colour called `name`.
    func hasPaletteColor(_ name: String) -> Bool {
        trees.contains { tree in
            tree.root.entries.contains { key, value in
                key.text == RootKey.palette.rawValue && index.value(of: name, in: value) != nil
            }
        }
    }

    /// `there are …`, or how to define what `subject` is.
    func helpNaming(_ section: RootKey) -> String {
        let names = names(in: section)
        guard !names.isEmpty else { return "define it under `\(section.rawValue)` first" }
        return "`\(section.rawValue)` has \(list(names.prefix(8)))" + (names.count > 8 ? " and more" : "")
    }

    private static func isCamel(_ name: String, startsWith isFirst: (UInt8) -> Bool) -> Bool {
        guard let first = name.utf8.first, isFirst(first) else { return false }
        return name.utf8.allSatisfy(\.isASCIILetterOrDigit)
    }

    /// `sync-failed now` → `syncFailedNow`, `SYNC_FAILED` → `syncFailed`, `URLFailed` → `urlFailed`; `nil` if nothing usable
    /// is left.
    private static func camel(_ name: String, upper: Bool) -> String? {
        let name = ASCIIForm.of(name) ?? name
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let isShouted = !name.utf8.contains(where: \.isASCIILowercase)
        let words = (isShouted ? name.lowercased() : name).utf8.split { !$0.isASCIILetterOrDigit }.map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let first = words.first, first.utf8.first?.isASCIIDigit == false else { return nil }
        let head = upper ? first.prefix(1).uppercased() + first.dropFirst() : first.withLoweredInitials
        return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// Names that a namespace must not take, since generated code means something else by them.
package enum ReservedNames {
    /// The types of generated Swift, of what it imports, and of BannerKit.
    package static let types: Set<String> = swift.union(apple).union(runtime)

    /// What generated Swift names of the standard library, or may not be called otherwise.
    private static let swift: Set = [
        "Any", "AnyObject", "Array", "AsyncSequence", "BannerKit", "Bool", "CaseIterable", "Character",
        "Dictionary", "Double", "Duration", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int",
        "MainActor", "Never", "Optional", "Protocol", "RawRepresentable", "Result", "Self", "Sendable", "Set",
        "String", "Swift", "Type", "Void",
    ]

    /// What it names of Apple's frameworks.
    private static let apple: Set = [
        "Binding", "CGPoint", "CGRect", "CGSize", "Foundation", "NSCoder", "NSObject", "NSObjectProtocol",
        "ObjectiveC", "SwiftUI", "UIEdgeInsets", "UIKit", "UIView", "UIWindowScene", "View",
    ]

    /// The public types of BannerKit, but for `Banner`, which generated code has one of its own for.
    private static let runtime: Set = [
        "AnyBannerLevel", "AnyBannerStyle", "BannerActions", "BannerAlignment", "BannerAnnouncement",
        "BannerAnnouncementRequest", "BannerAppearance", "BannerAttention", "BannerBarTap", "BannerBorder",
        "BannerBounds",
        "BannerButton", "BannerButtonEmphasis", "BannerButtonLayout", "BannerButtonLook", "BannerButtonPaint",
        "BannerButtonRole", "BannerButtonVariant", "BannerColor", "BannerColorValue", "BannerCondition",
        "BannerConfiguration", "BannerContent", "BannerCurve", "BannerDismissal", "BannerDismissalReason",
        "BannerDisplayMetrics", "BannerDynamicTypeSize", "BannerEdge", "BannerEvent", "BannerFault",
        "BannerFill", "BannerFont", "BannerFontWeight", "BannerFunctionalStyle", "BannerHaptic",
        "BannerHostPlacement", "BannerIdentifier", "BannerImage", "BannerImageFrame", "BannerImageLoader",
        "BannerImageRequest", "BannerImageShape", "BannerImageSource", "BannerIndicator", "BannerInsets",
        "BannerLevel", "BannerLevelConfiguration", "BannerLink", "BannerLocale", "BannerMotion", "BannerNumber",
        "BannerOutcome", "BannerPadding", "BannerPaint", "BannerPhrase", "BannerPlace", "BannerPosition",
        "BannerPresentation", "BannerPresenter", "BannerProgress", "BannerProgressState", "BannerQueue",
        "BannerQueuePolicy", "BannerReference", "BannerRequest", "BannerShadow", "BannerShape", "BannerSpeech",
        "BannerStatusBarStyle", "BannerStyle", "BannerSurface", "BannerText", "BannerTextKey",
        "BannerTextStyle", "BannerTextTable", "BannerTextValue", "BannerTransition", "BannerTrigger",
        "BannerTypography", "BannerWindowPresenter", "BannerWords", "CoalescingKey", "PluralCategory",
        "PluralRules", "ProgressBanner", "ThemedBanner", "ThemedBannerContent", "ThemedBannerLevel",
        "ThemedBannerStyle",
    ]
}

extension Unicode.Scalar {
    /// Whether the character has no place in names and technical values: controls, and what reorders or hides text.
    var isUnsafeInNames: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
        default: false
        }
    }
}
