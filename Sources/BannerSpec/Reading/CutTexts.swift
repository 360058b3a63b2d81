// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// A text between braces that commas end, so that YAML takes what follows them for keys: `{ en: Saved, and sent. }`.
struct CutText {
    /// The key whose value it is.
    let owner: Node
    /// What is left of it.
    let text: Node
    /// The first of the keys that are parts of it.
    let first: Node
    /// All of it, with the commas.
    var place: Place
}

/// The texts of a mapping that commas end.
struct CutTexts {
    let mapping: Place
    private(set) var all: [CutText] = []
    /// The index of the text that each key is a part of, by the place of the key.
    private(set) var texts: [Place: Int] = [:]

    init(mapping: Place) { self.mapping = mapping }

    /// Takes `key` for the next part of `text`, the value of `owner`.
    mutating func add(_ key: Node, to text: Node, of owner: Node) {
        let place = Place(file: text.place.file, bytes: text.place.bytes.lowerBound..<key.place.bytes.upperBound)
        if let last = all.indices.last, all[last].text.place == text.place {
            all[last].place = place
        } else {
            all.append(CutText(owner: owner, text: text, first: key, place: place))
        }
        texts[key.place] = all.count - 1
    }
}
