// SPDX-License-Identifier: Apache-2.0

/// The numbers of a range with the widest digits that its bounds allow.
///
/// A number that is less than a bound has its first digits in common with it, then a smaller one, and then any: the widest.
struct WideNumbers {
    /// The digits, the widest first.
    private let widest: [Int]
    /// All that two digits may be, the widest first.
    private let endings: [Int]

    init(_ digits: [Int]) {
        widest = (0...9).sorted { digits[$0] > digits[$1] || digits[$0] == digits[$1] && $0 < $1 }
        // In most faces all digits are of one width.
        if digits.allSatisfy({ $0 == digits[0] }) {
            endings = Array(0..<100)
        } else {
            let widths = (0..<100).map { digits[$0 / 10] + digits[$0 % 10] }
            endings = (0..<100).sorted { widths[$0] > widths[$1] || widths[$0] == widths[$1] && $0 < $1 }
        }
    }

    /// Among the numbers in `range` for which `isWanted` holds, the widest and others, of the two greatest lengths.
    func numbers(in range: ClosedRange<Int>, _ isWanted: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        if range.upperBound >= 0 {
            let magnitudes = UInt(max(0, range.lowerBound))...UInt(range.upperBound)
            find(in: magnitudes) { number in
                guard let number = Int(exactly: number), isWanted(number) else { return false }
                found.append(number)
                return true
            }
        }
        if range.lowerBound < 0 {
            let magnitudes = min(0, range.upperBound).magnitude...range.lowerBound.magnitude
            find(in: magnitudes) { magnitude in
                guard let number = Int(exactly: magnitude), isWanted(-number) else { return false }
                found.append(-number)
                return true
            }
        }
        return found
    }

    private func find(in range: ClosedRange<UInt>, _ take: (UInt) -> Bool) {
        let highest = Self.digits(of: range.upperBound)
        for length in max(1, highest.count - 1)...highest.count {
            let lowest = Self.power(length - 1)
            let least = length == 1 ? range.lowerBound : max(range.lowerBound, lowest)
            let most = length == highest.count ? range.upperBound : lowest * 10 - 1
            guard least <= most else { continue }
            let (low, high) = (Self.digits(of: least), Self.digits(of: most))
            guard low.count == length, high.count == length else { continue }
            descend(0, low, high, prefix: 0, atLow: true, atHigh: true, take)
        }
    }

    /// Goes on with the digit at `index` behind `prefix`, which is that of `low` or of `high`, or of both.
    private func descend(
        _ index: Int, _ low: [Int], _ high: [Int], prefix: UInt, atLow: Bool, atHigh: Bool, _ take: (UInt) -> Bool
    ) {
        guard index < low.count else {
            _ = take(prefix)
            return
        }
        let (least, most) = (atLow ? low[index] : 0, atHigh ? high[index] : 9)
        let free = low.count - index - 1
        let within = widest.filter { (least...most).contains($0) && !(atLow && $0 == least) && !(atHigh && $0 == most) }
        // The last two digits decide the category of most numbers; before them, the widest digit is the best.
        for digit in within.prefix(free < 2 ? within.count : 1) { fill(prefix * 10 + UInt(digit), free, take) }
        if atLow {
            descend(
                index + 1, low, high, prefix: prefix * 10 + UInt(least), atLow: true, atHigh: atHigh && least == most,
                take)
        }
        if atHigh, !(atLow && least == most) {
            descend(index + 1, low, high, prefix: prefix * 10 + UInt(most), atLow: false, atHigh: true, take)
        }
    }

    /// Offers `prefix` with `free` more digits, the widest that are wanted; and with six zeros at the end, since some languages count
    /// whole millions in another way.
    private func fill(_ prefix: UInt, _ free: Int, _ take: (UInt) -> Bool) {
        func filled(_ prefix: UInt, _ count: Int) -> UInt {
            (0..<max(0, count)).reduce(prefix) { number, _ in number * 10 + UInt(widest[0]) }
        }
        if free == 0 {
            _ = take(prefix)
        } else if free == 1 {
            _ = widest.contains { take(prefix * 10 + UInt($0)) }
        } else {
            let start = filled(prefix, free - 2) * 100
            _ = endings.contains { take(start + UInt($0)) }
        }
        if free >= 6 { _ = take(filled(prefix, free - 6) * 1_000_000) }
    }

    private static func digits(of number: UInt) -> [Int] { String(number).utf8.map { Int($0 & 0x0F) } }

    private static func power(_ exponent: Int) -> UInt { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
