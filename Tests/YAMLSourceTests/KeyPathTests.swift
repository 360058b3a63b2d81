// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// The keys that lead to a place, by which a finding is known in baselines: however the file is laid out.
@Suite struct KeyPathTests {
    @Test(arguments: ["a: { b: { c: 1, d: [x, { e: 2 }] } }\n", "a:\n  b:\n    c: 1\n    d:\n    - x\n    - e: 2\n"])
    func layoutMakesNoDifference(_ text: String) throws {
        let tree = try #require(Reading(text).tree)
        var nodes = [tree.root]
        var expected = [""]
        func add(_ node: Node, _ path: String) {
            nodes.append(node)
            expected.append(path)
        }
        for a in tree.root.entries {
            add(a.key, "a")
            add(a.value, "a")
            for b in a.value.entries {
                add(b.key, "a.b")
                add(b.value, "a.b")
                for entry in b.value.entries {
                    add(entry.key, "a.b.\(entry.key.text)")
                    add(entry.value, "a.b.\(entry.key.text)")
                    for (index, item) in entry.value.items.enumerated() {
                        add(item, index == 0 ? "a.b.d[x]" : "a.b.d[1]")
                        for e in item.entries {
                            add(e.key, "a.b.d[1].e")
                            add(e.value, "a.b.d[1].e")
                        }
                    }
                }
            }
        }
        #expect(nodes.count == 13)
        let places = nodes.map(\.place.bytes)
        #expect(tree.keyPaths(at: places) == expected)
        // In whatever order, and each as often as it is asked for.
        let twice = Array((places + places).reversed())
        #expect(tree.keyPaths(at: twice) == Array((expected + expected).reversed()))
    }
}
