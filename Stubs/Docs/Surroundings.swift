// SPDX-License-Identifier: Apache-2.0

import BannerKit
import SwiftUI

// What the code of the articles stands in.

@MainActor func sync() async {}
@MainActor func sync(_ item: Int) async {}
@MainActor func log(_ text: String) {}
@MainActor func speak(_ text: String, interrupting: Bool) {}
let items = [1, 2, 3]

@MainActor struct Engine {
    func pause() {}
    func resume() {}
    func stop() {}
}

@MainActor struct Onboarding {
    func run() async {}
}

struct Network {
    var isUnreachable: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

struct ContentView: View { var body: some View { Text("Content") } }
struct IntroductionVideo: View { var body: some View { Text("Introduction") } }
struct DraftList: View { var body: some View { Text("Drafts") } }
struct InboxList: View { var body: some View { Text("Inbox") } }
struct Worklist: View { var body: some View { Text("Worklist") } }
struct OrderHeader: View { var body: some View { Text("Order") } }
struct OrderForm: View { var body: some View { Text("Order") } }
struct FeedScreen: View { var body: some View { Text("Feed") } }
struct PlanScreen: View { var body: some View { Text("Plan") } }

extension Bundle {
    static var ods: Bundle { .main }
}
