// SPDX-License-Identifier: Apache-2.0

#if HarfBuzz
    import TextFit
#endif

/// The version of the program.
enum Version {
    /// The version by Semantic Versioning 2.0. It appears in no generated file.
    static let current = "0.1.0"

    /// The version with what was built in that a build may lack: `0.1.0 (HarfBuzz 6.0.0)`, or `0.1.0`.
    static var described: String {
        #if HarfBuzz
            "\(current) (HarfBuzz \(FontChain.harfBuzzVersion))"
        #else
            current
        #endif
    }
}
