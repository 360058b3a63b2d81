# SPDX-License-Identifier: Apache-2.0
# BannerKit without the compiler around it, as a package. Scripts source this file from the folder of the project.

# runtime_package FOLDER FILE…: makes a package of BannerCore, BannerKit and those files of its tests in FOLDER, with links.
runtime_package() {
    folder=$1
    shift
    rm -rf "$folder/Tests"
    mkdir -p "$folder/Sources" "$folder/Tests/BannerKitTests"
    for module in BannerCore BannerKit; do ln -sfn "$PWD/Sources/$module" "$folder/Sources/$module"; done
    for file in "$@"; do ln -s "$PWD/$file" "$folder/Tests/BannerKitTests/"; done
    cat > "$folder/Package.swift" <<'END'
// swift-tools-version:6.1
import PackageDescription

let settings: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }

let package = Package(
    name: "BannerKit",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
    products: [.library(name: "BannerKit", targets: ["BannerKit"])],
    targets: [
        .target(name: "BannerCore", exclude: ["Words/Localizable.xcstrings"], swiftSettings: settings),
        .target(name: "BannerKit", dependencies: ["BannerCore"], exclude: ["Resources"], swiftSettings: settings),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerCore", "BannerKit"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
END
}
