// SPDX-License-Identifier: Apache-2.0
// A phone has no key that goes back.
// rejected: 'onExitCommand(perform:)' is unavailable: not on iOS

import SwiftUI

struct Words: View {
    var body: some View { Text(verbatim: "Saved.").onExitCommand(perform: nil) }
}
