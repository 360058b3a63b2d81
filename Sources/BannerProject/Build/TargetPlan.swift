// SPDX-License-Identifier: Apache-2.0

import BannerGenerators

/// What is generated in a run and where it goes, from flags, configuration and defaults, in this order.
struct TargetPlan {
    /// The targets, each once.
    private(set) var targets: [Target]
    /// What the generators are told.
    private(set) var options = GeneratorOptions()
    /// The paths of the templates that were read.
    private(set) var templates: [String] = []
    private var folders: [(target: Target, folder: String)] = []

    init(_ settings: BuildSettings, _ project: Project) throws(CommandFailure) {
        let configured = project.configuration?.targets
        var targets: [Target] = []
        for target in settings.targets.isEmpty ? configured?.map(\.target) ?? Target.standard : settings.targets
        where !targets.contains(target) { targets.append(target) }
        self.targets = targets
        if let options = project.configuration?.generatorOptions { self.options = options }

        for target in targets {
            let own = configured?.first { $0.target == target }
            if let output = settings.output {
                folders.append((target, Path.simplified(output)))
            } else {
                folders.append((target, try Self.folder(of: own, project.configuration)))
            }
            // Templates in the configuration are relative to it, one on the command line to the working directory.
            for (name, path) in (own?.templates ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let configuration = project.configuration else { continue }
                try setTemplate(try configuration.path(of: path, "the template"), for: name, project.files)
            }
        }
        if let template = settings.template {
            try setTemplate(template, for: try soleTemplate(template), project.files)
        }
    }

    /// The name of the only template that `path`, from the command line, can replace.
    private func soleTemplate(_ path: String) throws(CommandFailure) -> String {
        let names = targets.compactMap(\.templates.first)
        guard let name = names.first else {
            throw CommandFailure("no target of this run has a template that \(path.shown) could replace")
        }
        guard names.count == 1 else {
            let list = names.map { "`\($0)`" }.joined(separator: ", ")
            throw CommandFailure(
                "\(path.shown) can replace the template of one target only, and this run has \(list); "
                    + "choose one with `--target`")
        }
        return name
    }

    private mutating func setTemplate(_ path: String, for name: String, _ files: InputFiles) throws(CommandFailure) {
        options.templates[name] = try Self.template(path, files)
        templates.append(path)
    }

    /// The folder that the files of `target` go to; empty for the working directory, which it is for a run without a configuration.
    func folder(of target: Target) -> String { folders.first { $0.target == target }?.folder ?? "" }

    private static func folder(
        of own: Configuration.TargetSettings?, _ configuration: Configuration?
    ) throws(CommandFailure) -> String {
        guard let configuration else { return "" }
        guard let output = own?.output ?? configuration.output else { return configuration.folder }
        return try configuration.path(of: output, "the output folder")
    }

    private static func template(_ path: String, _ files: InputFiles) throws(CommandFailure)
        -> GeneratorOptions.Template
    {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try files.read(path)
        } catch {
            throw CommandFailure("can't read the template \(path.shown): \(error.reason)")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw CommandFailure("the template \(path.shown) is not UTF-8") }
        return GeneratorOptions.Template(path: path, text: text)
    }
}
