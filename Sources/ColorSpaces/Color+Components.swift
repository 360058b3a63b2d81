// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The three components of a colour; `nil` is one that is missing, `none` in CSS and DTCG.
    public struct Components: Hashable, Sendable {
        /// The first component, such as red or lightness.
        public let first: Double?
        /// The second component, such as green or chroma.
        public let second: Double?
        /// The third component, such as blue or hue.
        public let third: Double?

        /// Three components; numbers that are not finite count as missing.
        public init(_ first: Double?, _ second: Double?, _ third: Double?) {
            self.first = Self.finite(first)
            self.second = Self.finite(second)
            self.third = Self.finite(third)
        }

        /// The three components in order.
        public var list: [Double?] { [first, second, third] }

        private static func finite(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }
    }
}
