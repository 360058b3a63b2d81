// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// rejected: cannot be marked '@objc' because its type cannot be represented in Objective-C
public import BannerKit
public import Foundation

@MainActor @objc public final class Facade: NSObject {
    // What the facade is for: enums with values can't be seen from Objective-C.
    @objc public var outcome: BannerOutcome<String> { .timedOut }
}
