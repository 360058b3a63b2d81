// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

/// `STEM.tokens.json`: one group, named like the spec, with the spec's own design in the light appearance.
struct TokenDocument {
    /// The version of the spec language, `bannerc: 1`.
    private static let languageVersion = 1
    /// About what a banner takes.
    private static let bytesPerBanner = 1024

    private let spec: Spec
    private let fileName: String

    init(_ input: GeneratorInput) {
        spec = input.spec
        fileName = input.fileName
    }

    /// Hands the document to `take`, piece by piece.
    func write(to take: @escaping ([UInt8]) -> Void) {
        JSONWriter.document(expected: 8192 + spec.banners.count * Self.bytesPerBanner, to: take) { json in
            json.object(spec.name.value) { json in
                json.details(writeDetails)
                if let description = spec.description { json.member("$description", description) }
                DesignTokens(
                    spec: spec, design: spec.design, ownColors: OwnStyleColors(spec), root: spec.name.value
                ).write(to: &json)
                writeButtons(to: &json)
                writeBanners(to: &json)
            }
        }
    }

    private func writeBanners(to json: inout JSONWriter) {
        json.objectIfAny("banners") { json in
            let groups = BannerGroups(spec)
            for banner in spec.banners { groups.write(banner, to: &json) }
        }
    }

    // MARK: The spec as a whole

    private func writeDetails(to json: inout JSONWriter) {
        // Tools find out by this line whose file it is, so it comes first.
        json.member("generatedFrom", fileName)
        json.member("language", Self.languageVersion)
        json.member("profile", spec.profile.rawValue)
        json.object("locales", .inline) { json in
            json.member("development", spec.locales.development)
            json.list("supported", spec.locales.supported)
        }
        writeQueue(to: &json)
        json.object("surfaces") { json in
            for surface in spec.surfaces { write(surface, to: &json) }
        }
        json.objectIfAny("screens") { json in
            for screen in spec.screens { write(screen, to: &json) }
        }
    }

    private func writeQueue(to json: inout JSONWriter) {
        let queue = spec.queue
        json.object("queue") { json in
            json.member("order", queue.order.value.rawValue)
            json.member("conflict", queue.conflict.value.rawValue)
            json.member("coalesce", queue.coalesce.value.rawValue)
            json.list("key", queue.key.value.map(\.rawValue))
            json.member("maxDepth", queue.maxDepth.value)
            json.duration("pause", queue.pause.value)
        }
    }

    private func write(_ surface: Surface, to json: inout JSONWriter) {
        json.object(surface.name) { json in
            if let description = surface.description { json.member("description", description) }
            json.member("scope", surface.scope.value.rawValue)
            json.member("edge", surface.edge.value.rawValue)
            json.member("under", surface.under.value.rawValue)
            json.member("group", surface.group.value)
        }
    }

    private func write(_ screen: Screen, to json: inout JSONWriter) {
        json.object(screen.name.value) { json in
            if let description = screen.description { json.member("description", description) }
            json.list("surfaces", screen.surfaces.map { spec.surfaces[$0.value].name })
            json.list("coVisibleWith", screen.coVisibleWith.map { spec.screens[$0.value].name.value })
        }
    }

    // MARK: Buttons

    private func writeButtons(to json: inout JSONWriter) {
        json.objectIfAny("buttons") { json in
            for button in spec.buttons {
                json.object(button.name.value) { json in
                    if let description = button.description { json.member("$description", description) }
                    json.details { write(button, to: &$0) }
                }
            }
        }
    }

    private func write(_ button: Button, to json: inout JSONWriter) {
        switch button.variant {
        case .emphasis(let emphasis):
            json.member("kind", "emphasis")
            json.member("emphasis", emphasis.rawValue)
        case .functional(let style):
            json.member("kind", "functional")
            json.member("style", style.rawValue)
        case .icon: json.member("kind", "icon")
        }
        if let title = button.title { json.text("title", title) }
        if let label = button.label { json.text("label", label) }
        if let image = button.image { json.image("image", image) }
        if let role = button.role { json.member("role", role.rawValue) }
        if button.targetSize != BannerButton.standardSize { json.member("size", button.targetSize) }
        json.member("fullWidth", button.isFullWidth)
        json.member("enabled", button.isEnabled)
    }
}
