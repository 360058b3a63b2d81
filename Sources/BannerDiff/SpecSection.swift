// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerSpec
import Diagnostics

/// A section of named definitions, those that others refer to first.
enum SpecSection: String, CaseIterable {
    case palette, fonts, metrics, buttonStyles, levels, styles, buttons, surfaces, screens, banners, themes

    /// The names of the definitions, in the order of the spec.
    func names(in spec: Spec) -> [String] {
        switch self {
        case .palette: spec.design.palette.map(\.name.value)
        case .fonts: spec.fonts.map(\.name.value)
        case .metrics: spec.design.metrics.map { $0.name ?? "" }
        case .buttonStyles: spec.design.buttonLooks.map(\.name.value.rawValue)
        case .levels: spec.design.levels.map(\.name.value)
        case .styles: spec.design.styles.map(\.name)
        case .buttons: spec.buttons.map(\.name.value)
        case .surfaces: spec.surfaces.map(\.name)
        case .screens: spec.screens.map(\.name.value)
        case .banners: spec.banners.map(\.name.value)
        case .themes: spec.themes.map(\.name.value)
        }
    }

    /// All that the definition at `index`, which is called `name`, says, but for its name, its description and which banners exclude it.
    func content(_ index: Int, _ name: String, of spec: Spec, _ renames: Renames) -> [String] {
        var collector = ValueCollector(spec, renames)
        guard self != .themes else {
            // What banners look like in it follows from the rest.
            collector.collectThemed(index) { !$0.holds(".banners.") }
            let prefix = renames.path("themes.\(name)").count
            return collector.values.filter { $0.code != .description }.map { "\($0.key.dropFirst(prefix))=\($0.text)" }
        }
        collector.collect(self, index, name, withLook: true)
        return collector.values.filter { $0.code != .description && !$0.isOfNames }.map { "\($0.suffix)=\($0.source)" }
    }
}
