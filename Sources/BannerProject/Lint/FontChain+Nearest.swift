// SPDX-License-Identifier: Apache-2.0

#if HarfBuzz
    package import TextFit

    extension FontChain {
        /// Opens `files`; those whose weights do not go so far at the nearest that they have, as layout engines do.
        package static func nearest(_ files: [FontFile]) throws(FontError) -> FontChain {
            var files = files
            // Each round mends a file.
            for _ in files {
                do throws(FontError) {
                    return try FontChain(files)
                } catch {
                    guard case .outsideAxis(let path, "wght", let weight, let range) = error else { throw error }
                    for index in files.indices where files[index].path == path {
                        files[index].weight = min(max(weight, range.lowerBound), range.upperBound)
                    }
                }
            }
            return try FontChain(files)
        }
    }
#endif
