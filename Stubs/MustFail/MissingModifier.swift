// SPDX-License-Identifier: Apache-2.0
// A modifier that a custom view does not have.
// rejected: value of type 'BannerView' has no member 'bannerStyle'

import BannerKit
import SwiftUI

struct Offer<Content: BannerContent>: View {
    let banner: Content
    var body: some View { BannerView(banner).bannerStyle(3) }
}
