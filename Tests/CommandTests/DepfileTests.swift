// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Dependency files")
struct DepfileTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static func has(_ tool: String) -> Bool {
        (try? Sandbox().shell("command -v \(tool)").status) == 0
    }

    /// Names that build systems and shells trip over.
    static let names = [
        "plain", "two  words", "a#b", "a$b", "a:b", "~home", "(x)y", "[a]", "été 🦉", "-x", "a+b,c@d", "{a}!",
    ]

    @Test("one rule for all, and an empty one for each input")
    func format() throws {
        try sandbox.write("specs: [a.banner.yaml]\ntargets: { swift: { template: t } }\n", to: "bannerc.yaml")
        try sandbox.write("x\n", to: "t")
        try sandbox.write(Specs.using("s/part.banner.yaml"), to: "a.banner.yaml")
        try sandbox.write(Specs.part, to: "s/part.banner.yaml")
        #expect(try sandbox.run("build", "-o", "out", "--depfile", "deps/d").status == 0)
        #expect(
            sandbox.read("deps/d") == """
                out/a.swift: a.banner.yaml s/part.banner.yaml bannerc.yaml t

                a.banner.yaml:

                s/part.banner.yaml:

                bannerc.yaml:

                t:

                """)
    }

    @Test("it is written anew by every build, and left alone by one that fails")
    func time() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        _ = try sandbox.run("build", "a.banner.yaml", "-o", "out", "--depfile", "d")
        let past = try sandbox.age("d")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out", "--depfile", "d").status == 0)
        #expect(try sandbox.time("d") != past)
        _ = try sandbox.age("d")
        try sandbox.write(Specs.faulty, to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out", "--depfile", "d").status == 1)
        #expect(try sandbox.time("d") == past)
    }

    @Test("make builds again when a used file changes or goes", .enabled(if: has("make")), arguments: names)
    func make(name: String) throws {
        try prepare(name)
        // The prerequisites of a stamp are those of the outputs.
        try sandbox.write("stamp: ; @echo built >> log; touch stamp\ninclude rules\n", to: "Makefile")
        let script = """
            set -e
            sh build.sh
            sed '1s/^.*[^\\\\]: /stamp: /' d > rules
            make -s; make -s
            test "$(wc -l < log)" -eq 1
            sleep 0.02; touch -- used/*; make -s; make -s
            test "$(wc -l < log)" -eq 2
            rm -- used/*; make -s
            test "$(wc -l < log)" -eq 3
            """
        try sandbox.shell(script).expectSuccess()
    }

    @Test("make knows every output by its name", .enabled(if: has("make")), arguments: names)
    func makeOutputs(name: String) throws {
        try prepare(name)
        try sandbox.write("include d\n%.swift: ; @echo '<$@>'\n", to: "Makefile")
        let run = try sandbox.shell("sh build.sh && sleep 0.02 && touch -- used/* && make -s")
        run.expectSuccess()
        #expect(run.output.contains("out/\(name).swift>"))
    }

    @Test(
        "ninja builds again when a used file changes, and else does not", .enabled(if: has("ninja")), arguments: names)
    func ninja(name: String) throws {
        try prepare(name)
        let outputs = ["out/\(name).swift"].map { path in
            path.reduce(into: "") { $0 += [" ", ":", "$"].contains($1) ? "$\($1)" : "\($1)" }
        }
        try sandbox.write(
            """
            rule bannerc
              command = echo built >> log && sh build.sh
              depfile = d
              restat = 1
            build \(outputs.joined(separator: " ")): bannerc

            """, to: "build.ninja")
        let script = """
            set -e
            ninja; ninja
            test "$(wc -l < log)" -eq 1
            sleep 0.02; sed -i 's/"#FFFFFF"/"#FFFFFE"/' -- used/*; ninja; ninja
            test "$(wc -l < log)" -eq 2
            """
        try sandbox.shell(script).expectSuccess()
    }

    @Test(
        "a path that make and ninja can't both read is refused",
        arguments: ["a\nb", "a\tb", "a\\b", "a;b", "a|b", "a%b", "a=b", "a?b", "a*b", "a'b", "a\"b", "a&b"])
    func refused(name: String) throws {
        try sandbox.write(Specs.small(), to: "\(name).banner.yaml")
        let run = try sandbox.run("build", "./\(name).banner.yaml", "-o", "out", "--depfile", "d")
        #expect(run.status == 2)
        #expect(run.errors.contains("dependency file"))
        #expect(!sandbox.exists("out") && !sandbox.exists("d"))
    }

    /// A spec called `name`, which uses a file called so, and a script that builds it.
    private func prepare(_ name: String) throws {
        let quoted = "'../used/" + name.replacingOccurrences(of: "'", with: "''") + ".banner.yaml'"
        try sandbox.write(Specs.using(quoted), to: "s/\(name).banner.yaml")
        try sandbox.write(Specs.part, to: "used/\(name).banner.yaml")
        try sandbox.write(#""$BANNERC" build s -o out --target swift --depfile d"#, to: "build.sh")
    }
}
