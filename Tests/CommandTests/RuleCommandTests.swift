// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Rules and explain")
struct RuleCommandTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("programs can read the list of rules")
    func json() throws {
        let run = try sandbox.run("rules", "--format", "json")
        let rules = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let contrast = try #require(rules.first { $0["name"] as? String == "contrast-text" })
        #expect(contrast["code"] as? String == "BN401")
        #expect(contrast["severity"] as? String == "error")
        for rule in rules {
            for key in ["code", "name", "group", "severity", "summary", "source", "fix"] {
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

    @Test("a rule that is not there is told, with the nearest one")
    func unknown() throws {
        let run = try sandbox.run("explain", "contrast-txt")
        #expect(run.status == 2 && run.errors.contains("did you mean `contrast-text`?"))
    }

    @Test("every rule of the list can be explained")
    func all() throws {
        let run = try sandbox.shell(
            #""$BANNERC" rules | sed -n 's/^  \(BN...\).*/\1/p' | while read -r code; do "$BANNERC" explain $code > /dev/null || exit 1; done"#
        )
        #expect(run.status == 0, "\(run.errors)")
    }
}
