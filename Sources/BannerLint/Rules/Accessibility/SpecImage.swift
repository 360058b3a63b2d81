// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An image of a spec, with what it belongs to.
struct SpecImage {
    /// What an image belongs to.
    enum Role {
        /// A banner shows it.
        case banner
        /// The icon of a level, or of a banner over its level; the prefix is what a screen reader says before the text.
        case icon(spokenPrefix: LocalizedText?)
        /// A button has it.
        case button(BannerSpec.Button)
    }

    /// The image.
    let image: Image
    /// What it belongs to.
    let role: Role
    /// The name of the banner, level or button.
    let owner: String

    /// The image in words, such as "the icon of `error`".
    var subject: String {
        if case .icon = role { return "the icon of `\(owner)`" }
        return "the image of `\(owner)`"
    }

    /// The names of symbols and assets that it is drawn from: its own, and that of its placeholder.
    var names: [Image.Placeholder] {
        switch image.source {
        case .symbol(let name): [.symbol(name)]
        case .asset(let name): [.asset(name)]
        case .url(_, let placeholder, _), .parameter(_, let placeholder): placeholder.map { [$0] } ?? []
        }
    }

    /// Visits every image of the spec and its themes once, in the order of sections.
    static func forEach(in context: RuleContext, _ visit: (SpecImage) -> Void) {
        var seen: Set<Place> = []
        func visitImage(_ image: Image?, _ role: Role, _ owner: String) {
            guard let image, seen.insert(image.place).inserted else { return }
            visit(SpecImage(image: image, role: role, owner: owner))
        }
        for button in context.spec.buttons { visitImage(button.image, .button(button), button.name.value) }
        LevelUse.forEach(in: context.linted) { use in
            visitImage(use.attributes.icon.value, .icon(spokenPrefix: use.attributes.spokenPrefix.value), use.owner)
        }
        for banner in context.spec.banners { visitImage(banner.extras?.image, .banner, banner.name.value) }
    }
}

extension RuleContext {
    /// Where `value` is written as a symbol, asset, address or placeholder within `image`; the whole image where that
    /// can't be told, such as for a value with escapes.
    func place(of value: String, in image: Image) -> Place {
        let range = image.place.bytes
        let bytes = linted.sources[image.place.file].bytes[range]
        let sought = Array(value.utf8)
        var isValue = false
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: ":"): isValue = Self.endsWithKey(bytes[..<index])
            case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"): continue
            default:
                if isValue, bytes[index...].starts(with: sought) {
                    return Place(file: image.place.file, bytes: index..<index + sought.count)
                }
                isValue = false
            }
        }
        return image.place
    }

    private static let keys = ["symbol", "asset", "url", "placeholder"].map { Array($0.utf8) }

    private static func endsWithKey(_ bytes: ArraySlice<UInt8>) -> Bool {
        var bytes = bytes
        while let last = bytes.last, [UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(last) {
            bytes.removeLast()
        }
        return keys.contains { bytes.suffix($0.count).elementsEqual($0) }
    }
}
