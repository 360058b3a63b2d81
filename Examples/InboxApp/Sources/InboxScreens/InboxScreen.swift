// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    import BannerKit
    import Inbox
    public import SwiftUI

    /// The inbox, with a button for each thing that happens in it. An app shows it as the root of its window:
    ///
    /// ```swift
    /// @main struct InboxApp: App {
    ///     var body: some Scene { WindowGroup { InboxScreen() } }
    /// }
    /// ```
    public struct InboxScreen: View {
        @State private var presenter = Inbox.makePresenter()
        /// Set, a banner is shown; it is `nil` again when that has ended.
        @State private var report: Inbox.Banner?
        @State private var isOffline = false
        @State private var archivedCount = 0
        @State private var sync: Task<Void, Never>?

        /// The inbox of a window.
        public init() {}

        /// A button for each thing that happens, under the banners.
        public var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Button("Send a message") { report = .messageSent }
                    Button("Fail to send") { report = .sendFailed(count: 1) }
                    Button("Archive a message") { archive() }
                    Button("Lose or find the network") { isOffline.toggle() }
                    Button("Sync") { startSync() }
                    Text("Archived: \(archivedCount)")
                }
            }
            .banner(item: $report)
            .banner(isPresented: $isOffline, Inbox.Banner.offline)
            .bannerHost(presenter)
        }

        /// Asks for a banner without a binding, and waits for what the person says to it.
        private func archive() {
            archivedCount += 1
            Task {
                let outcome = await presenter.present(Inbox.Banner.archived(count: archivedCount))
                if case .action = outcome { archivedCount = 0 }
            }
        }

        /// The work goes on, and its banner stays, when this screen is left.
        private func startSync() {
            guard sync == nil else { return }
            let progress = presenter.startProgress(Inbox.Banner.syncing)
            sync = Task {
                for step in 1...20 {
                    try? await Task.sleep(nanoseconds: 250_000_000)
                    progress.update(fraction: Double(step) / 20)
                }
                progress.complete()
                sync = nil
            }
        }
    }

    struct InboxScreenPreviews: PreviewProvider {
        static var previews: some View { InboxScreen() }
    }
#endif
