// SPDX-License-Identifier: Apache-2.0

/// A switch over banners in parts, each the `default` of the one before.
///
/// The optimiser takes time for a function that grows faster than the function: 5,000 texts in one take a quarter of an hour, in parts
/// half a minute.
struct SwiftParts {
    /// The most cases of a part. Smaller ones compile no faster.
    static let size = 250

    /// Whether a switch over so many cases is in parts. Then the compiler's time counts for more than how code reads.
    static func areMany(_ cases: Int) -> Bool { cases > size }

    /// A part.
    struct Part: Sendable {
        /// Its place among the parts, from 1 on.
        let number: Int
        let branches: SwiftCode
        /// What its `default` returns; `nil` where every banner has a branch.
        let fallback: String?
    }

    /// The parts, one at the least.
    var parts: [Part] {
        let codes = full + [code]
        return codes.indices.map { index in
            let isLast = index == codes.count - 1
            return Part(number: index + 1, branches: codes[index], fallback: isLast ? fallback : call(index + 2))
        }
    }

    /// What banners without a branch return; `nil` if every banner has one.
    let fallback: String?

    /// The branches being written.
    var code = SwiftCode()

    private var full: [SwiftCode] = []
    private var count = 0
    private let call: @Sendable (Int) -> String

    /// A switch without a branch. `call` is the expression for what a part returns.
    init(fallback: String? = nil, _ call: @escaping @Sendable (Int) -> String) {
        self.fallback = fallback
        self.call = call
    }

    /// A switch of `count` branches, which are written on all cores: `branch` writes the one with a number, from 0 on, to the code. `next`
    /// is the expression for what a part returns.
    init(
        count: Int, fallback: String? = nil, _ branch: @escaping @Sendable (Int, inout SwiftCode) -> Void,
        next call: @escaping @Sendable (Int) -> String
    ) {
        self.init(fallback: fallback, call)
        full = SwiftCode.pieces(of: count, size: Self.size, branch)
        if let last = full.popLast() { (code, self.count) = (last, count - full.count * Self.size) }
    }

    /// A switch whose parts are written already.
    init(_ parts: [SwiftCode], fallback: String?, _ call: @escaping @Sendable (Int) -> String) {
        self.init(fallback: fallback, call)
        full = parts
        code = full.popLast() ?? SwiftCode()
    }

    /// Says that a branch follows, which is written to ``code``.
    mutating func beginBranch() {
        if count == Self.size {
            full.append(code)
            (code, count) = (SwiftCode(), 0)
        }
        count += 1
    }
}
