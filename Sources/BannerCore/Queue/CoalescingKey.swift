// SPDX-License-Identifier: Apache-2.0

/// What two requests share that count as one.
///
/// It is built once a request, so that comparing two requests builds no texts.
public struct CoalescingKey: Hashable, Sendable {
    private let parts: [Part]

    /// The parts of `content` that `policy` names, or `nil` where the policy coalesces nothing.
    ///
    /// A policy that names no part makes all requests equal. Title, text and points are those in `locale`, a BCP 47 tag.
    public init?(_ content: some BannerContent, policy: BannerQueuePolicy, locale: String) {
        guard policy.coalescing != .none else { return nil }
        parts = policy.key.map { Part($0, of: content, locale: locale) }
    }

    private enum Part: Hashable, Sendable {
        case name(ObjectIdentifier, String)
        case style(any BannerStyle)
        case level(any BannerLevel)
        case words([String])
        case surface(String)
        case content(any BannerContent)

        init(_ key: BannerQueuePolicy.Key, of content: some BannerContent, locale: String) {
            switch key {
            case .banner: self = .name(ObjectIdentifier(type(of: content)), content.id)
            case .style: self = .style(content.style)
            case .level: self = .level(content.level)
            case .text: self = .words(Self.words(of: content, in: locale))
            case .surface: self = .surface(content.bannerSurface.id)
            // A content does not tell its parameters apart, so those that differ in anything else are no repetitions
            // either. They are as the app gave them, not cut: two accounts whose names start alike stay two.
            case .parameters: self = .content(content)
            }
        }

        static func == (lhs: Self, rhs: Self) -> Bool {
            switch (lhs, rhs) {
            // Bytes, not canonical equivalence: a hostile text of many marks is compared in linear time.
            // Specs of one app know nothing of each other's names.
            case (.name(let lhsType, let lhs), .name(let rhsType, let rhs)):
                lhsType == rhsType && lhs.utf8.elementsEqual(rhs.utf8)
            case (.surface(let lhs), .surface(let rhs)): lhs.utf8.elementsEqual(rhs.utf8)
            case (.words(let lhs), .words(let rhs)):
                lhs.elementsEqual(rhs) { $0.utf8.elementsEqual($1.utf8) }
            case (.style(let lhs), .style(let rhs)): BannerEquality.isSame(lhs, rhs)
            case (.level(let lhs), .level(let rhs)): BannerEquality.isSame(lhs, rhs)
            case (.content(let lhs), .content(let rhs)): BannerEquality.isSame(lhs, rhs)
            default: false
            }
        }

        /// What people read first and next: two banners that differ in any of it are two messages.
        private static func words(of content: some BannerContent, in locale: String) -> [String] {
            [content.title(in: locale) ?? "", content.text(in: locale)] + content.points(in: locale)
        }

        private static func hash(_ string: String, into hasher: inout Hasher) {
            var string = string
            string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }

        func hash(into hasher: inout Hasher) {
            switch self {
            case .name(_, let string), .surface(let string): Self.hash(string, into: &hasher)
            case .words(let strings):
                for string in strings { Self.hash(string, into: &hasher) }
            case .style(let style): hasher.combine(style)
            case .level(let level): hasher.combine(level)
            case .content(let content): hasher.combine(content)
            }
        }
    }
}
