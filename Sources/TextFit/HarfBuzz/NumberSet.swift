// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import CHarfBuzz

    /// A set of HarfBuzz's own: of glyphs, or of the indices of lookups, in rising order.
    final class NumberSet: Sequence {
        /// The `hb_set_t`. A set that can't be made is an empty one of HarfBuzz's.
        let pointer: OpaquePointer = hb_set_create()

        deinit {
            hb_set_destroy(pointer)
        }

        var isEmpty: Bool { hb_set_is_empty(pointer) != 0 }

        func insert(_ number: Int) {
            hb_set_add(pointer, hb_codepoint_t(number))
        }

        func contains(_ number: Int) -> Bool {
            hb_set_has(pointer, hb_codepoint_t(number)) != 0
        }

        func makeIterator() -> Iterator {
            suffix(from: 0)
        }

        /// Its numbers from `first` on.
        func suffix(from first: Int) -> Iterator {
            Iterator(set: self, last: first == 0 ? .max : hb_codepoint_t(first - 1))
        }

        struct Iterator: IteratorProtocol, Sequence {
            fileprivate let set: NumberSet
            /// The last number given; HarfBuzz starts after the largest one.
            fileprivate var last: hb_codepoint_t

            mutating func next() -> Int? {
                hb_set_next(set.pointer, &last) != 0 ? Int(last) : nil
            }
        }
    }
#endif
