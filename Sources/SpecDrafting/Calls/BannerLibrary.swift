// SPDX-License-Identifier: Apache-2.0

/// A library that apps show banners with, and what its own looks are.
enum BannerLibrary: CaseIterable {
    /// Hootsuite's OwlBanners 1.1.
    case owlBanners
    /// SwiftKick Mobile's SwiftMessages 10.
    case swiftMessages
    /// Daltron's NotificationBanner 4.
    case notificationBanner

    /// The colours of a level: its tint, in dark appearance too where that is another, and what is drawn over it.
    struct Look {
        var light: String
        var dark: String?
        var text: String
    }

    /// The modules that files import.
    var modules: [String] {
        switch self {
        case .owlBanners: ["OwlBanners"]
        case .swiftMessages: ["SwiftMessages"]
        case .notificationBanner: ["NotificationBannerSwift", "NotificationBanner"]
        }
    }

    /// The name of the library.
    var name: String {
        switch self {
        case .owlBanners: "OwlBanners"
        case .swiftMessages: "SwiftMessages"
        case .notificationBanner: "NotificationBanner"
        }
    }

    /// What it draws over a tint that the app sets.
    var textColor: String { "#FFFFFF" }

    /// The level that a case of its enumeration of styles or themes means; `nil` for none of its own.
    func level(ofCase name: String) -> String? {
        let name = name.prefix(1).lowercased() + name.dropFirst()
        switch (self, name) {
        case (_, "info"), (_, "success"), (_, "warning"): return name
        case (.owlBanners, "error"), (.swiftMessages, "error"): return "error"
        case (.owlBanners, "persistentError"), (.notificationBanner, "danger"): return "error"
        case (.owlBanners, "notice"): return "notice"
        default: return nil
        }
    }

    /// The colours of a level, from the sources of the library: `DefaultBannerStyle` (OwlBanners 1.1.0), `configureTheme(_:)`
    /// (SwiftMessages 10.0.2) and `BannerColors` (NotificationBanner 4.0.0).
    func look(of level: String) -> Look? {
        switch (self, level) {
        case (.owlBanners, "notice"), (.owlBanners, "success"): Look(light: "#6CA51E", text: "#FFFFFF")
        case (.owlBanners, "warning"): Look(light: "#FF9100", text: "#FFFFFF")
        case (.owlBanners, "error"): Look(light: "#D04949", text: "#FFFFFF")
        case (.owlBanners, "info"): Look(light: "#2690BE", text: "#FFFFFF")
        case (.swiftMessages, "info"): Look(light: "#E1E1E1", dark: "#7D7D7D", text: "#000000")
        case (.swiftMessages, "success"): Look(light: "#61A117", dark: "#377A00", text: "#FFFFFF")
        case (.swiftMessages, "warning"): Look(light: "#F6C52C", dark: "#EFB80A", text: "#FFFFFF")
        case (.swiftMessages, "error"): Look(light: "#F9422F", dark: "#C30C0C", text: "#FFFFFF")
        case (.notificationBanner, "info"): Look(light: "#3B99D9", text: "#FFFFFF")
        case (.notificationBanner, "success"): Look(light: "#38CC75", text: "#FFFFFF")
        case (.notificationBanner, "warning"): Look(light: "#FFA829", text: "#FFFFFF")
        case (.notificationBanner, "error"): Look(light: "#E64F42", text: "#FFFFFF")
        default: nil
        }
    }
}
