// SPDX-License-Identifier: Apache-2.0
// A name that is not quite right.
// rejected: value of type 'Text' has no member 'multilineTextAlignement'

import SwiftUI

struct Words: View {
    var body: some View { Text(verbatim: "Saved.").multilineTextAlignement(.center) }
}
