// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }

    // MARK: Layout

    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        EmptyView()
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
    public nonisolated func layoutPriority(_ value: Double) -> some View { EmptyView() }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        EmptyView()
    }
    public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        EmptyView()
    }
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        EmptyView()
    }
    public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    public nonisolated func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        EmptyView()
    }

    // MARK: Drawing

    public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
    public nonisolated func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View { EmptyView() }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { EmptyView() }
    public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        EmptyView()
    }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        EmptyView()
    }
    public nonisolated func shadow(
        color: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { EmptyView() }
    public nonisolated func foregroundColor(_ color: Color?) -> some View { EmptyView() }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }

    // MARK: Text

    public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
    public nonisolated func lineLimit(_ number: Int?) -> some View { EmptyView() }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { EmptyView() }

    // MARK: State

    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EmptyView()
    }
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { EmptyView() }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { EmptyView() }
    public nonisolated func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { EmptyView() }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    @available(iOS, deprecated: 17.0)
    @available(macOS, deprecated: 14.0)
    @available(tvOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable { EmptyView() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { EmptyView() }
    public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }
    public nonisolated func disabled(_ disabled: Bool) -> some View { EmptyView() }
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { EmptyView() }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { EmptyView() }

    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        EmptyView()
    }
    public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    where Value: Hashable { EmptyView() }

    // MARK: Gestures

    @available(tvOS, unavailable)
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { EmptyView() }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        EmptyView()
    }
    public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture { EmptyView() }
    public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture { EmptyView() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 26.0, *)
    public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable {
        EmptyView()
    }

    @available(tvOS 16.0, *)
    @available(macOS, unavailable)
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { EmptyView() }
    public nonisolated func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    where S: Shape { EmptyView() }
    @available(iOS, unavailable)
    @available(visionOS, unavailable)
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { EmptyView() }

    // MARK: Accessibility

    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        EmptyView()
    }
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
    public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View { EmptyView() }
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    public nonisolated func accessibilityShowsLargeContentViewer<V>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View where V: View { EmptyView() }
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        EmptyView()
    }
    public nonisolated func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable { EmptyView() }
}

public struct FillStyle: Equatable, Sendable { public init() {} }

@available(macOS, unavailable)
public struct HoverEffect: Sendable { public static let automatic = HoverEffect() }

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let hoverEffect = Self(rawValue: 4)
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let gesture = Self(rawValue: 1)
    public static let subviews = Self(rawValue: 2)
    public static let all = Self(rawValue: 3)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback()
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = Self()
    public static let contain = Self()
    public static let combine = Self()
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Set<UInt>
    public init() { bits = [] }
    private init(_ bits: Set<UInt>) { self.bits = bits }
    public static let isButton = Self([1])
    public static let isImage = Self([2])
    public static let isLink = Self([4])
    public static let updatesFrequently = Self([3])
    public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
    public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
    public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) { stub() }
    public mutating func remove(_ member: Self) -> Self? { stub() }
    public mutating func update(with new: Self) -> Self? { stub() }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = Self()
    public static let escape = Self()
}

@MainActor @preconcurrency public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> EmptyView { EmptyView() }
}
