// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Reads the calls of one file that show banners. What it isn't sure of becomes a doubt.
struct CallReader {
    /// Variables that name each other, from the one that a call takes to the one with the text.
    private static let variableLimit = 4
    /// Interpolations in a key of a catalogue, each of which may be a text or a number there.
    private static let interpolationLimit = 4

    let code: SwiftCode
    let texts: AppTexts
    let colors: AppColors
    /// Uses of variables that are followed in a file. Beyond that it is no file that a person wrote.
    static let workLimit = 500_000

    /// The uses of variables so far.
    var work = 0
    /// The banners, with where each is shown.
    var banners: [(banner: FoundBanner, library: BannerLibrary, place: AppPlace)] = []
    var doubts: [Doubt] = []

    init(_ code: SwiftCode, _ texts: AppTexts, _ colors: AppColors) {
        self.code = code
        self.texts = texts
        self.colors = colors
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        var modules: Set<String> = []
        for index in code.tokens.indices where code.word(index) == "import" {
            // `import struct Module.Type`
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let next = code.word(index + 1).map(kinds.contains) == true ? index + 2 : index + 1
            if let module = code.word(next) { modules.insert(module) }
        }
        return modules
    }

    /// Reads all calls.
    mutating func read() {
        let imports = imports
        // What tests show nobody sees.
        guard imports.isDisjoint(with: ["XCTest", "Testing"]) else { return }
        let libraries = BannerLibrary.allCases.filter { $0.modules.contains(where: imports.contains) }
        guard !libraries.isEmpty else { return }
        for library in libraries {
            switch library {
            case .owlBanners: readOwlBanners()
            case .swiftMessages: readSwiftMessages()
            case .notificationBanner: readNotificationBanner()
            }
        }
        reportBroken()
        guard work >= Self.workLimit else { return }
        // Settings that were not followed may change what a banner says.
        banners = []
        doubts = [
            Doubt("it uses its variables too often to be followed, and nothing of it is in the draft", at: place(0))
        ]
    }

    /// Tells of what hides the rest of the file.
    private mutating func reportBroken() {
        guard let offset = code.brokenOffset else { return }
        let line = code.source.lines.line(at: offset) + 1
        doubts.append(
            Doubt(
                "what begins here never ends, so nothing behind it was read",
                at: AppPlace(path: code.source.path, line: line)))
    }

    func place(_ index: Int) -> AppPlace { AppPlace(path: code.source.path, line: code.line(index)) }

    mutating func doubt(_ message: String, at index: Int) { doubts.append(Doubt(message, at: place(index))) }

    /// A closure that the library calls is the app's to run, when it hears how a banner ended.
    mutating func doubtAction(_ property: String, at index: Int) {
        doubt("`\(property)` runs code of the app, which a spec knows nothing of", at: index)
    }

    /// Tells of a setting that no draft follows, if it is one: what is assigned, or set by a call.
    mutating func doubtSetting(_ use: Use) {
        guard code.assigned(to: use.chain) != nil || isSetter(use) else { return }
        leaveOut(use.names.joined(separator: "."), "is not followed", at: use.chain.start)
    }

    /// `configureDropShadow()`, `applyStyling(cornerRadius: 8)`; not `show()` or `dismiss()`.
    private func isSetter(_ use: Use) -> Bool {
        guard case .call? = use.chain.steps.last, let name = use.names.last else { return false }
        return ["add", "apply", "configure", "install", "set"].contains { verb in
            name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
        }
    }

    /// The property that a use sets, and its value. Tells of those that take the app's code, and of what a call sets.
    mutating func setting(_ use: Use, actions: [String]) -> (property: String, value: SwiftExpression)? {
        guard let property = use.path.first else { return nil }
        guard !actions.contains(property) else {
            doubtAction(property, at: use.chain.start)
            return nil
        }
        guard let value = code.assigned(to: use.chain) else {
            doubtSetting(use)
            return nil
        }
        return (property, value)
    }

    /// Tells of an argument that no draft follows, if it says anything.
    mutating func doubtArgument(_ argument: SwiftArgument, at index: Int) {
        guard let label = argument.label else { return }
        if case .none = argument.value { return }
        leaveOut(label, "is not followed", at: index)
    }

    /// Tells of a setting that is not in the draft, and why: in the end of a sentence that begins with its name.
    mutating func leaveOut(_ property: String, _ why: String, at index: Int) {
        doubt("`\(property)` \(why), and is left out", at: index)
    }

    /// Notes a banner, unless nobody knows what it says.
    mutating func add(_ banner: FoundBanner, _ library: BannerLibrary, at index: Int) {
        var banner = banner
        if banner.title?.isBlank == true { banner.title = nil }
        if banner.text?.isBlank == true { banner.text = nil }
        // A banner says something; a title stands above that.
        if banner.text == nil { swap(&banner.text, &banner.title) }
        guard banner.text != nil else { return doubt("a banner without a text", at: index) }
        banner.dropUnusedParameters()
        banners.append((banner, library, place(index)))
    }

    // MARK: Values

    /// The arguments of the first call of a chain.
    func arguments(of chain: SwiftChain) -> [SwiftArgument] {
        for case .call(let open) in chain.steps { return code.arguments(open) }
        return []
    }

    /// The name that `.error`, `Theme.error` and `SwiftMessages.Theme.error` end with, without a call.
    func caseName(_ value: SwiftExpression) -> String? {
        guard case .chain(let chain) = value, chain.path.count == chain.steps.count,
            chain.isImplicit ? chain.path.count == 1 : chain.path.count > 1
        else { return nil }
        return chain.path.last
    }

    // MARK: Texts

    /// What a text comes to.
    enum TextResult {
        case text(FoundText)
        /// There is none.
        case none
        /// Nobody knows, for this reason.
        case unknown(String)
    }

    /// The text that `value` is; its parameters are added to the banner.
    func text(_ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner, depth: Int = 0) -> TextResult {
        switch value {
        case .none: return .none
        case .text(let pieces): return literal(pieces, at: index, &banner)
        case .chain(let chain): return text(chain, at: index, &banner, depth)
        default: return .unknown("its text is put together when the app runs")
        }
    }

    /// Sets a text of the banner. Returns whether it is known.
    mutating func set(
        _ value: SwiftExpression, at index: Int, _ banner: inout FoundBanner,
        _ field: WritableKeyPath<FoundBanner, FoundText?>
    ) -> Bool {
        switch text(value, at: index, &banner) {
        case .text(let text): banner[keyPath: field] = text
        case .none: banner[keyPath: field] = nil
        case .unknown(let why):
            doubt(why, at: index)
            return false
        }
        return true
    }

    private func text(_ chain: SwiftChain, at index: Int, _ banner: inout FoundBanner, _ depth: Int) -> TextResult {
        let arguments = arguments(of: chain)
        switch (chain.path, chain.steps.count - chain.path.count) {
        case (["NSLocalizedString"], 1):
            guard case .text(let pieces)? = arguments.first?.value, let key = Self.plain(pieces) else { break }
            return self.key(key, arguments, arguments: [], at: index, &banner)
        case (["String"], 1) where arguments.map(\.label).starts(with: ["localized", "defaultValue"]):
            guard case .text(let pieces) = arguments[0].value, let key = Self.plain(pieces),
                case .text(let values) = arguments[1].value
            else { break }
            return withDefault(key, values, arguments, at: index, &banner)
        case (["String"], 1) where arguments.first?.label == "localized":
            guard case .text(let pieces)? = arguments.first?.value else { break }
            return localized(pieces, arguments, at: index, &banner)
        case (["String"], 1) where arguments.first?.label == "format",
            (["String", "localizedStringWithFormat"], 1):
            return formatted(arguments, at: index, &banner)
        case (let path, 0) where path.count == 1: return variable(path[0], at: index, &banner, depth)
        default: break
        }
        let shown = String(code.text(chain.start).prefix(60))
        return .unknown("its text comes from `\(shown)`, and only the running app knows what that is")
    }

    /// A constant with a text.
    private func variable(_ name: String, at index: Int, _ banner: inout FoundBanner, _ depth: Int) -> TextResult {
        let unknown = TextResult.unknown(
            "its text is `\(name.prefix(60))`, and only the running app knows what that is")
        guard depth < Self.variableLimit, let declaration = declaration(of: name, at: index),
            code.word(declaration.index - 1) == "let", !code.isShadowed(declaration, at: index)
        else { return unknown }
        var next = declaration.index + 1
        if code.isMark(next, ":"), code.word(next + 1) == "String" { next += 2 }
        guard code.isSign(next, "=") else { return unknown }
        let value = code.expression(next + 1..<code.endOfStatement(next + 1))
        let result = text(value, at: declaration.index, &banner, depth: depth + 1)
        return if case .unknown = result { unknown } else { result }
    }

    private func literal(_ pieces: [SwiftToken.Piece], at index: Int, _ banner: inout FoundBanner) -> TextResult {
        var found: [FoundText.Piece] = []
        for piece in pieces {
            switch piece {
            case .text(let text): found.append(.text(text))
            case .interpolation(let range): found.append(.parameter(parameter(range, at: index, &banner)))
            }
        }
        return .text(FoundText(content: .pattern(found)))
    }

    private static func plain(_ pieces: [SwiftToken.Piece]) -> String? {
        switch pieces.count {
        case 0: ""
        case 1: if case .text(let text) = pieces[0] { text } else { nil }
        default: nil
        }
    }

    /// `String(localized: "…")`, whose key has placeholders for interpolations.
    private func localized(
        _ pieces: [SwiftToken.Piece], _ call: [SwiftArgument], at index: Int, _ banner: inout FoundBanner
    ) -> TextResult {
        var keys = [""]
        var parameters: [Int] = []
        for piece in pieces {
            switch piece {
            case .text(let text):
                // A percent sign beside placeholders is doubled in keys.
                keys = keys.map { $0 + (pieces.count > 1 ? text.replacingPercents : text) }
            case .interpolation(let range):
                parameters.append(parameter(range, at: index, &banner))
                guard parameters.count <= Self.interpolationLimit else {
                    return .unknown("its key has more than \(Self.interpolationLimit) interpolations")
                }
                keys = keys.flatMap { [$0 + "%@", $0 + "%lld"] }
            }
        }
        let known = keys.filter { texts.file(of: $0, table: table(call), from: code.source.path) != .missing }
        if known.count > 1 { return .unknown("several keys of the catalogue may be meant") }
        if known.isEmpty, !parameters.isEmpty {
            return .unknown("no file of texts has its key, `\((keys.first ?? "").prefix(60))` or the like")
        }
        return key(known.first ?? keys[0], call, arguments: parameters, at: index, &banner)
    }

    /// `String(localized: "key", defaultValue: "…")`, whose default has the interpolations.
    private func withDefault(
        _ key: String, _ value: [SwiftToken.Piece], _ call: [SwiftArgument], at index: Int,
        _ banner: inout FoundBanner
    ) -> TextResult {
        guard texts.file(of: key, table: table(call), from: code.source.path) != .missing else {
            return literal(value, at: index, &banner)
        }
        var parameters: [Int] = []
        for case .interpolation(let range) in value { parameters.append(parameter(range, at: index, &banner)) }
        return self.key(key, call, arguments: parameters, at: index, &banner)
    }

    /// `String(format: …, a, b)`, where the format is a text of a file.
    private func formatted(_ call: [SwiftArgument], at index: Int, _ banner: inout FoundBanner) -> TextResult {
        let unknown = TextResult.unknown("its text is a format that stands in no file of texts")
        guard case .chain(let chain)? = call.first?.value, chain.path == ["NSLocalizedString"], chain.steps.count == 2
        else { return unknown }
        let inner = arguments(of: chain)
        guard case .text(let pieces)? = inner.first?.value, let key = Self.plain(pieces) else { return unknown }
        var parameters: [Int] = []
        for argument in call.dropFirst() where argument.label == nil {
            guard let first = argument.tokens.first, let last = argument.tokens.last else { continue }
            let range = code.tokens[first].range.lowerBound..<code.tokens[last].range.upperBound
            parameters.append(parameter(range, at: index, &banner))
        }
        return self.key(key, inner, arguments: parameters, at: index, &banner)
    }

    private func table(_ call: [SwiftArgument]) -> String? {
        for argument in call where ["tableName", "table"].contains(argument.label) {
            if case .text(let pieces) = argument.value { return Self.plain(pieces) }
        }
        return nil
    }

    private func key(
        _ key: String, _ call: [SwiftArgument], arguments: [Int], at index: Int, _ banner: inout FoundBanner
    ) -> TextResult {
        switch texts.file(of: key, table: table(call), from: code.source.path) {
        case .found(let file):
            // What nothing is filled into is no format: its percent signs are percent signs.
            let kinds = arguments.isEmpty ? [] : texts.kinds(ofArgumentsOf: key, in: file)
            guard kinds.count == arguments.count else {
                let placeholders = kinds.count == 1 ? "1 placeholder" : "\(kinds.count) placeholders"
                return .unknown(
                    "`\(key.prefix(60))` has \(placeholders), and the call fills in \(arguments.count)")
            }
            for (argument, isNumber) in zip(arguments, kinds) { banner.parameters[argument].isNumber = isNumber }
            return .text(FoundText(content: .key(key, file: file, arguments: arguments)))
        case .ambiguous: return .unknown("its key `\(key.prefix(60))` stands in several files of texts")
        case .missing:
            // An app shows the value where no file has the key, and without one the key.
            if let value = call.first(where: { $0.label == "value" })?.value, case .text(let pieces) = value,
                let text = Self.plain(pieces), !text.isEmpty, arguments.isEmpty
            {
                return .text(FoundText(content: .pattern([.text(text)])))
            }
            guard arguments.isEmpty, key.contains(" ") else {
                return .unknown("no file of texts has its key `\(key.prefix(60))`")
            }
            return .text(FoundText(content: .pattern([.text(key)])))
        }
    }

    // MARK: Parameters

    /// The parameter that the expression at `range` fills in. Whether it is a number is known where its declaration says so.
    private func parameter(_ range: Range<Int>, at index: Int, _ banner: inout FoundBanner) -> Int {
        let tokens = SwiftTokenizer.tokens(of: code.source.bytes, in: range).filter { !$0.isTrivia }
        let words = tokens.filter { $0.kind == .word }.map {
            String(decoding: code.source.bytes[$0.range], as: UTF8.self)
        }
        // Names with points between them, which may be optional. What is computed of several is none of them.
        let isPath = tokens.allSatisfy { token in
            switch token.kind {
            case .word, .mark(UInt8(ascii: ".")): true
            case .sign: ["?", "!"].contains(String(decoding: code.source.bytes[token.range], as: UTF8.self))
            default: false
            }
        }
        let last = isPath ? words.last : nil
        let isCount = last == "count" && words.count > 1
        let type = words.count == 1 && isPath ? last.flatMap { code.declaredType(of: $0, at: index) } : nil
        let source = isPath ? words.drop { $0 == "self" }.joined(separator: ".") : ""
        if !source.isEmpty, let known = banner.parameters.firstIndex(where: { $0.source == source }) { return known }
        let base = last.flatMap { DraftName.camel($0) } ?? "value"
        var name = base
        var number = 2
        while banner.parameters.contains(where: { $0.name.lowercased() == name.lowercased() }) {
            name = "\(base)\(number)"
            number += 1
        }
        banner.parameters.append(FoundParameter(source: source, name: name, isNumber: isCount || type == "Int"))
        return banner.parameters.count - 1
    }
}

extension String {
    fileprivate var replacingPercents: String {
        split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}
