// SPDX-License-Identifier: Apache-2.0

import BannerLint

/// The image sets among the files of an example, such as `Assets.xcassets/dog.imageset/Contents.json`.
struct ExampleAssets: AssetCatalog {
    let path = "Assets.xcassets"
    private let names: Set<Substring>

    /// `nil` for an example without any.
    init?(_ example: RuleExample) {
        let folders = example.files.keys.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".imageset") }
        guard !folders.isEmpty else { return nil }
        names = Set(folders.map { $0.dropLast(".imageset".count) })
    }

    func contains(_ name: String) -> Bool { names.contains(name[...]) }
}
