// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCore
import YAMLSource

/// Words of others, in rows: the word that is meant, and what others say for it.
///
/// As one text, they take a fraction of the room in the program that dictionaries of literals do, and are gone through for a mistake
/// alone.
struct Synonyms: ExpressibleByStringLiteral {
    /// What stands for the word that is meant where there is none.
    static let nothing = "-"

    private let rows: String

    init(stringLiteral rows: String) { self.rows = rows }

    /// What is meant by `word`, which is in lower case.
    subscript(word: String) -> String? {
        for row in rows.split(separator: "\n") {
            let words = row.split(separator: " ")
            if words.dropFirst().contains(where: { $0 == word }) { return words.first.map { String($0.dropLast()) } }
        }
        return nil
    }

    /// What other languages and libraries call the words that a key takes.
    static func words(of key: String) -> Synonyms? {
        switch key {
        case "type":
            """
            int: integer number
            string: text str double float
            """
        case "emphasis":
            """
            high: primary prominent filled
            medium: secondary tonal
            low: tertiary outlined bordered
            lowest: text plain ghost link
            """
        case "role":
            """
            dismiss: close
            destructive: delete danger remove
            """
        case "conflict":
            """
            enqueue: wait queue
            replace: interrupt preempt
            drop: ignore discard reject
            suspend: pause
            -: stack
            """
        case "announcement":
            """
            none: off
            assertive: alert
            polite: status
            """
        case "align":
            """
            leading: left start
            center: centre middle
            """
        case "buttonLayout":
            """
            below: vertical stacked column
            inline: horizontal trailing row
            """
        case "fill":
            """
            material: blur translucent
            none: clear transparent
            """
        case "weight":
            """
            regular: normal 400
            ultraLight: 100
            thin: 200
            light: 300
            medium: 500
            semibold: 600
            bold: 700
            heavy: 800
            black: 900
            """
        case "dismissal":
            """
            button: close closebutton
            timer: auto timeout
            tap: touch click
            """
        case "onTap":
            """
            dismiss: close
            nothing: none
            open: link action
            """
        case "under":
            """
            navigationBar: navbar nav navigation appbar topappbar titlebar toptoolbar
            tabBar: bottombar bottomnavigation tabs
            """
        case "dynamicType":
            """
            xSmall: xs
            small: s sm
            medium: m md
            large: l lg default
            xLarge: xl
            xxLarge: xxl
            xxxLarge: xxxl
            accessibility1: ax1 axm ax
            accessibility2: ax2 axl
            accessibility3: ax3 axxl
            accessibility4: ax4 axxxl
            accessibility5: ax5 axxxxl
            """
        case "order":
            // Nothing lets the last one go first, and `fifo`, which is next by its letters, is the opposite.
            """
            -: lifo
            priority: severity level urgency
            fifo: queue
            """
        default: nil
        }
    }
}

// What design systems, libraries and CSS call the keys, and what they have elsewhere. Names are in lower case, without `-` and `_`.

extension RootKey {
    static var synonyms: Synonyms {
        """
        palette: color colors colour colours swatches
        metrics: animations durations timing timings
        buttons: actions
        levels: severities kinds
        locales: languages
        use: imports import include includes
        banners: messages notifications toasts snackbars alerts
        themes: brands
        lint: rules
        fonts: typefaces typography
        platforms: deploymenttargets
        """
    }
}

extension LocalesKey {
    static var synonyms: Synonyms {
        """
        development: default source base main primary fallback
        supported: languages others targets all
        """
    }
}

extension ApplePlatform {
    static var synonyms: Synonyms {
        """
        iOS: ipados ipad iphone iphoneos maccatalyst catalyst
        macOS: mac osx
        visionOS: xros
        """
    }
}

extension ColorKey {
    static var synonyms: Synonyms {
        """
        light: day default any base normal lightmode
        dark: night darkmode
        lightHighContrast: highcontrast contrast
        darkHighContrast: nighthighcontrast
        """
    }
}

extension MetricsKey {
    static var synonyms: Synonyms {
        """
        display: duration time timeout visible show
        present: enter fadein appear
        dismiss: exit leave fadeout disappear
        easing: curve timingfunction
        """
    }
}

extension SpringKey {
    static var synonyms: Synonyms {
        """
        damping: dampingratio dampingfraction ratio
        velocity: initialvelocity initialspringvelocity
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "response", "duration": "how long the movement takes is `present`, beside the spring"
        case "bounce": "write `damping`, which is 1 without a bounce: a bounce of 0.2 is `damping: 0.8`"
        case "mass": "remove it: a spring has a damping ratio, and no mass"
        default: nil
        }
    }
}

extension FontKey {
    static var synonyms: Synonyms {
        """
        family: name fontfamily
        files: src file weights
        """
    }
}

extension ButtonStyleKey {
    static var synonyms: Synonyms {
        """
        fill: background backgroundcolor
        label: textcolor foreground foregroundcolor ontint text title
        cornerRadius: radius borderradius
        minHeight: height
        border: stroke outline
        """
    }
}

extension ShadowKey {
    static var synonyms: Synonyms {
        """
        x: offsetx
        y: offsety
        blur: radius blurradius
        color: colour
        """
    }
}

extension ButtonKey {
    static var synonyms: Synonyms {
        """
        title: text caption
        image: icon symbol
        kind: type
        emphasis: priority
        label: accessibilitylabel arialabel
        enabled: isenabled
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "disabled": "write `enabled: false` for a button that can't be pressed"
        case "variant": "write `kind: emphasis` and an `emphasis`, or `kind: functional` and a `style`"
        case "action", "onpress": "leave it out: the app is told that the button was pressed, and knows what to do"
        case "color", "tint", "background", "backgroundcolor":
            "the colours of buttons are in `buttonStyles`, by the `emphasis` or the `style` of the button"
        default: nil
        }
    }
}

extension LevelKey {
    static var synonyms: Synonyms {
        """
        tint: color colour background backgroundcolor
        onTint: textcolor foreground foregroundcolor
        severity: priority rank weight
        icon: symbol image
        haptic: vibration
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onMetrics(name, value)
    }
}

extension StyleKey {
    static var synonyms: Synonyms {
        """
        shape.cornerRadius: borderradius radius rounded
        shape.border: outline
        shape.align: alignment textalign
        shape.separator: divider
        text.style: textstyle
        text.weight: fontweight
        text.font: fontfamily
        text.maxLines: numberoflines linelimit lines
        text: typography
        padding.top: paddingtop
        padding.bottom: paddingbottom
        padding.leading: paddingleading paddingleft paddingstart
        padding.trailing: paddingtrailing paddingright paddingend
        position: placement location
        maxWidth: width
        dismissal: dismiss
        extends: inherits base
        sticksOnScroll: sticky
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "height", "minheight": "the content gives a banner its height; `padding` and `bufferHeight` add to it"
        case "color", "textcolor", "background", "backgroundcolor", "tint": Advice.colors
        case "fontsize": Advice.sizes + "`text: { style: body }`"
        case "elevation", "boxshadow": "write `shape: { \(Advice.shadow(value)) }`"
        // Of CSS: a style is asked whether its banners stay in sight, and not how long.
        case "sticky": nil
        default: Advice.onDismissal(name, value) ?? Advice.onMetrics(name, value)
        }
    }
}

extension TypographyKey {
    static var synonyms: Synonyms { Advice.onTypography }
    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onText(name, "body")
    }
}

extension TitleKey {
    static var synonyms: Synonyms { Advice.onTypography }
    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onText(name, "headline")
    }
}

extension ShapeKey {
    static var synonyms: Synonyms {
        """
        cornerRadius: radius borderradius rounded
        shadow: boxshadow
        border: stroke outline
        separator: divider
        margin: insets inset
        align: alignment textalign
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "elevation": "write `\(Advice.shadow(value))`"
        case "color", "background", "backgroundcolor": Advice.colors
        default: nil
        }
    }
}

extension ImageKey {
    static var synonyms: Synonyms {
        """
        symbol: systemname systemimage sfsymbol
        url: href uri remote
        label: alt alttext accessibilitylabel arialabel description
        decorative: hidden ariahidden
        parameter: param
        placeholder: fallback
        cached: cache
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        ["name", "icon", "image", "file", "path", "src"].contains(name)
            ? "write `symbol` for an SF Symbol, and `asset` for an image in the asset catalogue of the app" : nil
    }
}

extension SurfaceKey {
    static var synonyms: Synonyms {
        """
        edge: position placement anchor side
        under: below behind
        """
    }
}

extension QueueKey {
    static var synonyms: Synonyms {
        """
        order: strategy policy sort
        coalesce: deduplicate dedupe collapse merge
        maxDepth: limit max size length maxlength
        pause: gap delay interval
        """
    }
}

extension BannerKey {
    static var synonyms: Synonyms {
        """
        text: message body content subtitle
        title: headline heading
        buttons: action actions cta closebutton
        level: type kind severity variant
        tint: color colour background backgroundcolor
        onTint: textcolor foreground
        dismissal: dismiss
        trigger: event condition when on
        parameters: args params arguments variables placeholders
        points: bullets items list
        image: avatar picture
        expires: ttl
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "priority", "rank", "importance": "its level has the rank: `severity` in `levels`"
        case "animation":
            "how it comes and goes is one of its metrics: `metrics: { spring: { damping: 0.8 } }`"
        case "when" where value.kind == .scalar, "while" where value.kind == .scalar:
            "write `trigger: { condition: \(NodeReader.start(of: value.text, 60)) }`"
        case "on" where value.kind == .scalar: "write `trigger: { event: \(NodeReader.start(of: value.text, 60)) }`"
        default:
            Advice.onDismissal(name, value)
                ?? Advice.time(name, value).map {
                    "how long it shows is one of its metrics: `metrics: { display: \($0) }`"
                }
        }
    }
}

extension LinkKey {
    static var synonyms: Synonyms {
        """
        title: text label
        placement: position
        """
    }
}

extension ParameterKey {
    static var synonyms: Synonyms {
        """
        min: minimum
        max: maximum
        maxLength: length maxlen maxchars limit
        type: kind
        widest: example sample longest
        """
    }
}

extension TriggerKey {
    static var synonyms: Synonyms {
        """
        event: on name
        condition: while if when
        clears: until end
        minInterval: throttle cooldown debounce
        mutex: exclusive excludes
        """
    }
}

extension ProgressKey {
    static var synonyms: Synonyms {
        """
        kind: type
        step: steps
        completion: done complete
        onTap: tap
        """
    }
}

extension PluralKey {
    static var synonyms: Synonyms {
        """
        one: singular
        plural: parameter count variable
        other: default
        """
    }
}

extension LintKey {
    static var synonyms: Synonyms {
        """
        profile: preset extends
        rules: severities
        """
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        ["ignore", "disable", "disabled", "exclude", "off", "select"].contains(name)
            ? "write `rules: { NAME: off }`" : nil
    }
}

/// What several mappings have in common.
private enum Advice {
    static let colors = "the colours of a banner are those of its level: `tint`, `onTint` and `accent`"
    static let sizes = "text sizes follow the reader's settings: write a text style, such as "

    static var onTypography: Synonyms {
        """
        font: family fontfamily typeface
        weight: fontweight
        style: textstyle
        maxLines: numberoflines linelimit lines
        """
    }

    static func onText(_ name: String, _ style: String) -> String? {
        switch name {
        case "size", "fontsize", "pointsize": sizes + "`style: \(style)`"
        case "color": colors
        default: nil
        }
    }

    /// How a shadow is written; none for `none`, `false` and 0.
    static func shadow(_ value: Node) -> String {
        ["none", "false", "0"].contains(value.text) ? "shadow: none" : "shadow: { y: 2, blur: 8, color: \"#00000033\" }"
    }

    /// What to say of `dismissible` and of words like that.
    static func onDismissal(_ name: String, _ value: Node) -> String? {
        guard ["dismissable", "dismissible", "closable", "closeable"].contains(name) else { return nil }
        return value.text == "false"
            ? "write the ways to dismiss it that are left, such as `dismissal: [timer]`"
            : "write the ways to dismiss it, such as `dismissal: [tap, swipe, timer]`"
    }

    /// The time that a banner is to show, by what `name` calls it and `value` says; `nil` for a name that speaks of no time.
    static func time(_ name: String, _ value: Node) -> String? {
        switch name {
        case "duration", "display", "displaytime", "timeout", "autohide", "hideafter", "time":
            NodeReader.timeMeant(by: value)
        case "autodismiss", "autoclose", "dismissafter":
            value.text == "false" ? "never" : NodeReader.timeMeant(by: value)
        case "persistent", "sticky", "permanent": value.text == "false" ? "5s" : "never"
        default: nil
        }
    }

    static func onMetrics(_ name: String, _ value: Node) -> String? {
        let display = time(name, value) ?? (name == "animation" ? "5s" : nil)
        return display.map {
            "times and movements are in `metrics`: define one there, such as `calm: { display: \($0) }`, and write `metrics: calm`"
        }
    }
}
