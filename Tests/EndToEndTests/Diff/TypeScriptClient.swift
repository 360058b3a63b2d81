// SPDX-License-Identifier: Apache-2.0

import Foundation

/// TypeScript that uses all that a generated module declares of a spec: each name of each union, each union in a switch over all of
/// its names, each banner with its parameters by their types.
///
/// It is read from the text of the module, and knows nothing of specs or of how they are compared.
struct TypeScriptClient {
    let text: String

    init(of generated: String, module: String) {
        var body = ""
        var count = 0
        func add(_ declaration: String, _ statements: String) {
            count += 1
            body += "export function use\(count)(\(declaration)): unknown { \(statements) }\n"
        }
        var names: [String] = []
        var block = ""
        for line in generated.split(separator: "\n").map(String.init) {
            if line.hasPrefix("export const "), line.hasSuffix("] as const;") {
                names = line.split(separator: "\"").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map {
                    String($0.element)
                }
            } else if line.hasPrefix("export type "), line.hasSuffix("[number];") {
                let type = "m." + line.dropFirst("export type ".count).prefix { $0 != " " }
                for name in names { add("", "const value: \(type) = \"\(name)\"; return value;") }
                let cases = names.map { "case \"\($0)\": return 1;" }.joined(separator: " ")
                add("value: \(type)", "switch (value) { \(cases) } const rest: never = value; return rest;")
            } else if line.first != " " {
                block = line
            } else if block.hasPrefix("export interface BannerContents"), line.hasPrefix("    readonly ") {
                Self.use(line, add)
            } else if block.hasPrefix("export const fonts"), line.hasPrefix("    "), line.contains(": { family") {
                add("", "return m.fonts.\(line.dropFirst(4).prefix { $0 != ":" });")
            }
        }
        text = "import * as m from \"./\(module)\";\n\(body)"
    }

    /// `    readonly failed: { readonly parameters: { readonly count: number; readonly name: string } };`
    private static func use(_ line: String, _ add: (String, String) -> Void) {
        let parts = line.components(separatedBy: "readonly ").dropFirst()
        guard let id = parts.first?.prefix(while: { $0 != ":" }) else { return }
        let parameters = parts.dropFirst(2).map { part in
            let sides = part.components(separatedBy: ": ")
            // One with a question mark may be left out.
            return (name: sides[0].filter { $0 != "?" }, type: String(sides[1].prefix { $0.isLetter }))
        }
        let type = { (name: String) in name == "ImageParameter" ? "m.ImageParameter | undefined" : name }
        let declared = parameters.enumerated().map { "argument\($0): \(type($1.type))" }.joined(separator: ", ")
        let values = parameters.enumerated().map { "\($1.name): argument\($0)" }.joined(separator: ", ")
        let contents = parameters.isEmpty ? "" : ", parameters: { \(values) }"
        add(declared, "const value: m.BannerOf<\"\(id)\"> = { id: \"\(id)\"\(contents) }; return value;")
        for parameter in parameters {
            add(
                "banner: m.BannerOf<\"\(id)\">",
                "const value: \(type(parameter.type)) = banner.parameters.\(parameter.name); return value;")
        }
    }
}
