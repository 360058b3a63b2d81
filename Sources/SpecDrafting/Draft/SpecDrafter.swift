// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Makes a first spec of what the files of an app say, in these stages:
///
/// 1. Files of texts and catalogues of colours are indexed (``AppTexts``, ``AppColors``).
/// 2. Swift is read for calls that show banners (``CallReader``), and for colours.
/// 3. Banners become parts of a draft, each once, with all places where it is shown.
///
/// It says only what stands in the files. The rest is told as a ``Doubt``.
public enum SpecDrafter {
    /// Banners of a draft.
    public static let bannerLimit = 500
    /// Colours that are copied into the palette.
    public static let colorLimit = 200
    /// Files of tokens and asset catalogues under `use`.
    public static let useLimit = 40

    /// A draft of what `files` say. `prefix` leads from the folder of the spec to that which paths are relative to: `../`.
    public static func draft(_ files: AppFiles, prefix: String) -> SpecDraft {
        let texts = AppTexts(files.texts)
        var colors = AppColors(files.catalogues)
        var draft = SpecDraft()
        draft.doubts = texts.doubts
        colors.add(AndroidColors.read(files.androidColors, &draft.doubts))
        let codes = files.code.filter(isOfInterest).map { SwiftCode($0) }
        for code in codes { colors.addConstants(of: code) }
        var found: [(banner: FoundBanner, library: BannerLibrary, place: AppPlace)] = []
        for code in codes {
            var reader = CallReader(code, texts, colors)
            reader.read()
            found += reader.banners
            draft.doubts += reader.doubts
        }
        addColors(colors.palette, &draft)
        addUses(files, prefix, &draft)
        BannerDrafting(texts: texts, colors: colors, files: files, prefix: prefix).add(found, to: &draft)
        return draft
    }

    /// Whether a file may hold anything that counts: most of an app's doesn't, and is not cut into tokens.
    private static func isOfInterest(_ file: SourceFile) -> Bool {
        let words = BannerLibrary.allCases.flatMap(\.modules) + ["static let"]
        return words.contains { file.bytes.holds($0.utf8) }
    }

    private static func addColors(_ found: [FoundPaletteColor], _ draft: inout SpecDraft) {
        var names = DraftNames()
        for color in found.prefix(colorLimit) {
            let dark = color.dark ?? color.light
            let value =
                dark == color.light
                ? color.light
                : "{ light: \(color.light), dark: \(dark) }"
            draft.colors.append(
                SpecDraft.PaletteColor(name: names.unique(color.name), value: value, place: color.place))
        }
        if found.count > colorLimit {
            draft.doubts.append(
                Doubt(
                    "there are \(found.count) colours; a draft takes \(colorLimit), so this and all behind it are left out",
                    at: found[colorLimit].place))
        }
    }

    private static func addUses(_ files: AppFiles, _ prefix: String, _ draft: inout SpecDraft) {
        let catalogues = files.catalogues.map { catalogue in
            SpecDraft.Use(
                path: QuotedScalar.quoting(prefix + catalogue.path), file: catalogue.path,
                comment: names(catalogue.colors))
        }
        let tokens = files.tokens.map { file in
            SpecDraft.Use(
                path: QuotedScalar.quoting(prefix + file.path), file: file.path,
                key: file.key == "tokens" ? nil : file.key)
        }
        let all = catalogues + tokens
        draft.uses += all.prefix(useLimit)
        for use in all.dropFirst(useLimit) {
            draft.doubts.append(
                Doubt("a draft uses \(useLimit) files of colours, and leaves this out", at: AppPlace(path: use.file)))
        }
    }

    /// The first colours of a catalogue, as a comment.
    private static func names(_ colors: [String]) -> String {
        let shown = colors.prefix(8).map { "{\($0)}" }.joined(separator: ", ")
        return DraftText.comment("colours: \(shown)\(colors.count > 8 ? " and \(colors.count - 8) more" : "")")
    }
}
