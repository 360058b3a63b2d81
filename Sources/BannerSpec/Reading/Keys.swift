// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCore
import Diagnostics
import YAMLSource

// The keys of the language, one list for each kind of mapping. The readers switch over them, so that a key that is
// added here and read nowhere does not compile.

enum RootKey: String, SpecKey {
    case bannerc, name, description, use, locales, platforms, palette, fonts, metrics, buttonStyles, buttons, levels
    case styles, surfaces, screens, queue, banners, themes, lint

    static var parts: [(key: Self, words: [String])] {
        [(.locales, LocalesKey.words), (.queue, QueueKey.words), (.lint, LintKey.words)]
    }

    /// The key that `node` is or was probably meant to be. A key that was reported counts as what is written there.
    init?(meantBy node: Node) {
        let text = node.kind == .scalar ? CurlyQuotes.trimmed(node.text) : node.writtenWord
        guard let key = Self(rawValue: text) ?? NearestName.find(text, among: Self.guesses).flatMap(Self.init) else {
            return nil
        }
        self = key
    }

    /// The keys as they are looked through for one that is nearly as a word. Every spec has `bannerc`, so `banner` is none.
    private static let guesses = allCases.filter { $0 != .bannerc }.map(\.rawValue) + [RootKey.bannerc.rawValue]
}

extension Node {
    /// What is written at the node, without quotes: for a key that was reported, the name that it would have had.
    var written: String {
        let text = String(decoding: source.bytes[place.bytes].prefix(Limits.scalarBytes), as: UTF8.self)
        guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1 else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// What is written at the node up to what ends a word: for a line that is no YAML, its key.
    var writtenWord: String {
        String(written.prefix { !$0.isWhitespace && !":=".contains($0) })
    }
}

enum LocalesKey: String, SpecKey { case development, supported }

extension ApplePlatform: SpecKey {}

enum MetricsKey: String, SpecKey {
    case present, display, dismiss, spring, easing, transition, dismissEasing, description

    static var parts: [(key: Self, words: [String])] { [(.spring, SpringKey.words)] }
}

enum SpringKey: String, SpecKey { case damping, velocity }

enum FontKey: String, SpecKey { case family, files, description }

extension BannerFontWeight: SpecKey {}

enum ButtonStyleKey: String, SpecKey {
    case fill, label, border, cornerRadius, minHeight, padding, pressedOpacity, disabledOpacity, description
}

enum BorderKey: String, SpecKey { case width, color }

enum ShadowKey: String, SpecKey { case x, y, blur, color }

enum SideKey: String, SpecKey { case top, leading, bottom, trailing }

enum ButtonKey: String, SpecKey {
    case kind, emphasis, style, title, label, image, role, size, fullWidth, enabled, description

    static var parts: [(key: Self, words: [String])] { [(.image, ImageKey.words)] }
}

enum LevelKey: String, SpecKey {
    case severity, tint, onTint, accent, icon, spokenPrefix, announcement, haptic, metrics, description

    static var parts: [(key: Self, words: [String])] { [(.icon, ImageKey.words)] }
}

enum StyleKey: String, SpecKey {
    case extends, position, edge, bufferHeight, statusBar, title, text, shape, padding, image, indicator, dismissal,
        buttonLayout
    case metrics, sticksOnScroll, maxWidth, description

    static var parts: [(key: Self, words: [String])] {
        [
            (.text, TypographyKey.words), (.shape, ShapeKey.words), (.image, ImageFrameKey.words),
            (.indicator, IndicatorKey.words),
        ]
    }
}

enum TypographyKey: String, SpecKey { case style, weight, maxLines, font, dynamicType }

enum TitleKey: String, SpecKey { case style, weight, maxLines, font }

enum ShapeKey: String, SpecKey { case cornerRadius, border, shadow, margin, fill, align, separator }

enum ImageFrameKey: String, SpecKey { case shape, size }

enum IndicatorKey: String, SpecKey { case height, color }

enum ImageKey: String, SpecKey { case symbol, asset, url, parameter, placeholder, cached, label, decorative, fixed }

enum PlaceholderKey: String, SpecKey { case symbol, asset }

enum SurfaceKey: String, SpecKey { case scope, edge, under, group, description }

enum ScreenKey: String, SpecKey { case surfaces, coVisibleWith, description }

enum QueueKey: String, SpecKey { case order, conflict, coalesce, key, maxDepth, pause }

enum BannerKey: String, TabledKey {
    case style, level, title, text, points, link, surface, parameters, buttons, image, onTap, trigger, expires, progress
    case alsoAvailableAt, description
    // What a banner may say over its style and its level.
    case position, edge, bufferHeight, statusBar, padding, indicator, dismissal, buttonLayout, metrics
    case sticksOnScroll, maxWidth, tint, onTint, accent, icon, spokenPrefix, announcement, haptic

    static let names = KeyNames<BannerKey>()

    static var parts: [(key: Self, words: [String])] {
        [
            (.trigger, TriggerKey.words), (.metrics, MetricsKey.words), (.image, ImageKey.words),
            (.progress, [ProgressKey.step.rawValue, ProgressKey.completion.rawValue]),
        ]
    }
}

enum LinkKey: String, SpecKey { case title, placement }

enum ParameterKey: String, TabledKey {
    case type, min, max, maxLength, widest, description

    static let names = KeyNames<ParameterKey>()
}

enum ParameterType: String, CaseIterable { case int, string, image }

enum TriggerKey: String, TabledKey {
    case event, condition, clears, screens, minInterval, mutex

    static let names = KeyNames<TriggerKey>()
}

enum ProgressKey: String, SpecKey { case kind, step, onTap, completion }

enum TapWord: String, CaseIterable {
    case none, pause, resume, stop

    var action: BannerProgress.TapAction? { BannerProgress.TapAction(rawValue: rawValue) }
}

enum CompletionKey: String, SpecKey { case text, metrics }

enum ThemeKey: String, SpecKey { case palette, metrics, buttonStyles, levels, styles, texts, description }

enum LintKey: String, SpecKey { case profile, rules }
