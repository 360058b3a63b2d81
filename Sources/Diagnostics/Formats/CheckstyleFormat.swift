// SPDX-License-Identifier: Apache-2.0

/// Findings in the XML of Checkstyle, by file, with clean files too.
///
/// The format has no place for anything but errors of files. If not all findings of a file are shown, a last one says
/// how many are not, as grave as the gravest of them, where the first of them is.
enum CheckstyleFormat {
    /// The Checkstyle whose XML this is; nothing has changed in it since.
    private static let version = "4.3"

    /// The document.
    static func render(_ listing: Listing, _ options: FormatOptions) -> [UInt8] {
        var layouts = LineLayouts(listing.sources)
        return XMLWriter.document { xml in
            xml.element("checkstyle", ["version": version]) { xml in
                for file in FileFindings.all(of: listing, checked: options.checkedFiles) {
                    xml.element("file", ["name": file.path]) { write(file, to: &$0, &layouts) }
                }
            }
        }
    }

    private static func write(_ file: FileFindings, to xml: inout XMLWriter, _ layouts: inout LineLayouts) {
        for finding in file.shown {
            let message = TerminalText.escapingControls(finding.message)
            let source = "bannerc.\(finding.rule.code).\(finding.rule.name)"
            error(finding.severity, message, at: finding.place, source: source, &xml, &layouts)
        }
        if let first = file.hidden.first, let gravest = file.gravestHidden {
            error(gravest, file.omission, at: first.place, source: "bannerc", &xml, &layouts)
        }
    }

    private static func error(
        _ severity: Severity, _ message: String, at place: Place, source: String, _ xml: inout XMLWriter,
        _ layouts: inout LineLayouts
    ) {
        let start = layouts.point(at: place.bytes.lowerBound, in: place.file)
        xml.element(
            "error",
            [
                "line": String(start.line), "column": String(start.column),
                // The words are the same there.
                "severity": severity.rawValue, "message": message, "source": source,
            ])
    }
}
