// SPDX-License-Identifier: Apache-2.0

package import BannerLint
import BannerSpec
package import Diagnostics
import JSONWriting
import YAMLSource

/// A baseline on the disk.
///
/// ```json
/// {
///   "version": 2,
///   "findings": [
///     { "path": "specs/owl.banner.yaml", "rule": "BN401", "keyPath": "palette.green.light", "appearance": "light", "measured": 4.1 },
///     { "path": "specs/owl.banner.yaml", "rule": "BN509", "keyPath": "buttons.close.size", "measured": 30, "atMost": "warning" }
///   ]
/// }
/// ```
package struct BaselineFile {
    /// The name that it has where nobody says otherwise.
    package static let standardName = "bannerc-baseline.json"

    /// Where it is.
    let path: String
    /// What reads it.
    let files: InputFiles

    /// The baseline at `path`, read through `files`.
    package init(path: String, files: InputFiles) {
        self.path = path
        self.files = files
    }

    private static let version = 2

    /// The baseline; `nil` if there is no file. Throws ``CommandFailure`` with what is wrong with it.
    package func read() throws(CommandFailure) -> Baseline? {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try files.read(path)
        } catch {
            if error.isMissing { return nil }
            throw CommandFailure("can't read the baseline \(path.shown): \(error.reason)")
        }
        var reader = Reader(SourceFile(path: path, bytes: bytes))
        return try reader.read()
    }

    /// Writes `baseline`, if the file does not hold it already.
    func write(_ baseline: Baseline) throws(CommandFailure) {
        let bytes = JSONWriter.document { json in
            json.member("version", Self.version)
            json.array("findings") { json in
                for (key, allowance) in baseline.allowances.sorted(by: { $0.key < $1.key }) {
                    json.object(nil, .inline) { json in
                        json.member("path", key.path)
                        json.member("rule", key.rule)
                        json.member("keyPath", key.keyPath)
                        json.members(of: Finding.Case(key.identity, measured: allowance.measured))
                        if allowance.limit < .error { json.member("atMost", allowance.limit.rawValue) }
                        if allowance.count > 1 { json.member("count", allowance.count) }
                    }
                }
            }
        }
        _ = try OutputWriter.write([.init(source: path, bytes: bytes, former: nil)])
    }

    /// The paths of `sources` relative to the folder of the baseline, by their own, so that it does not matter where a run
    /// starts.
    package func relativePaths(_ sources: SourceSet) -> [String: String] {
        // The folder may be yet to make.
        let root = FileSystem.futureRealPath(Path.folder(of: path))
        var paths: [String: String] = [:]
        for source in sources.files {
            guard let folder = FileSystem.realPath(Path.folder(of: source.path)) else { continue }
            paths[source.path] = Path.relative(Path.join(folder, Path.name(of: source.path)), to: root)
        }
        return paths
    }

    /// Whether the file is there that an entry of the baseline names `path`.
    func isThere(_ path: String) -> Bool {
        FileSystem.realPath(Path.join(Path.folder(of: self.path), path)) != nil
    }

    private struct Reader {
        private var sources = SourceSet()
        private var findings: [Finding] = []
        private let tree: NodeTree?

        init(_ source: SourceFile) {
            tree = JSONReader.read(source, as: sources.add(source), findings: &findings)
        }

        mutating func read() throws(CommandFailure) -> Baseline {
            var allowances: [Baseline.Key: Baseline.Allowance] = [:]
            if let root = tree?.root {
                checkVersion(of: root)
                for item in member("findings", of: root)?.items ?? root.items {
                    guard let path = member("path", of: item)?.text, let rule = member("rule", of: item)?.text,
                        let keyPath = member("keyPath", of: item)?.text,
                        let count = Int(member("count", of: item)?.text ?? "1"), count > 0
                    else {
                        report("an entry has a `path`, a `rule`, a `keyPath`, and a `count` of 1 or more", item)
                        continue
                    }
                    let identity = Finding.Case.Identity(
                        banner: member("banner", of: item)?.text, theme: member("theme", of: item)?.text,
                        appearance: member("appearance", of: item)?.text, locale: member("locale", of: item)?.text)
                    let key = Baseline.Key(path: path, rule: rule, keyPath: keyPath, identity: identity)
                    let measured = member("measured", of: item).flatMap { Double($0.text) }
                    let limit = member("atMost", of: item).flatMap { Severity(rawValue: $0.text) } ?? .error
                    let allowance = Baseline.Allowance(count: 0, measured: measured, limit: limit)
                    allowances[key, default: allowance].count += min(count, 1 << 32)
                }
            }
            guard findings.isEmpty else { throw CommandFailure(Report(sources: sources, findings: findings)) }
            return Baseline(allowances)
        }

        private mutating func checkVersion(of root: Node) {
            let written = member("version", of: root)?.text
            guard written != "\(BaselineFile.version)" else { return }
            if written == "1" {
                report(
                    "this baseline is of bannerc 0.1, which noted no banners, themes and languages", root,
                    help: "remove it, look at what `bannerc lint` finds, and then run `bannerc baseline`")
            } else {
                report(
                    "this is not a baseline that this version of the program can read", root,
                    help: "remove it, and `bannerc baseline` writes a new one")
            }
        }

        private func member(_ name: String, of node: Node) -> Node? {
            node.entries.first { $0.key.text == name }?.value
        }

        private mutating func report(_ message: String, _ node: Node, help: String? = nil) {
            findings.append(Finding(.wrongType, .error, message, at: node.place, help: help.map { [$0] } ?? []))
        }
    }
}
