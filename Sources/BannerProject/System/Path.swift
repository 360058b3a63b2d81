// SPDX-License-Identifier: Apache-2.0

/// Paths as texts, with `/` between their parts. Nothing here asks the disk.
///
/// Paths are compared and cut by their bytes: as characters, a slash and an accent after it would be one.
package enum Path {
    private static let slash = UInt8(ascii: "/")

    /// Whether the path starts from the root of the file system.
    static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// `specs` and `owl.yaml` → `specs/owl.yaml`. An absolute `path` stays as it is, and so does one below an empty folder.
    package static func join(_ folder: String, _ path: String) -> String {
        if folder.isEmpty || isAbsolute(path) { return path }
        if path.isEmpty { return folder }
        return folder.utf8.last == slash ? folder + path : folder + "/" + path
    }

    /// `specs/owl.yaml` → `specs`; `owl.yaml` → ``, the working directory; `/owl.yaml` → `/`.
    package static func folder(of path: String) -> String {
        guard let index = path.utf8.lastIndex(of: slash) else { return "" }
        return index == path.startIndex ? "/" : text(path.utf8[..<index])
    }

    /// `specs/owl.yaml` → `owl.yaml`.
    package static func name(of path: String) -> String {
        guard let index = path.utf8.lastIndex(of: slash) else { return path }
        return text(path.utf8[path.utf8.index(after: index)...])
    }

    /// `./specs//owl.yaml` → `specs/owl.yaml`. `..` stays, since what it means depends on symbolic links.
    package static func simplified(_ path: String) -> String {
        if isSimple(path) { return path }
        return (isAbsolute(path) ? "/" : "") + parts(of: path).filter { $0 != "." }.joined(separator: "/")
    }

    /// `specs/../owl.yaml` → `owl.yaml`, as if nothing on the way were a symbolic link.
    package static func withoutParents(_ path: String) -> String {
        if isSimple(path) { return path }
        let isAbsolute = isAbsolute(path)
        var kept: [String] = []
        for part in parts(of: path) where part != "." {
            if part == "..", let last = kept.last, last != ".." {
                kept.removeLast()
            } else if part != ".." || !isAbsolute {
                kept.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + kept.joined(separator: "/")
    }

    /// Whether no part is empty, `.` or `..`, as in nearly every path that is ever seen.
    private static func isSimple(_ path: String) -> Bool {
        var count = 0
        var dots = 0
        for byte in (isAbsolute(path) ? path.utf8.dropFirst() : path.utf8[...]) {
            if byte == slash {
                if dots == count, count <= 2 { return false }
                (count, dots) = (0, 0)
            } else {
                count += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return dots < count || count > 2
    }

    /// `/a/b/c` → `../c`, seen from `/a/d`. Both are absolute and without `..`.
    package static func relative(_ path: String, to folder: String) -> String {
        let parts = parts(of: path)
        let from = self.parts(of: folder)
        let shared = zip(parts, from).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        return (from.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
    }

    /// The parts between slashes, empty ones left out.
    package static func parts(of path: String) -> [String] {
        path.utf8.split(separator: slash).map(text)
    }

    /// Whether `path` is `folder` or lies in it. Both are real paths.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        guard path.utf8.starts(with: folder.utf8) else { return false }
        let rest = path.utf8.dropFirst(folder.utf8.count)
        return rest.isEmpty || rest.first == slash || folder == "/"
    }

    /// Whether the path goes beyond the folder that it starts from, as if nothing on the way were a symbolic link.
    static func leaves(_ path: String) -> Bool {
        isAbsolute(path) || parts(of: withoutParents(path)).first == ".."
    }

    /// `name` with nothing that a file system without regard to case tells apart: `straße` and `STRASSE` (Unicode, 5.18). Canonically
    /// equivalent texts are equal as they are.
    package static func caseFolded(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
        var folded = ""
        for scalar in name.unicodeScalars {
            // `ẞ` has a small letter, and that a capital in two letters.
            for small in scalar.properties.lowercaseMapping.unicodeScalars {
                for capital in small.properties.uppercaseMapping.unicodeScalars {
                    folded += capital.properties.lowercaseMapping
                }
            }
        }
        return folded
    }

    private static func text(_ bytes: Substring.UTF8View) -> String { String(decoding: bytes, as: UTF8.self) }
}
