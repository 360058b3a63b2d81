// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIResponder: MainActorObject {
    public override init() { super.init() }
    open var next: UIResponder? { nil }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
    open var timestamp: TimeInterval { stub() }
    open func location(in view: UIView?) -> CGPoint { stub() }
}

@MainActor open class UIGestureRecognizer: MainActorObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public override init() { super.init() }
    open var view: UIView? { nil }
    open var state = State.possible
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func reset() {}
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@available(tvOS, unavailable)
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIPointerInteractionDelegate)?) { super.init() }
}

@available(tvOS, unavailable)
@MainActor open class UIPointerRegion: NSObject {}

@available(tvOS, unavailable)
@MainActor open class UIPointerStyle: NSObject {
    open class func system() -> Self { fatalError("a stub") }
}

@available(tvOS, unavailable)
@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {}

// On Apple's platforms these requirements are optional.
@available(tvOS, unavailable)
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

@MainActor open class UIFocusUpdateContext: NSObject {
    open weak var nextFocusedView: UIView? { nil }
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor public protocol UIInteraction: AnyObject {}

@MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
    open var accessibilityContrast: UIAccessibilityContrast { stub() }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { stub() }
    open var displayScale: CGFloat { stub() }
    open var preferredContentSizeCategory: UIContentSizeCategory { stub() }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { stub() }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraSmall = Self(rawValue: "XS")
    public static let small = Self(rawValue: "S")
    public static let medium = Self(rawValue: "M")
    public static let large = Self(rawValue: "L")
    public static let extraLarge = Self(rawValue: "XL")
    public static let extraExtraLarge = Self(rawValue: "XXL")
    public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
    public static let accessibilityMedium = Self(rawValue: "AM")
    public static let accessibilityLarge = Self(rawValue: "AL")
    public static let accessibilityExtraLarge = Self(rawValue: "AXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "AXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AXXXL")
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(rawValue: 1000)
    public static let fittingSizeLevel = Self(rawValue: 50)
}

// These came with iOS 17. The check does not see `#available`, which BannerKit asks where it uses them.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
@MainActor public protocol UIMutableTraits {
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}
@MainActor public protocol UITraitOverrides: UIMutableTraits {
    mutating func remove(_ trait: UITrait)
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
extension UIView {
    // On Apple's platforms this is a part of `UITraitChangeObservable`.
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment { stub() }
}

@MainActor open class UIView: UIResponder, UITraitEnvironment {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleHeight = Self(rawValue: 16)
    }
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
    public init(frame: CGRect) { super.init() }
    public required init?(coder: NSCoder) { nil }
    public override init() { super.init() }
    open class var layoutFittingCompressedSize: CGSize { .zero }
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var layer: CALayer { stub() }
    open var superview: UIView? { nil }
    open var window: UIWindow? { nil }
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    @available(tvOS 13.0, *)
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var traitOverrides: any UITraitOverrides {
        get { stub() }
        set {}
    }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var translatesAutoresizingMaskIntoConstraints = true
    open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
    open var topAnchor: NSLayoutYAxisAnchor { stub() }
    open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    open var heightAnchor: NSLayoutDimension { stub() }
    open var safeAreaLayoutGuide: UILayoutGuide { stub() }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { stub() }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { stub() }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var traitCollection: UITraitCollection { stub() }
    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open var subviews: [UIView] { [] }
    open func isDescendant(of view: UIView) -> Bool { false }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func addInteraction(_ interaction: any UIInteraction) {}
    @available(tvOS, unavailable)
    open var showsLargeContentViewer: Bool {
        get { stub() }
        set {}
    }
    @available(tvOS, unavailable)
    open var largeContentTitle: String? {
        get { stub() }
        set {}
    }
    @available(tvOS, unavailable)
    open var largeContentImage: UIImage? {
        get { stub() }
        set {}
    }
    // On Apple's platforms this is a requirement of `UIFocusEnvironment`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func didMoveToWindow() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }
    // On Apple's platforms these are an informal protocol of NSObject.
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityLabel: String?
    open var accessibilityLanguage: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open func accessibilityActivate() -> Bool { false }
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?
    open var shouldGroupAccessibilityChildren = false
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var contentSize = CGSize.zero
    open var frameLayoutGuide: UILayoutGuide { stub() }
}

@MainActor open class UILayoutGuide: NSObject {
    open var layoutFrame: CGRect { .zero }
    open var topAnchor: NSLayoutYAxisAnchor { stub() }
    open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
}

@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

@MainActor open class NSLayoutConstraint: NSObject {
    open var isActive = false
    open var constant: CGFloat = 0
    open var priority = UILayoutPriority.required
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

// On Apple's platforms this inherits from `NSLayoutAnchor`.
@MainActor open class NSLayoutYAxisAnchor: NSObject {
    open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { stub() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { stub() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { stub() }
}

@MainActor open class NSLayoutXAxisAnchor: NSObject {
    open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { stub() }
}

@MainActor open class NSLayoutDimension: NSObject {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { stub() }
}

@MainActor open class UIStackView: UIView {
    open func addArrangedSubview(_ view: UIView) {}
}

@MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
    }
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name { NSNotification.Name("didBecomeKey") }
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    open var isKeyWindow: Bool { false }
    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    open var canBecomeKey: Bool { true }
    public required init?(coder: NSCoder) { nil }
    open var rootViewController: UIViewController?
    open var windowLevel = Level.normal
    open weak var windowScene: UIWindowScene?
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    public nonisolated static let didDisconnectNotification = NSNotification.Name("didDisconnect")
    public nonisolated static let didActivateNotification = NSNotification.Name("didActivate")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("willDeactivate")
    open var activationState: UIScene.ActivationState { .unattached }
    public struct ConnectionOptions {}
}

@MainActor open class UISceneSession: NSObject {}

@MainActor public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    open var windows: [UIWindow] { [] }
    open var traitCollection: UITraitCollection { stub() }
    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var view: UIView!
    open var traitCollection: UITraitCollection { stub() }
    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var isBeingDismissed: Bool { false }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    @available(tvOS, unavailable)
    open var modalPresentationCapturesStatusBarAppearance: Bool { false }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open func addChild(_ childController: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    @available(tvOS, unavailable)
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var childViewControllerForPointerLock: UIViewController? { nil }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var prefersPointerLocked: Bool { false }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var childForStatusBarStyle: UIViewController? { nil }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var childForStatusBarHidden: UIViewController? { nil }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var prefersStatusBarHidden: Bool { false }
    @available(tvOS, unavailable)
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    @available(tvOS, unavailable)
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open func setNeedsStatusBarAppearanceUpdate() {}
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    open func setNeedsUpdateOfSupportedInterfaceOrientationsNow() {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

@MainActor open class UINavigationController: UIViewController {
    open var topViewController: UIViewController? { nil }
}

@MainActor open class UITabBarController: UIViewController {
    open unowned(unsafe) var selectedViewController: UIViewController?
}

@MainActor open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = []
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = Self(rawValue: 30)
}

/// What a declaration does that is never run.
func stub<Result>() -> Result { fatalError("declared only") }
