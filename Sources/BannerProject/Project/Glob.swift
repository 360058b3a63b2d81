// SPDX-License-Identifier: Apache-2.0

/// A pattern for paths: `*` stands for anything in a name, `?` for one character, and `**` for folders within folders, at its end for
/// all that they hold.
///
/// No wildcard stands for a slash, or for the dot that a hidden name starts with.
package struct Glob {
    private let parts: [String]

    package init(_ pattern: String) {
        var parts: [String] = []
        // Two `**` in a row say no more than one.
        for part in Path.parts(of: pattern) where part != "**" || parts.last != "**" { parts.append(part) }
        if parts.last == "**" { parts.append("*") }
        self.parts = parts
    }

    /// Whether there is a wildcard in `pattern`.
    package static func isPattern(_ pattern: String) -> Bool {
        pattern.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    }

    /// Whether the pattern describes `path`.
    package func describes(_ path: String) -> Bool {
        // Which of the pattern's parts may come next, after each part of the path.
        var next: Set<Int> = [0]
        for part in Path.parts(of: path) {
            var following: Set<Int> = []
            for index in closure(next) where index < parts.count {
                if parts[index] == "**" {
                    following.insert(index)
                } else if Self.matches(part, parts[index]) {
                    following.insert(index + 1)
                }
            }
            next = following
        }
        return closure(next).contains(parts.count)
    }

    /// `indices`, and those behind a `**`, which may stand for no folder at all.
    private func closure(_ indices: Set<Int>) -> Set<Int> {
        var all = indices
        for index in indices.sorted() where index < parts.count && parts[index] == "**" {
            all.insert(index + 1)
        }
        return all
    }

    /// Every path below `root` that the pattern describes, of files or folders.
    func matches(below root: String, _ files: InputFiles) throws(SystemError) -> [String] {
        var walk = Walk(parts: parts, files: files)
        try walk.visit(root, 0)
        return walk.found
    }

    /// Whether `pattern`, which holds no slash, describes `name`. It takes time in proportion to the product of their
    /// lengths at the most.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
        let name = Array(name.unicodeScalars)
        let pattern = Array(pattern.unicodeScalars)
        var position = 0
        var index = 0
        // Where the last `*` stands, and up to where it has taken the name.
        var star: (index: Int, position: Int)?
        while position < name.count {
            if index < pattern.count, pattern[index] == "*" {
                star = (index, position)
                index += 1
            } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
                index += 1
                position += 1
            } else if let last = star {
                star = (last.index, last.position + 1)
                index = last.index + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == "*" }
    }

    /// Goes through folders, looking at each no more than once for each part of the pattern, however many links lead to it: ten
    /// links of a folder to itself would be ten times as many folders for each further part.
    private struct Walk {
        struct Visit: Hashable {
            /// The real path.
            var folder: String
            var index: Int
        }

        let parts: [String]
        let files: InputFiles
        var found: [String] = []
        private var seen: Set<Visit> = []

        init(parts: [String], files: InputFiles) {
            self.parts = parts
            self.files = files
        }

        private mutating func add(_ path: String) {
            if seen.insert(Visit(folder: path, index: parts.count)).inserted { found.append(path) }
        }

        /// Looks in `folder` for what the parts from `index` on describe.
        mutating func visit(_ folder: String, _ index: Int) throws(SystemError) {
            guard index < parts.count else { return add(folder) }
            let kind = files.kind(of: folder)
            let real = FileSystem.realPath(folder) ?? folder
            guard seen.insert(Visit(folder: real, index: index)).inserted else { return }
            let part = parts[index]
            guard Glob.isPattern(part) else {
                let path = Path.join(folder, part)
                files.watch(path)
                if files.kind(of: path) != nil { try visit(path, index + 1) }
                return
            }
            if part == "**" { try visit(folder, index + 1) }
            guard kind == .folder else { return }
            let (names, undecodable) = try files.names(in: folder)
            if part == "**", let lost = undecodable.first(where: { $0.hasSuffix("/") && !$0.hasPrefix(".") }) {
                throw SystemError("the name of the folder \(Path.join(folder, lost).shown) is not UTF-8")
            }
            for name in names {
                let path = Path.join(folder, name)
                if part == "**" {
                    // A link to a folder above would never end.
                    let isFolder = try FileState.isFolder(path)
                    if isFolder, !name.hasPrefix(".") { try visit(path, index) }
                } else if Glob.matches(name, part) {
                    try visit(path, index + 1)
                }
            }
        }
    }
}
