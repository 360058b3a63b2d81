// SPDX-License-Identifier: Apache-2.0

import BannerProject

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What threads hand to the one that waits.
final class Mailbox<Item: Sendable>: @unchecked Sendable {
    // Never moved, as they must not be; `self` owns them until the end.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    // Touched in `mutex` alone.
    private var items: [Item] = []

    init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        arrival.initialize(to: pthread_cond_t())
        pthread_cond_init(arrival, nil)
    }

    deinit {
        pthread_cond_destroy(arrival)
        pthread_mutex_destroy(mutex)
        arrival.deallocate()
        mutex.deallocate()
    }

    /// Puts an item in.
    func put(_ item: Item) {
        pthread_mutex_lock(mutex)
        items.append(item)
        pthread_cond_signal(arrival)
        pthread_mutex_unlock(mutex)
    }

    /// Takes all that is there, in the order in which it came. Waits up to so many milliseconds for something.
    func takeAll(waiting milliseconds: Int) -> [Item] {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if items.isEmpty, milliseconds > 0 {
            var end = timespec()
            clock_gettime(CLOCK_REALTIME, &end)
            let nanoseconds = Int(end.tv_nsec) + milliseconds % 1000 * 1_000_000
            end.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
            end.tv_nsec = nanoseconds % 1_000_000_000
            while items.isEmpty, pthread_cond_timedwait(arrival, mutex, &end) == 0 {}
        }
        defer { items = [] }
        return items
    }
}
