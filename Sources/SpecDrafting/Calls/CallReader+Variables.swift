// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What is done with variables that hold banners, views and settings.
extension CallReader {
    /// A use of a variable: a chain that begins with its name.
    struct Use {
        /// The names behind that of the variable: `view` and `color` in `banner.view.color`.
        var names: [String]
        /// Those of them before the first call.
        var path: [String]
        var chain: SwiftChain
        /// Why it may not happen, in the end of a sentence; `nil` if it does wherever the variable has its value.
        var condition: String?

        init(_ chain: SwiftChain, condition: String?) {
            let own = chain.isOfSelf ? 2 : 1
            names = Array(chain.names.dropFirst(own))
            path = Array(chain.path.dropFirst(own))
            self.chain = chain
            self.condition = condition
        }
    }

    /// The declaration of a variable, as it is seen from the token at `index`: the last before it in the blocks around it.
    func declaration(of name: String, at index: Int) -> SwiftDeclaration? {
        code.declarations(of: name, before: index).first { index < code.scopeEnd($0) }
    }

    /// What is done with a variable in its block, from its declaration on.
    mutating func uses(of declaration: SwiftDeclaration) -> [Use] {
        guard let name = code.word(declaration.index) else { return [] }
        let home = branches(around: declaration.index)
        let isMember = code.type(of: declaration) != nil
        let all = chains(of: name, from: declaration.index, to: code.scopeEnd(declaration), declaration)
        return all.filter { isMember || !$0.isOfSelf }.map { chain in
            let happens = code.branch(chain.start).map(home.contains) ?? true
            return Use(chain, condition: happens ? nil : Self.conditional)
        }
    }

    /// What is done with the value of a chain, if it goes to a variable. Tells of one that goes where no draft follows it.
    mutating func uses(ofValue chain: SwiftChain) -> [Use] {
        if let target = code.target(of: chain) { return uses(of: target) }
        if code.isStored(chain) {
            doubt("it is kept where no draft follows it, so what is set on it there is left out", at: chain.start)
        }
        return []
    }

    /// What is done with the value that a call gives to a variable: `banner = Banner(…)`, until it has another.
    ///
    /// What is done in the same branch, or in one around it, happens. What other functions do with a member may happen.
    private mutating func uses(of target: SwiftTarget) -> [Use] {
        let all = branches(around: target.index)
        // Behind a branch that leaves the function, its value is not there.
        let home = all.prefix((all.firstIndex { code.leaves($0) } ?? all.count) + 1)
        let function = code.function(around: target.index)
        var typeBlock: Int?
        var start = target.index
        var end = target.declaration.map(code.scopeEnd) ?? code.end(ofBlock: function)
        if target.isMember {
            typeBlock = target.declaration?.block ?? function.flatMap(code.block)
            (start, end) = (typeBlock ?? -1, code.end(ofBlock: typeBlock))
        }
        // Branches in which it has got another value.
        var others: Set<Int> = []
        var uses: [Use] = []
        for chain in chains(of: target.name, from: start, to: end, target.declaration) {
            guard target.isMember || !chain.isOfSelf, !["let", "var"].contains(code.word(chain.start - 1)) else {
                continue
            }
            let isHere = code.function(around: chain.start) == function
            if isHere, (chain.variable?.index ?? 0) <= target.index { continue }
            if !chain.isOfSelf, target.isMember, code.isShadowed(target.name, until: typeBlock, at: chain.start) {
                continue
            }
            let around = branches(around: chain.start)
            work += around.count
            var use = Use(chain, condition: isHere ? Self.conditional : Self.elsewhere)
            if use.names.isEmpty, code.isSign(chain.end, "=") {
                if let branch = around.first { others.insert(branch) }
            } else if others.isDisjoint(with: around) {
                let isReached = around.first.map(home.contains) ?? (home.count == all.count)
                // What stands around a branch that has left is not reached.
                if isHere, !isReached, around.first.map(all.contains) ?? true { continue }
                if isHere, isReached { use.condition = nil }
                uses.append(use)
            }
        }
        return uses
    }

    private static let conditional = "is set under a condition"
    private static let elsewhere = "is set in another function"

    /// The chains between two tokens that begin with a variable, and not with another of its name in a block of its own.
    private mutating func chains(of name: String, from start: Int, to end: Int, _ declaration: SwiftDeclaration?)
        -> [SwiftChain]
    {
        guard work < Self.workLimit else { return [] }
        let known = code.declarations[name] ?? []
        var others = known[known.partitioningIndex { $0.index > start }...].prefix { $0.index < end }.filter {
            $0.index != declaration?.index && !code.isSameVariable($0)
        }[...]
        work += others.count
        // All others that begin before a chain hide it up to the furthest of their ends.
        var hiddenEnd = 0
        let all = code.chainsByName[name] ?? []
        var chains: [SwiftChain] = []
        for index in all[all.partitioningIndex { code.chains[$0].start > start }...] {
            let chain = code.chains[index]
            work += 1
            guard chain.start < end, work < Self.workLimit else { break }
            while let other = others.first, other.index <= chain.start {
                hiddenEnd = max(hiddenEnd, code.scopeEnd(other))
                others.removeFirst()
            }
            if chain.isOfSelf || chain.start >= hiddenEnd { chains.append(chain) }
        }
        return chains
    }

    /// The branch that a token stands in, and those around it, from the inside out.
    private func branches(around index: Int) -> [Int] {
        var branches: [Int] = []
        var next = code.branch(index)
        while let branch = next, branches.count < Self.branchLimit {
            branches.append(branch)
            next = code.branch(around: branch)
        }
        return branches
    }

    /// Branches within each other that are told apart.
    private static let branchLimit = 64
}
