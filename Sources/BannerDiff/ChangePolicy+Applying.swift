// SPDX-License-Identifier: Apache-2.0

public import BannerChanges

extension ChangePolicy {
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

extension ChangePolicy.Exception {
    fileprivate func holds(_ change: Change) -> Bool {
        guard code == nil || code == change.code else { return false }
        guard let keyPath else { return true }
        // What is called otherwise has been known by another name.
        let names = change.code == .symbolRenamed ? [change.keyPath, change.old.value ?? ""] : [change.keyPath]
        return names.contains { $0 == keyPath || $0.hasPrefix(keyPath + ".") }
    }
}
