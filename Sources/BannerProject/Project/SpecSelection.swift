// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The specs of a run, found by what the command line or the configuration says.
package struct SpecSelection {
    /// A spec, as it was found.
    package struct Item {
        /// Its path, as messages show it.
        package var path: String
        /// Its bytes, if they come from standard input.
        package var bytes: [UInt8]?
        /// Whether it was named itself, and not found in a folder or by a pattern.
        package var isNamed = true

        /// The spec at `path`, which holds `bytes` if they come from standard input.
        package init(path: String, bytes: [UInt8]? = nil, isNamed: Bool = true) {
            self.path = path
            self.bytes = bytes
            self.isNamed = isNamed
        }
    }

    /// What a folder holds that is a spec.
    package static let endings = [".banner.yaml", ".banner.yml"]

    /// The specs, each once, by path.
    package private(set) var items: [Item] = []
    /// Why others can't be had.
    private(set) var faults: [InputFault] = []
    /// The same, a line each.
    package var failures: [String] { faults.map(\.message) }
    /// The same for what the configuration asks for, with places.
    private(set) var findings: [Finding] = []

    /// Whether a folder was searched that holds no spec, and nothing else went wrong.
    package private(set) var isVain = false

    private let files: InputFiles
    /// The real paths of the folders that what is found may lie in, wherever symbolic links lead.
    private let roots: [String]
    private var seen: Set<String> = []
    /// How many more folders are looked into.
    private var folderLimit = Int.max

    private init(_ project: Project) {
        files = project.files
        roots = project.folders
    }

    /// The specs that `arguments` name: files, folders, or `-` for standard input under the name `inputName`.
    package static func arguments(_ arguments: [String], inputName: String, _ project: Project) -> SpecSelection {
        var selection = SpecSelection(project)
        for argument in arguments {
            if argument == "-" { selection.addStandardInput(inputName) } else { selection.add(argument) }
        }
        selection.sort()
        return selection
    }

    /// The specs of `folder`, or else of the working directory, and below, with no word of those that can't be had; `nil` where there
    /// are more than `folderLimit` folders to look into.
    package static func below(_ folder: String = "", _ project: Project, folderLimit: Int) -> [Item]? {
        var selection = SpecSelection(project)
        selection.folderLimit = folderLimit
        selection.addFolder(folder)
        selection.sort()
        return selection.folderLimit < 0 ? nil : selection.items
    }

    /// The specs that `configuration` names.
    static func configured(_ configuration: Configuration, _ project: Project) -> SpecSelection {
        var selection = SpecSelection(project)
        for pattern in configuration.specs { selection.add(pattern, in: configuration.folder) }
        for pattern in configuration.specs { selection.reportOtherEnding(pattern, in: configuration.folder) }
        selection.sort()
        return selection
    }

    private mutating func addStandardInput(_ name: String) {
        guard seen.insert("-").inserted else { return }
        do throws(SystemError) {
            let bytes = try FileSystem.readStandardInput(limit: Limits.fileBytes)
            items.append(Item(path: Path.simplified(name), bytes: bytes))
        } catch {
            fail(name, "can't read standard input: \(error.reason)")
        }
    }

    private mutating func add(_ path: String) {
        files.watch(path)
        guard let state = FileState.of(path) else {
            let error = SystemError.last
            // A path with a NUL never reaches the system: there is no such file either.
            let isMissing = error.isMissing || path.utf8.contains(0)
            guard isMissing else { return fail(path, "can't read \(path.shown): \(error.reason)") }
            let meant = nameBeside(path).map { "; did you mean \(Path.join(Path.folder(of: path), $0).shown)?" } ?? ""
            return fail(path, "there is no file \(path.shown)" + meant)
        }
        state.kind == .folder ? addFolder(Path.simplified(path)) : addFile(path, isNamed: true)
    }

    /// The name of a file beside a missing one that may be meant.
    private func nameBeside(_ path: String) -> String? {
        guard !path.utf8.contains(0), let names = try? FileSystem.names(in: Path.folder(of: path)).names else {
            return nil
        }
        return NearestName.find(file: Path.name(of: path), among: names.filter { !$0.hasSuffix("/") }.sorted())
    }

    /// A text that is equal for the same bytes alone: letters that are composed in two ways are equal, and may be in the names of two files.
    private static func key(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 >= 0x80 }) else { return path }
        return "\0" + path.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    }

    private mutating func addFile(_ path: String, isNamed: Bool) {
        _ = files.kind(of: path)
        let path = Self.shownPath(path)
        // A file that is reached by two ways is one spec, but a link with a name of its own is another one.
        let folder = FileSystem.realPath(Path.folder(of: path)) ?? Path.folder(of: path)
        guard seen.insert(Self.key(Path.join(folder, Path.name(of: path)))).inserted else { return }
        items.append(Item(path: path, isNamed: isNamed))
    }

    /// `path` with as few `..` as can be, unless a symbolic link on the way makes that another file.
    private static func shownPath(_ path: String) -> String {
        var short = Path.withoutParents(path)
        guard Path.parts(of: path).contains("..") else { return short }
        if !Path.isAbsolute(path), let folder = FileSystem.realPath("") {
            short = Path.relative(Path.withoutParents(Path.join(folder, path)), to: folder)
        }
        guard let real = FileSystem.realPath(path) else { return Path.simplified(path) }
        return FileSystem.realPath(short) == real ? short : real
    }

    private mutating func addFolder(_ path: String) {
        let faultCount = faults.count
        var specs: [String] = []
        var rest = [path]
        while let folder = rest.popLast() {
            folderLimit -= 1
            guard folderLimit >= 0 else { return }
            do throws(SystemError) {
                try search(folder, &specs, &rest)
            } catch {
                let path = folder.isEmpty ? "." : folder
                fail(path, "can't read the folder \(path.shown): \(error.reason)")
            }
        }
        if specs.isEmpty, faults.count == faultCount {
            isVain = true
            let path = path.isEmpty ? "." : path
            fail(path, "there is no spec (`*\(Self.endings[0])`) in the folder \(path.shown)")
        }
        for spec in specs where isInside(spec, foundIn: path) { addFile(spec, isNamed: false) }
    }

    /// Whether a spec that nobody named lies in the project, or in the folder that was searched; a failure if not. A report
    /// quotes what it reads, and others may see that.
    private mutating func isInside(_ spec: String, foundIn folder: String) -> Bool {
        // What leads nowhere is told when it is read.
        guard FileState.ofLink(spec)?.kind == .link, let real = FileSystem.realPath(spec) else { return true }
        let folders = [FileSystem.realPath(folder)].compactMap(\.self) + roots
        if folders.contains(where: { Path.contains($0, real) }) { return true }
        // Mended where it leads elsewhere, or to nothing.
        files.watch(spec)
        fail(spec, "\(spec.shown) is a symbolic link that leads out of the project; name it to have it read")
        return false
    }

    /// Adds what `folder` holds to `specs`, and the folders in it to `rest`. Hidden folders and links are passed over.
    private mutating func search(_ folder: String, _ specs: inout [String], _ rest: inout [String]) throws(SystemError)
    {
        let (names, undecodable) = try files.names(in: folder)
        for name in undecodable where Self.isSpec(name) || name.hasSuffix("/") && !name.hasPrefix(".") {
            let path = Path.join(folder, name)
            fail(path, "can't read \(path.shown): its name is not UTF-8")
        }
        for name in names {
            let path = Path.join(folder, name)
            if Self.isSpec(name), files.kind(of: path) != .folder {
                specs.append(path)
            } else if !name.hasPrefix(".") {
                do throws(SystemError) {
                    if try FileState.isFolder(path) { rest.append(path) }
                } catch {
                    fail(path, "can't read \(path.shown): \(error.reason)")
                }
            }
        }
    }

    /// Whether a file of this name in a folder is a spec.
    package static func isSpec(_ name: String) -> Bool {
        !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) }
    }

    private mutating func add(_ pattern: Located<String>, in folder: String) {
        do throws(SystemError) {
            let paths = try Glob(pattern.value).matches(below: folder, files)
            var count = items.count
            let spec = SpecPattern(pattern.value)
            for path in paths {
                if files.kind(of: path) != .folder {
                    guard !spec.isGlob || spec.takes(path) else { continue }
                    guard confines(path, pattern, folder) else {
                        count = -1
                        continue
                    }
                    addFile(path, isNamed: !spec.isGlob)
                } else if !spec.isGlob {
                    addFolder(path)
                } else {
                    continue
                }
                count = -1
            }
            if count == items.count { report("nothing matches `\(pattern.value)`", pattern.place) }
        } catch {
            report("`\(pattern.value)` can't be searched: \(error.reason)", pattern.place)
        }
    }

    /// Whether what a configuration in `folder` names lies in its project; reports it if not.
    private mutating func confines(_ path: String, _ pattern: Located<String>, _ folder: String) -> Bool {
        guard let root = FileSystem.realPath(folder), let real = FileSystem.realPath(path), !Path.contains(root, real)
        else { return true }
        report("\(path.shown) lies outside the project, where a symbolic link leads", pattern.place)
        return false
    }

    /// Tells of specs that are as `pattern` but for their ending, `.yml`. Someone may wait for what is found in them.
    private mutating func reportOtherEnding(_ pattern: Located<String>, in folder: String) {
        guard Glob.isPattern(pattern.value), pattern.value.hasSuffix(".yaml") else { return }
        let other = String(pattern.value.dropLast(4)) + "yml"
        guard let paths = try? Glob(other).matches(below: folder, files) else { return }
        let chosen = Set(items.map(\.path))
        let left = paths.filter { !chosen.contains($0) && files.kind(of: $0) != .folder }
        guard let first = left.first else { return }
        let rest = left.count > 1 ? " and \(left.count - 1) more are" : " is"
        findings.append(
            Finding(
                .useFile, .warning, "\(first.shown)\(rest) skipped: the pattern takes only `.yaml`",
                at: pattern.place,
                help: ["name a folder, which takes both endings; or add `\(other)`"]))
    }

    private mutating func fail(_ path: String, _ message: String) {
        faults.append(InputFault(path: path, message: message))
    }

    private mutating func report(_ message: String, _ place: Place) {
        findings.append(Finding(.useFile, .error, message, at: place))
    }

    private mutating func sort() {
        items.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
