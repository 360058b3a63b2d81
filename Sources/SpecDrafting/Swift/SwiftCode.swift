// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A Swift file as far as drafts need it: its words, which brackets belong together, and the chains of names and calls in it.
///
/// This is no parser. It knows `a.b(c: d).e`, where such a chain is assigned to, and in which braces it stands; what it does not
/// understand it says so, and whoever asked leaves that out.
struct SwiftCode {
    /// The file.
    let source: SourceFile
    /// The tokens, without comments and white space.
    let tokens: [SwiftToken]
    /// The chains, in the order of the file.
    private(set) var chains: [SwiftChain] = []
    /// The indices of chains by the variable that they begin with.
    private(set) var chainsByName: [String: [Int]] = [:]
    /// The declarations `let NAME` and `var NAME`, by name, in the order of the file.
    private(set) var declarations: [String: [SwiftDeclaration]] = [:]
    /// The names of types, by the block of their members.
    private(set) var typeNames: [Int: String] = [:]
    /// The first declarations of names among the members of types.
    private(set) var members: [Member: SwiftDeclaration] = [:]
    /// The labels of a `switch`, by its block, in the order of the file.
    private var labels: [Int: [Int]] = [:]
    /// The first place from which on nothing could be read; `nil` if all could.
    let brokenOffset: Int?

    /// Whether a line break stands before each token.
    private let startsLine: [Bool]
    /// For each bracket the one that belongs to it.
    private var partners: [Int?]
    /// For each token the opening brace of the block that it stands in; for a brace that of the block around its own.
    private var blocks: [Int?]

    init(_ source: SourceFile) {
        self.source = source
        var tokens: [SwiftToken] = []
        var startsLine: [Bool] = []
        var isNewLine = true
        var broken: Int?
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = source.bytes.starts(with: mark) ? mark.count : 0
        for token in SwiftTokenizer.tokens(of: source.bytes, in: start..<source.bytes.count) {
            if token.isTrivia {
                isNewLine = isNewLine || source.bytes[token.range].contains(where: { $0 == 0x0A || $0 == 0x0D })
                continue
            }
            // What goes on to the end of the file hides all behind it.
            if token.kind == .broken, broken == nil, token.range.upperBound == source.bytes.count, token.range.count > 1
            {
                broken = token.range.lowerBound
            }
            tokens.append(token)
            startsLine.append(isNewLine)
            isNewLine = false
        }
        self.tokens = tokens
        self.startsLine = startsLine
        brokenOffset = broken
        partners = Array(repeating: nil, count: tokens.count)
        blocks = partners
        matchBrackets()
        findChains()
        findDeclarations()
        findLabels()
        findTypes()
        findMembers()
    }

    /// A name in the block of a type.
    struct Member: Hashable {
        let name: String
        let block: Int
    }

    // MARK: Tokens

    /// The text of a token.
    func text(_ index: Int) -> String { String(decoding: source.bytes[tokens[index].range], as: UTF8.self) }

    /// The name that a word is, without backticks; `nil` for other tokens.
    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        let text = text(index)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether the token at `index` is the bracket, comma or the like.
    func isMark(_ index: Int, _ mark: Character) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark(mark.asciiValue ?? 0)
    }

    /// Whether the token at `index` is the operator.
    func isSign(_ index: Int, _ sign: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .sign && text(index) == sign
    }

    /// The line of a token, from 1.
    func line(_ index: Int) -> Int {
        source.lines.line(at: tokens.indices.contains(index) ? tokens[index].range.lowerBound : source.bytes.count) + 1
    }

    /// The bracket that belongs to the one at `index`.
    func partner(_ index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

    /// The opening brace of the block that a token stands in; `nil` in none.
    func block(_ index: Int) -> Int? { blocks.indices.contains(index) ? blocks[index] : nil }

    /// The end of a block: its closing brace, or the end of the file.
    func end(ofBlock block: Int?) -> Int { block.flatMap(partner) ?? tokens.count }

    private mutating func matchBrackets() {
        var open: [Int] = []
        var braces: [Int] = []
        for (index, token) in tokens.enumerated() {
            guard case .mark(let mark) = token.kind else {
                blocks[index] = braces.last
                continue
            }
            switch mark {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                blocks[index] = braces.last
                open.append(index)
                if mark == UInt8(ascii: "{") { braces.append(index) }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                close(index, mark, &open, &braces)
                blocks[index] = braces.last
            default: blocks[index] = braces.last
            }
        }
    }

    /// A bracket without a partner belongs to nothing. A brace closes what was left open in its block.
    private mutating func close(_ index: Int, _ mark: UInt8, _ open: inout [Int], _ braces: inout [Int]) {
        let opening: UInt8 =
            switch mark {
            case UInt8(ascii: ")"): UInt8(ascii: "(")
            case UInt8(ascii: "]"): UInt8(ascii: "[")
            default: UInt8(ascii: "{")
            }
        if opening == UInt8(ascii: "{") {
            guard let brace = braces.popLast() else { return }
            while let last = open.last, last > brace { open.removeLast() }
        }
        guard let last = open.last, tokens[last].kind == .mark(opening) else { return }
        open.removeLast()
        partners[last] = index
        partners[index] = last
    }

    // MARK: Chains

    private mutating func findChains() {
        for index in tokens.indices where word(index) != nil && !isMark(index - 1, ".") {
            guard let chain = chain(at: index) else { continue }
            if let name = chain.variable?.name { chainsByName[name, default: []].append(chains.count) }
            chains.append(chain)
        }
    }

    /// The chain that begins at `index`: with a name, or with a point and a name.
    func chain(at index: Int) -> SwiftChain? {
        let isImplicit = isMark(index, ".")
        var next = isImplicit ? index + 1 : index
        guard let first = word(next) else { return nil }
        var chain = SwiftChain(start: index, end: next + 1, isImplicit: isImplicit, steps: [.name(first, at: next)])
        next += 1
        while next < tokens.count {
            // `?` and `!` of optionals change nothing about what is named.
            if isSign(next, "?") || isSign(next, "!"), isMark(next + 1, ".") || isMark(next + 1, "(") {
                next += 1
            } else if isMark(next, "."), let name = word(next + 1) {
                // `Type.init(…)` is `Type(…)`.
                if name != "init" || !isMark(next + 2, "(") { chain.steps.append(.name(name, at: next + 1)) }
                next += 2
            } else if isMark(next, "("), !startsLine[next], let end = partner(next) {
                chain.steps.append(.call(next))
                next = end + 1
            } else if isMark(next, "{"), !startsLine[next], let end = partner(next) {
                chain.steps.append(.closure(next))
                next = end + 1
            } else {
                break
            }
            chain.end = next
        }
        return chain
    }

    private mutating func findDeclarations() {
        // The last of a name in a block so far, by its position among those of the name.
        var last: [String: [Int: Int]] = [:]
        for index in tokens.indices where word(index) == "let" || word(index) == "var" {
            guard let name = word(index + 1) else { continue }
            let type = isMark(index + 2, ":") ? word(index + 3) : nil
            let block = block(index + 1)
            var all = declarations.removeValue(forKey: name) ?? []
            if let before = last[name, default: [:]].updateValue(all.count, forKey: block ?? -1) {
                all[before].next = index + 1
            }
            all.append(SwiftDeclaration(index: index + 1, type: type, block: block))
            declarations[name] = all
        }
    }

    /// `case …:` and `default:`, which begin lines; a condition such as `if case` doesn't, or follows a comma.
    private mutating func findLabels() {
        for index in tokens.indices where startsLine[index] && !isMark(index - 1, ",") {
            guard let block = block(index), word(index) == "case" || word(index) == "default" && isMark(index + 1, ":")
            else { continue }
            labels[block, default: []].append(index)
        }
    }

    /// The token up to which a variable is seen: the end of its block, the next label of a `switch`, or another of its name.
    func scopeEnd(_ declaration: SwiftDeclaration) -> Int {
        var end = end(ofBlock: declaration.block)
        if let block = declaration.block, let label = nextLabel(in: block, behind: declaration.index) {
            end = min(end, label)
        }
        return declaration.next.map { min(end, $0) } ?? end
    }

    /// The last label of a `switch` before a token of its block.
    func lastLabel(in block: Int, before index: Int) -> Int? {
        guard let labels = labels[block] else { return nil }
        let next = labels.partitioningIndex { $0 > index }
        return next > 0 ? labels[next - 1] : nil
    }

    /// The type that a declaration is a member of: `Theme` in `enum Theme {` or `extension UI.Theme: Sendable {`; `nil` elsewhere.
    func type(of declaration: SwiftDeclaration) -> String? { declaration.block.flatMap { typeNames[$0] } }

    /// `class Profile: UIViewController {`; not `class func make() {`, nor `AnyObject where T: class`.
    private mutating func findTypes() {
        let kinds: Set = ["actor", "class", "enum", "extension", "struct"]
        let members: Set = ["func", "init", "let", "subscript", "var"]
        for index in tokens.indices {
            guard let kind = word(index), kinds.contains(kind), let first = word(index + 1), !members.contains(first)
            else { continue }
            for brace in index + 2..<min(tokens.count, index + 2 + Self.headLimit) {
                if isMark(brace, "}") || isMark(brace, ";") { break }
                guard isMark(brace, "{") else { continue }
                typeNames[brace] = chain(at: index + 1)?.path.last
                break
            }
        }
    }

    private mutating func findMembers() {
        for (name, all) in declarations {
            for declaration in all {
                guard let block = declaration.block, typeNames[block] != nil else { continue }
                let member = Member(name: name, block: block)
                if members[member] == nil { members[member] = declaration }
            }
        }
    }

    /// The next label of a `switch` behind a token of its block.
    func nextLabel(in block: Int, behind index: Int) -> Int? {
        guard let labels = labels[block] else { return nil }
        let next = labels.partitioningIndex { $0 > index }
        return next < labels.count ? labels[next] : nil
    }

    // MARK: Statements

    /// The expression that is assigned to a chain: `view.id = "x"`.
    func assigned(to chain: SwiftChain) -> SwiftExpression? {
        guard isSign(chain.end, "=") else { return nil }
        return expression(chain.end + 1..<endOfStatement(chain.end + 1))
    }

    /// The token behind a statement of which the one at `index` is a part.
    func endOfStatement(_ index: Int) -> Int {
        var next = index
        while next < tokens.count {
            if isMark(next, ")") || isMark(next, "]") || isMark(next, "}") || isMark(next, ";") || isMark(next, ",") {
                break
            }
            if next > index, startsLine[next], !isMark(next, "."), tokens[next].kind != .sign,
                tokens[next - 1].kind != .sign
            {
                break
            }
            next = (partner(next).map { max($0, next) } ?? next) + 1
        }
        return next
    }

    /// The type that is written behind the name of a variable or of a parameter where it is declared, as seen from `index`.
    func declaredType(of name: String, at index: Int) -> String? {
        var block = block(index)
        for _ in 0..<Self.blockLimit {
            if let known = declarations(of: name, before: index).first(where: { $0.block == block }) {
                return known.type
            }
            guard let brace = block else { return nil }
            if let type = parameterType(of: name, before: brace) { return type }
            block = self.block(brace)
        }
        return nil
    }

    /// Blocks within each other that are searched for a declaration, and tokens of a function's head.
    static let blockLimit = 32
    static let headLimit = 300

    /// Declarations of a name that are looked at: in all of a long file, one in a thousand would be found by accident.
    private static let declarationLimit = 1000

    /// The last declarations of a name before the token at `index`, nearest first.
    func declarations(of name: String, before index: Int) -> ReversedCollection<ArraySlice<SwiftDeclaration>> {
        let all = declarations[name] ?? []
        let end = all.partitioningIndex { $0.index >= index }
        return all[max(0, end - Self.declarationLimit)..<end].reversed()
    }

    /// Whether a name means something else at `index` than what is declared: a parameter of a function or a closure, or what a loop goes over.
    func isShadowed(_ declaration: SwiftDeclaration, at index: Int) -> Bool {
        word(declaration.index).map { isShadowed($0, until: declaration.block, at: index) } ?? false
    }

    /// The same of a name that means something in the block `outer`.
    func isShadowed(_ name: String, until outer: Int?, at index: Int) -> Bool {
        var inner = block(index)
        for _ in 0..<Self.blockLimit {
            guard let brace = inner, brace != outer else { return false }
            if hasHead(naming: name, before: brace) || isParameter(name, ofClosureAt: brace) { return true }
            inner = block(brace)
        }
        return false
    }

    private static let headStarts: Set = [
        "func", "init", "subscript", "for", "var", "let", "class", "struct", "enum", "extension",
    ]

    /// Whether the head of the function or the loop that begins at `brace` gives a name to something.
    private func hasHead(naming name: String, before brace: Int) -> Bool {
        var index = brace - 1
        let limit = max(0, brace - Self.headLimit)
        while index >= limit, !isMark(index, "{"), !isMark(index, "}"), !isMark(index, ";") {
            if word(index) == name, isMark(index + 1, ":") || word(index + 1) == "in" { return true }
            // What stands before the head is none of it.
            if word(index).map(Self.headStarts.contains) == true { return false }
            index -= 1
        }
        return false
    }

    /// Whether the closure that begins at `brace` has a parameter of this name: `{ text in`, `{ (id, text) in`.
    private func isParameter(_ name: String, ofClosureAt brace: Int) -> Bool {
        var names: Set<String> = []
        for index in brace + 1..<min(tokens.count, brace + 1 + Self.closureHeadLimit) {
            guard let word = word(index) else {
                if isMark(index, "{") || isMark(index, "}") || isMark(index, ";") || isSign(index, "=") { return false }
                continue
            }
            if word == "in" { return names.contains(name) }
            names.insert(word)
        }
        return false
    }

    /// Tokens of the parameters of a closure.
    private static let closureHeadLimit = 60

    /// The type of a parameter in the head of the function that begins at `brace`.
    private func parameterType(of name: String, before brace: Int) -> String? {
        var index = brace - 1
        let limit = max(0, brace - Self.headLimit)
        while index >= limit, !isMark(index, "{"), !isMark(index, "}"), !isMark(index, ";") {
            if word(index) == name, isMark(index + 1, ":"), let type = word(index + 2) {
                // `Int?`, `[Int]` and `Int.Type` are others.
                return isMark(index + 3, ",") || isMark(index + 3, ")") || isSign(index + 3, "=") ? type : nil
            }
            index -= 1
        }
        return nil
    }
}

/// A chain of names and calls, such as `Banner(style, title: "…").enqueue()`.
struct SwiftChain {
    /// A step of a chain.
    enum Step {
        /// A name, and where it stands.
        case name(String, at: Int)
        /// A call, whose parenthesis opens at this token.
        case call(Int)
        /// A closure behind a call, whose brace opens at this token.
        case closure(Int)
    }

    /// The first token.
    var start: Int
    /// The token behind the last.
    var end: Int
    /// Whether it begins with a point, as `.error` does.
    var isImplicit: Bool
    var steps: [Step]

    /// All names, in order.
    var names: [String] { steps.compactMap { if case .name(let name, _) = $0 { name } else { nil } } }

    /// The variable that it begins with, and its token: `view` in `view.id` and in `self.view.id`.
    var variable: (name: String, index: Int)? {
        guard case .name(let name, let index)? = steps.dropFirst(isOfSelf ? 1 : 0).first else { return nil }
        return (name, index)
    }

    /// Whether it begins with `self`.
    var isOfSelf: Bool { if case .name("self", _)? = steps.first { true } else { false } }

    /// The names before the first call.
    var path: [String] {
        steps.prefix { if case .name = $0 { true } else { false } }.compactMap {
            if case .name(let name, _) = $0 { name } else { nil }
        }
    }
}

/// `let NAME` or `var NAME`.
struct SwiftDeclaration {
    /// The token of the name.
    var index: Int
    /// The first word of the type, where one is written.
    var type: String?
    /// The block that it stands in.
    var block: Int?
    /// The next declaration of the name in the same block.
    var next: Int?
}
