// SPDX-License-Identifier: Apache-2.0
// A drag of what moves with the finger, measured in what moves with the finger: the default of Apple's initialiser.
// rejected: missing argument for parameter 'coordinateSpace' in call

import SwiftUI

struct Bar: View {
    @State private var drag = 0.0
    var body: some View {
        Text(verbatim: "Saved.").simultaneousGesture(
            DragGesture(minimumDistance: 0).onChanged { drag = Double($0.translation.height) })
    }
}
