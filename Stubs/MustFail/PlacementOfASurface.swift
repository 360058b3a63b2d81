// SPDX-License-Identifier: Apache-2.0
// rejected: extra argument 'surface' in call

import BannerKit
import SwiftUI

/// The banners of one screen are drawn in it, and in no window above it.
struct Screen: View {
    let presenter: BannerPresenter
    let surface: BannerSurface

    var body: some View { Text(verbatim: "Orders").bannerHost(presenter, surface: surface, in: .window) }
}
