// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Checks the specs of a target and compiles them to Swift, which becomes part of the target.
/// So does the facade for Objective-C where the configuration names that target.
///
/// One command does it for all specs, so that what is wrong with a file that they share is told once. Their Swift is
/// written only where it changes, so that a new comment in a spec makes no Swift be compiled.
@main struct BannerBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let specs = TargetSpecs(target) else {
            Diagnostics.warning("there is no spec (`*.banner.yaml`) among the files of the target `\(target.name)`")
            return []
        }
        let sources = target.sourceModule?.sourceFiles.map(\.url) ?? []
        for file in specs.clashes(with: sources) {
            Diagnostics.error(
                "\(file.path) would be made by the plugin BannerBuild too: rename the spec, or remove the file, or the plugin of the "
                    + "target `\(target.name)` from Package.swift")
        }
        return [
            command(
                specs, target.name, root: context.package.directoryURL, output: context.pluginWorkDirectoryURL,
                tool: try Self.tool(context.tool(named:)))
        ]
    }

    /// The program: a release of `bannerc`, or else that part of it which was compiled for this plugin.
    static func tool(_ named: (String) throws -> PluginContext.Tool) throws -> URL {
        try ((try? named("bannerc")) ?? named("BannerBuildTool")).url
    }

    private func command(_ specs: TargetSpecs, _ name: String, root: URL, output: URL, tool: URL) -> Command {
        // Where commands start differs between SwiftPM and Xcode, so every path is absolute.
        var arguments = ["build"] + specs.targets.flatMap { ["--target", $0] }
        arguments += ["--lint", "--all-outputs", "--format", "concise"]
        arguments += ["--directory", root.path, "--output", output.path]
        if let configuration = specs.configuration { arguments += ["--config", configuration.path] }
        if specs.embedsRuntime {
            Diagnostics.error(
                "the plugin BannerBuild takes BannerKit from its package: leave `runtime` out of bannerc.yaml")
        }
        return .buildCommand(
            displayName: "Compiling the banners of \(name)", executable: tool,
            arguments: arguments + specs.specs.map(\.path),
            inputFiles: specs.inputs(root: root), outputFiles: specs.outputs(in: output))
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BannerBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let root = context.xcodeProject.directoryURL
            let specs = TargetSpecs(files: target.inputFiles.map(\.url), folder: root)
            guard !specs.specs.isEmpty else {
                Diagnostics.warning("the target `\(target.displayName)` has no spec (`*.banner.yaml`)")
                return []
            }
            return [
                command(
                    specs, target.displayName, root: root, output: context.pluginWorkDirectoryURL,
                    tool: try Self.tool(context.tool(named:)))
            ]
        }
    }
#endif
