// SPDX-License-Identifier: Apache-2.0

/// A value that is made once it is asked for, by the thread that asks first; others wait for it.
package final class Deferred<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    // Touched in the lock alone.
    private var state: State

    private enum State {
        case unmade(@Sendable () -> Value)
        case made(Value)
    }

    /// A value that `make` makes, which may not ask for the same value.
    package init(_ make: @escaping @Sendable () -> Value) { state = .unmade(make) }

    package var value: Value {
        lock.locked {
            switch state {
            case .made(let value): return value
            case .unmade(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }
}
