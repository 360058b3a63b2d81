// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { stub() }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public static var zero: Self { Self() }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public static var zero: Self { stub() }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) {}
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { size }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct LayoutSubview: Equatable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { stub() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { stub() }
    public var layoutDirection: LayoutDirection { stub() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
    @MainActor public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { EmptyView() }
}

public struct UnitPoint: Hashable, Sendable {
    public static let topLeading = UnitPoint()
    public static let top = UnitPoint()
    public static let center = UnitPoint()
}

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
    public static let leading = Alignment()
    public static let top = Alignment()
    public static let bottom = Alignment()
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all = Self(rawValue: UInt.max)
}

public struct GeometryProxy {
    public var size: CGSize { stub() }
    public var safeAreaInsets: EdgeInsets { stub() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { stub() }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { stub() }
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { stub() }
}

// These came with iOS 17, macOS 14 and tvOS 17. The check does not see `#available`, which BannerKit asks where it uses them.
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public var coordinateSpace: CoordinateSpace { stub() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static var scrollView: NamedCoordinateSpace { stub() }
}

public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
}

extension View {
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { EmptyView() }
}

@MainActor @preconcurrency public struct GeometryReader<Content>: PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
