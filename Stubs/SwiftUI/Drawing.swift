// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View, PrimitiveView, ShapeStyle {}

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        stub()
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { stub() }
    public func weight(_ weight: Font.Weight) -> Font { self }
}

public struct Text: Equatable, Sendable {
    public init(verbatim content: String) {}
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
}

extension Text: View, PrimitiveView {}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public struct Image: Equatable, Sendable {
    public enum ResizingMode: Sendable { case tile, stretch }
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        self
    }
}

extension Image: View, PrimitiveView {}

@MainActor @preconcurrency public struct AsyncImage<Content>: View where Content: View {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public var body: some View { EmptyView() }
}

public struct Transaction { public init() {} }

public nonisolated protocol Shape: Sendable, Animatable, View {}
public nonisolated protocol InsettableShape: Shape {}

@MainActor @preconcurrency public struct _ShapeView<Content>: PrimitiveView where Content: Shape {
    nonisolated init() {}
}

extension Shape {
    public nonisolated var body: _ShapeView<Self> { _ShapeView() }
    public nonisolated func fill<S>(_ content: S) -> some View where S: ShapeStyle { EmptyView() }
}

extension InsettableShape {
    public nonisolated func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle { EmptyView() }
}

public struct Circle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
}

public struct Rectangle: InsettableShape {
    public init() {}
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
    public typealias AnimatableData = EmptyAnimatableData
}

public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public typealias AnimatableData = EmptyAnimatableData
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct UnevenRoundedRectangle: InsettableShape {
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    public typealias AnimatableData = EmptyAnimatableData
}

public struct Material: ShapeStyle {
    public static let regular = Material()
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Animation: Equatable, Sendable {
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { stub() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { stub() }
    public static func linear(duration: TimeInterval) -> Animation { stub() }
    public static func easeOut(duration: TimeInterval) -> Animation { stub() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0) -> Animation { stub() }
}

extension Animation {
    public static let `default` = Animation()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
