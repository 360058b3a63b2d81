// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerSpec
import Diagnostics

/// Two versions of a spec, for tests.
enum Versions {
    /// A spec that tests change.
    static let base = """
        bannerc: 1
        name: Acme
        palette:
          red: { light: "#8C1D18", dark: "#F2B8B5" }
        metrics:
          brief: { display: 5s }
        levels:
          info: { tint: "#00315F", onTint: "#FFFFFF" }
          error: { tint: "{palette.red}", onTint: { light: "#FFFFFF", dark: "#000000" }, severity: 40 }
        styles:
          bar: { padding: 12 }
          compact: { extends: bar, maxWidth: 500 }
        buttons:
          retry: { kind: emphasis, title: Retry }
        banners:
          saved: { level: info, style: bar, text: Saved. }
          failed:
            level: error
            style: compact
            parameters: { count: { type: int, min: 1, max: 99 }, name: { type: string, maxLength: 9 } }
            text: "{count} files of {name} failed."
            buttons: [retry]
            trigger: { event: sync.failed }

        """

    /// The changes from `old` to `new`.
    static func changes(_ old: String, _ new: String, files: [String: String] = [:]) -> [Change] {
        report(old, new, files: files).changes
    }

    /// The same, to be shown.
    static func report(_ old: String, _ new: String, files: [String: String] = [:]) -> ChangeReport {
        var sources = SourceSet()
        let sides = [("old.banner.yaml", old), ("new.banner.yaml", new)].map { path, text in
            let source = SourceFile(path: path, bytes: Array(text.utf8))
            let result = SpecLoader.load(source, into: &sources, acceptingParts: true) { path in
                files[path].map { .bytes(Array($0.utf8)) } ?? .missing
            }
            return (SpecSide(result, path: path), result.findings.filter { $0.severity == .error })
        }
        let changes = SpecDiff.changes(from: sides[0].0, to: sides[1].0)
        return ChangeReport(sources: sources, changes: changes, faults: sides[0].1 + sides[1].1)
    }

    /// The changes from ``base`` to what it is with each text replaced by the other, as `BD301 patch palette.red`.
    static func codes(_ edits: (String, String)...) -> [String] {
        codes(base, edits.reduce(base) { $0.replacingAll($1.0, $1.1) })
    }

    static func codes(_ old: String, _ new: String, files: [String: String] = [:]) -> [String] {
        changes(old, new, files: files).map { "\($0.code.id.code) \($0.level.rawValue) \($0.keyPath)" }
    }
}

extension String {
    /// This with every `text` replaced.
    func replacingAll(_ text: String, _ other: String) -> String {
        var rest = self[...]
        var result = ""
        while let range = rest.firstRange(of: text) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
