// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension Parameter.Kind {
    /// Its bounds in words that start with a number: `1 to 999`, `20 characters at most`; `nil` without bounds.
    var bounds: String? {
        switch self {
        case .int(let min?, let max?): "\(min) to \(max)"
        case .int(let min?, nil): "\(min) at least"
        case .int(nil, let max?): "\(max) at most"
        case .string(let maxLength?): "\(Figure.count(maxLength, "character")) at most"
        case .int(nil, nil), .string(nil), .image: nil
        }
    }

    /// Whether it has a bound.
    var hasBound: Bool {
        switch self {
        case .int(nil, nil), .string(nil), .image: false
        case .int, .string: true
        }
    }

    /// The number of characters beyond which it is cut.
    var maxLength: Int? { if case .string(let maxLength) = self { maxLength } else { nil } }
}

extension Parameter {
    /// The lines of its description, and its bounds as a last one.
    var documentation: [String] {
        CommentText.lines(description) + [kind.bounds.map { "\($0)." }].compactMap { $0 }
    }
}
