// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// Writes the results of a SARIF run.
struct SARIFResults {
    private let sources: SourceSet
    private let rules: SARIFRules
    private var regions: UTF16Regions

    /// Writes findings in `sources` of `rules`.
    init(sources: SourceSet, rules: SARIFRules) {
        self.sources = sources
        self.rules = rules
        self.regions = UTF16Regions(sources)
    }

    /// The members of the result for `finding`.
    mutating func write(_ finding: Finding, fingerprint: String, to json: inout JSONWriter) {
        json.member("ruleId", finding.rule.code)
        if let index = rules.index(of: finding.rule) { json.member("ruleIndex", index) }
        json.member("level", finding.severity.inSARIF)
        json.message("message", message(of: finding))
        json.array("locations") { json in
            json.object { json in
                writePhysicalLocation(finding.place, to: &json)
                guard !finding.keyPath.isEmpty else { return }
                json.array("logicalLocations", .inline) { json in
                    json.object { $0.member("fullyQualifiedName", finding.keyPath) }
                }
            }
        }
        if !finding.labels.isEmpty { writeRelatedLocations(finding.labels, to: &json) }
        json.object("partialFingerprints", .inline) { $0.member("ruleAndKeyPath/v1", fingerprint) }
        if let fix = finding.fix, !fix.edits.isEmpty { write(fix, to: &json) }
    }

    private func message(of finding: Finding) -> String {
        let details = finding.details(escaping: SARIFText.plain) { index in
            SARIFText.link(finding.labels[index].message, to: index + 1)
        }
        return ([SARIFText.plain(finding.message)] + details).joined(separator: "\n")
    }

    /// Numbered from one, as the message's links refer to them.
    private mutating func writeRelatedLocations(_ labels: [Label], to json: inout JSONWriter) {
        json.array("relatedLocations") { json in
            for (index, label) in labels.enumerated() {
                json.object { json in
                    json.member("id", index + 1)
                    writePhysicalLocation(label.place, to: &json)
                    json.message("message", SARIFText.plain(label.message))
                }
            }
        }
    }

    private mutating func writePhysicalLocation(_ place: Place, to json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            json.artifactLocation("artifactLocation", path: sources[place.file].location)
            writeRegion("region", place, to: &json)
        }
    }

    private mutating func writeRegion(_ key: String, _ place: Place, to json: inout JSONWriter) {
        let region = regions.region(of: place)
        json.object(key, .inline) { json in
            json.member("startLine", region.start.line)
            json.member("startColumn", region.start.column)
            json.member("endLine", region.end.line)
            // Without it a region reaches to its line's end, even an empty one.
            json.member("endColumn", region.end.column)
        }
    }

    private mutating func write(_ fix: Fix, to json: inout JSONWriter) {
        let byFile = Dictionary(grouping: fix.edits, by: \.place.file)
        json.array("fixes") { json in
            json.object { json in
                json.message("description", SARIFText.plain(fix.message))
                json.array("artifactChanges") { json in
                    for (file, edits) in byFile.sorted(by: { $0.key < $1.key }) {
                        json.object { write(edits, of: file, to: &$0) }
                    }
                }
                json.object("properties", .inline) { $0.member("safety", fix.safety.rawValue) }
            }
        }
    }

    private mutating func write(_ edits: [Edit], of file: FileID, to json: inout JSONWriter) {
        json.artifactLocation("artifactLocation", path: sources[file].path)
        json.array("replacements") { json in
            for edit in edits {
                json.object { json in
                    writeRegion("deletedRegion", edit.place, to: &json)
                    if !edit.replacement.isEmpty { json.message("insertedContent", edit.replacement) }
                }
            }
        }
    }
}
