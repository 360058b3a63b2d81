// SPDX-License-Identifier: Apache-2.0

extension [Parameter] {
    /// The parameters that texts show, by their index: all but images, in the order in which they are written. They are the
    /// arguments of a text as a format string.
    public var arguments: [Int] {
        indices.filter { index in
            if case .image = self[index].kind { false } else { true }
        }
    }

    /// The place of the parameter at `index` among ``arguments``, from 0; `nil` for an image.
    public func argument(_ index: Int) -> Int? { arguments.firstIndex(of: index) }
}

extension LocalizedText {
    /// The parameters that it names in some language, by their index.
    public var usedParameters: [Int] {
        var used: Set<Int> = []
        for entry in entries {
            if case .plural(let index, _) = entry.content { used.insert(index) }
            for pattern in entry.content.patterns { pattern.forEachParameter { used.insert($0) } }
        }
        return used.sorted()
    }
}
