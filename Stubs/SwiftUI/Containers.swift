// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor @preconcurrency public struct HStack<Content>: PrimitiveView where Content: View {
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

@MainActor @preconcurrency public struct VStack<Content>: PrimitiveView where Content: View {
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

@MainActor @preconcurrency public struct ZStack<Content>: PrimitiveView where Content: View {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public struct Group<Content>: PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public struct ScrollView<Content>: PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Self.Entries.Element == Date
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = [Date]
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

public struct TimelineViewDefaultContext: Sendable { public var date: Date { stub() } }

public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    public typealias Context = TimelineViewDefaultContext
}

extension TimelineView: View, PrimitiveView where Content: View {
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View, PrimitiveView where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: PrimitiveView where Root: View {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
public struct NavigationPath { public init() {} }

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static let close = ButtonRole()
}

@MainActor @preconcurrency public struct Label<Title, Icon>: PrimitiveView where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

@MainActor @preconcurrency public struct Button<Label>: PrimitiveView where Label: View {
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
    @preconcurrency public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}

extension Button where Label == Text {
    @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
}

public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: PrimitiveView {}
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture { public typealias Value = Never }

/// What is made of a gesture by listening to it.
@MainActor @preconcurrency public struct _HeardGesture<Value>: Gesture {
    public typealias Body = Never
    public var body: Never { never() }
    nonisolated static var heard: Self { stub() }
}

@MainActor @preconcurrency public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
    public var body: Never { stub() }
}

@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date { stub() }
        public var startLocation: CGPoint { stub() }
        public var location: CGPoint { stub() }
        public var translation: CGSize { stub() }
        public var predictedEndTranslation: CGSize { stub() }
        @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
        public var velocity: CGSize { stub() }
    }
    public typealias Body = Never
    public var body: Never { never() }
    // Apple's has the default `.local`, which is wrong for whatever moves with the finger: so it has to be said here.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}

public enum CoordinateSpace: Hashable { case global, local }

extension Gesture {
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Self.Value> { _HeardGesture<Self.Value>.heard }
    public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value> {
        _HeardGesture<Self.Value>.heard
    }
}

extension Gesture where Value: Equatable {
    public nonisolated func onChanged(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value> {
        _HeardGesture<Self.Value>.heard
    }
}
