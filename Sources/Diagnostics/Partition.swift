// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Index == Int {
    /// The first index from which on `isSo` holds, where it holds for no element before it; the end, if it holds for none.
    ///
    /// Binary search, under the name of Swift Algorithms.
    @inlinable
    package func partitioningIndex(where isSo: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            // Both bounds stay within the collection, and the middle lies below the upper one.
            let middle = low + (high - low) / 2
            if isSo(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
