// SPDX-License-Identifier: Apache-2.0

/// The names that were met in one place, each of which may stand there once.
struct Repetitions {
    private var firsts: [String: Range<Int>] = [:]

    /// Notes `name`, which stands at `range`. What is wrong with that, if it stood there before; `what` says what it names.
    mutating func fault(_ what: String, _ name: String, at range: Range<Int>) -> TextFault? {
        guard let first = firsts[name] else {
            firsts[name] = range
            return nil
        }
        return .repetition(of: "\(what) `\(name.prefix(60))`", at: range, after: first)
    }
}
