// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The design of a spec in one theme, as BannerKit gets it.
struct RuntimeDesign {
    private let spec: Spec
    private let buttonLooks: [BannerButtonVariant: BannerButtonLook]

    /// The typefaces, levels and buttons of `spec` as `design` has them.
    init(_ spec: Spec, _ design: Design) {
        self.spec = spec
        buttonLooks = design.buttonLooks.reduce(into: [:]) { $0[$1.name.value.variant] = BannerButtonLook($1) }
    }

    /// How banners of `look` look and behave.
    func configuration(_ look: Look) -> BannerConfiguration {
        let style = look.style
        let sizes = style.dynamicType.value
        return BannerConfiguration(
            position: style.position.value, edge: style.edge.value, bufferHeight: style.bufferHeight.value,
            statusBar: style.statusBar.value,
            typography: BannerTypography(
                style: style.textStyle.value, weight: style.textWeight.value, maxLines: style.maxLines.value,
                dynamicType: sizes, font: font(style.textFont.value)),
            titleTypography: BannerTypography(
                style: style.titleStyle.value, weight: style.titleWeight.value, maxLines: style.titleMaxLines.value,
                dynamicType: sizes, font: font(style.titleFont.value)),
            shape: Self.shape(style), padding: style.padding.value,
            image: BannerImageFrame(shape: style.imageShape.value, size: style.imageSize.value),
            indicator: style.indicatorHeight.value.map {
                BannerIndicator(height: $0, color: style.indicatorColor.value.map { BannerColor($0) })
            },
            dismissal: style.dismissal.value, buttonLayout: style.buttonLayout.value, buttonLooks: buttonLooks,
            metrics: BannerDisplayMetrics(
                presentation: look.metrics.value.present.value, display: look.metrics.value.display.value,
                dismissal: look.metrics.value.dismiss.value, motion: look.metrics.value.motion.value,
                transition: look.metrics.value.transition.value,
                dismissalCurve: look.metrics.value.dismissEasing.value),
            sticksOnScroll: style.sticksOnScroll.value, maxWidth: style.maxWidth.value)
    }

    /// What banners of a level look like. Of texts, `locale` gets its own.
    func level(_ level: LevelAttributes, in locale: String) -> BannerLevelConfiguration {
        BannerLevelConfiguration(
            tint: BannerColor(level.tint.value), onTint: BannerColor(level.onTint.value),
            accent: level.accent.value.map { BannerColor($0) },
            icon: level.icon.value.map { BannerImage($0, in: locale) }, isIconFixed: level.icon.value?.isFixed ?? false,
            spokenPrefix: level.spokenPrefix.value.map { BannerText($0.literal(in: locale)) },
            announcement: level.announcement.value, haptic: level.haptic.value)
    }

    /// A button with the words of `locale`.
    static func button(_ button: Button, in locale: String) -> BannerButton {
        BannerButton(
            id: button.name.value, variant: button.variant,
            title: button.title.map { BannerText($0.literal(in: locale)) },
            label: button.label.map { BannerText($0.literal(in: locale)) },
            image: button.image.map { BannerImage($0, in: locale) }, role: button.role, minimumSize: button.targetSize,
            isFullWidth: button.isFullWidth, isEnabled: button.isEnabled)
    }

    private func font(_ index: Int?) -> BannerFont? {
        index.flatMap { spec.fonts.indices.contains($0) ? BannerFont(family: spec.fonts[$0].family.value) : nil }
    }

    private static func shape(_ style: StyleAttributes) -> BannerShape {
        BannerShape(
            cornerRadius: style.cornerRadius.value, border: style.border.value.map { BannerBorder($0) },
            shadow: style.shadow.value.map {
                BannerShadow(x: $0.x, y: $0.y, blur: $0.blur, color: BannerColor($0.color.value))
            },
            margin: style.margin.value, fill: style.fill.value, alignment: style.alignment.value,
            hasSeparator: style.hasSeparator.value)
    }
}

extension BannerBorder {
    init(_ border: Border) { self.init(width: border.width, paint: BannerPaint(border.paint)) }
}

extension BannerButtonLook {
    init(_ look: ButtonLook) {
        self.init(
            fill: look.fill.value.map { BannerPaint($0) }, label: look.label.value.map { BannerPaint($0) },
            border: look.border.value.map { BannerBorder($0) }, cornerRadius: look.cornerRadius.value,
            minHeight: look.minHeight.value, padding: look.padding.value, pressedOpacity: look.pressedOpacity.value,
            disabledOpacity: look.disabledOpacity.value)
    }
}

extension BannerImage {
    /// The image as it is before anything has been loaded; what a parameter brings is an image of its name.
    init(_ image: Image, in locale: String, parameters: [Parameter] = []) {
        let source: BannerImageSource =
            switch image.source {
            case .symbol(let name): .symbol(name)
            case .asset(let name): .asset(name)
            case .url(let url, let placeholder, let isCached):
                .asyncImage(url: url, placeholder: placeholder.map { BannerImageSource($0) }, isCached: isCached)
            case .parameter(let index, _):
                .asset(parameters.indices.contains(index) ? parameters[index].name.value : "")
            }
        self.init(source, label: image.isDecorative ? nil : image.label.map { BannerText($0.literal(in: locale)) })
    }
}

extension BannerImageSource {
    init(_ placeholder: Image.Placeholder) {
        switch placeholder {
        case .symbol(let name): self = .symbol(name)
        case .asset(let name): self = .asset(name)
        }
    }
}

extension LocalizedText {
    /// What it says in `locale`, where it has no parameters.
    func literal(in locale: String) -> String { entry(for: locale)?.content.mainPattern.literal ?? "" }
}
