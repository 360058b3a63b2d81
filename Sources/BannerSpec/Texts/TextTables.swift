// SPDX-License-Identifier: Apache-2.0

package import Diagnostics
package import TextCatalogs

/// A file of texts that a spec uses.
struct TextFile {
    var id: FileID
    var format: TextSourceFormat
    var path: TextPath
    var source: any TextSource
    /// Where the spec names it, or the file in another language that lies beside it.
    var place: Place

    /// The table that the file says it holds, where it may hold several.
    var ownTable: String?

    /// The table that it is a part of: those of `de.lproj/Localizable.strings` and `en.lproj/Localizable.strings` are one.
    var table: String { ownTable ?? path.table }

    /// Whether `name` means it: its table, or the file as a whole.
    func isCalled(_ name: String?) -> Bool { name == nil || name == table || name == path.table }
}

/// The texts of the files that a spec uses, by key. Only those that the spec asks for are read.
final class TextTables {
    /// What a key leads to.
    enum Match {
        /// The files of one table that have it, and what they say.
        case found([(file: TextFile, text: CatalogText)])
        /// Several tables have it.
        case several([TextFile])
        case missing
    }

    private struct Asked: Hashable {
        var file: Int
        var key: String
    }

    let files: [TextFile]
    /// Whether every used file could be read. If not, a key that is unknown may stand in one that could not.
    let isComplete: Bool
    /// How many unknown keys are still looked up among the known ones.
    var suggestions = SuggestionBudget(NodeReader.suggestionLimit)
    /// Files whose language was reported, so that it is not reported for each text.
    var reportedLanguages: Set<FileID> = []

    private var read: [Asked: CatalogText?] = [:]
    private var noted: [Asked: TextUses.Use] = [:]
    private var faulty: Set<Asked> = []

    init(_ files: [TextFile] = [], isComplete: Bool = true) {
        // Where both have a key, plurals stand over texts, as Foundation has it.
        self.files = files.filter { $0.format == .stringsDict } + files.filter { $0.format != .stringsDict }
        self.isComplete = isComplete
    }

    var isEmpty: Bool { files.isEmpty }

    /// The files, for messages: "`Localizable.xcstrings`, `Banners.xcstrings`".
    var names: String {
        var paths: [String] = []
        for path in files.lazy.map(\.source.source.path) where !paths.contains(path) { paths.append(path) }
        let shown = paths.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }

    /// How a banner without a text may have one.
    func helpNaming(_ banner: String) -> String { isEmpty ? "" : ", or the key `\(banner)` to \(names)" }

    /// What `key` leads to, in the table of this name if there is one. Faults in what is read for the first time are given to `report`.
    func match(_ key: String, table: String?, _ report: ([TextFault], TextFile) -> Void) -> Match {
        var found: [(file: TextFile, text: CatalogText)] = []
        for (index, file) in files.enumerated() where file.isCalled(table) {
            let asked = Asked(file: index, key: key)
            if let known = read[asked] {
                if let known { found.append((file, known)) }
                continue
            }
            var faults: [TextFault] = []
            let text = file.source.text(for: key, faults: &faults)
            read[asked] = .some(text)
            if !faults.isEmpty {
                faulty.insert(asked)
                report(faults, file)
            }
            if let text { found.append((file, text)) }
        }
        let tables = Set(found.map(\.file.table))
        if tables.count > 1 { return .several(found.map(\.file)) }
        return found.isEmpty ? .missing : .found(found)
    }

    /// Whether something is wrong with what a file says under `key`, so that a language may be missing for that.
    func isFaulty(_ key: String) -> Bool {
        files.indices.contains { faulty.contains(Asked(file: $0, key: key)) }
    }

    /// Notes that `text` of `file` is asked for at `place`.
    func note(_ text: CatalogText, _ file: TextFile, askedAt place: Place) {
        guard let index = files.firstIndex(where: { $0.id == file.id && $0.table == file.table }) else { return }
        let asked = Asked(file: index, key: text.key)
        if noted[asked] == nil {
            let parts = text.translations.flatMap { translation -> [(range: Range<Int>, locale: String)] in
                switch translation.content {
                case .single(let form): [(form.range, translation.locale)]
                case .plural(_, let forms): forms.map { ($0.form.range, translation.locale) }
                }
            }
            noted[asked] = TextUses.Use(
                place: Place(file: file.id, bytes: text.range), key: text.key, parts: parts, asked: [])
        }
        noted[asked]?.asked.append(place)
    }

    /// Every text that was asked for.
    var uses: TextUses {
        TextUses(Array(noted.values), of: files.map { TextUses.Keys(table: $0.table, keys: $0.source.keys) })
    }
}

extension TextFault {
    /// The fault as a finding in `file`.
    package func finding(in file: FileID) -> Finding {
        let rule: RuleID =
            switch kind {
            case .syntax, .format: .textFile
            case .text: .invalidText
            case .plural: .pluralForm
            case .duplicate: .duplicateDefinition
            }
        return Finding(
            rule, .error, message, at: Place(file: file, bytes: range),
            labels: related.map { [Label($0.message, at: Place(file: file, bytes: $0.range))] } ?? [],
            help: help.isEmpty ? [] : [help])
    }
}
