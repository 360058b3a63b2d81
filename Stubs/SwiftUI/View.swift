// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { never() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { never() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { stub() }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { stub() }
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { stub() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { stub() }
}

/// The body of views that draw themselves.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { never() }
}

public struct EmptyView: PrimitiveView { public nonisolated init() {} }
@MainActor @preconcurrency public struct TupleView<T>: PrimitiveView {}
@MainActor @preconcurrency public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

@MainActor @preconcurrency public struct AnyView: PrimitiveView {
    public nonisolated init<V>(_ view: V) where V: View {}
}

@MainActor @preconcurrency public struct ModifiedContent<Content, Modifier> {
    public nonisolated init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier>: PrimitiveView where Modifier: ViewModifier {}

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

@MainActor @preconcurrency public struct WindowGroup<Content>: Scene where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { never() }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {}
}

/// What a declaration does that is never run.
func stub<Result>() -> Result { fatalError("declared only") }

/// What a body does that nobody draws.
func never() -> Never { fatalError("declared only") }
