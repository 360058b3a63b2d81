// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    /// Numbers by pairs of UTF-16 units: a hash table with open addressing, which is asked at each letter of a text. The hash
    /// of `Dictionary`, made against chosen keys, costs as much there as all else; chosen texts cost time at worst.
    struct PairTable {
        /// A pair's units, the first one in the upper half; the pair of two zeros stands for none.
        private var keys: [UInt32] = Array(repeating: 0, count: 256)
        private var values: [Int32] = Array(repeating: 0, count: 256)
        private var count = 0

        /// The number of a pair of which at least one unit is above zero; nil if it has none yet.
        subscript(first: UInt16, second: UInt16) -> Int32? {
            let key = Self.key(first, second)
            let slot = slot(of: key)
            return keys[slot] == key ? values[slot] : nil
        }

        /// Keeps the number of a pair that has none.
        mutating func insert(_ value: Int32, for first: UInt16, _ second: UInt16) {
            if count * 2 >= keys.count { grow() }
            let key = Self.key(first, second)
            let slot = slot(of: key)
            keys[slot] = key
            values[slot] = value
            count += 1
        }

        private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 {
            UInt32(first) << 16 | UInt32(second)
        }

        /// Where a key is, or may be put. Half of the slots are empty, so the search ends.
        private func slot(of key: UInt32) -> Int {
            // Fibonacci hashing: the upper bits of the product depend on all of the key's.
            var slot = Int((key &* 0x9E37_79B9) >> 8) & (keys.count - 1)
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
            return slot
        }

        private mutating func grow() {
            let old = zip(keys, values)
            keys = Array(repeating: 0, count: keys.count * 2)
            values = Array(repeating: 0, count: keys.count)
            for (key, value) in old where key != 0 {
                let slot = slot(of: key)
                keys[slot] = key
                values[slot] = value
            }
        }
    }
#endif
