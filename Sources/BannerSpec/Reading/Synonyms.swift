// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCore
import YAMLSource

// What design systems, libraries and CSS call the keys, and what they have elsewhere. Names are in lower case, without `-` and `_`.

extension RootKey {
    static var synonyms: [String: String] {
        [
            "color": "palette", "colors": "palette", "colour": "palette", "colours": "palette", "swatches": "palette",
            "animations": "metrics", "durations": "metrics", "timing": "metrics", "timings": "metrics",
            "actions": "buttons", "severities": "levels", "kinds": "levels", "languages": "locales", "imports": "use",
            "import": "use", "include": "use", "includes": "use", "messages": "banners", "notifications": "banners",
            "toasts": "banners", "snackbars": "banners", "alerts": "banners", "brands": "themes", "rules": "lint",
            "typefaces": "fonts", "typography": "fonts", "deploymenttargets": "platforms",
        ]
    }
}

extension LocalesKey {
    static var synonyms: [String: String] {
        [
            "default": "development", "source": "development", "base": "development", "main": "development",
            "primary": "development", "fallback": "development", "languages": "supported", "others": "supported",
            "targets": "supported", "all": "supported",
        ]
    }
}

extension ApplePlatform {
    static var synonyms: [String: String] {
        [
            "ipados": "iOS", "ipad": "iOS", "iphone": "iOS", "iphoneos": "iOS", "maccatalyst": "iOS",
            "catalyst": "iOS", "mac": "macOS", "osx": "macOS", "xros": "visionOS",
        ]
    }
}

extension ColorKey {
    static var synonyms: [String: String] {
        [
            "day": "light", "default": "light", "any": "light", "base": "light", "normal": "light",
            "lightmode": "light", "night": "dark", "darkmode": "dark", "highcontrast": "lightHighContrast",
            "contrast": "lightHighContrast", "nighthighcontrast": "darkHighContrast",
        ]
    }
}

extension MetricsKey {
    static var synonyms: [String: String] {
        [
            "duration": "display", "time": "display", "timeout": "display", "visible": "display", "show": "display",
            "enter": "present", "fadein": "present", "appear": "present", "exit": "dismiss", "leave": "dismiss",
            "fadeout": "dismiss", "disappear": "dismiss", "curve": "easing", "timingfunction": "easing",
        ]
    }
}

extension FontKey {
    static var synonyms: [String: String] {
        ["name": "family", "fontfamily": "family", "src": "files", "file": "files", "weights": "files"]
    }
}

extension ButtonStyleKey {
    static var synonyms: [String: String] {
        [
            "background": "fill", "backgroundcolor": "fill",
            "textcolor": "label", "foreground": "label", "foregroundcolor": "label", "ontint": "label", "text": "label",
            "title": "label", "radius": "cornerRadius", "borderradius": "cornerRadius", "height": "minHeight",
            "stroke": "border", "outline": "border",
        ]
    }
}

extension ShadowKey {
    static var synonyms: [String: String] {
        ["offsetx": "x", "offsety": "y", "radius": "blur", "blurradius": "blur", "colour": "color"]
    }
}

extension ButtonKey {
    static var synonyms: [String: String] {
        [
            "text": "title", "caption": "title", "icon": "image", "symbol": "image", "type": "kind",
            "priority": "emphasis", "accessibilitylabel": "label", "arialabel": "label", "isenabled": "enabled",
        ]
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "disabled": "write `enabled: false` for a button that can't be pressed"
        case "variant": "write `kind: emphasis` and an `emphasis`, or `kind: functional` and a `style`"
        case "action", "onpress": "leave it out: the app hears that the button was pressed, and knows what to do"
        case "color", "tint", "background", "backgroundcolor":
            "the colours of buttons are in `buttonStyles`, by the `emphasis` or the `style` of the button"
        default: nil
        }
    }
}

extension LevelKey {
    static var synonyms: [String: String] {
        [
            "color": "tint", "colour": "tint", "background": "tint", "backgroundcolor": "tint",
            "textcolor": "onTint", "foreground": "onTint", "foregroundcolor": "onTint", "priority": "severity",
            "rank": "severity", "weight": "severity", "symbol": "icon", "image": "icon", "vibration": "haptic",
        ]
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onMetrics(name, value)
    }
}

extension StyleKey {
    static var synonyms: [String: String] {
        [
            "borderradius": "shape.cornerRadius", "radius": "shape.cornerRadius", "rounded": "shape.cornerRadius",
            "outline": "shape.border",
            "alignment": "shape.align", "textalign": "shape.align", "divider": "shape.separator",
            "textstyle": "text.style", "fontweight": "text.weight", "fontfamily": "text.font",
            "numberoflines": "text.maxLines", "linelimit": "text.maxLines", "lines": "text.maxLines",
            "typography": "text", "paddingtop": "padding.top", "paddingbottom": "padding.bottom",
            "paddingleading": "padding.leading", "paddingleft": "padding.leading", "paddingstart": "padding.leading",
            "paddingtrailing": "padding.trailing", "paddingright": "padding.trailing",
            "paddingend": "padding.trailing", "placement": "position", "location": "position", "width": "maxWidth",
            "dismiss": "dismissal", "inherits": "extends", "base": "extends", "sticky": "sticksOnScroll",
        ]
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "height", "minheight": "the content gives a banner its height; `padding` and `bufferHeight` add to it"
        case "color", "textcolor", "background", "backgroundcolor", "tint": Advice.colors
        case "fontsize": Advice.sizes + "`text: { style: body }`"
        case "elevation", "boxshadow": "write `shape: { \(Advice.shadow(value)) }`"
        default: Advice.onDismissal(name, value) ?? Advice.onMetrics(name, value)
        }
    }
}

extension TypographyKey {
    static var synonyms: [String: String] { Advice.onTypography }
    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onText(name, "body")
    }
}

extension TitleKey {
    static var synonyms: [String: String] { Advice.onTypography }
    static func advice(_ name: String, _ value: Node) -> String? {
        Advice.onText(name, "headline")
    }
}

extension ShapeKey {
    static var synonyms: [String: String] {
        [
            "radius": "cornerRadius", "borderradius": "cornerRadius", "rounded": "cornerRadius",
            "boxshadow": "shadow", "stroke": "border", "outline": "border",
            "divider": "separator", "insets": "margin", "inset": "margin",
            "alignment": "align", "textalign": "align",
        ]
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
    static var synonyms: [String: String] {
        [
            "systemname": "symbol", "systemimage": "symbol", "sfsymbol": "symbol", "href": "url", "uri": "url",
            "remote": "url", "alt": "label", "alttext": "label", "accessibilitylabel": "label", "arialabel": "label",
            "description": "label", "hidden": "decorative", "ariahidden": "decorative", "param": "parameter",
            "fallback": "placeholder", "cache": "cached",
        ]
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        ["name", "icon", "image", "file", "path", "src"].contains(name)
            ? "write `symbol` for an SF Symbol, and `asset` for an image in the asset catalogue of the app" : nil
    }
}

extension SurfaceKey {
    static var synonyms: [String: String] {
        [
            "position": "edge", "placement": "edge", "anchor": "edge", "side": "edge", "below": "under",
            "behind": "under",
        ]
    }
}

extension QueueKey {
    static var synonyms: [String: String] {
        [
            "strategy": "order", "policy": "order", "sort": "order", "deduplicate": "coalesce", "dedupe": "coalesce",
            "collapse": "coalesce", "merge": "coalesce", "limit": "maxDepth", "max": "maxDepth", "size": "maxDepth",
            "length": "maxDepth", "maxlength": "maxDepth", "gap": "pause", "delay": "pause", "interval": "pause",
        ]
    }
}

extension BannerKey {
    static var synonyms: [String: String] {
        [
            "message": "text", "body": "text", "content": "text", "subtitle": "text", "headline": "title",
            "heading": "title", "action": "buttons", "actions": "buttons", "cta": "buttons", "type": "level",
            "kind": "level", "severity": "level", "variant": "level", "color": "tint", "colour": "tint",
            "background": "tint", "backgroundcolor": "tint", "textcolor": "onTint", "foreground": "onTint",
            "dismiss": "dismissal", "event": "trigger", "condition": "trigger", "when": "trigger", "on": "trigger",
            "args": "parameters",
            "params": "parameters", "arguments": "parameters", "variables": "parameters",
            "placeholders": "parameters", "bullets": "points", "items": "points", "list": "points",
            "avatar": "image", "picture": "image", "ttl": "expires", "closebutton": "buttons",
        ]
    }

    static func advice(_ name: String, _ value: Node) -> String? {
        switch name {
        case "priority", "rank", "importance": "its level has the rank: `severity` in `levels`"
        case "animation":
            "how it comes and goes is one of its metrics: `metrics: { spring: { damping: 0.8 } }`"
        case "when" where value.kind == .scalar, "while" where value.kind == .scalar:
            "write `trigger: { condition: \(value.text.prefix(60)) }`"
        case "on" where value.kind == .scalar: "write `trigger: { event: \(value.text.prefix(60)) }`"
        default:
            Advice.onDismissal(name, value)
                ?? Advice.time(name, value).map {
                    "how long it shows is one of its metrics: `metrics: { display: \($0) }`"
                }
        }
    }
}

extension LinkKey {
    static var synonyms: [String: String] { ["text": "title", "label": "title", "position": "placement"] }
}

extension ParameterKey {
    static var synonyms: [String: String] {
        [
            "minimum": "min", "maximum": "max", "length": "maxLength", "maxlen": "maxLength", "maxchars": "maxLength",
            "limit": "maxLength", "kind": "type", "example": "widest", "sample": "widest", "longest": "widest",
        ]
    }
}

extension TriggerKey {
    static var synonyms: [String: String] {
        [
            "on": "event", "name": "event", "while": "condition", "if": "condition", "when": "condition",
            "until": "clears", "end": "clears", "throttle": "minInterval", "cooldown": "minInterval",
            "debounce": "minInterval", "exclusive": "mutex", "excludes": "mutex",
        ]
    }
}

extension ProgressKey {
    static var synonyms: [String: String] {
        ["type": "kind", "steps": "step", "done": "completion", "complete": "completion", "tap": "onTap"]
    }
}

extension PluralKey {
    static var synonyms: [String: String] {
        ["singular": "one", "parameter": "plural", "count": "plural", "variable": "plural", "default": "other"]
    }
}

extension LintKey {
    static var synonyms: [String: String] { ["preset": "profile", "extends": "profile", "severities": "rules"] }

    static func advice(_ name: String, _ value: Node) -> String? {
        ["ignore", "disable", "disabled", "exclude", "off", "select"].contains(name)
            ? "write `rules: { NAME: off }`" : nil
    }
}

/// What several mappings have in common.
private enum Advice {
    static let colors = "the colours of a banner are those of its level: `tint`, `onTint` and `accent`"
    static let sizes = "text sizes follow the reader's settings: write a text style, such as "

    static var onTypography: [String: String] {
        [
            "family": "font", "fontfamily": "font", "typeface": "font", "fontweight": "weight", "textstyle": "style",
            "numberoflines": "maxLines", "linelimit": "maxLines", "lines": "maxLines",
        ]
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
            ? "write the ways out that are left, such as `dismissal: [timer]`"
            : "write the ways out, such as `dismissal: [tap, swipe, timer]`"
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
