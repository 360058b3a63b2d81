// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Reads what a spec says once more for each theme that has tokens of its own: an alias then stands for what it is there.
///
/// A value may be a colour, a length, a time or a curve anywhere in a definition, and reading is what follows an alias. So the
/// definitions that a theme may change are read again, and nothing but them. Specs without such themes are read once.
struct ThemeTokens {
    let reader: NodeReader
    let locales: LocaleScope

    func read(_ graph: UseGraph, _ declarations: inout Declarations) {
        addThemes(graph.tokenThemes, &declarations)
        // What lies beyond the budget is reported later, and not read before that.
        guard SpecBudget.allowsThemes(of: declarations, reader) else { return }
        // What a theme says itself belongs to no other theme. A copy of all of them in each would be their number squared.
        var standard = declarations
        standard.themes = Table()
        var known = Set(reader.findings)
        for name in declarations.themes.items.map(\.name.value) where reader.tokens.changes(in: name) {
            let own = self.declarations(in: name, graph, standard, &known)
            _ = declarations.themes.update(name) { $0.declarations = own }
        }
    }

    private func addThemes(_ names: [Located<String>], _ declarations: inout Declarations) {
        var others: [String: Located<String>] = [:]
        for item in declarations.themes.items {
            let key = item.name.value.lowercased()
            if others[key] == nil { others[key] = item.name }
        }
        for name in names { addTheme(name, &others, &declarations) }
    }

    /// A theme is there as soon as there are tokens for it.
    private func addTheme(
        _ name: Located<String>, _ others: inout [String: Located<String>], _ declarations: inout Declarations
    ) {
        guard declarations.themes.index(of: name.value) == nil, !declarations.themes.hasFailed(name.value),
            reader.isIdentifier(name, "a theme")
        else { return }
        if name.value == DeclarationReader.standardTheme {
            return reader.report(
                .nameClash, "`standard` is the name of the spec without a theme", at: name.place,
                help: ["choose another name"])
        }
        if let other = others[name.value.lowercased()] { return reader.reportClash(name, with: other) }
        others[name.value.lowercased()] = name
        _ = declarations.themes.insert(ThemeDeclaration(), as: name)
    }

    private func declarations(
        in theme: String, _ graph: UseGraph, _ standard: Declarations, _ known: inout Set<Finding>
    ) -> Declarations {
        // Texts are looked up once; what was found before is not reported again.
        let again = NodeReader(tokens: reader.tokens)
        again.trees = reader.trees
        again.texts = reader.texts
        again.theme = theme
        var read = Declarations()
        for file in graph.specTrees {
            DeclarationReader(reader: again, locales: locales, needsName: false).readDesign(file.tree, standard, &read)
        }
        reader.findings += again.findings.filter { known.insert($0).inserted }
        var declarations = standard
        declarations.palette = standard.palette.replaced(by: read.palette)
        declarations.metrics = standard.metrics.replaced(by: read.metrics)
        declarations.buttonStyles = standard.buttonStyles.replaced(by: read.buttonStyles)
        declarations.levels = standard.levels.replaced(by: read.levels)
        declarations.styles = standard.styles.replaced(by: read.styles)
        declarations.banners = standard.banners.replaced(by: read.banners)
        return declarations
    }
}
