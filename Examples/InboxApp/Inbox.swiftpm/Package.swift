// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

#if canImport(AppleProductTypes)
    import AppleProductTypes
#endif

// The inbox as an app: open this folder with Xcode and press Run. What it shows is in the package around it.
let package = Package(
    name: "InboxDemo",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "InboxPackage", path: "..")],
    targets: [
        .executableTarget(
            name: "InboxApp", dependencies: [.product(name: "InboxScreens", package: "InboxPackage")], path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)

// Xcode knows apps as products; SwiftPM by itself does not, and builds a program there.
#if canImport(AppleProductTypes)
    package.products = [
        .iOSApplication(
            name: "InboxApp", targets: ["InboxApp"], bundleIdentifier: "org.bannerc.Inbox", displayVersion: "1.0",
            bundleVersion: "1", appIcon: .placeholder(icon: .box), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ]
#endif
