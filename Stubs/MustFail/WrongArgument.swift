// SPDX-License-Identifier: Apache-2.0
// A binding is bound to what it is not.
// rejected: cannot convert value 'saved' of type 'Bool' to expected type 'Binding<Bool>'

import BannerKit
import SwiftUI

struct Inbox<Content: BannerContent>: View {
    let banner: Content
    @State private var saved = false
    var body: some View { Text(verbatim: "Inbox").banner(isPresented: saved, banner) }
}
