// SPDX-License-Identifier: Apache-2.0
// iOS 17 without asking for it.
// rejected: 'sensoryFeedback(_:trigger:)' is unavailable: newer than the deployment target: iOS 17.0

import SwiftUI

struct Words: View {
    let count: Int
    var body: some View { Text(verbatim: "Saved.").sensoryFeedback(.success, trigger: count) }
}
