// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// How wide numbers are, as a language writes them and a face draws them.
struct NumberWidths {
    /// Those with the widest digits.
    let wide: WideNumbers
    /// The widths of 0 to 9.
    private let digits: [Int]
    private let minus: Int
    /// What stands between the digits of numbers, by how many digits they have.
    private let separators: [Int]

    init(_ locale: String, _ widths: CharacterWidths) {
        let digits = (0...9).map { widths.width(of: BannerNumber.string($0, in: locale)) }
        self.digits = digits
        wide = WideNumbers(digits)
        minus = widths.width(of: BannerNumber.string(-1, in: locale)) - digits[1]
        var separators = [0]
        var power = 1
        for length in 1...18 {
            let whole = widths.width(of: BannerNumber.string(power, in: locale))
            separators.append(whole - digits[1] - digits[0] * (length - 1))
            power *= 10
        }
        self.separators = separators
    }

    func width(of number: Int) -> Int {
        var (rest, count, width) = (number.magnitude, 0, number < 0 ? minus : 0)
        repeat {
            width += digits[Int(rest % 10)]
            rest /= 10
            count += 1
        } while rest > 0
        return width + separators[min(count, separators.count - 1)]
    }
}
