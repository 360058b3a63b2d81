// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Watch")
struct WatchTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// Waits until `condition` holds, for ten seconds at the most.
    private func wait(_ what: Comment, until condition: () throws -> Bool) throws {
        let end = Date().addingTimeInterval(10)
        while Date() < end {
            if try condition() { return }
            Thread.sleep(forTimeInterval: 0.01)
        }
        Issue.record(what)
    }

    private func builds() -> Int { (sandbox.read("log") ?? "").components(separatedBy: "; watching\n").count - 1 }

    @Test("a change of a spec, of a used file and of a folder leads to a build", arguments: [SIGINT, SIGTERM])
    func changes(signal: Int32) throws {
        try sandbox.put(Specs.using("../part.banner.yaml"), at: "s/a.banner.yaml")
        try sandbox.put(Specs.part, at: "part.banner.yaml")
        let process = try sandbox.start("build", "s", "--watch", "-o", "out", "--format", "concise", errors: "log")
        try wait("the first build") { builds() == 1 }
        #expect(sandbox.exists("out/a.swift"))

        try sandbox.put(Specs.faulty, at: "s/a.banner.yaml")
        try wait("a build of the fault") { builds() == 2 }
        #expect(sandbox.read("log")?.contains("s/a.banner.yaml:4:24: error: ") == true)
        #expect(sandbox.read("log")?.contains("not built: 1 error (") == true)

        try sandbox.remove("s/a.banner.yaml")
        try wait("a build without the spec") { builds() == 3 }
        try sandbox.put(Specs.using("../part.banner.yaml"), at: "s/b.banner.yaml")
        try wait("a build of the new spec") { sandbox.exists("out/b.swift") && builds() >= 4 }

        let before = builds()
        try sandbox.remove("part.banner.yaml")
        try wait("a build without the used file") { builds() > before }
        try sandbox.put(Specs.part.replacingOccurrences(of: "B3261E", with: "0000FF"), at: "part.banner.yaml")
        let old = sandbox.read("out/b.swift")
        try wait("a build of the used file") { sandbox.read("out/b.swift") != old }

        #expect(process.isRunning)
        sandbox.stop(process, signal)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try sandbox.files().allSatisfy { !$0.hasSuffix(".tmp") })
    }

    @Test("a link that is refused is watched, too")
    func refusedLink() throws {
        try sandbox.put(Specs.small(), at: "s/a.banner.yaml")
        try sandbox.link("s/e.banner.yaml", to: "/etc/passwd")
        let process = try sandbox.start("lint", "s", "--watch", errors: "log")
        try wait("the refusal") { sandbox.read("log")?.contains("leads out of the project") == true }
        try sandbox.remove("s/e.banner.yaml")
        try sandbox.link("s/e.banner.yaml", to: "a.banner.yaml")
        try wait("a run with the link") {
            let runs = (sandbox.read("log") ?? "").components(separatedBy: "; watching\n").dropLast()
            return runs.count > 1 && runs.last?.contains("leads out of the project") == false
        }
        sandbox.stop(process, SIGINT)
    }

    @Test("what came of specs that did not change is used again, what is wrong with them is told again")
    func unchanged() throws {
        try sandbox.put(Specs.small(banner: "first"), at: "s/a.banner.yaml")
        try sandbox.put(Specs.faulty, at: "s/b.banner.yaml")
        try sandbox.put(Specs.using("../part.banner.yaml"), at: "s/c.banner.yaml")
        try sandbox.put(Specs.part, at: "part.banner.yaml")
        let process = try sandbox.start("build", "s", "--watch", "-o", "out", "--format", "concise", errors: "log")
        try wait("the first build") { builds() == 1 }
        func faults() -> Int {
            (sandbox.read("log") ?? "").components(separatedBy: "s/b.banner.yaml:4:24: error: ").count - 1
        }
        #expect(faults() == 1)

        try sandbox.put(Specs.small(banner: "second"), at: "s/a.banner.yaml")
        try wait("a build of another spec") { builds() == 2 }
        #expect(faults() == 2 && !sandbox.exists("out/a.swift"))

        try sandbox.put(Specs.small(banner: "third"), at: "s/b.banner.yaml")
        try wait("a build of what is mended") { sandbox.exists("out/b.swift") }
        #expect(sandbox.read("out/a.swift")?.contains("case second") == true)
        #expect(sandbox.read("out/c.swift")?.contains("B3261E") == true)

        // What is removed is made again, though no spec changed since: something else does.
        try sandbox.remove("out/a.swift")
        try sandbox.put(Specs.part.replacingOccurrences(of: "B3261E", with: "0000FF"), at: "part.banner.yaml")
        try wait("a build of the used file") { sandbox.read("out/c.swift")?.contains("0000FF") == true }
        try wait("the removed file") { sandbox.exists("out/a.swift") }
        sandbox.stop(process, SIGTERM)
        #expect(process.terminationStatus == 0)
    }

    /// The time that a process has had of processors, in hundredths of a second (proc(5)); `nil` where nobody tells.
    private func ticks(_ process: Process) -> Int? {
        let stat = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        return stat?.split(separator: " ").dropFirst(13).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }

    @Test("a configuration that comes and goes is noticed, and waiting takes no processor")
    func configuration() async throws {
        let process = try sandbox.start("build", "--watch", errors: "log")
        try wait("the first build") { builds() == 1 }
        try sandbox.put(Specs.small(), at: "a.banner.yaml")
        try sandbox.put("specs: ['*.banner.yaml']\noutput: out\n", at: "bannerc.yaml")
        try wait("a build") { sandbox.exists("out/a.swift") }
        // What the builds still had to do is over then.
        try await Task.sleep(for: .seconds(1))
        let (start, before) = (ContinuousClock.now, ticks(process))
        try await Task.sleep(for: .seconds(1))
        if let before, let after = ticks(process) {
            #expect(Double(after - before) < 5 * (start.duration(to: .now) / .seconds(1)))
        }
        sandbox.stop(process, SIGTERM)
        #expect(process.terminationStatus == 0)
    }

    @Test("a lint is watched too: its specs, its configuration and its baseline")
    func lint() throws {
        try sandbox.put(Specs.small(), at: "a.banner.yaml")
        try sandbox.put(#"{ "version": 2, "findings": [] }"#, at: "base.json")
        let process = try sandbox.start(
            "lint", "--watch", "--select", "BN2", "--baseline", "base.json", "a.banner.yaml",
            errors: "log")
        try wait("the first run") { builds() == 1 }
        try sandbox.put(Specs.faulty, at: "a.banner.yaml")
        try wait("a run of the fault") { sandbox.read("log")?.contains("checked: not clean (") == true }
        let before = builds()
        try sandbox.put("no JSON", at: "base.json")
        try wait("a run with the baseline") { builds() > before }
        #expect(sandbox.read("log")?.contains("\nnot checked (") == true)
        try sandbox.put(Specs.small(), at: "a.banner.yaml")
        try sandbox.put(#"{ "version": 2, "findings": [ ] }"#, at: "base.json")
        try wait("a run of the mended spec") {
            sandbox.read("log")?.split(separator: "\n").last?.hasPrefix("checked: nothing that fails the run") == true
        }
        sandbox.stop(process, SIGTERM)
        #expect(process.terminationStatus == 0)
    }

    @Test("what a build writes into a folder that is watched does not lead to builds without end")
    func ownFiles() async throws {
        try sandbox.put(Specs.small(), at: "a.banner.yaml")
        let process = try sandbox.start("build", ".", "--watch", "--depfile", "d", errors: "log")
        try wait("the first build") { builds() >= 1 }
        try await Task.sleep(for: .seconds(1))
        // The first one makes files that were not there, which may be specs.
        #expect(builds() <= 2)
        sandbox.stop(process, SIGTERM)
        #expect(process.terminationStatus == 0)
    }
}
