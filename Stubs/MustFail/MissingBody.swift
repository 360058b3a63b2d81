// SPDX-License-Identifier: Apache-2.0
// A view without a body.
// rejected: type 'Words' does not conform to protocol 'View'

import SwiftUI

struct Words: View {}
