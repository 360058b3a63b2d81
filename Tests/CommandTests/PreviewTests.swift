// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
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

    @Test("pages go to a folder, which nobody calls like one") func folder() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        let run = try sandbox.run("preview", "one.banner.yaml", "-o", "one.html")
        #expect(run.status == 2 && run.errors.contains("--output takes a folder, which holds a page for each spec"))
        #expect(sandbox.read("one.html/one.html") == nil)
        try sandbox.write("", to: "old.html/kept")
        _ = try sandbox.run("preview", "one.banner.yaml", "-o", "old.html")
        #expect(sandbox.read("old.html/one.html") != nil)
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
        #expect(try sandbox.run("preview", "one.banner.yaml", "--svg", "-o", "x", "--size", "huge").status == 2)
        #expect(try sandbox.run("preview", "one.banner.yaml", "-o", "x", "--locale", "de").status == 2)
    }

    @Test("banners are shown with values that somebody asks for")
    func ownValues() throws {
        let spec = Specs.small().replacing(
            "banners:\n",
            with: """
                banners:
                  left:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 }, name: { type: string, maxLength: 20 } }
                    text: "{count} of {name} left."

                """)
        try sandbox.write(spec, to: "one.banner.yaml")
        func preview(_ arguments: String...) throws -> (status: Int32, errors: String) {
            let run = try sandbox.run(["preview", "one.banner.yaml", "-o", "out"] + arguments)
            return (run.status, run.errors)
        }
        #expect(try preview("--value", "count=42", "--value", "left.name=a=<b>", "--value", "name=not me").status != 2)
        let page = try #require(sandbox.read("out/one.html"))
        #expect(page.contains("\"own\",\"Own\"") && page.contains("42 of a="), "\(page.count)")
        #expect(!page.contains("<b>") && !page.contains("not me"))
        #expect(try preview("--svg", "--value", "count=42").status != 2)
        #expect(sandbox.read("out/one-left.svg")?.contains("42") == true)
        let number = try preview("--value", "count=many")
        #expect(
            number.status == 2 && number.errors.contains("the parameter `count` is a whole number, and `many` is none"))
        let unknown = try preview("--value", "coutn=3", "--value", "left.nam=x")
        #expect(unknown.status == 2 && unknown.errors.contains("no banner has a parameter `coutn`"))
        #expect(unknown.errors.contains("`left.nam`"))
        for value in ["=3", "count", ""] { #expect(try preview("--value", value).status == 2) }
    }

    @Test("pictures become PNG by a program that is looked for, and told of where it is missing")
    func raster() throws {
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        // What it is asked for, and what comes of it.
        try sandbox.write(
            "#!/bin/sh\n[ \"$1 $2 $3 $4\" = '--format png --zoom 2' ] && printf 'PNG:' && /bin/cat \"$5\"\n",
            to: "bin/rsvg-convert")
        let path = sandbox.folder.appendingPathComponent("bin").path
        #expect(try sandbox.shell("chmod +x bin/rsvg-convert").status == 0)
        let draw = "\"$BANNERC\" preview one.banner.yaml --png -o out --size AX1"
        let run = try sandbox.shell(draw, environment: ["PATH": path, "TMPDIR": sandbox.folder.path])
        #expect(run.status != 2, "\(run.errors)")
        #expect(sandbox.read("out/one-syncFailed.png")?.hasPrefix("PNG:<svg") == true)
        #expect(sandbox.read("out/one.png")?.hasPrefix("PNG:<svg") == true)
        #expect(try sandbox.files().filter { $0.hasSuffix(".tmp") }.isEmpty)
        let missing = try sandbox.shell(draw, environment: ["PATH": "/nowhere"])
        #expect(missing.status == 2 && missing.errors.contains("--png needs rsvg-convert"))
        try sandbox.write("#!/bin/sh\necho broken >&2\nexit 3\n", to: "bin/rsvg-convert")
        let broken = try sandbox.shell(draw, environment: ["PATH": path])
        #expect(broken.status == 2 && broken.errors.contains("can't draw a picture: broken"))
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

    @Test("before and after are shown of what has changed, and of nothing else")
    func against() throws {
        let two = Specs.small() + "  steady: { level: error, text: Steady., alsoAvailableAt: Home }\n"
        try sandbox.write(two, to: "old/one.banner.yaml")
        try sandbox.write(two.replacingOccurrences(of: "Steady.", with: "Not so steady."), to: "new/one.banner.yaml")
        try sandbox.write(Specs.small(), to: "old/same.banner.yaml")
        try sandbox.write(Specs.small(), to: "new/same.banner.yaml")
        let run = try sandbox.run("preview", "new", "--against", "old", "-o", "out")
        #expect(run.status == 0 && run.errors.hasSuffix("1 of 2 banners have changed\n"), "\(run.errors)")
        let page = try #require(sandbox.read("out/one.html"))
        #expect(page.contains("\"comparison\":{") && page.contains("Not so steady."))
        #expect(page.contains("Steady.") && !page.contains("\"name\":\"syncFailed\""))
        #expect(!sandbox.exists("out/same.html"))
        let same = try sandbox.run("preview", "new/same.banner.yaml", "--against", "old/same.banner.yaml", "-o", "none")
        #expect(same.status == 0 && same.errors.hasSuffix("no banner has changed\n"))
    }

    @Test("a summary for a pull request has pictures, and what specs say is no markup in it")
    func summary() throws {
        let git = "git -c user.name=t -c user.email=t@example.com"
        try sandbox.write(Specs.small(), to: "one.banner.yaml")
        #expect(try sandbox.shell("git init -q . && \(git) add . && \(git) commit -qm one").status == 0)
        let changed =
            Specs.small(padding: 30)
            + "  added: { level: error, text: '<b>![x](http://x)', alsoAvailableAt: Home }\n"
        try sandbox.write(changed, to: "one.banner.yaml")
        let arguments = [
            "preview", "--against", "HEAD", "--format", "github", "--picture-base", "https://example.com/p/",
        ]
        let run = try sandbox.run(arguments + ["-o", "out", "one.banner.yaml"])
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(sandbox.read("out/preview.md"))
        #expect(text.contains("### `one.banner.yaml`\n\n2 of 2 banners have changed."), "\(text)")
        #expect(text.contains("![before](https://example.com/p/one-syncFailed-before.svg)"))
        #expect(text.contains("| not there | ![after](https://example.com/p/one-added-after.svg) |"))
        #expect(!text.contains("<b>") && !text.contains("![x]"))
        #expect(sandbox.exists("out/one-syncFailed-before.svg") && sandbox.exists("out/one-added-after.svg"))
        let before = sandbox.read("out/one-syncFailed-before.svg")
        #expect(before != nil && before != sandbox.read("out/one-syncFailed-after.svg"))
        let none = try sandbox.run("preview", "--against", "nowhere", "-o", "out", "one.banner.yaml")
        #expect(none.status == 2 && none.errors.contains("there is no revision `nowhere`"))
        for bad in [
            ["--against", "HEAD", "--serve"], ["--format", "github"], ["--against", "HEAD", "--svg"],
            ["--against", "-x"],
        ] {
            #expect(try sandbox.run(["preview", "-o", "x", "one.banner.yaml"] + bad).status == 2, "\(bad)")
        }
    }
}
