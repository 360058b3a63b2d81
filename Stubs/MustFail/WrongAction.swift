// SPDX-License-Identifier: Apache-2.0
// The action of an item is told the banner too.
// rejected: expects 2 arguments, but 1 was used in closure body

import BannerKit
import SwiftUI

struct Inbox<Content: BannerContent>: View {
    @Binding var banner: Content?
    var body: some View { Text(verbatim: "Inbox").banner(item: $banner, action: { button in print(button) }) }
}
