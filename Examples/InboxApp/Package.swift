// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "InboxApp",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "InboxScreens", targets: ["InboxScreens"])],
    // In your package: .package(url: "https://github.com/OWNER/bannerc", from: "0.2.0")
    dependencies: [.package(name: "bannerc", path: "../..")],
    targets: [
        // The banners: a spec, and the Swift that the plugin makes of it.
        .target(
            name: "Inbox",
            dependencies: [.product(name: "BannerKit", package: "bannerc")],
            plugins: [.plugin(name: "BannerBuild", package: "bannerc")]
        ),
        // The app's screens in SwiftUI.
        .target(name: "InboxScreens", dependencies: ["Inbox", .product(name: "BannerKit", package: "bannerc")]),
        // The same banners as lines in a terminal, on any system.
        .executableTarget(
            name: "inbox-terminal",
            dependencies: ["Inbox", .product(name: "BannerKit", package: "bannerc")],
            path: "Sources/InboxTerminal"
        ),
    ],
    swiftLanguageModes: [.v6]
)
