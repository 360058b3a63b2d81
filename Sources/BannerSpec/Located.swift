// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A value and where it is written.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Where it is written.
    public var place: Place

    /// `value`, written at `place`.
    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }

    func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(transform(value), at: place)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
