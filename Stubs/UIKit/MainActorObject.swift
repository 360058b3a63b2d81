// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// `NSObject`, for main-actor classes. Swift imports `init()` into each class of Objective-C anew, with the isolation of that class; here
/// it would override the one of `NSObject`, which is isolated to nothing, as no class of Apple's does.
@MainActor open class MainActorObject: Hashable {
    public init() {}
    public nonisolated static func == (lhs: MainActorObject, rhs: MainActorObject) -> Bool { lhs === rhs }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
