// SPDX-License-Identifier: Apache-2.0
// A public view in an internal import.
// rejected: cannot use protocol 'View' in a public

import BannerKit
import SwiftUI

/// Words.
public struct Words: View {
    /// The words.
    public var body: some View { Text(verbatim: "Saved.") }
}
