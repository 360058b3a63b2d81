// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension String {
    /// The word as the first of a name in lowerCamelCase, `URLFailed` as `urlFailed`: the last of several capitals starts the next word.
    package var withLoweredInitials: String {
        let capitals = utf8.prefix(while: \.isASCIIUppercase).count
        let initials = capitals < 2 || capitals == utf8.count ? capitals : capitals - 1
        return prefix(initials).lowercased() + dropFirst(initials)
    }
}
