// SPDX-License-Identifier: Apache-2.0

public import BannerGenerators
import BannerSpec
public import Diagnostics
import TextCatalogs

/// A file of texts that comes back.
public struct ImportFile: Sendable {
    /// The file among the sources of the run.
    public let id: FileID
    /// Its format.
    public let format: ExchangeFormat
    /// The name that it shares with the spec that it was exported from: `acme` of `acme.de.xliff`.
    public let table: String
    /// The language of what does not say it itself.
    let locale: String?
    let texts: any TextSource

    /// Reads the file that `source` holds, which is `id` of a run. `locale` is the language of a file that says none. Returns what is
    /// wrong with it as a whole.
    public static func open(_ source: SourceFile, _ id: FileID, locale: String?) -> Result<ImportFile, ImportFault> {
        do throws(TextFault) {
            if let format = ExchangeFormat(path: source.path), let known = TextSourceFormat(path: source.path) {
                let path = TextPath(source.path, known)
                let texts = try known.open(source, at: source.path, language: locale)
                let ofName = known == .arb ? TextPath.localeThatIsName(of: source.path) : nil
                let locale = locale ?? path.locale ?? ofName
                return .success(ImportFile(id: id, format: format, table: path.table, locale: locale, texts: texts))
            }
            let stem = Stem(source.path)
            let texts = try CSVSource(source, locale: locale ?? stem.locale ?? "")
            return .success(ImportFile(id: id, format: .csv, table: stem.table, locale: locale, texts: texts))
        } catch {
            return .failure(ImportFault(error.finding(in: id)))
        }
    }

    /// The name of a table: `acme.de.csv` is `acme` in `de`.
    private struct Stem {
        var table: String
        var locale: String?

        init(_ path: String) {
            let name =
                path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
            let words = name.split(separator: ".").dropLast()
            let tag = words.count > 1 ? words.last.map(String.init) : nil
            let isTag = tag.map { (2...3).contains($0.split(separator: "-").first?.count ?? 0) } ?? false
            locale = isTag ? tag : nil
            table = (isTag ? words.dropLast() : words).joined(separator: ".")
        }
    }
}

/// What keeps a file from being read.
public struct ImportFault: Error {
    /// What is wrong, and where.
    public let finding: Finding

    init(_ finding: Finding) { self.finding = finding }
}

extension ImportFile {
    /// The name that a file at `path` shares with the spec that it was exported from.
    public static func table(of path: String) -> String {
        guard let format = TextSourceFormat(path: path) else { return Stem(path).table }
        return TextPath(path, format).table
    }

    /// Whether it holds no text at all, as of a language that nothing is translated into yet.
    public var isEmpty: Bool { texts.keys.isEmpty }

    /// The file holds no text of the spec at `path`.
    public func isForeign(to path: String) -> Finding {
        Finding(
            .unknownReference, .error, "the file contains no text of `\(path)`", at: Place(file: id, bytes: 0..<0),
            help: ["texts are known by the names that `bannerc export \(format.rawValue)` gives them"])
    }
}
