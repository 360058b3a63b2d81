// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// Values that somebody wants to see in the place of parameters.
public struct OwnValues: Hashable, Sendable {
    /// The texts by `PARAMETER`, or by `BANNER.PARAMETER`, which comes first.
    private let texts: [String: String]

    /// The texts that stand in the place of parameters, by the name of a parameter, `count`, or of a banner's, `syncFailed.count`.
    public init(_ texts: [String: String]) { self.texts = texts }

    /// Whether there are none.
    public var isEmpty: Bool { texts.isEmpty }

    /// What stands in the place of `parameter` of `banner`; `nil` where nobody said.
    func text(of parameter: Parameter, in banner: Banner) -> String? {
        texts["\(banner.name.value).\(parameter.name.value)"] ?? texts[parameter.name.value]
    }

    /// Whether any of them is for `banner`.
    func concerns(_ banner: Banner) -> Bool {
        banner.parameters.contains { $0.kind != .image && text(of: $0, in: banner) != nil }
    }

    /// Why some can't be shown in `specs`, a line each, by their names: nothing has such a parameter, or it is a number.
    public func faults(in specs: [Spec]) -> [String] {
        texts.sorted { $0.key < $1.key }.compactMap { name, text in
            var isKnown = false
            for banner in specs.lazy.flatMap(\.banners) {
                for parameter in banner.parameters
                where [parameter.name.value, "\(banner.name.value).\(parameter.name.value)"].contains(name) {
                    isKnown = true
                    switch parameter.kind {
                    case .image: return "the parameter `\(name)` is an image, which no text stands for"
                    case .int where Int(text) == nil:
                        return "the parameter `\(name)` is a whole number, and `\(text)` is none"
                    case .int, .string: break
                    }
                }
            }
            return isKnown ? nil : "no banner has a parameter `\(name)`"
        }
    }
}
