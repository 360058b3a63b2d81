// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The bundle of the release that this is, and its checksum behind a number sign: scripts/release-manifest writes it here, since SwiftPM keeps
// what a manifest says for as long as its text stays.
let publishedBundle: String? = nil

// BannerKit's privacy manifest goes into apps. Elsewhere SwiftPM would import Foundation into BannerKit for it, and nobody reads it.
#if os(macOS)
    let runtimeResources: [Resource] = [.copy("Resources/PrivacyInfo.xcprivacy")]
    let runtimeExcludes: [String] = []
#else
    let runtimeResources: [Resource] = []
    let runtimeExcludes = ["Resources"]
#endif

// Releases are built of the same sources again, whatever has come since; apps that compile bannerc share what else they have.
let isRelease = Context.environment["BANNERC_RELEASE"] != nil
let argumentParser: Package.Dependency =
    isRelease
    ? .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    : .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")

let package = Package(
    name: "bannerc",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .executable(name: "bannerc", targets: ["bannerc"]),
        .library(name: "BannerKit", targets: ["BannerKit"]),
        .library(name: "BannerCompiler", targets: ["BannerCompiler"]),
    ],
    traits: [
        .trait(name: "HarfBuzz", description: "Exact widths of texts from font files, with HarfBuzz.")
    ],
    dependencies: [argumentParser],
    // In the order in which the data flows: bytes, nodes, spec, files; then the command, then the runtime.
    targets: [
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .systemLibrary(name: "CXattr"),
        .target(name: "CEmbeddedTexts"),
        .target(name: "EmbeddedTexts", dependencies: ["CEmbeddedTexts"]),
        .target(name: "JSONWriting"),
        .target(name: "Parallelism"),
        .target(name: "Diagnostics", dependencies: ["JSONWriting", "Parallelism"]),
        .target(name: "YAMLSource", dependencies: ["CYAML", "Diagnostics", "Parallelism"]),
        .target(name: "TextCatalogs", dependencies: ["CExpat", "Diagnostics"]),
        .target(name: "ColorSpaces"),
        // What the compiler and the runtime share. The String Catalog is for translators: scripts/update-words makes Swift of it.
        .target(name: "BannerCore", exclude: ["Words/Localizable.xcstrings"]),
        .target(name: "ApplePlatforms", dependencies: ["Diagnostics", "EmbeddedTexts"]),
        .target(
            name: "BannerSpec",
            dependencies: [
                "ApplePlatforms", "BannerCore", "ColorSpaces", "Diagnostics", "EmbeddedTexts", "Parallelism",
                "TextCatalogs", "YAMLSource",
            ]),
        .target(
            name: "BannerGenerators",
            dependencies: [
                "BannerCore", "BannerSpec", "ColorSpaces", "Diagnostics", "EmbeddedTexts", "JSONWriting", "Parallelism",
                "TextCatalogs",
            ]
        ),
        .target(
            name: "TextFit",
            dependencies: [
                "EmbeddedTexts", "Parallelism", .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
            ],
            exclude: ["Advances"],
            // The toolchain's ICU breaks lines; its module map does not say that it has to be linked.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),
        .target(
            name: "BannerLint",
            dependencies: [
                "ApplePlatforms", "BannerCore", "BannerSpec", "ColorSpaces", "Diagnostics", "Parallelism", "TextFit",
                "YAMLSource",
            ]
        ),
        // What a configuration says about changes takes their names alone: the build of an app compares nothing.
        .target(name: "BannerChanges", dependencies: ["Diagnostics"]),
        .target(
            name: "BannerDiff",
            dependencies: [
                "ApplePlatforms", "BannerChanges", "BannerCore", "BannerGenerators", "BannerSpec", "ColorSpaces",
                "Diagnostics", "JSONWriting", "YAMLSource",
            ]
        ),
        .target(
            name: "BannerPreview",
            dependencies: [
                "BannerCore", "BannerLint", "BannerSpec", "ColorSpaces", "Diagnostics", "EmbeddedTexts", "JSONWriting",
                "TextFit",
            ],
            exclude: ["Page"]
        ),
        .target(
            name: "LanguageServer",
            dependencies: [
                "ApplePlatforms", "BannerCore", "BannerLint", "BannerSpec", "ColorSpaces", "Diagnostics",
                "EmbeddedTexts",
                "JSONWriting", "YAMLSource",
            ]
        ),
        .target(
            name: "TextExchange",
            dependencies: [
                "BannerCore", "BannerGenerators", "BannerSpec", "Diagnostics", "TextCatalogs", "YAMLSource",
            ]
        ),
        .target(
            name: "SpecDrafting",
            dependencies: ["BannerSpec", "ColorSpaces", "Diagnostics", "TextCatalogs", "YAMLSource"]),
        .target(name: "BannerCompiler", dependencies: ["BannerGenerators", "BannerSpec", "Diagnostics", "YAMLSource"]),
        // A project on the disk: what is configured, found, checked and built. Only this and the commands touch disk and terminal.
        .target(
            name: "BannerProject",
            dependencies: [
                "ApplePlatforms", "BannerChanges", "BannerCompiler", "BannerCore", "BannerGenerators", "BannerLint",
                "BannerSpec", "CXattr", "ColorSpaces", "Diagnostics", "EmbeddedTexts", "JSONWriting", "Parallelism",
                "TextFit", "YAMLSource",
            ]),
        // What the plugin BannerBuild runs where bannerc has to be compiled for it.
        .executableTarget(name: "BannerBuildTool", dependencies: ["BannerProject"]),
        .executableTarget(
            name: "bannerc",
            dependencies: [
                "ApplePlatforms", "BannerChanges", "BannerCompiler", "BannerCore", "BannerDiff", "BannerGenerators",
                "BannerLint", "BannerPreview", "BannerProject", "BannerSpec", "ColorSpaces", "Diagnostics",
                "EmbeddedTexts", "JSONWriting", "LanguageServer", "Parallelism", "SpecDrafting", "TextExchange",
                "TextFit", "YAMLSource",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "BannerKit", dependencies: ["BannerCore"], exclude: runtimeExcludes, resources: runtimeResources),
        // The tools that tests run, and what they have in common; no product holds it.
        .target(name: "TestSupport", path: "Tests/Support"),
        .testTarget(name: "JSONWritingTests", dependencies: ["JSONWriting"]),
        .testTarget(name: "ParallelismTests", dependencies: ["Parallelism"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
        .testTarget(name: "YAMLSourceTests", dependencies: ["Diagnostics", "TestSupport", "YAMLSource"]),
        .testTarget(name: "TextCatalogsTests", dependencies: ["Diagnostics", "TextCatalogs"]),
        .testTarget(name: "ColorSpacesTests", dependencies: ["ColorSpaces", "TestSupport"]),
        .testTarget(name: "ApplePlatformsTests", dependencies: ["ApplePlatforms"]),
        .testTarget(
            name: "BannerSpecTests",
            dependencies: [
                "ApplePlatforms", "BannerCore", "BannerSpec", "ColorSpaces", "Diagnostics", "TestSupport", "YAMLSource",
            ]),
        .testTarget(
            name: "BannerGeneratorsTests",
            dependencies: [
                "BannerCore", "BannerGenerators", "BannerSpec", "ColorSpaces", "Diagnostics", "EmbeddedTexts",
                "TestSupport", "YAMLSource",
            ]),
        .testTarget(name: "TextFitTests", dependencies: ["TestSupport", "TextFit"], exclude: ["Corpus"]),
        .testTarget(
            name: "BannerLintTests",
            dependencies: [
                "ApplePlatforms", "BannerCore", "BannerKit", "BannerLint", "BannerSpec", "ColorSpaces", "Diagnostics",
                "TestSupport", "TextFit", "YAMLSource",
            ]),
        .testTarget(
            name: "BannerDiffTests",
            dependencies: [
                "BannerChanges", "BannerDiff", "BannerGenerators", "BannerSpec", "Diagnostics", "YAMLSource",
            ]),
        .testTarget(
            name: "BannerPreviewTests",
            dependencies: [
                "BannerCore", "BannerLint", "BannerPreview", "BannerSpec", "Diagnostics", "TextFit",
            ]),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: [
                "BannerLint", "BannerSpec", "Diagnostics", "LanguageServer", "TestSupport", "YAMLSource",
            ]),
        .testTarget(
            name: "TextExchangeTests",
            dependencies: [
                "BannerCore", "BannerGenerators", "BannerSpec", "Diagnostics", "TestSupport", "TextExchange",
                "YAMLSource",
            ]),
        .testTarget(
            name: "SpecDraftingTests",
            dependencies: ["Diagnostics", "SpecDrafting", "TestSupport"]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerCore", "BannerKit"]),
        // They run the program, and wait for no module of it.
        .testTarget(name: "CommandTests", dependencies: ["TestSupport"]),
        .testTarget(
            name: "ProjectTests",
            dependencies: ["BannerGenerators", "BannerProject", "BannerSpec", "Diagnostics", "TestSupport", "bannerc"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "BannerChanges", "BannerCompiler", "BannerDiff", "BannerGenerators", "BannerKit", "BannerLint",
                "BannerProject", "BannerSpec", "ColorSpaces", "Diagnostics", "EmbeddedTexts", "TestSupport",
                "YAMLSource",
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    // For `#embed`, by which CEmbeddedTexts takes files of this repository into the program.
    cLanguageStandard: .c2x
)

// The plugins have bannerc built once more, as a tool of the build, which tests have no use for: scripts/test sets this.
if Context.environment["BANNERC_WITHOUT_PLUGINS"] == nil {
    // What plugins run: the bannerc that the environment names, by `scripts/release --bundle`; else that of a release,
    // if this is one; else one that is compiled with the app, as an empty name asks for, and for the build no more of it than that takes.
    var tool: Target.Dependency = "bannerc"
    var buildTool: Target.Dependency = "BannerBuildTool"
    if let bundle = Context.environment["BANNERC_BUNDLE"] ?? publishedBundle, !bundle.isEmpty {
        // An address has its checksum behind a number sign; all else is a path in this package.
        let parts = bundle.split(separator: "#", maxSplits: 1).map(String.init)
        package.targets.append(
            parts.count == 2
                ? .binaryTarget(name: "bannerc-bundle", url: parts[0], checksum: parts[1])
                : .binaryTarget(name: "bannerc-bundle", path: bundle))
        (tool, buildTool) = ("bannerc-bundle", "bannerc-bundle")
    }
    package.products += [
        .plugin(name: "BannerBuild", targets: ["BannerBuild"]),
        .plugin(name: "BannerLint", targets: ["BannerLintCommand"]),
        .plugin(name: "BannerBuildCommand", targets: ["BannerBuildCommand"]),
    ]
    package.targets += [
        .plugin(name: "BannerBuild", capability: .buildTool(), dependencies: [buildTool]),
        // The library has the name of the product.
        .plugin(
            name: "BannerLintCommand",
            capability: .command(
                intent: .custom(verb: "bannerc-lint", description: "Check the banner specs of the package's targets.")),
            dependencies: [tool],
            path: "Plugins/BannerLint"
        ),
        .plugin(
            name: "BannerBuildCommand",
            capability: .command(
                intent: .custom(
                    verb: "bannerc-build",
                    description: "Write the code generated from banner specs into the package, to be checked in."),
                permissions: [.writeToPackageDirectory(reason: "It writes what is generated beside the specs.")]),
            dependencies: [tool]
        ),
    ]
}

// Harnesses of libFuzzer, for which scripts/fuzz sets this; nothing else is built, since all is compiled with sanitizers.
if Context.environment["BANNERC_FUZZING"] != nil {
    package.products = []
    package.targets.removeAll { [.test, .plugin, .binary].contains($0.type) }
    package.targets += [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "BannerCompiler", "BannerGenerators", "BannerLint", "BannerProject", "BannerSpec", "Diagnostics",
                "LanguageServer", "TestSupport", "TextCatalogs", "TextExchange", "TextFit", "YAMLSource",
            ],
            path: "Fuzz",
            // gold, which the driver would take, breaks off at symbols of the sanitizer.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
    ]
}

// Strict settings, once, for every Swift target.
for target in package.targets
where ![.system, .plugin, .binary].contains(target.type) && target.name != "CEmbeddedTexts" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // It shares a file with BannerKit that release builds of apps have nothing of.
    if target.name == "BannerSpec" { target.swiftSettings?.append(.define("BANNER_COMPILER")) }
    // What neither a build, a lint nor a preview spends its time in may be slower in a release where it is smaller by that.
    let beside = [
        "bannerc", "BannerDiff", "BannerProject", "LanguageServer", "SpecDrafting", "TextCatalogs", "TextExchange",
    ]
    // Where all tests run, what they spend most time in is worth the time of the optimizer: .ci/run sets this.
    let hot = [
        "ApplePlatforms", "BannerCore", "ColorSpaces", "Diagnostics", "JSONWriting", "Parallelism", "TextFit",
        "YAMLSource",
    ]
    if Context.environment["BANNERC_FAST_TESTS"] != nil, hot.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"]))
    }
    if isRelease, beside.contains(target.name) { target.swiftSettings?.append(.unsafeFlags(["-Osize"])) }
}
