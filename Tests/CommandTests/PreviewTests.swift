// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Preview")
struct PreviewTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("there is a page for each spec, and it is written only if it changes")
    func pages() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        try sandbox.write(Specs.small(banner: "saved"), to: "two.banner.yaml")
        let run = try sandbox.run("preview", "one.banner.yaml", "two.banner.yaml", "-o", "pages", "--verbose")
        #expect(run.errors.contains("wrote `pages/one.html`") && run.errors.contains("wrote `pages/two.html`"))
        #expect(sandbox.read("pages/one.html")?.contains("syncFailed") == true)
        let again = try sandbox.run("preview", "one.banner.yaml", "two.banner.yaml", "-o", "pages", "--verbose")
        #expect(!again.errors.contains("wrote"))
        let check = try sandbox.run("preview", "one.banner.yaml", "-o", "pages", "--check")
        #expect(!check.errors.contains("stale"))
        try sandbox.write(Specs.small(padding: 20), to: "one.banner.yaml")
        let stale = try sandbox.run("preview", "one.banner.yaml", "-o", "pages", "--check")
        #expect(stale.status == 1 && stale.errors.contains("`pages/one.html` is stale"))
        #expect(try sandbox.run("preview", "one.banner.yaml", "-o", "none", "--check").errors.contains("is missing"))
    }

    @Test("a spec with errors is drawn too, and the errors are told of")
    func faulty() throws {
        try sandbox.write(Specs.faulty, to: "faulty.banner.yaml")
        let run = try sandbox.run("preview", "faulty.banner.yaml", "-o", "pages")
        #expect(run.status == 1 && run.errors.contains("unknown-reference"))
        #expect(sandbox.read("pages/faulty.html")?.contains("unknown-reference") == true)
    }

    @Test("no page goes over another one, or over what is read")
    func collisions() throws {
        try sandbox.write(Specs.small(), to: "a/one.banner.yaml")
        try sandbox.write(Specs.small(), to: "b/one.banner.yaml")
        let run = try sandbox.run("preview", "a/one.banner.yaml", "b/one.banner.yaml", "-o", "pages")
        #expect(run.status == 2 && run.errors.contains("draw them into two folders"))
        #expect(!sandbox.exists("pages/one.html"))
        try sandbox.write(Specs.small(), to: "one.html")
        let over = try sandbox.run("preview", "one.html", "-o", ".")
        #expect(over.status == 2 && over.errors.contains("is a file that is read"))
    }

    @Test("pictures are drawn in the combination that is asked for")
    func pictures() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let run = try sandbox.run(
            "preview", "one.banner.yaml", "--svg", "-o", "pictures", "--appearance", "dark", "--window", "320",
            "--size", "AX3")
        #expect(run.status != 2, "\(run.errors)")
        #expect(sandbox.read("pictures/one-syncFailed.svg")?.contains("width=\"320\"") == true)
        #expect(sandbox.read("pictures/one.svg")?.contains(">syncFailed</text>") == true)
        #expect(try sandbox.run("preview", "one.banner.yaml", "--svg", "-o", "x", "--locale", "de").status == 2)
        #expect(try sandbox.run("preview", "one.banner.yaml", "--svg", "-o", "x", "--size", "large").status == 2)
        #expect(try sandbox.run("preview", "one.banner.yaml", "-o", "x", "--locale", "de").status == 2)
    }

    @Test("a page is drawn again when its spec changes")
    func watch() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let process = try sandbox.start("preview", "one.banner.yaml", "-o", "pages", "--watch", errors: "log")
        func wait(_ what: Comment, _ condition: () -> Bool) {
            let end = Date().addingTimeInterval(20)
            while !condition(), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
            #expect(condition(), what)
        }
        wait("the first page") { sandbox.read("log")?.contains("watching") == true }
        let first = sandbox.read("pages/one.html")
        try sandbox.write(Specs.small(banner: "saved"), to: "one.banner.yaml")
        wait("the next page") { sandbox.read("pages/one.html") != first }
        sandbox.stop(process, SIGTERM)
        #expect(process.terminationStatus == 0)
        #expect(first != nil && sandbox.read("pages/one.html")?.contains("saved") == true)
    }
}
