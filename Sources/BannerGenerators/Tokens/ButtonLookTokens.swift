// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// How the buttons of a variant look. The details say what colours are relative to a banner's level.
    init(_ look: ButtonLook, root: String) {
        func color(_ name: String, _ paint: Paint?) -> Token { Self.color(name, paint?.ownColor, root) }
        func dimension(_ value: Double?) -> TokenValue? { value.map { .dimension($0) } }
        let (border, padding) = (look.border.value, look.padding.value)
        self.init(
            name: look.name.value.rawValue, description: look.description,
            tokens: [
                color("fill", look.fill.value), color("label", look.label.value),
                Token("borderWidth", dimension(border?.width)), color("borderColor", border?.drawnPaint),
                Token(
                    "border",
                    .border(
                        color: .alias("\(root).buttonStyles.\(look.name.value.rawValue).borderColor"),
                        width: border?.width ?? 0),
                    isPlain: border?.drawnPaint.ownColor == nil),
                Token("cornerRadius", dimension(look.cornerRadius.value)),
                Token("minHeight", dimension(look.minHeight.value)),
                Token("paddingTop", dimension(padding?.top)), Token("paddingLeading", dimension(padding?.leading)),
                Token("paddingBottom", dimension(padding?.bottom)),
                Token("paddingTrailing", dimension(padding?.trailing)),
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
