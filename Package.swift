// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "bannerc",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .executable(name: "bannerc", targets: ["bannerc"]),
        .library(name: "BannerKit", targets: ["BannerKit"]),
        .library(name: "BannerCompiler", targets: ["BannerCompiler"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    ],
    // In the order in which the data flows: bytes, nodes, spec, files; then the command, then the runtime.
    targets: [
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "JSONWriting"),
        .target(name: "Diagnostics", dependencies: ["JSONWriting"]),
        .target(name: "YAMLSource", dependencies: ["CYAML", "Diagnostics"]),
        .target(name: "ColorSpaces"),
        .target(name: "BannerSpec", dependencies: ["BannerKit", "ColorSpaces", "Diagnostics", "YAMLSource"]),
        .target(
            name: "BannerGenerators",
            dependencies: [
                "BannerKit", "BannerSpec", "ColorSpaces", "Diagnostics", "JSONWriting",
                .product(name: "Mustache", package: "swift-mustache"),
            ]
        ),
        .target(
            name: "BannerLint",
            dependencies: ["BannerKit", "BannerSpec", "ColorSpaces", "Diagnostics", "YAMLSource"]
        ),
        .target(name: "BannerCompiler", dependencies: ["BannerGenerators", "BannerSpec", "Diagnostics", "YAMLSource"]),
        .executableTarget(
            name: "bannerc",
            dependencies: [
                "BannerCompiler", "BannerGenerators", "BannerKit", "BannerLint", "BannerSpec", "ColorSpaces",
                "Diagnostics", "JSONWriting", "YAMLSource",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "BannerKit"),
        .testTarget(name: "JSONWritingTests", dependencies: ["JSONWriting"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLSourceTests", dependencies: ["Diagnostics", "YAMLSource"]),
        .testTarget(name: "ColorSpacesTests", dependencies: ["ColorSpaces"]),
        .testTarget(
            name: "BannerSpecTests",
            dependencies: ["BannerKit", "BannerSpec", "ColorSpaces", "Diagnostics", "YAMLSource"]),
        .testTarget(
            name: "BannerGeneratorsTests",
            dependencies: ["BannerGenerators", "BannerKit", "BannerSpec", "ColorSpaces", "Diagnostics"]),
        .testTarget(
            name: "BannerLintTests",
            dependencies: ["BannerKit", "BannerLint", "BannerSpec", "ColorSpaces", "Diagnostics", "YAMLSource"]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerKit"]),
        .testTarget(name: "CommandTests", dependencies: ["bannerc"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "BannerCompiler", "BannerGenerators", "BannerKit", "BannerLint", "BannerSpec", "ColorSpaces",
                "Diagnostics",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Strict settings, once, for every Swift target.
for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
