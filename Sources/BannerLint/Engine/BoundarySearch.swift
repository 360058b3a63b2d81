// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
    /// The first index from which on all elements are `beyond`, found by halving: of a sorted collection, where those begin that are
    /// not below a bound. `endIndex` if there are none.
    func boundary(where beyond: (Element) -> Bool) -> Index {
        var (first, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(first, offsetBy: half)
            if beyond(self[middle]) {
                count = half
            } else {
                first = index(after: middle)
                count -= half + 1
            }
        }
        return first
    }
}
