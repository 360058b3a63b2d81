// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    import BannerKit
    import Inbox
    public import SwiftUI

    /// The inbox, with a button for each thing that happens in it. Inbox.swiftpm shows it as the root of its window.
    public struct InboxScreen: View {
        @State private var presenter = Inbox.makePresenter()
        /// Set, a banner is shown; it is `nil` again when that has ended.
        @State private var report: Inbox.Banner?
        @State private var isOffline = false
        @State private var isWriting = false
        @State private var archivedCount = 0
        @State private var sync: Task<Void, Never>?

        /// The inbox of a window.
        public init() {}

        /// A button for each thing that happens, under the banners.
        public var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Button("Send a message") { report = .messageSent }
                    Button("Write a message") { isWriting = true }
                    Button("Fail to send") { report = .sendFailed(count: 1) }
                    Button("Archive a message") { archive() }
                    Button("Lose or find the network") { isOffline.toggle() }
                    Button("Sync") { startSync() }
                    Text("Archived: \(archivedCount)")
                }
            }
            .banner(item: $report)
            .banner(isPresented: $isOffline, Inbox.Banner.offline)
            // Within the host, so that what the sheet asks for comes in the same queue.
            .sheet(isPresented: $isWriting) { DraftScreen() }
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
                    try? await Task.sleep(for: .milliseconds(250))
                    progress.update(fraction: Double(step) / 20)
                }
                progress.complete()
                sync = nil
            }
        }
    }

    /// A message that is being written, over the inbox: its banners show in the sheet.
    struct DraftScreen: View {
        @State private var report: Inbox.Banner?

        var body: some View {
            Button("Send it") { report = .messageSent }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .banner(item: $report)
        }
    }

    struct InboxScreenPreviews: PreviewProvider {
        static var previews: some View { InboxScreen() }
    }
#endif
