// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import Diagnostics
import Foundation
import TestSupport
import Testing

/// An app that passes more than a spec allows shows what the spec allows, and hears of it.
@Suite struct ParameterBoundsTests {
    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }
        banners:
          offline: { level: error, text: You are offline. }
          syncFailed:
            level: error
            parameters: { count: { type: int, min: 1, max: 999 }, account: { type: string, maxLength: 8 }, free: string }
            text:
              en: { plural: count, one: "{count} of {account}", other: "{count} items of {account}, {free}" }
              fr: "{account}"
            progress: { kind: determinate, completion: { text: "{account} is done" } }
          named:
            level: error
            parameters:
              id: { type: int, max: 3 }
              self: { type: string, maxLength: 2 }
              default: { type: string, maxLength: 2 }
              faults: { type: int, min: -1 }
              text: { type: string, maxLength: 3 }
            text: "{id}{self}{default}{faults}{text}"
          parameterFaults: { level: error, text: A name that the code needs too. }
        themes:
          business: { texts: { syncFailed: "{account}!" } }
        """

    /// Where every banner has a bound, and where there is but one.
    private static let others = ["Both": "a b", "One": "a"].map { name, banners in
        "bannerc: 1\nname: \(name)\nlevels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\nbanners:\n"
            + banners.split(separator: " ").map {
                "  \($0): { level: error, parameters: { n: { type: int, max: 1 } }, text: \"{n}\" }\n"
            }.joined()
    }

    private static let program = #"""
        import BannerKit
        // Links what BannerKit uses of it.
        import Synchronization

        let long = Acme.Banner.syncFailed(count: 5_000_000, account: "Ada Lovelace", free: "Ada Lovelace")
        print(long.text(in: "en"))
        print(long.text(in: "fr"))
        print(long.text(in: .en, theme: .business))
        print(long.completionText(in: "en") ?? "")
        for fault in long.parameterFaults { print(fault) }
        let fits = Acme.Banner.syncFailed(count: 1, account: "Ada Love", free: "")
        print(fits.text(in: "en"), fits.parameterFaults.count, Acme.Banner.offline.parameterFaults.count)
        let named = Acme.Banner.named(id: 4, self_: "abc", default: "abc", faults: -2, text: "abc")
        print(named.text(in: "en"))
        for fault in named.parameterFaults { print(fault) }
        print(Acme.Banner.parameterFaults_.id)
        print(Both.Banner.a(n: 2).parameterFaults.count, Both.Banner.b(n: 2).parameterFaults, Both.Banner.b(n: 1).parameterFaults)
        print(One.Banner.a(n: 2).parameterFaults.count, One.Banner.a(n: 1).parameterFaults.count)

        // The texts of two accounts that start alike are one; the accounts are two.
        let twin = Acme.Banner.syncFailed(count: 5_000_000, account: "Ada Loveday", free: "Ada Lovelace")
        for key in [BannerQueuePolicy.Key.text, .parameters] {
            var policy = Acme.queue
            policy.key = [key]
            let keys = [long, twin].map { CoalescingKey($0, policy: policy, locale: "en") }
            print(key, keys[0] == keys[1])
        }

        @MainActor func ask() {
            let presenter = BannerPresenter(policy: Acme.queue)
            var told: [String] = []
            presenter.onFault = { told.append($0.description) }
            presenter.setTheme(.business, for: Acme.Banner.self)
            let id = presenter.enqueue(fits)
            presenter.update(id, to: long)
            print(told.count, told.allSatisfy { !$0.contains("Ada") && !$0.contains("5000000") })
            print(presenter.presentations.first?.text(in: "en") ?? "nothing")
        }
        MainActor.assumeIsolated(ask)
        """#

    private static let expected = """
        5,000,000 items of Ada Lov…, Ada Lovelace
        Ada Lov…
        Ada Lov…!
        Ada Lov… is done
        `count` of `syncFailed` is more than its `max`, 999, and shown as it is
        `account` of `syncFailed` is longer than its `maxLength`, 8, and cut
        1 of Ada Love 0 0
        4a…a…-2abc
        `id` of `named` is more than its `max`, 3, and shown as it is
        `self` of `named` is longer than its `maxLength`, 2, and cut
        `default` of `named` is longer than its `maxLength`, 2, and cut
        `faults` of `named` is less than its `min`, -1, and shown as it is
        parameterFaults
        1 [`n` of `b` is more than its `max`, 1, and shown as it is] []
        1 0
        text true
        parameters false
        2 true
        Ada Lov…!

        """

    @Test func whatAnAppShowsAndHears() throws {
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        var sources: [String] = []
        for (index, spec) in ([Self.spec] + Self.others).enumerated() {
            let output = try Repository.compile(spec, as: "spec\(index)")
            let file = try #require(output.files.first { $0.name.hasSuffix(".swift") }, "\(output.report.findings)")
            sources.append(try toolchain.write(String(decoding: file.bytes, as: UTF8.self), to: file.name))
        }
        sources.append(try toolchain.write(Self.program, to: "main.swift"))
        let printed = try toolchain.run(sources)
        #expect(printed == Self.expected)
    }
}
