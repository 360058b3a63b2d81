// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Diagnostics

struct FigureTests {
    @Test("one thing is one, and all else is several")
    func counts() {
        #expect(Figure.count(1, "banner") == "1 banner")
        #expect(Figure.count(0, "banner") == "0 banners")
        #expect(Figure.count(2, "fix", "fixes") == "2 fixes")
        #expect(Figure.noun("form", 1) == "form" && Figure.noun("form", 3) == "forms")
    }

    @Test("names are listed as a sentence has them, and of many the first")
    func lists() {
        #expect(Figure.list(["a"]) == "`a`")
        #expect(Figure.list(["a", "b", "c"], limit: 3) == "`a`, `b` and `c`")
        #expect(Figure.list(["a", "b", "c", "d"], limit: 2) == "`a`, `b` and 2 more")
        #expect(Figure.joined(["2 major", "1 patch"]) == "2 major and 1 patch")
        #expect(Figure.joined([]) == "")
    }
}
