// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    extension UIAccessibility {
        /// Whether a person moves from element to element, which takes longer than to look and touch. Nobody tells apps of Voice
        /// Control and Full Keyboard Access.
        @MainActor static var needsMoreTime: Bool { isVoiceOverRunning || isSwitchControlRunning }

        /// What is posted when that may have changed.
        @MainActor static var timeNotifications: [NSNotification.Name] {
            [voiceOverStatusDidChangeNotification, switchControlStatusDidChangeNotification]
        }
    }
#endif
