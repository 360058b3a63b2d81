// SPDX-License-Identifier: Apache-2.0

package import BannerLint
import Parallelism

/// Memories, each lent to one task at a time: opening the platform's line breaker takes milliseconds, and specs of a project
/// have much in common.
package final class LintMemories: @unchecked Sendable {
    // All that changes is touched in `lock` alone.
    private let lock = Lock()
    private var idle: [LintMemory] = []
    private let fonts: (any FontCatalog)?

    /// Memories for texts that are measured with the files of `fonts`, and estimated where there are none.
    package init(fonts: (any FontCatalog)?) { self.fonts = fonts }

    /// What `body` makes of a memory that nobody else uses meanwhile.
    package func lend<Result>(_ body: (LintMemory) -> Result) -> Result {
        let memory = lock.locked { idle.popLast() } ?? LintMemory(fonts: fonts, typefaces: SpecFonts.catalog)
        defer { lock.locked { idle.append(memory) } }
        return body(memory)
    }
}
