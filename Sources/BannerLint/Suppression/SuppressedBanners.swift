// SPDX-License-Identifier: Apache-2.0

package import Diagnostics
package import YAMLSource

/// The banners that suppressions name: `# bannerc: ignore[duration-max: welcome] -- …`.
package enum SuppressedBanners {
    /// The banners that comments in `tree` name, and where.
    package static func all(in tree: NodeTree) -> [(banner: String, place: Place)] {
        guard tree.source.bytes.containsSuppression else { return [] }
        return tree.comments.flatMap { comment -> [(banner: String, place: Place)] in
            var parser = SuppressionParser(tree.source.bytes, comment.place.bytes)
            guard case .parsed(let parsed) = parser.parse() else { return [] }
            return parsed.names.compactMap { name in
                name.banner.map { ($0, Place(file: comment.place.file, bytes: name.bytes)) }
            }
        }
    }
}
