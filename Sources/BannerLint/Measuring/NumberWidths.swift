// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// How wide numbers are, as a language writes them and a face draws them.
///
/// What few numbers need is worked out when one does: most are short, and none is negative.
final class NumberWidths {
    /// The widths of 0 to 9.
    private let digits: [Int]
    /// What stands between the digits of numbers, by how many digits they have.
    private var separators = [0]
    private lazy var minus = widths.width(of: BannerNumber.string(-1, in: locale)) - digits[1]
    /// Those with the widest digits.
    private(set) lazy var wide = WideNumbers(digits)
    private let locale: String
    // Which holds this.
    private unowned let widths: CharacterWidths

    init(_ locale: String, _ widths: CharacterWidths) {
        (self.locale, self.widths) = (locale, widths)
        digits = (0...9).map { widths.width(of: BannerNumber.string($0, in: locale)) }
    }

    func width(of number: Int) -> Int {
        var (rest, count, width) = (number.magnitude, 0, number < 0 ? minus : 0)
        repeat {
            width += digits[Int(rest % 10)]
            rest /= 10
            count += 1
        } while rest > 0
        return width + separators(ofLength: count)
    }

    private func separators(ofLength count: Int) -> Int {
        // The longest number has 19 digits, and the power of ten of as many is one, too.
        while separators.count <= count {
            let length = separators.count
            let power = (1..<length).reduce(1) { power, _ in power * 10 }
            let whole = widths.width(of: BannerNumber.string(power, in: locale))
            separators.append(whole - digits[1] - digits[0] * (length - 1))
        }
        return separators[count]
    }
}
