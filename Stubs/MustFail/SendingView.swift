// SPDX-License-Identifier: Apache-2.0
// A UIView does not leave the main actor.
// rejected: main actor-isolated property 'alpha' can not be mutated from a nonisolated context

import UIKit

nonisolated func fade(_ view: UIView) { view.alpha = 0 }
