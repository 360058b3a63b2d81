// SPDX-License-Identifier: Apache-2.0

/// What is left to the system at the end of the program, which frees all memory at once: to free a large catalogue object by object
/// takes time that nobody has anything of.
enum Leftovers {
    private final class Box<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Keeps `value` for as long as the program runs. Not for what is done again and again.
    static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}
