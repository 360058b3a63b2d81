// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import SwiftUI

    extension View {
        /// Calls `action` with the new value whenever `value` has changed. What `action` captures is as new as the value.
        func watching<Value: Equatable>(
            _ value: Value, perform action: @escaping @MainActor (Value) -> Void
        ) -> some View {
            modifier(BannerWatcher(value: value, action: action))
        }
    }

    /// Watches a value.
    @MainActor private struct BannerWatcher<Value: Equatable>: ViewModifier {
        /// What is to be done now.
        @MainActor final class Latest {
            var action: @MainActor (Value) -> Void = { _ in }
        }

        let value: Value
        let action: @MainActor (Value) -> Void

        @State private var latest = Latest()

        func body(content: Content) -> some View {
            // `onChange(of:perform:)` calls the closure that it was given with the former value, which knows nothing of
            // what else has changed, and the one of iOS 17 is too new.
            latest.action = action
            return watched(content)
        }

        private func watched(_ content: Content) -> some View {
            let latest = latest
            // The one that iOS 16 has counts as out of date on visionOS.
            #if os(visionOS)
                return content.onChange(of: value) { _, value in latest.action(value) }
            #else
                return content.onChange(of: value) { value in latest.action(value) }
            #endif
        }
    }
#endif
