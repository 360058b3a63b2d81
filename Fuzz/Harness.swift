// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A way in which input from outside comes in, with what must hold of it whatever the input is.
protocol Harness {
    /// Makes ready what all inputs share. `folder` is the root of the repository.
    init(folder: String) throws

    /// Feeds `input` to the program. Returns whether it was taken as sound; throws ``BrokenProperty`` if something does not hold.
    mutating func run(_ input: [UInt8]) throws -> Bool

    /// Inputs to start from that lie in no file.
    func seeds() throws -> [[UInt8]]

    /// Another input near to `input`, which is still of its language, more or less.
    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]?
}

extension Harness {
    func seeds() throws -> [[UInt8]] { [] }

    // libFuzzer's own mutations do.
    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? { nil }
}

/// What does not hold, and of what.
struct BrokenProperty: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Throws what `message` says unless `condition` holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw BrokenProperty(message()) }
}

/// The harnesses, by the names by which `scripts/fuzz` knows them.
var harnesses: [String: any Harness.Type] {
    [
        "baseline": BaselineHarness.self,
        "catalogue": CatalogueHarness.self,
        "compile": CompileHarness.self,
        "configuration": ConfigurationHarness.self,
        "fix": FixHarness.self,
        "fmt": FmtHarness.self,
        "font": FontHarness.self,
        "server": ServerHarness.self,
        "template": TemplateHarness.self,
        "tokens": TokensHarness.self,
    ]
}
