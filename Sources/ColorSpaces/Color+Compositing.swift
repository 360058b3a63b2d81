// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// This colour drawn over `backdrop`, in sRGB: source-over of Compositing and Blending Level 1, on coded values, as
    /// browsers and Apple's frameworks do by default. Opaque when either of the two is.
    ///
    /// Colours outside sRGB are neither clipped nor mapped.
    public func composited(over backdrop: Color) -> Color {
        let covered = backdrop.alpha * (1 - alpha)
        let union = alpha + covered
        guard union > 0 else { return Color(.srgb, 0, 0, 0, alpha: 0) }

        let source = converted(to: .srgb).vector
        let behind = backdrop.converted(to: .srgb).vector
        return Color(.srgb, (source * alpha + behind * covered) / union, alpha: union)
    }
}
