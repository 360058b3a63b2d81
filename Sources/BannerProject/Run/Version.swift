// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import EmbeddedTexts

#if HarfBuzz
    import TextFit
#endif

/// The version of the program.
package enum Version {
    /// The version with where the program is from, what it runs on, and what a build may lack:
    /// `0.2.0 (9f3c2a1, Linux x86_64, HarfBuzz 15.0.0)`. What is no release knows no commit.
    package static var described: String {
        var facts = [EmbeddedText.commit, "\(system) \(processor)"].compactMap(\.self)
        #if HarfBuzz
            facts.append("HarfBuzz \(FontChain.harfBuzzVersion)")
        #endif
        return "\(Release.version) (\(facts.joined(separator: ", ")))"
    }

    private static var system: String {
        #if os(macOS)
            "macOS"
        #elseif os(Linux)
            "Linux"
        #else
            "another system"
        #endif
    }

    private static var processor: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another processor"
        #endif
    }
}
