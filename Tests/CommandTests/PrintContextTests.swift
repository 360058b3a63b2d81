// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Print context")
struct PrintContextTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
    }

    private func context(_ arguments: String) throws -> Any {
        let run = try sandbox.shell("\"$BANNERC\" build --print-context \(arguments)")
        #expect(run.status == 0, "\(run.errors)")
        return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }

    @Test("what all templates get, of one spec and of several")
    func shared() throws {
        let one = try #require(try context("a.banner.yaml") as? [String: Any])
        #expect(one["fileName"] as? String == "a.banner.yaml")
        #expect(one["settings"] == nil)
        try sandbox.write(Specs.small(), to: "b.banner.yaml")
        let both = try #require(try context("a.banner.yaml b.banner.yaml") as? [[String: Any]])
        #expect(both.compactMap { $0["stem"] as? String } == ["a", "b"])
        #expect(!sandbox.exists("a.swift"))
    }

    @Test("what the templates of a target get besides")
    func target() throws {
        let kotlin = try #require(try context("a.banner.yaml --target kotlin") as? [String: Any])
        let settings = try #require(kotlin["settings"] as? [String: Any])
        #expect(settings["package"] as? String == "banners" && settings["visibilityIsInternal"] as? Bool == false)
        let swift = try #require(try context("a.banner.yaml --target swift") as? [String: Any])
        #expect(swift["access"] as? String == "public")
        #expect(swift["name"] as? String == kotlin["name"] as? String)
    }
}
