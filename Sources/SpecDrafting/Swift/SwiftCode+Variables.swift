// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A variable that a value goes to: `let view = …`, `view = …`, `self.view = …`.
struct SwiftTarget {
    var name: String
    /// The token of the name.
    var index: Int
    /// Where it is declared, as far as that is seen from there.
    var declaration: SwiftDeclaration?
    /// Whether it is a member of a type, so that other functions may use it too.
    var isMember: Bool
}

extension SwiftCode {
    /// Whether something is given the value of a chain: `page.banner = Banner(…)`, `banners["a"] = …`, `let b = isNew ? A(…) : B(…)`.
    func isStored(_ chain: SwiftChain) -> Bool {
        let index = tokenBefore(chain)
        return ["=", "?", "??"].contains { isSign(index, $0) }
    }

    /// The token before a chain and what may stand between them: `try`, `await`.
    private func tokenBefore(_ chain: SwiftChain) -> Int {
        var index = chain.start - 1
        while isSign(index, "!") || ["try", "await"].contains(word(index))
            || isSign(index, "?") && word(index - 1) == "try"
        {
            index -= 1
        }
        return index
    }

    /// The variable whose value a chain is: `let view = …`, `let view: MessageView = try …`, `self.view = …`.
    func target(of chain: SwiftChain) -> SwiftTarget? {
        var index = tokenBefore(chain)
        guard isSign(index, "=") else { return nil }
        index -= 1
        // A type is names and points, and may be optional.
        let end = index
        if isSign(index, "?") || isSign(index, "!") { index -= 1 }
        while word(index) != nil && !isMark(index - 1, ":") && isMark(index - 1, ".") { index -= 2 }
        // Behind the label of a `switch` stands no type.
        let isTyped = isMark(index - 1, ":") && ["let", "var"].contains(word(index - 3))
        index = isTyped ? index - 2 : end
        guard let name = word(index) else { return nil }
        if ["let", "var"].contains(word(index - 1)) {
            let declaration = declaration(of: name, at: index)
            return SwiftTarget(
                name: name, index: index, declaration: declaration,
                isMember: declaration.map { type(of: $0) != nil } ?? false)
        }
        if isMark(index - 1, ".") {
            // What belongs to another object is followed nowhere.
            let owner = isSign(index - 2, "?") || isSign(index - 2, "!") ? index - 3 : index - 2
            guard word(owner) == "self" else { return nil }
            return SwiftTarget(name: name, index: index, declaration: member(name, at: index), isMember: true)
        }
        let near = declarations(of: name, before: index).first { index < scopeEnd($0) }
        if let near, type(of: near) == nil {
            return SwiftTarget(name: name, index: index, declaration: near, isMember: false)
        }
        return SwiftTarget(name: name, index: index, declaration: near ?? member(name, at: index), isMember: true)
    }

    /// The declaration whose name is the token at `index`.
    private func declaration(of name: String, at index: Int) -> SwiftDeclaration? {
        let all = declarations[name] ?? []
        let position = all.partitioningIndex { $0.index >= index }
        return position < all.count && all[position].index == index ? all[position] : nil
    }

    /// The member of this name of the types around the token at `index`, wherever in them it is declared.
    private func member(_ name: String, at index: Int) -> SwiftDeclaration? {
        var block = block(index)
        for _ in 0..<Self.blockLimit {
            guard let brace = block else { return nil }
            if let found = members[Member(name: name, block: brace)] { return found }
            block = self.block(brace)
        }
        return nil
    }

    /// What runs as a whole or not at all, as far as braces tell: the block that a token stands in, by its opening brace, or in a
    /// `switch` the case, by its label; `nil` outside of all.
    func branch(_ index: Int) -> Int? { block(index).map { lastLabel(in: $0, before: index) ?? $0 } }

    /// The branch that the branch `branch` is a part of.
    func branch(around branch: Int) -> Int? {
        isMark(branch, "{") ? self.branch(branch) : block(branch).flatMap { self.branch($0) }
    }

    /// Whether a declaration gives its own name to a value: `if let banner`, `guard let banner = self.banner`.
    func isSameVariable(_ declaration: SwiftDeclaration) -> Bool {
        let (name, next) = (declaration.index, declaration.index + 1)
        if isSign(next, "=") {
            guard let chain = chain(at: next + 1), chain.steps.count == (chain.isOfSelf ? 2 : 1) else { return false }
            return chain.variable?.name == word(name)
        }
        return ["if", "guard", "while"].contains(word(name - 2)) || isMark(name - 2, ",") && !isMark(next, ":")
    }

    /// Whether a branch ends with leaving the function, as that of a `guard` does.
    func leaves(_ branch: Int) -> Bool {
        let brace = isMark(branch, "{") ? branch : block(branch)
        guard let brace, let close = partner(brace) else { return false }
        let end = isMark(branch, "{") ? close : nextLabel(in: brace, behind: branch) ?? close
        let words: Set = ["return", "throw", "fatalError", "preconditionFailure"]
        return (max(branch + 1, end - Self.headLimit)..<end).contains { index in
            block(index) == brace && word(index).map(words.contains) == true && !isMark(index - 1, ".")
        }
    }

    /// The token at which the function or the closure around `index` begins that is a member of a type; of what stands outside of
    /// types, the outermost block.
    func function(around index: Int) -> Int? {
        var function: Int?
        var block = block(index)
        for _ in 0..<Self.blockLimit {
            guard let brace = block, typeNames[brace] == nil else { break }
            function = brace
            block = self.block(brace)
        }
        return function
    }
}
