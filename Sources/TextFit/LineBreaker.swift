// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    internal import CoreFoundation
#else
    internal import _FoundationICU
#endif

/// Where lines may break: UAX #14 as the platform's ICU has it, with its dictionaries for Thai, Lao and Khmer.
///
/// Nothing is opened, and none of ICU's data read, before the first text. One instance serves one task at a time.
final class LineBreaker {
    #if canImport(Darwin)
        /// Calls `body` with the end of each stretch of text that holds no break, in UTF-16 units, the end of the text
        /// included. False if the platform does not break lines at all.
        func forEachBreak(in utf16: [UInt16], locale: String, _ body: (Int) -> Void) -> Bool {
            // No allocator stands for the default one.
            guard
                let string = utf16.withUnsafeBufferPointer({
                    CFStringCreateWithCharacters(nil, $0.baseAddress, $0.count)
                }),
                let name = CFStringCreateWithCString(
                    nil, Self.canonical(locale), CFStringBuiltInEncodings.UTF8.rawValue),
                let tokenizer = CFStringTokenizerCreate(
                    nil, string, CFRange(location: 0, length: utf16.count),
                    CFOptionFlags(kCFStringTokenizerUnitLineBreak),
                    CFLocaleCreate(nil, CFLocaleIdentifier(rawValue: name)))
            else { return false }
            while CFStringTokenizerAdvanceToNextToken(tokenizer).rawValue != 0 {
                let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
                body(range.location + range.length)
            }
            return true
        }
    #else
        /// Open iterators by tag: even locales without rules of their own differ, in which quotation marks open.
        private var iterators: [String: OpaquePointer] = [:]

        /// More locales than a project has; each iterator takes some 13 KB.
        private static let mostIterators = 2_048

        deinit { closeAll() }

        private func closeAll() {
            for iterator in iterators.values {
                swift_ubrk_close(iterator)
            }
            iterators = [:]
        }

        /// Calls `body` with the end of each stretch of text that holds no break, in UTF-16 units, the end of the text
        /// included. False if the platform does not break lines at all.
        func forEachBreak(in utf16: [UInt16], locale: String, _ body: (Int) -> Void) -> Bool {
            guard let iterator = iterator(for: locale) else { return false }
            return utf16.withUnsafeBufferPointer { units in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
                guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
                while case let end = swift_ubrk_next(iterator), end >= 0 {
                    body(Int(end))
                }
                return true
            }
        }

        private func iterator(for tag: String) -> OpaquePointer? {
            let tag = tag.utf8.count <= Self.longestTag ? tag : ""
            if let open = iterators[tag] { return open }
            let locale = Self.canonical(tag)
            if iterators.count >= Self.mostIterators { closeAll() }
            var status = U_ZERO_ERROR
            // Negative numbers are warnings, such as that the root's rules serve the locale.
            let opened = swift_ubrk_open(UBRK_LINE, Self.isKnown(locale) ? locale : "", nil, 0, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            iterators[tag] = opened
            return opened
        }

        /// Whether ICU has data for a locale or its language. For one that it does not know, it would take the locale of
        /// the user who runs the program, and verdicts would depend on that.
        private static func isKnown(_ locale: String) -> Bool {
            var status = U_ZERO_ERROR
            let bundle = swift_ures_open(nil, locale, &status)
            defer { swift_ures_close(bundle) }
            return status == U_ZERO_ERROR || status == U_USING_FALLBACK_WARNING
        }
    #endif

    /// A BCP 47 tag as ICU writes it, `zh_Hant_TW` for `zh-Hant-TW`: language, script, region and variants. Empty, the
    /// root of all locales, for what is no tag.
    static func canonical(_ tag: String) -> String {
        // What follows a subtag of one letter is about calendars and the like.
        let subtags = tag.utf8.prefix(longestTag).split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
            .prefix { $0.count != 1 }
        let isTag =
            (2...3).contains(subtags.first?.count ?? 0)
            && subtags.allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
        return isTag ? subtags.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "_") : ""
    }

    /// More than any tag in use has, in bytes.
    private static let longestTag = 64

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
