// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpecDrafting

struct DraftNameTests {
    @Test(
        "what an app has becomes a name as a spec's names are",
        arguments: [
            ("URLFailed", "urlFailed"), ("SYNC_FAILED", "syncFailed"), ("Great job, you did it!", "greatJobYouDidIt"),
            ("URL", "url"), ("A", "a"), ("Can't sync", "cantSync"), ("userURL changed", "userURLChanged"),
        ])
    func names(text: String, name: String) {
        #expect(DraftName.camel(text) == name)
    }

    @Test("a name begins with a letter") func digits() { #expect(DraftName.camel("2 files") == nil) }
}
