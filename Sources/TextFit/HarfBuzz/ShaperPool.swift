// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    internal import Parallelism

    /// Lends a shaper to each thread that measures at the same time.
    final class ShaperPool: @unchecked Sendable {
        private let fonts: [Font]
        /// Those that are not lent, touched in `lock` alone.
        private var idle: [Shaper] = []
        private let lock = Lock()

        init(fonts: [Font]) { self.fonts = fonts }

        func withShaper<Result>(_ body: (Shaper) -> Result) -> Result {
            let shaper = lock.locked { idle.popLast() } ?? Shaper(fonts: fonts)
            defer { lock.locked { idle.append(shaper) } }
            return body(shaper)
        }
    }
#endif
