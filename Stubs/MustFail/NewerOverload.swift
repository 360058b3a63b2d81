// SPDX-License-Identifier: Apache-2.0
// An overload that came with macOS 14, of a modifier that has been there for long.
// platform: macOS
// rejected: newer than the deployment target: macOS 14.0

import SwiftUI

struct Words: View {
    let count: Int
    var body: some View { Text(verbatim: "Saved.").onChange(of: count) { old, new in print(old, new) } }
}
