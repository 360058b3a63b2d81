// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerProject
import BannerSpec
import Diagnostics

/// A spec whose texts go out or come back.
struct ExchangeSpec {
    var item: SpecSelection.Item
    var source: SourceFile
    var sources: SourceSet
    var result: SpecLoader.Result

    /// The name of the file without its ending, which exported files have.
    var stem: String { GeneratorInput.stem(of: Path.name(of: item.path)) }

    /// The specs of `run` that can be read, but for what only others use.
    static func load(_ run: inout SpecRun, _ project: Project) throws(CommandFailure) -> [ExchangeSpec] {
        let specs = run.sources(of: try run.select()).map { item, source in
            var sources = SourceSet()
            let used = project.usedFiles(for: item.path)
            let result = SpecLoader.load(source, into: &sources, texts: used.texts, access: used.access)
            return ExchangeSpec(item: item, source: source, sources: sources, result: result)
        }
        return SpecRun.withoutParts(specs, \.item, inputs: \.result.paths, hasName: \.result.hasName)
    }
}

extension Project {
    /// What the configuration sets for the names of Android's resources.
    var exchangeOptions: GeneratorOptions {
        var options = GeneratorOptions()
        options.settings[.android] = configuration?.targets?.first { $0.target == .android }?.settings
        return options
    }
}
