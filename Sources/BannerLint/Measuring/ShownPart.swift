// SPDX-License-Identifier: Apache-2.0

/// A part of a banner that is text.
enum ShownPart: Hashable {
    case title, text, point(Int), link

    /// The key of a banner that it is written at.
    var key: String {
        switch self {
        case .title: "title"
        case .text: "text"
        case .point: "points"
        case .link: "link"
        }
    }

    /// The part as the subject of a phrase that speaks of a banner; `nil` for its text, which goes without saying.
    var subject: String? {
        switch self {
        case .title: "the title"
        case .text: nil
        case .point(let index): "point \(index + 1)"
        case .link: "the link"
        }
    }
}
