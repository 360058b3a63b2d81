// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TextCatalogs

/// The files of texts of an app, and which of them have a key.
struct AppTexts {
    /// A table: one file, or a file for each language.
    struct Table {
        /// The file that a spec names.
        var path: String
        var name: String
        /// Whether it is one of Apple's, which Swift looks texts up in.
        var isApples: Bool
        /// The languages that its paths tell.
        var locales: [String]
        /// The language that it is written in.
        fileprivate var language: String
        fileprivate var sources: [any TextSource]
    }

    /// Where a key stands.
    enum Lookup: Equatable {
        case found(Int)
        case missing
        /// In several tables of the same name.
        case ambiguous
    }

    private(set) var tables: [Table] = []
    private(set) var doubts: [Doubt] = []
    /// The language that the app is developed in.
    private(set) var development = "en"
    private var tablesByKey: [String: [Int]] = [:]

    init(_ files: [SourceFile]) {
        var families: [String: [(path: TextPath, file: SourceFile, format: TextSourceFormat)]] = [:]
        var order: [String] = []
        for file in files {
            guard let format = TextSourceFormat(path: file.path) else { continue }
            let path = TextPath(file.path, format)
            let family = Self.family(of: file.path, path, format)
            if families[family] == nil { order.append(family) }
            families[family, default: []].append((path, file, format))
        }
        for family in order { add(families[family] ?? []) }
        // Others may be of extensions and storyboards, and in whichever language comes first.
        let main = tables.first { $0.isApples && $0.name == "Localizable" } ?? tables.first
        development = main?.language ?? development
        for (index, table) in tables.enumerated() {
            for key in Set(table.sources.flatMap(\.keys)) { tablesByKey[key, default: []].append(index) }
        }
    }

    /// What the files of a table have in common.
    private static func family(of path: String, _ text: TextPath, _ format: TextSourceFormat) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return switch format {
        case .stringCatalog, .xliff: path
        case .strings, .stringsDict: (parts.dropLast(2) + ["*.lproj", text.table[...]]).joined(separator: "/")
        case .android: (parts.dropLast(2) + ["values*", text.table[...]]).joined(separator: "/")
        case .arb: (parts.dropLast() + [text.table + "*.arb"]).joined(separator: "/")
        }
    }

    private mutating func add(_ files: [(path: TextPath, file: SourceFile, format: TextSourceFormat)]) {
        // The language that the app is developed in, as far as the paths tell.
        let wanted = [nil, "en", files.compactMap(\.path.locale).min()]
        guard let locale = wanted.first(where: { locale in files.contains { $0.path.locale == locale } }) else {
            return
        }
        let chosen = files.filter { $0.path.locale == locale }
        var sources: [any TextSource] = []
        for (_, file, format) in chosen {
            do throws(TextFault) {
                sources.append(try format.open(file, at: file.path))
            } catch {
                let line = file.lines.line(at: min(error.range.lowerBound, file.bytes.count)) + 1
                doubts.append(
                    Doubt("its texts are left out: \(error.message)", at: AppPlace(path: file.path, line: line)))
            }
        }
        guard let first = chosen.first, !sources.isEmpty else { return }
        let language = sources.first?.sourceLanguage ?? locale ?? "en"
        tables.append(
            Table(
                path: (chosen.first { $0.format == .strings } ?? first).file.path, name: first.path.table,
                isApples: [.stringCatalog, .strings, .stringsDict].contains(first.format),
                locales: Set(files.compactMap(\.path.locale) + [language]).sorted(), language: language,
                sources: sources))
    }

    // MARK: Keys

    /// The table that Swift in the file `path` takes a key from. Of several that would do, the one in the nearest folder counts, where
    /// that is one.
    func file(of key: String, table: String?, from path: String) -> Lookup {
        let known = tablesByKey[key] ?? []
        let apples = known.filter { tables[$0].isApples && tables[$0].name == table ?? "Localizable" }
        let candidates = !apples.isEmpty || table != nil ? apples : known.filter { !tables[$0].isApples }
        guard candidates.count > 1 else { return candidates.first.map { .found($0) } ?? .missing }
        let shared = candidates.map { Self.sharedFolders(tables[$0].path, path) }
        let nearest = candidates.indices.filter { shared[$0] == shared.max() }
        return nearest.count == 1 ? .found(candidates[nearest[0]]) : .ambiguous
    }

    /// Whether other tables have the key too, so that a spec has to say which it means.
    func needsTable(_ key: String, among used: Set<Int>) -> Bool {
        (tablesByKey[key] ?? []).filter(used.contains).count > 1
    }

    private static func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }

    /// For each placeholder of a text, by the position of its argument, whether it takes a number.
    func kinds(ofArgumentsOf key: String, in table: Int) -> [Bool] {
        var kinds: [Int: Bool] = [:]
        for piece in pieces(key, table) {
            switch piece {
            case .argument(let position, let kind, _): kinds[position] = kind == .integer
            case .substitution(_, let position): kinds[position] = true
            case .literal, .named, .ownArgument: break
            }
        }
        return kinds.sorted { $0.key < $1.key }.map(\.value)
    }

    private func pieces(_ key: String, _ table: Int) -> [FormatPiece] {
        guard let text = text(key, table),
            let translation = text.translations.first(where: { $0.locale == development }) ?? text.translations.first
        else { return [] }
        switch translation.content {
        case .single(let form): return form.pieces
        case .plural(let argument, let forms):
            let pieces = forms.flatMap(\.form.pieces)
            return argument.map { pieces + [.substitution(name: "", position: $0)] } ?? pieces
        }
    }

    private func text(_ key: String, _ table: Int) -> CatalogText? {
        var faults: [TextFault] = []
        return tables[table].sources.lazy.compactMap { $0.text(for: key, faults: &faults) }.first
    }

    /// The languages that a text is in, as far as its file or the names of its files tell.
    func locales(of key: String, in table: Int) -> Set<String> {
        let own = text(key, table)?.translations.map(\.locale) ?? []
        return Set(own).union(tables[table].locales)
    }
}
