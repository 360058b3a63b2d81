// SPDX-License-Identifier: Apache-2.0
#if HarfBuzz
    #if canImport(Darwin)
        internal import Darwin
    #elseif canImport(Musl)
        internal import Musl
    #else
        internal import Glibc
    #endif

    /// Lends a shaper to each thread that measures at the same time.
    final class ShaperPool: @unchecked Sendable {
        private let fonts: [Font]
        /// Those that are not lent. Only read and written while `mutex` is locked.
        private var idle: [Shaper] = []
        // Never moved, as a mutex must not be; `self` owns it until the end.
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(fonts: [Font]) {
            self.fonts = fonts
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func withShaper<Result>(_ body: (Shaper) -> Result) -> Result {
            pthread_mutex_lock(mutex)
            let lent = idle.popLast()
            pthread_mutex_unlock(mutex)
            let shaper = lent ?? Shaper(fonts: fonts)
            defer {
                pthread_mutex_lock(mutex)
                idle.append(shaper)
                pthread_mutex_unlock(mutex)
            }
            return body(shaper)
        }
    }
#endif
