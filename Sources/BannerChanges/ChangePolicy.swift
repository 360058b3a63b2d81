// SPDX-License-Identifier: Apache-2.0

/// What a team says about changes: which may pass, and what they ask of the next version.
public struct ChangePolicy: Sendable {
    /// Changes that may pass.
    public struct Exception: Hashable, Sendable {
        /// Their kind; `nil` for every kind.
        public var code: ChangeCode?
        /// The key path that they are at or below; `nil` for everywhere.
        public var keyPath: String?
        /// Why.
        public var reason: String

        /// Changes of `code` at `keyPath`, which may pass for `reason`.
        public init(_ code: ChangeCode?, at keyPath: String? = nil, reason: String) {
            self.code = code
            self.keyPath = keyPath
            self.reason = reason
        }
    }

    /// What may pass; of several, the first counts.
    public var exceptions: [Exception] = []
    /// What kinds of change ask of the next version, where that is not as ``ChangeCode/level`` has it.
    public var levels: [ChangeCode: ChangeLevel] = [:]

    /// Nothing passes, and levels are as they are.
    public init() {}
}
