// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// Findings as a log of the Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS Standard with Errata 01.
///
/// A result's message is the headline and, below it, all else that the text format says of the finding, since services
/// such as GitHub's code scanning show nothing but the message. Related places are links in it to `relatedLocations`.
/// Columns count UTF-16 code units. Whether a fix is safe is a property of the fix. Paths are relative to `%SRCROOT%`.
enum SARIFFormat {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// The log, with one run.
    static func render(_ listing: Listing, _ options: FormatOptions) -> [UInt8] {
        let rules = SARIFRules(options.rules, findings: listing.shown)
        return JSONWriter.document { json in
            json.member("$schema", schema)
            json.member("version", "2.1.0")
            json.array("runs") { json in
                json.object { json in
                    writeTool(options, rules, to: &json)
                    json.member("columnKind", "utf16CodeUnits")
                    writeOmission(listing, to: &json)
                    writeArtifacts(options.checkedFiles, to: &json)
                    writeResults(listing, rules, to: &json)
                }
            }
        }
    }

    private static func writeTool(_ options: FormatOptions, _ rules: SARIFRules, to json: inout JSONWriter) {
        json.object("tool") { json in
            json.object("driver") { json in
                json.member("name", "bannerc")
                if !options.toolVersion.isEmpty { json.member("version", options.toolVersion) }
                rules.write(to: &json)
            }
        }
    }

    /// A notification that results are missing, if they are.
    private static func writeOmission(_ listing: Listing, to json: inout JSONWriter) {
        guard let omission = listing.omission else { return }
        json.array("invocations") { json in
            json.object { json in
                json.member("executionSuccessful", true)
                json.array("toolExecutionNotifications") { json in
                    json.object { json in
                        json.member("level", "note")
                        json.message("message", omission)
                    }
                }
            }
        }
    }

    private static func writeArtifacts(_ paths: [String], to json: inout JSONWriter) {
        guard !paths.isEmpty else { return }
        json.array("artifacts") { json in
            for path in Set(paths).sorted() {
                json.object { json in
                    json.artifactLocation("location", path: path)
                    json.list("roles", ["analysisTarget"])
                }
            }
        }
    }

    private static func writeResults(_ listing: Listing, _ rules: SARIFRules, to json: inout JSONWriter) {
        var results = SARIFResults(sources: listing.sources, rules: rules)
        let fingerprints = Fingerprint.all(of: listing.findings, in: listing.sources)
        json.array("results") { json in
            for (finding, fingerprint) in zip(listing.shown, fingerprints) {
                json.object { results.write(finding, fingerprint: fingerprint, to: &$0) }
            }
        }
    }
}

extension JSONWriter {
    /// The member `key`, an object that holds `text`.
    mutating func message(_ key: String, _ text: String) {
        object(key, .inline) { $0.member("text", text) }
    }

    /// The member `key` that names the file at `path`.
    mutating func artifactLocation(_ key: String, path: String) {
        let uri = URIText.reference(toPath: path)
        object(key, .inline) { json in
            json.member("uri", uri)
            // An absolute URI has no base (3.4.4).
            if !URIText.isAbsolute(uri) { json.member("uriBaseId", "%SRCROOT%") }
        }
    }
}

extension Severity {
    /// The level of SARIF (3.27.10).
    var inSARIF: String {
        switch self {
        case .info: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
