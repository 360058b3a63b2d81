// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// What one finding on sizes speaks of: a written value, or else the style whose value is built in or the sum of several.
enum GeometrySubject: Hashable {
    case value(Place)
    case style(Int)

    /// The value written at `place`, or else the style of `banner`.
    init(_ place: Place?, of banner: Banner) {
        self = place.map { .value($0) } ?? .style(banner.style)
    }

    /// Where to report it: the value, the style's name, or that of `banner` where the style is built in.
    func place(_ banner: Banner, in spec: Spec) -> Place {
        switch self {
        case .value(let place): place
        case .style(let index): spec.design.styles[index].place ?? banner.name.place
        }
    }

    /// The keys of the style where it is built in, so that the finding is not one of the banner that stands for it.
    func definition(in spec: Spec) -> String {
        guard case .style(let index) = self, spec.design.styles[index].place == nil else { return "" }
        return "styles.\(spec.design.styles[index].name)"
    }

    /// Where to write a value that is not written yet, for the end of a phrase.
    func clause(in spec: Spec) -> String {
        switch self {
        case .value: ""
        case .style(let index): " in the style `\(spec.design.styles[index].name)`"
        }
    }
}
