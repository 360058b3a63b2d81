// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package bannerc-build --allow-writing-to-package-directory [--target TARGET]… [FLAG]… [SPEC]…`: checks the specs of
/// targets of the package, or those that are named, and compiles them into it, for teams that check generated files in. The other
/// flags are those of `bannerc build`; with `--check` nothing is written.
///
/// What is generated and where is said by a `bannerc.yaml` that names an `output`; without one, Swift goes to the folder
/// `Generated` of the target.
@main struct BannerBuildCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let bannerc = try Bannerc(context)
        // SwiftPM takes its permission behind the verb too, and leaves it there.
        let chosen = try ChosenTargets(arguments.filter { $0 != "--allow-writing-to-package-directory" }, context)
        let build = ["build", "--lint", "--verbose"]
        var isClean = true
        for (target, specs) in chosen.targets {
            let paths = bannerc.paths(of: specs, chosen.specs, in: target.directoryURL)
            if paths.isEmpty { continue }
            isClean = try bannerc.run(build + settings(specs, target, bannerc) + chosen.flags + paths) && isClean
        }
        let others = bannerc.paths(chosen.specs, besides: chosen.targets.map(\.specs))
        if !others.isEmpty || chosen.targets.isEmpty {
            isClean = try bannerc.run(build + chosen.flags + others) && isClean
        }
        if !isClean {
            let fault = chosen.flags.contains("--check") ? "up to date" : "compiled"
            Diagnostics.error("not all banner specs of \(context.package.displayName) are \(fault); see above")
        }
    }

    private func settings(_ specs: TargetSpecs, _ target: any Target, _ bannerc: Bannerc) -> [String] {
        let configured = specs.configuration.map { ["--config", bannerc.path($0)] } ?? []
        if specs.namesOutput { return configured }
        let folder = target.directoryURL.appending(path: "Generated")
        return configured + specs.targets.flatMap { ["--target", $0] } + ["--output", bannerc.path(folder)]
    }
}

extension TargetSpecs {
    /// Whether the configuration says where Swift goes: for all targets, in the first column, or for `swift`.
    ///
    /// A plugin is too early to read YAML. Lines that are indented deeper than `swift:` belong to it, and what follows it between braces.
    fileprivate var namesOutput: Bool {
        var column: Int?
        for line in settings {
            let indent = line.prefix { $0 == " " }.count
            if indent == line.count { continue }
            if indent == 0, line.hasPrefix("output:") { return true }
            if let swift = column, indent > swift, line.contains("output:") { return true }
            let names = ["swift:", "\"swift\":", "'swift':"]
            guard let swift = names.lazy.compactMap({ line.range(of: $0) }).first else {
                if let swift = column, indent <= swift { column = nil }
                continue
            }
            column = indent
            if Self.braces(at: line[swift.upperBound...]).contains("output:") { return true }
        }
        return false
    }
    /// What stands between the braces that `text` begins with, those within it included; empty without such braces.
    private static func braces(at text: Substring) -> Substring {
        let text = text.drop { $0 == " " }
        var depth = 0
        return text.prefix { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth > 0
        }
    }
}
