// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import Testing

/// A spec in memory and the token files that are made of it.
struct TokenSample {
    let spec: Spec
    let files: [OutputFile]

    init(
        _ yaml: String, fileName: String = "acme.banner.yaml", uses: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var sources = SourceSet()
        let source = SourceFile(path: fileName, bytes: Array(yaml.utf8))
        let result = SpecLoader.load(source, into: &sources) { path in
            uses[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
        spec = try #require(
            result.spec, "\(result.findings.map(\.message).prefix(3))", sourceLocation: sourceLocation)
        files = TokenGenerator(GeneratorInput(spec: spec, fileName: fileName)).generate()
    }

    /// The text of the file with this ending.
    func text(_ ending: String) throws -> String {
        let file = try #require(files.first { $0.name.hasSuffix(ending) })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// The content of the file with this ending, as Foundation reads it.
    func json(_ ending: String) throws -> JSON {
        let file = try #require(files.first { $0.name.hasSuffix(ending) })
        // Unlike JSONSerialization on Linux, the decoder reads numbers to the last bit.
        return try JSONDecoder().decode(JSON.self, from: Data(file.bytes))
    }
}

/// A JSON value, for looking things up: `json["a", "b"].text`.
enum JSON: Decodable {
    case object([String: JSON])
    case array([JSON])
    case text(String)
    case number(Double)
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let object = try? container.decode([String: JSON].self) {
            self = .object(object)
        } else if let array = try? container.decode([JSON].self) {
            self = .array(array)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    /// What is at the end of `keys`; ``other`` if there is nothing.
    subscript(keys: String...) -> JSON {
        keys.reduce(self) { $0.members[$1] ?? .other }
    }

    var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
    var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// What our extension of this group says.
    var details: JSON { self["$extensions", "org.bannerc"] }
}
