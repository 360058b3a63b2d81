// SPDX-License-Identifier: Apache-2.0

/// Where the buttons with titles of a banner stand, as far as it is sure.
enum ButtonRows: Comparable {
    /// Beside the text, if its style has them there.
    case beside
    /// Below the text, in one row.
    case one
    /// Below the text, each in a row of its own.
    case each
}
