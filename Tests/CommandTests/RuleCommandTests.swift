// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Rules and explain")
struct RuleCommandTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("a word with a slip is answered with the word of a rule")
    func nearestWord() throws {
        #expect(try sandbox.run("explain", "contrst").errors.contains("did you mean `contrast`?"))
        // The word of one rule alone is no name of its own.
        #expect(try sandbox.run("explain", "elipsis").errors.contains("did you mean `text-typographic-ellipsis`?"))
        #expect(try sandbox.run("explain", "nope").errors.contains("`bannerc rules` lists them all"))
    }

    @Test("programs can read the list of rules")
    func json() throws {
        let run = try sandbox.run("rules", "--format", "json")
        let rules = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let contrast = try #require(rules.first { $0["name"] as? String == "contrast-text" })
        #expect(contrast["code"] as? String == "BN401")
        #expect(contrast["severity"] as? String == "error")
        for rule in rules {
            for key in ["code", "name", "group", "severity", "since", "summary", "source", "fix"] {
                #expect((rule[key] as? String)?.isEmpty == false, "\(key) of \(rule)")
            }
            #expect(rule["parameters"] is [Any])
            #expect(["none", "safe", "unsafe"].contains(rule["fix"] as? String))
        }
    }

    @Test(
        "a rule is explained by name or code, with what its finding looks like", arguments: ["contrast-text", "bn401"])
    func explain(_ name: String) throws {
        let run = try sandbox.run("explain", name)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("BN401 contrast-text\n"))
        #expect(run.output.contains("error[BN401 contrast-text]"))
    }

    @Test("several words need no quotes, and several rules are explained one after another") func explainSeveral()
        throws
    {
        let words = try sandbox.run("explain", "contrast", "button")
        let quoted = try sandbox.run("explain", "contrast button")
        #expect(words.status == 0 && words.output == quoted.output)
        let rules = try sandbox.run("explain", "bn401", "text-max-lines")
        let each = try ["bn401", "text-max-lines"].map { try sandbox.run("explain", $0).output }
        #expect(rules.status == 0 && rules.output == each.joined(separator: "\n"))
        #expect(try sandbox.run("explain", "bn401", "nope").errors.contains("nope"))
    }

    @Test("no rule is newer than the program, and the text says since when it is there")
    func since() throws {
        func numbers(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }
        let version = try sandbox.run("--version").output.prefix { $0.isNumber || $0 == "." }
        let output = try sandbox.run("rules", "--format", "json").output
        let rules = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        for rule in rules {
            let since = numbers(try #require(rule["since"] as? String))
            #expect(since.count == 3, "\(rule)")
            #expect(!numbers(String(version)).lexicographicallyPrecedes(since), "\(rule)")
        }
        #expect(try sandbox.run("explain", "BN401").output.contains(" · since 0.1.0\n"))
    }

    @Test("a part of a name or code lists the rules that have it, and explains one that is alone")
    func search() throws {
        let contrast = try sandbox.run("explain", "contrast")
        #expect(contrast.status == 0)
        #expect(contrast.output.hasPrefix("Colour\n  BN401  contrast-text "))
        #expect(contrast.output.split(separator: "\n").dropFirst().allSatisfy { $0.contains("contrast-") })
        for topic in ["BN4", "bn4", "color", "Colour"] {
            #expect(try sandbox.run("explain", topic).output == sandbox.run("rules", "color").output, "\(topic)")
        }
        #expect(try sandbox.run("explain", "ellipsis").output.hasPrefix("BN309 text-typographic-ellipsis\n"))
        let markdown = try sandbox.run("explain", "contrast", "--format", "markdown").output
        #expect(markdown.contains("[contrast-text](contrast-text.md)"))
    }

    @Test("rules are listed by topic, and topics add up")
    func topics() throws {
        let all = try sandbox.run("rules").output.split(separator: "\n")
        let time = try sandbox.run("rules", "time").output
        #expect(time.hasPrefix("Time and motion\n"))
        #expect(time.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  BN6") })
        let both = try sandbox.run("rules", "BN6", "plural").output.split(separator: "\n")
        #expect(both.count < all.count && both.contains { $0.contains("l10n-plural-categories") })
        #expect(both.contains { $0.contains("duration-max") })
        let json = try sandbox.run("rules", "color", "--format", "json").output
        let rules = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(!rules.isEmpty && rules.allSatisfy { $0["group"] as? String == "color" })
        let unknown = try sandbox.run("rules", "colr")
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean `color`?"), "\(unknown.errors)")
    }

    @Test("a rule that is not there is told, with the nearest one")
    func unknown() throws {
        let run = try sandbox.run("explain", "contrast-txt")
        #expect(run.status == 2 && run.errors.contains("did you mean `contrast-text`?"))
    }

    // The pages of all rules are made by RulePageTests.
    @Test("what the list names can be explained: every tenth rule")
    func all() throws {
        let run = try sandbox.shell(
            #""$BANNERC" rules | sed -n 's/^  \(BN...\).*/\1/p' | awk 'NR % 10 == 1' | while read -r code; do "$BANNERC" explain $code > /dev/null || exit 1; done"#
        )
        #expect(run.status == 0, "\(run.errors)")
    }
}
