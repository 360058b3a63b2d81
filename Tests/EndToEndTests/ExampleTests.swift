// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Testing

@Suite struct ExampleTests {
    @Test("the spec of the InboxApp keeps to all rules")
    func inboxIsClean() throws {
        let path = "Examples/InboxApp/Sources/Inbox/inbox.banner.yaml"
        var sources = SourceSet()
        let source = SourceFile(path: path, bytes: try Repository.bytes(path))
        let loaded = SpecLoader.load(source, into: &sources, acceptingParts: false) { used in
            (try? Repository.bytes(used)).map(FileAccess.bytes) ?? .missing
        }
        #expect(Linter.lint(loaded, sources: sources).findings.map(\.message).isEmpty)
    }
}
