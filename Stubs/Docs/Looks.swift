// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

@MainActor func planEnds() -> Banner {
    Banner(
        style: Acme.Style.report, level: Acme.Level.error, title: "Your plan ends soon",
        text: "It ends on 30 September. Renew it to keep your number.",
        points: ["Your number stays yours", "You can change the plan any time"],
        link: BannerLink(BannerText("See plans"), placement: .trailing))
}

struct RenewButton: View {
    let look: BannerButtonLook
    let level: BannerLevelConfiguration
    let renew: () -> Void

    var body: some View {
        Button("Renew") { renew() }
            .buttonStyle(BannerButtonStyle(.emphasis(.high), look: look, on: level))
    }
}
