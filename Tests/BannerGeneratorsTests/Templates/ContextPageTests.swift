// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

/// What templates get is documented as it is.
@Suite struct ContextPageTests {
    @Test func isFresh() throws {
        try RecordedFile.expect("docs/targets/context.md", ContextPage.markdown(), filter: "ContextPageTests")
    }
}
