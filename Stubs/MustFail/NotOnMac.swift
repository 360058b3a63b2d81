// SPDX-License-Identifier: Apache-2.0
// A Mac has no UIKit.
// platform: macOS
// rejected: no such module 'UIKit'

import UIKit
