// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("How buttons look") struct ButtonStyleTests {
    @Test("what is not said is left to the variant, and `none` is said") func looks() throws {
        let spec = try resolve(
            """
            palette: { red: "#B3261E" }
            buttonStyles:
              high:   { fill: "{palette.red}", label: onTint, padding: { leading: 16 } }
              lowest: { fill: none, border: none, description: Text alone. }
            """)
        let high = try #require(spec.design.buttonLook(.emphasis(.high)))
        guard case .color(let fill)?? = high.fill.value.map(Optional.some), case .onTint? = high.label.value else {
            return #expect(Bool(false), "\(high)")
        }
        #expect(fill.value.alias == "red")
        #expect(high.padding.value == BannerInsets(top: 8, leading: 16, bottom: 8, trailing: 12))
        #expect(high.border.value == nil && high.cornerRadius.value == nil && high.pressedOpacity.value == nil)
        let lowest = try #require(spec.design.buttonLook(.emphasis(.lowest)))
        guard case .clear? = lowest.fill.value else { return #expect(Bool(false)) }
        #expect(lowest.border.value?.isDrawn == false && lowest.label.value == nil)
        #expect(lowest.description == "Text alone." && spec.design.buttonLook(.icon) == nil)
    }

    @Test("the label of a functional button can be read on a colour of one's own") func functional() throws {
        let spec = try resolve(
            """
            palette: { pine: { light: "#005500", dark: "#99FF99" } }
            buttonStyles:
              positive: { fill: "{palette.pine}" }
              negative: { fill: "#111111", label: onTint }
            themes:
              sea: { buttonStyles: { positive: { fill: "#00FFFF" } } }
              sand: { buttonStyles: { positive: { fill: onTint } } }
              sky: { buttonStyles: { positive: { fill: none } } }
            """)
        func label(_ design: Design, _ style: BannerFunctionalStyle) -> [String]? {
            guard case .color(let color)? = design.buttonLook(.functional(style))?.label.value else { return nil }
            return Appearance.allCases.map { color.value[$0].color.hex }
        }
        #expect(label(spec.design, .positive) == ["#FFFFFF", "#000000", "#FFFFFF", "#000000"])
        #expect(label(spec.themes[0].design, .positive) == Array(repeating: "#000000", count: 4))
        #expect(label(spec.design, .negative) == nil)
        let paints = spec.themes.dropFirst().map { $0.design.buttonLook(.functional(.positive))?.label.value }
        guard case .tint?? = paints.first, case .onTint?? = paints.last else {
            return #expect(Bool(false), "\(paints)")
        }
    }

    @Test("a theme changes some of it") func themes() throws {
        let spec = try resolve(
            """
            buttonStyles: { low: { cornerRadius: 4, minHeight: 50 } }
            themes: { round: { buttonStyles: { low: { cornerRadius: 25 } } } }
            """)
        let look = try #require(spec.themes[0].design.buttonLook(.emphasis(.low)))
        #expect(look.cornerRadius.value == 25 && look.minHeight.value == 50)
        #expect(spec.design.buttonLooks[0].cornerRadius.value == 4)
    }

    @Test("a theme changes what the spec has") func unknownInTheme() {
        expectFinding(
            .unknownReference, "there is no button style `high`", help: "define it under `buttonStyles` first",
            in:
                "buttonStyles: { low: { cornerRadius: 4 } }\nthemes: { t: { buttonStyles: { «high»: { cornerRadius: 5 } } } }"
        )
    }

    @Test("there are no others") func unknown() {
        let finding = expectFinding(
            .unknownKey, "there is no button variant `lowes`", help: "did you mean `lowest`?",
            in: "buttonStyles: { «lowes»: { fill: none } }")
        #expect(finding?.fix?.edits.map(\.replacement) == ["lowest"])
        expectFinding(
            .unknownKey, "there is no button variant `primary`", help: "`high`, `medium`, `low`, `lowest`",
            in: "buttonStyles: { «primary»: { fill: none } }")
    }
}
