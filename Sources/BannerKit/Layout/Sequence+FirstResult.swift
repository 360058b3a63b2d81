// SPDX-License-Identifier: Apache-2.0

extension Sequence {
    /// The first result of `transform` that is not `nil`; it is called once for each element up to there. `compactMap` and
    /// `first` of a lazy sequence call it again for the one that is found.
    func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
