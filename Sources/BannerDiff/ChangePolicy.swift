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

        fileprivate func holds(_ change: Change) -> Bool {
            guard code == nil || code == change.code else { return false }
            guard let keyPath else { return true }
            return change.keyPath == keyPath || change.keyPath.hasPrefix(keyPath + ".")
        }
    }

    /// What may pass; of several, the first counts.
    public var exceptions: [Exception] = []
    /// What kinds of change ask of the next version, where that is not as ``ChangeCode/level`` has it.
    public var levels: [ChangeCode: ChangeLevel] = [:]

    /// Nothing passes, and levels are as they are.
    public init() {}

    /// `changes` with their levels and with the reasons why some may pass, the gravest first; and the exceptions that hold for none.
    public func apply(to changes: [Change]) -> (changes: [Change], unused: [Exception]) {
        var unused = Set(exceptions)
        let judged = changes.map { change in
            var change = change
            if let level = levels[change.code] { change.level = level }
            if let exception = exceptions.first(where: { $0.holds(change) }) {
                change.reason = exception.reason
                unused.remove(exception)
            }
            return change
        }
        let sorted = judged.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }
        return (sorted.map(\.element), exceptions.filter(unused.contains))
    }
}
