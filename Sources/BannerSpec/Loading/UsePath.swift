// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The paths under `use`: relative to the file that names them, with `/` between their parts.
enum UsePath {
    /// Why a path is refused, or `nil`.
    static func refusal(of path: String) -> String? {
        if path.holds("://") { return "a used file must be in the project, not on the network" }
        if path.hasPrefix("/") || path.hasPrefix("~") || path.dropFirst().first == ":" {
            return "a used file must be named by a path relative to this one"
        }
        if path.contains("\\") { return "the parts of a path are separated by `/`" }
        if path.unicodeScalars.contains(where: \.isUnsafeInNames) { return "the path contains an invisible character" }
        return nil
    }

    /// `specs/owl.banner.yaml` and `../brand.yaml` → `brand.yaml`.
    static func resolve(_ path: String, from user: String) -> String {
        joined(parts(of: user).dropLast() + parts(of: path), isAbsolute: user.utf8.first == slash)
    }

    /// `specs/./../brand.yaml` → `brand.yaml`.
    static func simplified(_ path: String) -> String {
        joined(parts(of: path), isAbsolute: path.utf8.first == slash)
    }

    private static let slash = UInt8(ascii: "/")

    private static func parts(of path: String) -> [Substring] {
        path.utf8.split(separator: slash).map { Substring($0) }
    }

    private static func joined(_ written: [Substring], isAbsolute: Bool) -> String {
        var parts: [Substring] = []
        for part in written where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
