// SPDX-License-Identifier: Apache-2.0
// A television has nothing to drag.
// platform: tvOS
// rejected: 'DragGesture' is unavailable: not on tvOS

import SwiftUI

struct Words: View {
    var body: some View { Text(verbatim: "Saved.").simultaneousGesture(DragGesture(coordinateSpace: .global)) }
}
