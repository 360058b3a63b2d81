// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension LocalizedText.Entry {
    /// The pattern, or that of each plural form that some number of the parameter's range has.
    func patterns(for parameters: [Parameter], _ ranges: PluralRanges) -> [Pattern] {
        switch content {
        case .pattern(let pattern): return [pattern]
        case .plural(let index, let forms):
            guard parameters.indices.contains(index), let range = ranges.range(of: parameters[index], in: locale)
            else { return forms.map(\.pattern) }
            // `other` also serves the categories that have no form.
            let lacksForm = range.uses.contains { use in !forms.contains { $0.category == use.category } }
            return forms.filter { form in
                range[form.category] != nil || form.category == .other && lacksForm
            }.map(\.pattern)
        }
    }
}
