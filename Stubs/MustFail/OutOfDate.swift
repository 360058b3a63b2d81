// SPDX-License-Identifier: Apache-2.0
// What iOS 16 still needs is out of date on visionOS.
// platform: visionOS
// rejected: 'onChange(of:perform:)' is deprecated

import SwiftUI

struct Words: View {
    let count: Int
    var body: some View { Text(verbatim: "Saved.").onChange(of: count, perform: { print($0) }) }
}
