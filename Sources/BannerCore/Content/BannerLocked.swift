// SPDX-License-Identifier: Apache-2.0

#if canImport(os)
    internal import os

    /// A value that any thread may read and change.
    package struct BannerLocked<Value: Sendable>: Sendable {
        // `Mutex` would need iOS 18.
        private let lock: OSAllocatedUnfairLock<Value>

        package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

        package var value: Value { lock.withLock { $0 } }

        package func set(_ value: Value) { lock.withLock { $0 = value } }

        package func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
            lock.withLock { change(&$0) }
        }
    }
#else
    #if canImport(Musl)
        internal import Musl
    #else
        internal import Glibc
    #endif

    /// A value that any thread may read and change.
    package final class BannerLocked<Value: Sendable>: @unchecked Sendable {
        // Thread Sanitizer knows the locks of POSIX. Of the standard library's `Mutex`, which waits in the kernel by itself and is
        // compiled without it, it sees nothing, and would find races that are none. Never moved; `self` owns it until the end.
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        // Touched in `mutex` alone.
        private var guarded: Value

        package init(_ value: Value) {
            guarded = value
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        package var value: Value { update { $0 } }

        package func set(_ value: Value) { update { $0 = value } }

        package func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return change(&guarded)
        }
    }
#endif
