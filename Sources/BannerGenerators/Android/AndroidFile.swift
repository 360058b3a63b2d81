// SPDX-License-Identifier: Apache-2.0

/// A file of the target `android`, with what stands in it.
struct AndroidFile: Sendable {
    /// The file, relative to the folder of resources.
    let path: String
    /// Resources of one kind, by definition.
    var groups: [AndroidDesigns.Group] = []
    /// Whether colours are those of dark appearances.
    var isNight = false
    var attributes: [AndroidDesigns.Item] = []
    var overlays: [AndroidDesigns.Overlay] = []
    /// Texts in one language.
    var strings: AndroidStrings.InLocale?

    /// All files of a spec; none without content.
    static func all(_ designs: AndroidDesigns, _ strings: AndroidStrings) -> [AndroidFile] {
        let files = [
            AndroidFile(path: "values/colors.xml", groups: groups(designs) { $0.resource.kind == .color }),
            AndroidFile(path: "values-night/colors.xml", groups: groups(designs, isNight), isNight: true),
            AndroidFile(
                path: "values/dimens.xml",
                groups: groups(designs) { [.dimen, .float].contains($0.resource.kind) }),
            AndroidFile(path: "values/integers.xml", groups: groups(designs) { $0.resource.kind == .integer }),
            AndroidFile(path: "values/looks.xml", groups: groups(designs) { $0.resource.kind == .string }),
            AndroidFile(path: "values/themes.xml", attributes: designs.attributes, overlays: designs.overlays),
        ]
        let texts = strings.locales.map { locale in
            AndroidFile(path: "values\(locale.qualifier)/strings.xml", strings: locale)
        }
        return files.filter { !$0.groups.isEmpty || !$0.attributes.isEmpty } + texts
    }

    private static func groups(_ designs: AndroidDesigns, _ isIncluded: (AndroidDesigns.Entry) -> Bool)
        -> [AndroidDesigns.Group]
    {
        designs.groups.compactMap { group in
            var group = group
            group.resources = group.resources.filter(isIncluded)
            return group.resources.isEmpty ? nil : group
        }
    }

    /// Whether a colour is another one in dark appearances. One that refers to another is that by itself.
    private static func isNight(_ entry: AndroidDesigns.Entry) -> Bool {
        guard entry.reference == nil, case .color(let light, let dark, _) = entry.value else { return false }
        return light != dark
    }
}
