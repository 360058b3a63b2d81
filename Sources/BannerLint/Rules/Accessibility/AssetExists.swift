// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An image that the app does not have.
enum AssetExists: Rule {
    static let description = RuleDescription(
        "BN915", "asset-exists", .accessibility, .error,
        summary: "every asset that a spec names exists",
        source: "bannerc, Configuration (assets)",
        what:
            "If an asset root is configured, each `asset` of an image or a placeholder exists there. Without an asset "
            + "root, nothing is looked up. Names are case-sensitive and include the namespaces that a catalogue's "
            + "folders provide: `Birds/owl`.",
        why: "A missing image shows as nothing, and only the app's log says so.",
        how: "Correct the name, or add the image to the catalogue.",
        bad: [
            RuleExample(
                """
                banners:
                  dog: { level: error, text: The dog found its ball., image: { asset: «dgo, decorative: true } }
                """, files: catalogue)
        ],
        good: [
            RuleExample(
                """
                banners:
                  dog: { level: error, text: The dog found its ball., image: { asset: dog, decorative: true } }
                """, files: catalogue)
        ])

    private static let catalogue = ["Assets.xcassets/dog.imageset/Contents.json": "{}"]

    static func check(_ context: RuleContext) {
        guard let assets = context.linted.assets else { return }
        // A catalogue may look on the disk: each name is looked up once.
        var known: [String: Bool] = [:]
        SpecImage.forEach(in: context) { image in
            for case .asset(let name) in image.names {
                let exists = known[name] ?? assets.contains(name)
                known[name] = exists
                if exists { continue }
                context.report(
                    "there is no asset `\(name)`", at: context.place(of: name, in: image.image),
                    notes: ["assets are looked for in \(assets.path)"],
                    help: ["correct the name, or add the image"])
            }
        }
    }
}
