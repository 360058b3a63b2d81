// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lets one thread at a time do something: whatever changes is touched within ``locked(_:)`` alone. The standard library's `Mutex` asks
/// for newer systems than we do, and does not wait for what others change.
package final class Lock: @unchecked Sendable {
    // Never moved, as both must not be; `self` owns them until the end.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        change.initialize(to: pthread_cond_t())
        pthread_cond_init(change, nil)
    }

    deinit {
        pthread_cond_destroy(change)
        change.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread is in this lock.
    package func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Waits until `isTrue`, which is asked in the lock, now and whenever another thread calls ``wake()``.
    func wait(until isTrue: () -> Bool) {
        locked { while !isTrue() { pthread_cond_wait(change, mutex) } }
    }

    /// Has those who wait ask again, once the lock is free.
    func wake() { pthread_cond_broadcast(change) }
}
