// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

/// A template that a team sets in the place of the target `swift`'s.
enum TeamTemplate {
    /// What `template` shows of a spec named Acme with the level `error`, described as `$`, and the banner `failed`.
    static func render(_ template: String) throws -> String {
        var options = GeneratorOptions()
        options.templates["swift"] = .init(path: "ours.mustache", text: template)
        let spec = """
            bannerc: 1
            name: Acme
            queue: { order: fifo }
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", description: $ } }
            banners: { failed: { level: error, text: Failed. } }
            """
        return try #require(try Targets.files(.swift, spec, options: options)["acme.swift"])
    }

    /// What is wrong with `template`.
    static func faults(_ template: String) throws -> [TemplateFault] {
        try #require(throws: TemplateError.self) { try render(template) }.faults
    }
}
