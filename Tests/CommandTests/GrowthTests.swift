// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Random shapes within the limits of the language: deep, wide, repeated, long lines, many files. Four times as much must not
/// take much more than four times as long, nor more memory than a runner has.
///
/// What counts is the time of the processor, which the load of the machine changes little.
@Suite("Fuzz: cost grows no faster than the input", .serialized)
struct GrowthTests {
    /// A kind of spec, `count` of something large.
    private struct Shape: Sendable {
        let name: String
        let text: @Sendable (Int, inout SeededGenerator) -> String
    }

    private static let head =
        "bannerc: 1\nname: Acme\nlevels:\n  e: { tint: \"#B3261E\", onTint: \"#FFFFFF\", spokenPrefix: E, "
        + "icon: { symbol: xmark, decorative: true } }\n"

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

    private static let shapes = [
        Shape(name: "banners") { count, random in
            let words = Int.random(in: 1...20, using: &random)
            return head + "banners:\n"
                + lines(count) { "  b\($0): { level: e, text: \"\(String(repeating: "word ", count: words))end.\" }\n" }
        },
        Shape(name: "a long text") { count, random in
            let words = ["word ", "字", "คำ", "كلمة "].randomElement(using: &random) ?? ""
            let text = String(repeating: words, count: min(12 * count, 60_000 / words.utf8.count))
            return head + "banners: { b: { level: e, text: \"\(text)\" } }\n"
        },
        Shape(name: "one line") { count, _ in
            "{ bannerc: 1, name: Acme, palette: { " + lines(count) { "p\($0): \"#112233\", " } + "} }\n"
        },
        Shape(name: "unknown names") { count, random in
            let kind = ["{palette.q", "{color.q", "{brand.q."].randomElement(using: &random) ?? ""
            return "bannerc: 1\nname: Acme\npalette:\n" + lines(count) { "  p\($0): \"\(kind)\($0)}\"\n" }
        },
        Shape(name: "unknown parameters") { count, random in
            let text = ["{q}", "{q\(count)} {r}"].randomElement(using: &random) ?? ""
            return head + "banners:\n  b:\n    level: e\n    text: \"\(String(repeating: text, count: count))\"\n"
                + "    parameters:\n" + lines(count) { "      p\($0): string\n" }
        },
        Shape(name: "keys between braces without values") { count, random in
            let what =
                ["level: e, text: { en: Hi, ", "level: e, title: { ", "level: e, text: Hi, "]
                .randomElement(using: &random) ?? ""
            let keys = (0..<count).map { "k\($0)_x" }.joined(separator: ",")
            return head + "banners: { b: { \(what)\(keys)\(what.contains("{") ? " }" : "") } }\n"
        },
        Shape(name: "keys that begin with signs of other keyboards") { count, random in
            let sign = ["｛", "［", "「", "ｱ", "："].randomElement(using: &random) ?? ""
            let keys = (0..<count).map { "\(sign)k\($0): 1" }.joined(separator: ", ")
            return head + (Bool.random(using: &random) ? "x: [\(keys)]\n" : "x: [“，”, \(keys)]\n")
        },
        Shape(name: "unknown keys") { count, _ in head + lines(count) { "key\($0): 1\n" } },
        Shape(name: "unknown keys of a banner") { count, _ in
            head + "banners:\n  a:\n    level: e\n    text: Hi\n" + lines(count) { "    key\($0): 1\n" }
        },
        Shape(name: "chains of colours") { count, random in
            let length = Int.random(in: 2...60, using: &random)
            return "bannerc: 1\nname: Acme\npalette:\n"
                + lines(count) { $0 % length == 0 ? "  p\($0): \"#112233\"\n" : "  p\($0): \"{palette.p\($0 - 1)}\"\n" }
        },
        Shape(name: "deep") { count, random in
            let depth = Int.random(in: 2...60, using: &random)
            return head
                + lines(count / 40) {
                    "x\($0): \(String(repeating: "[", count: depth))\(String(repeating: "]", count: depth))\n"
                }
        },
        Shape(name: "comments") { count, random in
            let rule = ["contrast-text", "no-rule", "duration-max"].randomElement(using: &random) ?? ""
            return head + lines(min(count, 9_000)) { "# bannerc: ignore[\(rule)] -- \($0)\n" }
                + "banners: { a: { level: e, text: Hi } }\n"
        },
        Shape(name: "comments above banners") { count, random in
            let rule = ["duration-max", "contrast-text", "no-rule"].randomElement(using: &random) ?? ""
            return head + "banners:\n"
                + lines(count) { "  # bannerc: ignore[\(rule)] -- \($0)\n  b\($0): { level: e, text: Hi \($0). }\n" }
        },
        Shape(name: "themes that fail with colours of their own") { count, _ in
            "bannerc: 1\nname: Acme\nlevels: { e: { tint: \"{palette.p}\", onTint: \"#FFFFFF\", spokenPrefix: E } }\n"
                + "palette: { p: \"#112233\" }\nbanners: { a: { level: e, text: Hi. } }\nthemes:\n"
                + lines(count / 4) {
                    let digits = String(0x100 + $0 % 0x80, radix: 16).suffix(2)
                    return "  t\($0): { palette: { p: \"#EE\(digits)33\" } }\n"
                }
        },
        Shape(name: "themes") { count, _ in
            head + "themes:\n" + lines(count / 4) { "  t\($0): { levels: { e: { tint: \"#80261E\" } } }\n" }
        },
        Shape(name: "a long text in the place of words, by its anchor") { count, random in
            let unit = ["x", "👩\u{200D}", "e\u{301}", "a.", "字"].randomElement(using: &random) ?? ""
            let key =
                [
                    "shape: { shadow: *a }", "shape: { border: *a }", "extends: *a", "padding: *a", "buttonLayout: *a",
                    "metrics: *a",
                    "text: { dynamicType: [*a, *a] }", "*a : 1",
                ].randomElement(using: &random) ?? ""
            let text = String(repeating: unit, count: 20 * count / unit.utf8.count)
            return "bannerc: 1\nname: Acme\ndescription: &a \"\(text)\"\nstyles:\n"
                + lines(count / 4) { "  s\($0): { \(key) }\n" }
        },
        Shape(name: "an endless alias, by its anchor") { count, _ in
            "bannerc: 1\nname: Acme\ndescription: &a \"{a\(String(repeating: ".a", count: 20 * count))}\"\nstyles:\n"
                + lines(count / 4) { "  s\($0): { padding: *a }\n" }
        },
        Shape(name: "a long prefix of many levels, by its anchor") { count, random in
            let word = ["Error ", "Fehler ß ", "Σφάλμα "].randomElement(using: &random) ?? ""
            return "bannerc: 1\nname: Acme\ndescription: &a \"\(String(repeating: word, count: 3 * count))\"\nlevels:\n"
                + lines(count / 4) { "  l\($0): { tint: \"#000000\", onTint: \"#FFFFFF\", spokenPrefix: *a }\n" }
        },
        Shape(name: "long line of what is no YAML") { count, random in
            let unit = ["\u{0}", "\r", "\u{202E}", "a: ", "\"", "\u{301}", "["].randomElement(using: &random) ?? ""
            return head + "x: " + String(repeating: unit, count: count * 10) + "\n"
        },
    ]

    @Test("specs of random shapes") func growth() throws {
        let seed = SeededGenerator.seed(of: "growth")
        for (index, shape) in Self.shapes.enumerated() {
            var random = SeededGenerator(seed: seed &+ UInt64(index))
            let count = Int.random(in: 400...1_000, using: &random)
            let command = [["lint"], ["build", "-o", "out"], ["fmt", "--check"]].randomElement(using: &random) ?? []
            let (small, large) = (random, random)
            var (first, second) = (small, large)
            let few = try cost(command, shape.text(count, &first))
            let many = try cost(command, shape.text(count * 8, &second))
            // The start of the program counts for little in the larger run, and a product of two sizes would be 64 times.
            #expect(
                many.seconds < 25 * max(few.seconds, 0.03),
                "seed \(seed): \(shape.name), \(command): \(count) took \(few.seconds) s, and 8 times as many \(many.seconds)"
            )
            #expect(many.status <= 1, "seed \(seed): \(shape.name), \(command), \(count): status \(many.status)")
        }
    }

    @Test("a spec is compared with itself", arguments: ["levels", "themes", "banners"])
    func comparing(what: String) throws {
        func text(_ count: Int) -> String {
            switch what {
            case "levels":
                "bannerc: 1\nname: Acme\nlevels:\n"
                    + Self.lines(count) {
                        "  l\($0): { tint: \"#B3261E\", onTint: \"#FFFFFF\", spokenPrefix: E, icon: { symbol: xmark, label: L } }\n"
                    }
            case "themes":
                Self.head + "palette: { p: \"#112233\" }\nthemes:\n"
                    + Self.lines(count / 4) { "  t\($0): { palette: { p: \"#EE2233\" } }\n" }
            default: Self.head + "banners:\n" + Self.lines(count) { "  b\($0): { level: e, text: Hi \($0). }\n" }
            }
        }
        let (few, many) = try (cost(["diff", "a.banner.yaml"], text(100)), cost(["diff", "a.banner.yaml"], text(800)))
        #expect(many.status == 0)
        #expect(many.seconds < 25 * max(few.seconds, 0.03), "\(few.seconds) s and \(many.seconds) s")
    }

    @Test("what stands beside others, or waits behind them")
    func lines() throws {
        func levels(_ count: Int) -> String {
            "bannerc: 1\nname: Acme\nqueue: { conflict: enqueue, order: fifo, maxDepth: 1000, coalesce: any }\nlevels:\n"
                + Self.lines(count) { "  l\($0): { severity: \($0), tint: \"#B3261E\", onTint: \"#FFFFFF\" }\n" }
                + "banners:\n" + Self.lines(count) { "  b\($0): { level: l\($0), text: Text \($0) is here. }\n" }
                + "  c0: { level: l0, text: First., trigger: { condition: x, clears: a, mutex: c1 } }\n"
                + "  c1: { level: l0, text: Second., trigger: { condition: y, clears: b } }\n"
        }
        func buttons(_ count: Int) -> String {
            let names = (0..<count).map { "b\($0)" }.joined(separator: ", ")
            return Self.head + "buttons:\n"
                + Self.lines(count) {
                    $0.isMultiple(of: 2)
                        ? "  b\($0): { kind: icon, image: { symbol: xmark }, label: L\($0), size: 23.9 }\n"
                        : "  b\($0): { kind: emphasis, title: T\($0) }\n"
                } + "banners: { a: { level: e, text: Hi, buttons: [\(names)] } }\n"
        }
        for (rule, text) in [("stale-wait", levels), ("target-size", buttons)] {
            let (few, many) = try (
                cost(["lint", "--select", rule], text(50)), cost(["lint", "--select", rule], text(400))
            )
            #expect(many.seconds < 25 * max(few.seconds, 0.03), "\(rule): \(few.seconds) s and \(many.seconds) s")
            #expect(many.status <= 1)
        }
    }

    @Test("languages of generated code", arguments: ["kotlin", "typescript", "flutter", "swift", "css"])
    func languages(_ target: String) throws {
        func text(_ count: Int) -> String {
            let letters = "abcdefghijklmnopqrstuvwxyz"
            let all = letters.flatMap { first in letters.map { "\(first)\($0)" } }
            let tags = all.filter { !["en", "no", "in", "iw", "ji", "mo", "sh", "tl"].contains($0) }.prefix(count)
            return Self.head
                + "banners: { b: { level: e, text: { en: Hi, \(tags.map { "\($0): x" }.joined(separator: ", ")) } } }\n"
        }
        let command = ["build", "-o", "out", "--target", target]
        let (few, many) = try (cost(command, text(75)), cost(command, text(600)))
        #expect(many.seconds < 25 * max(few.seconds, 0.03), "\(few.seconds) s and \(many.seconds) s")
    }

    @Test("references into token files, and many files") func files() throws {
        let sandbox = try Sandbox()
        func cost(_ count: Int) throws -> Double {
            let pairs = (0..<count).map {
                "\"s\($0)\": { \"$value\": \"#112233\" }, \"t\($0)\": { \"$ref\": \"#/color/s\($0)\" }"
            }
            try sandbox.write(
                "{ \"color\": { \"$type\": \"color\", \(pairs.joined(separator: ",\n")) } }", to: "t.json")
            try sandbox.write(
                "bannerc: 1\nname: Acme\nuse: [t.json]\npalette:\n"
                    + (0..<count).map { "  p\($0): \"{color.t\($0)}\"\n" }.joined(), to: "a.banner.yaml")
            return try self.cost(["build", "-o", "out", "--target", "css"], in: sandbox).seconds
        }
        let (few, many) = (try cost(500), try cost(4_000))
        #expect(many < 25 * max(few, 0.03), "\(few) s and \(many) s")
    }

    @Test("themes of a resolver document") func themes() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            bannerc: 1
            name: Acme
            use: [t.resolver.json]
            levels: { e: { tint: "{x}", onTint: "{y}", spokenPrefix: E, icon: { symbol: xmark, decorative: true } } }
            banners: { a: { level: e, text: Hi } }
            """, to: "a.banner.yaml")
        func token(_ name: String, _ hex: String) -> String {
            "{ \"\(name)\": { \"$type\": \"color\", \"$value\": \"\(hex)\" } }"
        }
        func cost(_ count: Int) throws -> Double {
            let themes = (0..<count).map { "\"t\($0)\": [\(token("x", "#801A1A"))]" }
            try sandbox.write(
                """
                { "version": "2025.10", "resolutionOrder": [
                  { "type": "set", "name": "base", "sources": [\(token("x", "#331A1A")), \(token("y", "#FFFFFF"))] },
                  { "type": "modifier", "name": "theme", "default": "base", "contexts": { "base": [], \(themes.joined(separator: ",\n")) } }] }
                """, to: "t.resolver.json")
            let (seconds, status) = try self.cost(["build", "-o", "out", "--target", "tokens"], in: sandbox)
            #expect(status == 0)
            return seconds
        }
        let (few, many) = (try cost(220), try cost(880))
        // Four times as many; their square would be 16 times, and took 1 GB.
        #expect(many < 7 * max(few, 0.1), "\(few) s and \(many) s")
    }

    private func cost(_ command: [String], _ text: String) throws -> (seconds: Double, status: Int32) {
        let sandbox = try Sandbox()
        try sandbox.write(text, to: "a.banner.yaml")
        return try cost(command, in: sandbox)
    }

    /// The time of the processor that a run takes with at most 2 GB of addresses; 124 as the status of one that hangs.
    private func cost(_ command: [String], in sandbox: Sandbox) throws -> (seconds: Double, status: Int32) {
        let arguments = (command + ["a.banner.yaml"]).joined(separator: " ")
        let run = try sandbox.shell(
            #"ulimit -v 3000000; "$BANNERC" \#(arguments) > /dev/null 2> /dev/null; status=$?; times; exit $status"#)
        // `times` of POSIX: two lines, of the shell and of its children, with the times of programs and of the system.
        let words = run.output.split(whereSeparator: \.isWhitespace).suffix(2)
        let seconds = words.map { word in
            let parts = word.dropLast().split(separator: "m").compactMap { Double($0) }
            return parts.count == 2 ? parts[0] * 60 + parts[1] : 0
        }
        return (seconds.reduce(0, +), run.status)
    }
}
