// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerSpec
import Diagnostics

/// A value of a spec.
struct SpecValue {
    /// Its key path, by the names of the new version.
    var key: String
    /// Its key path as its own version has it.
    var written: String
    /// The key path of the definition that it belongs to, the start of ``key``.
    var definition: String
    /// What it is.
    var text: String
    /// The kind of change that another value would be.
    var code: ChangeCode
    /// The definition or token that says so, by the names of the new version; empty where that is its own, or nobody.
    var origin = ""
    /// The colour of the palette that it is taken from, by the names of the new version; empty for none.
    var alias = ""
    /// Where the value is written; `nil` where the key path tells.
    var place: Place?
    /// What may take its place though its definition is asked: what a surface or a level says, unless the definition says it itself.
    var unless = ""
    /// As it is written, where that may be the same though it is relative to another file.
    var asWritten = ""
    /// Whether nobody wrote it.
    var isDefault = false
    /// Whether its definition says so itself, or what it says otherwise decides it.
    var isOwn = true
    /// Whether it is of the look of a banner, most of which its level and its style say.
    var isOfLook = false
    /// Whether it names definitions of its own section, which have no new names yet while renames are looked for.
    var isOfNames = false

    /// Whether it is another value than `other`.
    func isOther(than other: SpecValue) -> Bool {
        text != other.text && (asWritten.isEmpty || asWritten != other.asWritten)
    }

    /// The value with what may take its place.
    var full: String { unless.isEmpty ? text : "\(text), or \(unless)" }

    /// What makes it what it is: what it is taken from, or else the value. A colour of the palette that changes makes no other
    /// level of one that takes it from there.
    var source: String { isDefault ? "default" : [alias, origin, text].first { !$0.isEmpty } ?? "" }

    /// What of the key path is behind the definition.
    var suffix: Substring { key.dropFirst(definition.count) }

    /// The theme that it is of, and its key path without it; `nil` for what holds without a theme.
    var inTheme: (theme: Substring, path: Substring)? {
        let steps = key.split(separator: ".", maxSplits: 2)
        return steps.count == 3 && steps[0] == "themes" ? (steps[1], steps[2]) : nil
    }
}
