// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
    public import UIKit

    @MainActor @preconcurrency public protocol UIViewRepresentable: PrimitiveView {
        associatedtype UIViewType: UIView
        typealias Context = UIViewRepresentableContext<Self>
        @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
        @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    }

    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
    where Representable: UIViewRepresentable {}

    @MainActor open class UIHostingController<Content>: UIViewController where Content: View {
        public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
        public required init?(coder: NSCoder) { nil }
        public var rootView: Content {
            get { stub() }
            set {}
        }
    }

    extension Image {
        public init(uiImage: UIImage) {}
    }

    extension Color {
        public init(uiColor: UIColor) {}
    }
#elseif canImport(AppKit)
    public import AppKit

    @MainActor @preconcurrency public protocol NSViewRepresentable: PrimitiveView {
        associatedtype NSViewType: NSView
        typealias Context = NSViewRepresentableContext<Self>
        @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
        @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    }

    @MainActor @preconcurrency public struct NSViewRepresentableContext<View> where View: NSViewRepresentable {}

    extension Image {
        public init(nsImage: NSImage) {}
    }

    extension Color {
        public init(nsColor: NSColor) {}
    }
#endif
