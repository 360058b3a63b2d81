// SPDX-License-Identifier: Apache-2.0

import BannerSpec
public import Diagnostics

/// Writes the texts of a spec for translators.
///
/// A file of each format is written in one place, be it generated for an app or exported: catalogues and resources come from the
/// templates of the targets `xcstrings` and `android`.
public struct TextExport {
    /// What is asked for.
    public struct Settings: Sendable {
        /// The format.
        public var format: ExchangeFormat
        /// The languages; `nil` for all.
        public var locales: [String]?
        /// The version of XLIFF.
        public var xliffVersion = XLIFFVersion.first
        /// What translators are told of a text besides, by its key.
        public var notes: [String: [String]] = [:]
        /// What the names of Android's resources start with, and the templates of a team.
        public var options = GeneratorOptions()

        /// An export of all languages in `format`.
        public init(_ format: ExchangeFormat) { self.format = format }
    }

    /// What came of an export.
    public struct Output: Sendable {
        /// The files, by paths relative to the folder that they go to.
        public var files: [OutputFile] = []
        /// Texts that are left out, and names that clash.
        public var findings: [Finding] = []
        /// How many texts went out.
        public var textCount = 0
        /// How many of them each language lacks.
        public var missing: [(locale: String, count: Int)] = []
    }

    private let input: GeneratorInput
    private let settings: Settings
    private let context: ContextSpec

    /// An export of the texts of `input`.
    public init(_ input: GeneratorInput, _ settings: Settings) {
        self.input = input
        self.settings = settings
        context = ContextSpec(input)
    }

    /// The languages to write, the development language first.
    private var locales: [String] {
        let all = input.spec.locales.supported
        return settings.locales.map { asked in all.filter(asked.contains) } ?? all
    }

    /// The languages that are translated into.
    private var targets: [String] { locales.filter { $0 != input.spec.locales.development } }

    /// The files. Throws ``TemplateError`` if a template of the team is broken.
    public func run() throws -> Output {
        var output = Output()
        let texts = holdableTexts(&output)
        addClashes(texts, &output)
        guard !output.findings.contains(where: { $0.severity == .error }) else { return output }
        output.textCount = texts.count
        output.missing = targets.map { locale in
            (locale, texts.count { !$0.text.entries.contains { $0.locale == locale } })
        }
        output.files = try files(texts)
        return output
    }

    private func files(_ texts: [ExchangedText]) throws -> [OutputFile] {
        let stem = input.stem
        switch settings.format {
        case .xcstrings:
            let development = input.spec.locales.development
            let catalog = StringCatalog(texts.map(\.named), locales: [development] + targets)
            let own = Shapes.xcstringsFile.record(catalog)
            return [try file("\(stem).xcstrings", .xcstrings, own)]
        case .android:
            let strings = AndroidStrings(texts.map(\.named), context.spec, isExport: true)
            return try strings.locales.filter { locales.contains($0.tag) }.map { locale in
                let path = "values\(locale.qualifier)/\(stem).xml"
                return try file(path, .android, Shapes.androidFile.record(AndroidFile(path: path, strings: locale)))
            }
        case .xliff:
            return targets.map { target in
                let writer = XLIFFWriter(
                    fileName: input.fileName, source: input.spec.locales.development, target: target,
                    version: settings.xliffVersion)
                return OutputFile(name: "\(stem).\(target).xliff", bytes: writer.bytes(texts))
            }
        case .csv:
            return targets.map { target in
                OutputFile(
                    name: "\(stem).\(target).csv",
                    bytes: CSVWriter(source: input.spec.locales.development, target: target).bytes(texts))
            }
        case .arb:
            return locales.map { locale in
                let name = String(locale.map { $0 == "-" ? "_" : $0 })
                return OutputFile(name: "\(stem)_\(name).arb", bytes: ARBWriter(locale: locale).bytes(texts))
            }
        }
    }

    private func file(_ name: String, _ target: Target, _ own: any ContextRecord) throws -> OutputFile {
        OutputFile(
            name: name, bytes: try TemplateGenerator(target, settings.options).bytes(of: own, over: context))
    }

    // MARK: Texts

    /// The texts with what translators are told of them, without those that no file of texts can hold, which are reported.
    private func holdableTexts(_ output: inout Output) -> [ExchangedText] {
        context.exchangedTexts.compactMap { named in
            var text = ExchangedText(named: named, spec: context.spec.name.value)
            if let control = text.unholdable {
                output.findings.append(
                    Finding(
                        .invalidText, .warning,
                        "`\(text.key)` is left out: it contains the invisible character \(control.codePointName), which "
                            + "files of texts can't contain",
                        at: text.text.place, help: ["remove the character"]))
                return nil
            }
            text.named.comment = TextDescription(text, context.spec, settings.notes[text.key] ?? []).comment
            return text
        }
    }

    /// Reports texts that go by one name.
    private func addClashes(_ texts: [ExchangedText], _ output: inout Output) {
        var names = NameMap(target: "`\(settings.format.rawValue)`")
        for text in texts {
            names.add(text.key(in: settings.format, settings.options), path: text.key, at: text.text.place)
        }
        output.findings += names.findings
    }
}
