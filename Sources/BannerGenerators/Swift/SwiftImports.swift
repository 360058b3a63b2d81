// SPDX-License-Identifier: Apache-2.0

/// What a generated file imports.
///
/// The files of a module agree on the level of an import, unless it is `public`: beside one that says `internal` or `package`, an
/// `import` without a level is an error (SE-0409) but where `InternalImportsByDefault` is on. Files of an app have such imports.
struct SwiftImports {
    /// Who may use the declarations, which name types of what is imported.
    let access: SwiftAccess
    let importsBannerKit: Bool
    let importsSwiftUI: Bool
    let importsFoundation: Bool

    /// The lines, the file's own after the ones that declarations need.
    var lines: [String] {
        let foundation = importsFoundation ? ["import Foundation"] : []
        guard access == .package else { return imports(access == .public ? "public import" : "import") + foundation }
        let (explicit, plain) = (imports("package import"), imports("import"))
        guard !explicit.isEmpty else { return foundation }
        return ["#if hasFeature(InternalImportsByDefault)"] + explicit.map { "    " + $0 } + ["#else"]
            + plain.map { "    " + $0 } + ["#endif"] + foundation
    }

    /// What declarations need.
    private func imports(_ keyword: String) -> [String] {
        let own = importsBannerKit ? ["\(keyword) BannerKit"] : []
        return importsSwiftUI ? own + ["#if canImport(SwiftUI)", "    \(keyword) SwiftUI", "#endif"] : own
    }
}
