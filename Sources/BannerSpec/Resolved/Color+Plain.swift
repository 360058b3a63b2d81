// SPDX-License-Identifier: Apache-2.0

public import ColorSpaces

extension Color {
    /// The colour for people: `#1B7F3B`, `#1B7F3B80`, or as CSS writes one that these digits don't hold without loss:
    /// `display-p3(0.1, 0.5, 0.2 / 0.5)`.
    public var plain: String {
        if let exactHex { return exactHex }
        let components = components.list.map { $0?.plain ?? "none" }.joined(separator: ", ")
        return "\(space.rawValue)(\(components)\(alpha == 1 ? "" : " / \(alpha.plain)"))"
    }
}
