// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    extension UIView {
        /// The controller of the screen that it is a part of.
        var bannerController: UIViewController? {
            var responder: UIResponder? = self
            while let next = responder, !(next is UIViewController) { responder = next.next }
            return responder as? UIViewController
        }

        /// How many presentations it stands on.
        var bannerPresentationLevel: Int {
            var level = 0
            var controller = bannerController?.presentingViewController
            while let below = controller {
                level += 1
                controller = below.presentingViewController
            }
            return level
        }
    }
#endif
