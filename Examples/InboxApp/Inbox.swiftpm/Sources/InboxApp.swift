// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    import InboxScreens
    import SwiftUI

    /// The inbox as an app.
    @main struct InboxApp: App {
        var body: some Scene {
            WindowGroup { InboxScreen() }
        }
    }
#else
    /// Where there is no SwiftUI, there is no app.
    @main enum InboxApp {
        static func main() {
            print("This app needs SwiftUI. `swift run inbox-terminal` plays the same banners in a terminal.")
        }
    }
#endif
