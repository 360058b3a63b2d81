// SPDX-License-Identifier: Apache-2.0

package import JSONWriting

extension JSONWriter {
    /// The members of the open object that tell all of `finding`. There are the same for every finding.
    mutating func members(of finding: Finding, in sources: SourceSet, _ layouts: inout LineLayouts) {
        object("rule", .inline) { json in
            json.member("code", finding.rule.code)
            json.member("name", finding.rule.name)
        }
        member("severity", finding.severity.rawValue)
        member("message", finding.message)
        members(of: finding.place, in: sources, &layouts)
        member("keyPath", finding.keyPath)
        array("cases") { json in
            for failing in finding.cases { json.object(nil, .inline) { $0.members(of: failing) } }
        }
        member("label", finding.label)
        array("labels") { json in
            for label in finding.labels {
                json.object { json in
                    json.member("message", label.message)
                    json.members(of: label.place, in: sources, &layouts)
                }
            }
        }
        list("notes", finding.notes)
        list("help", finding.help)
        guard let fix = finding.fix else { return null("fix") }
        object("fix") { $0.members(of: fix, in: sources, &layouts) }
    }

    /// What is known of a case.
    package mutating func members(of failing: Finding.Case) {
        let identity = failing.identity
        if let banner = identity.banner { member("banner", banner) }
        if let theme = identity.theme { member("theme", theme) }
        if let appearance = identity.appearance { member("appearance", appearance) }
        if let locale = identity.locale { member("locale", locale) }
        if let measured = failing.measured { member("measured", measured) }
    }

    private mutating func members(of fix: Fix, in sources: SourceSet, _ layouts: inout LineLayouts) {
        member("message", fix.message)
        member("safety", fix.safety.rawValue)
        array("edits") { json in
            for edit in fix.edits {
                json.object { json in
                    json.members(of: edit.place, in: sources, &layouts)
                    json.member("replacement", edit.replacement)
                }
            }
        }
    }

    /// The path and range of `place`. Lines and columns count from one, offsets in bytes from zero.
    private mutating func members(of place: Place, in sources: SourceSet, _ layouts: inout LineLayouts) {
        let region = layouts.region(of: place)
        member("path", sources[place.file].path)
        object("range", .inline) { json in
            json.object("start") { $0.members(of: region.start, offset: place.bytes.lowerBound) }
            json.object("end") { $0.members(of: region.end, offset: place.bytes.upperBound) }
        }
    }

    private mutating func members(of point: Region.Point, offset: Int) {
        member("line", point.line)
        member("column", point.column)
        member("offset", offset)
    }
}
