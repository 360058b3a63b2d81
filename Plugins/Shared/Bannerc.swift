// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// A run of `bannerc` from a command plugin.
struct Bannerc {
    private let executable: URL
    private let folder: URL

    /// Runs in the folder of the package.
    init(_ context: PluginContext) throws {
        executable = try context.tool(named: "bannerc").url
        folder = context.package.directoryURL
    }

    /// Runs with `arguments` and returns whether all was well.
    func run(_ arguments: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// `file` as messages show it: relative to the package, if it lies in there.
    func path(_ file: URL) -> String {
        let root = folder.path + "/"
        // A leading dash would be taken for a flag.
        return file.path.hasPrefix(root) ? "./" + file.path.dropFirst(root.count) : file.path
    }
}

/// The targets that a command is about, each with its specs.
struct ChosenTargets {
    /// Those that have specs.
    private(set) var targets: [(target: any Target, specs: TargetSpecs)] = []
    /// The specs that the arguments name; none for all of the targets.
    let specs: [String]
    /// The arguments without those that name targets and specs.
    let flags: [String]

    /// The targets that `--target NAME` names in `arguments`, or else all targets of the package.
    init(_ arguments: [String], _ context: PluginContext) throws {
        if arguments.last == "--target" { throw Fault("`--target` needs the name of a target of the package") }
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let arguments = extractor.remainingArguments
        func isSpec(_ index: Int) -> Bool {
            let isValue = index > 0 && Self.options.contains(arguments[index - 1])
            return !isValue && TargetSpecs.isSpec(arguments[index])
        }
        specs = arguments.indices.filter(isSpec).map { arguments[$0] }
        flags = arguments.indices.filter { !isSpec($0) }.map { arguments[$0] }
        let areAll = names.isEmpty
        let package = context.package
        for name in names where !package.targets.contains(where: { $0.name == name }) {
            throw Fault(
                "the package \(package.displayName) has no target `\(name)`; what specs are compiled to is said under `targets` "
                    + "of bannerc.yaml")
        }
        for target in areAll ? package.targets : try package.targets(named: names) {
            if let specs = TargetSpecs(target) {
                targets.append((target, specs))
            } else if !areAll {
                throw Fault("the target `\(target.name)` has no spec (`*.banner.yaml`)")
            }
        }
    }

    /// The options of `bannerc` whose values may be paths.
    private static let options: Set = [
        "--stdin-filename", "--config", "--output", "-o", "--template", "--depfile", "--baseline", "--format",
    ]

    /// What is wrong with the arguments.
    struct Fault: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}

extension Bannerc {
    /// The arguments that name the specs of a target, or those of them that `named` has, if there are any. All are named by its folder,
    /// since `bannerc` tells then which are specs, and which parts of others; where `exclude` leaves some of the folder out, by their
    /// paths, taken as if they were found.
    func paths(of specs: TargetSpecs, _ named: [String], in folder: URL) -> [String] {
        if !named.isEmpty { return named.filter { specs.paths.contains(absolute($0)) } }
        return specs.excluded(in: folder).isEmpty ? [path(folder)] : ["--as-found"] + specs.specs.map(path)
    }

    /// Those of `named` that are specs of none of `targets`.
    func paths(_ named: [String], besides targets: [TargetSpecs]) -> [String] {
        named.filter { name in !targets.contains { $0.paths.contains(absolute(name)) } }
    }

    private func absolute(_ name: String) -> String {
        URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path
    }
}

extension TargetSpecs {
    fileprivate var paths: Set<String> { Set(specs.map(\.standardizedFileURL.path)) }
}
