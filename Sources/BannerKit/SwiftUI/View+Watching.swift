// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import SwiftUI

    extension View {
        /// Calls `action` with the new value whenever `value` has changed.
        func watching<Value: Equatable>(
            _ value: Value, perform action: @escaping @MainActor (Value) -> Void
        ) -> some View {
            // The one that iOS 16 has counts as out of date on visionOS.
            #if os(visionOS)
                onChange(of: value) { _, value in action(value) }
            #else
                onChange(of: value, perform: action)
            #endif
        }
    }
#endif
