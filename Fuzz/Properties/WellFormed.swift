// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import YAMLSource

@testable import TextCatalogs

/// What is written can be read again in its language.
enum WellFormed {
    /// Limits that a file for others may go beyond, and characters that it may hold as escapes.
    private static let allowed: Set = [
        RuleID.unsafeCharacter, .depthLimit, .scalarLimit, .nodeLimit, .fileSizeLimit,
    ]

    /// Throws unless the files are what their names promise, and show what they say.
    static func check(_ files: [OutputFile]) throws {
        for file in files {
            try Visible.check(file.bytes, file.name)
            switch file.name.split(separator: ".").last {
            case "json", "xcstrings", "arb": try checkJSON(file.bytes, file.name)
            case "xml": try checkXML(file.bytes, file.name)
            case "swift": try SwiftBrackets.check(file.bytes, file.name)
            default: break
            }
        }
    }

    /// Throws unless `bytes` are JSON.
    static func checkJSON(_ bytes: [UInt8], _ what: String) throws {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: what, bytes: bytes)
        _ = JSONReader.read(source, as: sources.add(source), findings: &findings)
        if let finding = findings.first(where: { !allowed.contains($0.rule) }) {
            throw BrokenProperty("\(what) is no JSON: \(finding.message)")
        }
    }

    /// Throws unless `bytes` are XML.
    static func checkXML(_ bytes: [UInt8], _ what: String) throws {
        do throws(TextFault) {
            _ = try XMLReader.read(SourceFile(path: what, bytes: bytes))
        } catch {
            throw BrokenProperty("\(what) is no XML: \(error.message)")
        }
    }
}
