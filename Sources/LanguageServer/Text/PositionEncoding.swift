// SPDX-License-Identifier: Apache-2.0

/// In what the columns of positions are counted (LSP 3.17, `PositionEncodingKind`).
public enum PositionEncoding: String, CaseIterable, Sendable {
    /// Bytes.
    case utf8 = "utf-8"
    /// UTF-16 code units, which every client knows.
    case utf16 = "utf-16"
    /// Unicode scalars.
    case utf32 = "utf-32"

    /// The units of a scalar that takes `length` bytes.
    func units(ofScalarWith length: Int) -> Int {
        switch self {
        case .utf8: length
        case .utf16: length == 4 ? 2 : 1
        case .utf32: 1
        }
    }

    /// The first that a client names and this server knows: all, so that the client's order decides. UTF-16 if it names none.
    static func chosen(from offered: [JSONValue]) -> PositionEncoding {
        offered.lazy.compactMap { $0.text.flatMap(PositionEncoding.init) }.first ?? .utf16
    }
}
