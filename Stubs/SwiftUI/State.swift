// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value) {}
    public init(initialValue value: Value) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { stub() }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() {}
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public static func constant(_ value: Value) -> Binding<Value> { stub() }
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { stub() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { stub() }
    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { stub() }
}

@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
        // Not Apple's: a wrapper whose only initialiser is internal can't be public here.
        @available(*, unavailable) public init() {}
    }
    public init() where Value == Bool {}
    public init<T>() where Value == T?, T: Hashable {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding { stub() }
}

@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value {
            get { stub() }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
        // Not Apple's: a wrapper whose only initialiser is internal can't be public here.
        @available(*, unavailable) public init() {}
    }
    public init() where Value == Bool {}
    public init<T>() where Value == T?, T: Hashable {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Binding { stub() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    public init() {}
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { stub() }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { stub() }
        set {}
    }
    public var colorSchemeContrast: ColorSchemeContrast { stub() }
    public var accessibilityReduceMotion: Bool { stub() }
    public var accessibilityReduceTransparency: Bool { stub() }
    public var accessibilityVoiceOverEnabled: Bool { stub() }
    public var accessibilitySwitchControlEnabled: Bool { stub() }
    public var displayScale: CGFloat {
        get { stub() }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { stub() }
        set {}
    }
    public var locale: Locale {
        get { stub() }
        set {}
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { stub() }
        set {}
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { stub() }
        set {}
    }
    public var isEnabled: Bool {
        get { stub() }
        set {}
    }
    public var isFocused: Bool { stub() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    public var isFocusEffectEnabled: Bool {
        get { stub() }
        set {}
    }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { stub() }
}
