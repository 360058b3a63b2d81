// SPDX-License-Identifier: Apache-2.0
// A view's state is the main actor's.
// rejected: main actor-isolated property 'body' can not be referenced from a nonisolated context

import SwiftUI

struct Words: View {
    var body: some View { Text(verbatim: "Saved.") }
}

nonisolated func draw(_ words: Words) { _ = words.body }
