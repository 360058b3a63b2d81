// SPDX-License-Identifier: Apache-2.0

#if DEBUG
    extension BannerPseudoLocale {
        /// The pseudo-locale that `locale` is, a tag of BCP 47 or of Apple, or `nil`. One of the `supported` languages is a language like any
        /// other, whatever its tag.
        package init?(_ locale: String, besides supported: some Sequence<String>) {
            // Most tags have no such subtag, and debug builds ask for every text.
            guard locale.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
            let tags = BannerLocale.truncations(of: locale)
            let found = Self.allCases.first { tags.contains($0.rawValue) }
            guard let found, !supported.contains(found.rawValue) else { return nil }
            self = found
        }
    }
#endif
