// swift-tools-version:6.1
import PackageDescription

let package = Package(
    name: "Mail",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "MailBanners", targets: ["MailBanners"])],
    dependencies: [
        .package(url: "https://github.com/OWNER/bannerc", from: "0.2.0")
    ],
    targets: [
        .target(
            name: "MailBanners",
            dependencies: [.product(name: "BannerKit", package: "bannerc")],
            plugins: [.plugin(name: "BannerBuild", package: "bannerc")]
        ),
        .testTarget(
            name: "MailBannersTests",
            dependencies: ["MailBanners", .product(name: "BannerKit", package: "bannerc")]
        ),
    ]
)
