// SPDX-License-Identifier: Apache-2.0

/// A part of an example that is too long for a page, or no text at all.
public struct RuleExampleExcess: Sendable {
    /// What stands for it, such as `⟨65,537 letters⟩`.
    public let sign: String
    /// What it is.
    public let bytes: @Sendable () -> [UInt8]

    /// An excess that `sign` stands for. Its bytes are made when they are asked for.
    public init(_ sign: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        self.sign = sign
        self.bytes = bytes
    }

    /// Where the sign stands.
    func place(in spec: [UInt8]) -> Range<Int>? {
        let sign = Array(sign.utf8)
        return spec.indices.lazy.map { $0..<($0 + sign.count) }
            .first { $0.upperBound <= spec.count && spec[$0].elementsEqual(sign) }
    }
}
