// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "AcmeApp",
    platforms: [.iOS(.v16)],
    dependencies: [
        .package(url: "https://github.com/OWNER/bannerc", from: "0.2.0")
    ],
    targets: [
        .target(
            name: "AcmeBanners",
            dependencies: [.product(name: "BannerKit", package: "bannerc")],
            plugins: [.plugin(name: "BannerBuild", package: "bannerc")]
        )
    ]
)
