// SPDX-License-Identifier: Apache-2.0

/// A name for a finding that outlives edits elsewhere in its file.
public enum Fingerprint {
    /// The fingerprints of `findings`, in their order: 32 hexadecimal digits each, no two the same.
    ///
    /// They depend on a finding's rule, file, keys and cases, and, where several agree in all that, on its place among them in
    /// `findings`; never on a line, a message or a measured value. Take them from all of ``Report/sorted()``, not from a part of
    /// it.
    public static func all(of findings: [Finding], in sources: SourceSet) -> [String] {
        var counts: [String: Int] = [:]
        return findings.map { finding in
            var hash = FNV128()
            for text in [finding.rule.code, sources[finding.place.file].path, finding.keyPath] { hash.add(text) }
            for text in Set(finding.cases.map(\.identity.description)).sorted() { hash.add(text) }
            let before = counts[hash.digits, default: 0]
            counts[hash.digits] = before + 1
            hash.add(String(before))
            return hash.digits
        }
    }
}
