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

    /// An excess of `unit`, so many times.
    public init(_ sign: String, repeating unit: String, count: Int) {
        self.init(sign, Self.bytes(of: unit, count))
    }

    /// Twice as many each time: unit by unit, a million take their time.
    private static func bytes(of unit: String, _ count: Int) -> [UInt8] {
        var bytes = Array(unit.utf8)
        let size = bytes.count * count
        bytes.reserveCapacity(size)
        while bytes.count < size { bytes += bytes.prefix(size - bytes.count) }
        return bytes
    }

    /// Where the sign stands.
    func place(in spec: [UInt8]) -> Range<Int>? {
        let sign = Array(sign.utf8)
        return spec.indices.lazy.map { $0..<($0 + sign.count) }
            .first { $0.upperBound <= spec.count && spec[$0].elementsEqual(sign) }
    }
}
