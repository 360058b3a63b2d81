// SPDX-License-Identifier: Apache-2.0

import BannerPreview

/// What a run of `bannerc preview` is asked for.
struct PreviewSettings {
    /// Files, folders, or `-`; none for what the configuration says.
    var specs: [String]
    /// The name that standard input goes by.
    var inputName: String
    /// The path of the configuration, if it is not to be searched for.
    var configuration: String?
    /// The folder that pages go to.
    var output: String
    /// The combination in which pictures are drawn in the place of pages; `nil` for pages.
    var pictures: PreviewCombination?
    /// Whether pictures are PNG, and not SVG.
    var isRaster = false
    /// Values that are shown in the place of parameters, beside those that follow from the spec.
    var values = OwnValues([:])
    /// What is compared, in the place of pages.
    var against: Against?
    /// Whether nothing is written, and stale files are named.
    var isChecking = false
    /// Whether files that are written are named.
    var isVerbose = false

    /// What specs are compared with.
    struct Against {
        /// A folder or a file, or else a git revision.
        var version: String
        /// Whether a summary with pictures is written in the place of pages.
        var isSummary = false
        /// What addresses of pictures begin with in the summary.
        var pictures = ""
    }
}
