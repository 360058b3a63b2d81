// SPDX-License-Identifier: Apache-2.0

extension ColorSpace {
    /// The name of one component and the numbers that the DTCG colour module, 2025.10, allows for it.
    ///
    /// Every component may be missing besides; see ``Color/Components``.
    public struct Component: Hashable, Sendable {
        /// The name for messages, such as `lightness`.
        public let name: String
        /// The least number allowed, or `nil` for no limit.
        public let minimum: Double?
        /// The greatest number allowed, or the first one that is not when ``excludesMaximum``; `nil` for no limit.
        public let maximum: Double?
        /// Whether ``maximum`` itself is forbidden, as 360 is for a hue.
        public let excludesMaximum: Bool

        /// Whether a colour may hold `value` here. Infinities and NaN are never allowed.
        public func allows(_ value: Double) -> Bool {
            guard value.isFinite else { return false }
            if let minimum, value < minimum { return false }
            if let maximum, excludesMaximum ? value >= maximum : value > maximum { return false }
            return true
        }

        /// The allowed numbers in words, such as `from 0 to 100` or `0 or more`.
        public var allowedNumbers: String {
            switch (minimum.map(Self.plain), maximum.map(Self.plain)) {
            case (let minimum?, let maximum?):
                excludesMaximum ? "from \(minimum) up to but not including \(maximum)" : "from \(minimum) to \(maximum)"
            case (let minimum?, nil): "\(minimum) or more"
            case (nil, let maximum?): excludesMaximum ? "less than \(maximum)" : "\(maximum) or less"
            case (nil, nil): "any number"
            }
        }
    }
}

extension ColorSpace.Component {
    /// An angle in degrees.
    static let hue = Self(name: "hue", minimum: 0, maximum: 360, excludesMaximum: true)
    /// A distance from grey.
    static let chroma = Self(name: "chroma", minimum: 0, maximum: nil, excludesMaximum: false)

    /// 0 to 1.
    static func unit(_ name: String) -> Self {
        Self(name: name, minimum: 0, maximum: 1, excludesMaximum: false)
    }

    /// 0 to 100.
    static func percentage(_ name: String) -> Self {
        Self(name: name, minimum: 0, maximum: 100, excludesMaximum: false)
    }

    /// Any finite number.
    static func unbounded(_ name: String) -> Self {
        Self(name: name, minimum: nil, maximum: nil, excludesMaximum: false)
    }

    /// `limit` as a person writes it: `100`, not `100.0`. Every limit of the module is a whole number.
    private static func plain(_ limit: Double) -> String { Int(exactly: limit).map(String.init) ?? "\(limit)" }
}
