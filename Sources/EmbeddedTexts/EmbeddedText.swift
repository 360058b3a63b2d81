// SPDX-License-Identifier: Apache-2.0

import CEmbeddedTexts

/// A text that is part of the program: a file of the repository, as it was when the program was built.
package struct EmbeddedText: Sendable {
    /// The bytes of the file, in UTF-8. To have them costs nothing: they are read where they lie.
    ///
    /// They are constants of the program, which nobody writes and nobody frees. So the pointer is valid for as long as the program
    /// runs, and any thread may read through it.
    nonisolated(unsafe) package let bytes: UnsafeBufferPointer<UInt8>

    private init(_ text: CEmbeddedText) {
        bytes = UnsafeBufferPointer(start: text.start, count: text.count)
    }

    /// The text, copied when it is asked for.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension EmbeddedText {
    /// The schema of specs, `schema/banner.schema.json`.
    package static var specSchema: EmbeddedText { EmbeddedText(CEmbeddedSpecSchema()) }

    /// The schema of configurations, `schema/configuration.schema.json`.
    package static var configurationSchema: EmbeddedText { EmbeddedText(CEmbeddedConfigurationSchema()) }

    /// The body of pages of previews.
    package static var pageBody: EmbeddedText { EmbeddedText(CEmbeddedPageBody()) }

    /// The style sheet of pages of previews.
    package static var pageStyle: EmbeddedText { EmbeddedText(CEmbeddedPageStyle()) }

    /// The script by which pages of previews know where people are on them.
    package static var pagePlacesScript: EmbeddedText { EmbeddedText(CEmbeddedPagePlacesScript()) }

    /// The script of pages of previews.
    package static var pageScript: EmbeddedText { EmbeddedText(CEmbeddedPageScript()) }

    /// The script that a page has besides when it is served.
    package static var pageLiveScript: EmbeddedText { EmbeddedText(CEmbeddedPageLiveScript()) }

    /// The template `templates/NAME.mustache`; `nil` if there is none.
    package static func template(named name: String) -> EmbeddedText? {
        // C would take the name to end at a zero.
        guard !name.utf8.contains(0) else { return nil }
        let text = CEmbeddedTemplate(name)
        return text.start == nil ? nil : EmbeddedText(text)
    }

    /// The table `Sources/TextFit/Advances/NAME.txt`, which has to be one of `Sources/CEmbeddedTexts/Advances.c`.
    package static func advances(named name: String) -> EmbeddedText {
        let text = CEmbeddedAdvances(name)
        precondition(text.start != nil, "there is no table of advances called \(name)")
        return EmbeddedText(text)
    }

    /// The names of SF Symbols, `scripts/sf-symbols.txt`.
    package static var symbols: EmbeddedText { EmbeddedText(CEmbeddedSymbols()) }

    /// The commit that a release is built of, abbreviated; `nil` in what is built otherwise.
    package static var commit: String? {
        let text = CEmbeddedCommit()
        return text.start == nil ? nil : EmbeddedText(text).text
    }

    /// The source files of BannerCore and BannerKit but for previews, in the order of their paths.
    package static var runtimeFiles: [String] {
        // Each ends with a zero.
        EmbeddedText(CEmbeddedRuntime()).bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
