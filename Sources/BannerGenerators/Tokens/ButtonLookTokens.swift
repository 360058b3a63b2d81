// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// How the buttons of a variant look. The details say what colours are relative to a banner's level.
    init(_ look: ButtonLook, root: String) {
        let path = "\(root).buttonStyles.\(look.name.value.rawValue)"
        func color(_ name: String, _ paint: Paint?) -> Token { Self.color(name, paint?.ownColor, root) }
        func dimension(_ value: Double?) -> TokenValue? { value.map { .dimension($0) } }
        func side(_ value: Double?) -> TokenValue? {
            guard let value, let top = look.padding.value?.top else { return nil }
            return Self.side(value, top, "\(path).paddingTop")
        }
        let (border, padding) = (look.border.value, look.padding.value)
        self.init(
            name: look.name.value.rawValue, description: look.description,
            tokens: [
                color("fill", look.fill.value), color("label", look.label.value),
                Token("borderWidth", dimension(border?.width)), color("borderColor", border?.drawnPaint),
                Token(
                    "border", .border(color: .alias("\(path).borderColor"), width: "\(path).borderWidth"),
                    isPlain: border?.drawnPaint.ownColor == nil),
                Token("cornerRadius", dimension(look.cornerRadius.value)),
                Token("minHeight", dimension(look.minHeight.value)),
                Token("paddingTop", dimension(padding?.top)), Token("paddingLeading", side(padding?.leading)),
                Token("paddingBottom", side(padding?.bottom)), Token("paddingTrailing", side(padding?.trailing)),
                Token("pressedOpacity", look.pressedOpacity.value.map { .number($0) }),
                Token("disabledOpacity", look.disabledOpacity.value.map { .number($0) }),
            ],
            details: { json in
                json.member("fill", look.fill.value?.word ?? "standard")
                json.member("label", look.label.value?.word ?? "standard")
                if let border { json.member("border", border.isDrawn ? border.paint.word : "none") }
            })
    }
}
