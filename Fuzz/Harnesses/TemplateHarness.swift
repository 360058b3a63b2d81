// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerLint
import BannerSpec
import Diagnostics

/// Templates of a team. The first line is the name of the template whose place it takes.
struct TemplateHarness: Harness {
    private static let path = "specs/owl.banner.yaml"
    private let input: GeneratorInput

    init(folder: String) throws {
        let sample = try Sample.shared(folder: folder)
        let bytes = sample.files[Self.path] ?? []
        let linted = Linted(bytes, at: Self.path, memory: LintMemory(), access: sample.access())
        guard let spec = linted.loaded.spec else { throw BrokenProperty("the sample has errors") }
        input = GeneratorInput(spec: spec, fileName: "owl.banner.yaml")
    }

    func seeds() -> [[UInt8]] {
        BuiltInTemplates.names.map { NamedInput.bytes($0, Array((BuiltInTemplates.text(named: $0) ?? "").utf8)) }
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        guard let file = NamedInput(input), let text = String(validating: file.content, as: UTF8.self),
            let target = Target.allCases.first(where: { $0.templates.contains(file.name) })
        else { return false }
        var options = GeneratorOptions()
        options.templates[file.name] = .init(path: "t.mustache", text: text)
        do {
            let output = try Generators.generate([target], from: self.input, options: options)
            for made in output.files {
                let isText = String(validating: made.bytes, as: UTF8.self) != nil
                try require(isText, "\(made.name) is no UTF-8")
            }
            return true
        } catch let error as TemplateError {
            try check(error, text)
            return false
        }
    }

    /// Each fault is in the template, and says what it is.
    private func check(_ error: TemplateError, _ text: String) throws {
        try require(!error.faults.isEmpty, "no fault")
        let lines = text.utf8.count { $0 == 0x0A } + 1
        for fault in error.faults {
            try require(!fault.message.isEmpty, "a fault says nothing")
            guard fault.path == "t.mustache" else { continue }
            try require(
                (1...lines).contains(fault.line) && fault.column > 0, "a fault in line \(fault.line) of \(lines)")
        }
    }
}
