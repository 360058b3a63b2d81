// SPDX-License-Identifier: Apache-2.0

/// A version of a platform, such as 16.4.
public struct PlatformVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number before the first dot.
    public let major: Int
    /// The number behind it.
    public let minor: Int
    /// The number behind the second dot; 0 for most.
    public let patch: Int

    /// A version by its numbers.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The version that `text` writes with one to three numbers, each of two digits at the most: `16`, `16.4`, `10.15.7`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...2).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                part.utf8.count == 1 || part.utf8.first != 0x30, let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        guard numbers[0] > 0 else { return nil }
        numbers += [0, 0]
        self.init(numbers[0], numbers[1], numbers[2])
    }

    /// The version with as many numbers as Apple writes: `16.0`, `10.15.7`.
    public var description: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }

    /// Whether `lhs` came before `rhs`.
    public static func < (lhs: PlatformVersion, rhs: PlatformVersion) -> Bool {
        (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
}
