// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What a unit of XLIFF or a row of a table is called: the key of a text, and behind `|==|` the part of it, such as a form of a plural.
struct UnitName {
    let key: String
    /// Empty where the text has but one.
    let part: String

    init(_ name: String) {
        let marker = name.utf8.firstOccurrence(of: "|==|".utf8)
        key = marker.map { String(name[..<$0.lowerBound]) } ?? name
        part = marker.map { String(name[$0.upperBound...]) } ?? ""
    }
}
