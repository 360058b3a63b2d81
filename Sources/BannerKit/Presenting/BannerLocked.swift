// SPDX-License-Identifier: Apache-2.0

#if canImport(os)
    internal import os

    /// A value that any thread may read and change.
    struct BannerLocked<Value: Sendable>: Sendable {
        // `Mutex` would need iOS 18.
        private let lock: OSAllocatedUnfairLock<Value>

        init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

        var value: Value { lock.withLock { $0 } }

        func set(_ value: Value) { lock.withLock { $0 = value } }

        func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
            lock.withLock { change(&$0) }
        }
    }
#else
    internal import Synchronization

    /// A value that any thread may read and change.
    final class BannerLocked<Value: Sendable>: Sendable {
        private let lock: Mutex<Value>

        init(_ value: Value) { lock = Mutex(value) }

        var value: Value { lock.withLock { $0 } }

        func set(_ value: Value) { lock.withLock { $0 = value } }

        func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
            lock.withLock { change(&$0) }
        }
    }
#endif
