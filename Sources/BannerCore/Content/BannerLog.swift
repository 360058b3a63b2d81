// SPDX-License-Identifier: Apache-2.0

#if canImport(os)
    internal import os
#endif

/// Where debug builds write what is wrong with the use of BannerKit, unless the app listens.
///
/// Nothing of what banners tell people is ever written: names of a spec and bounds are, and those may stand in any log.
package enum BannerLog {
    package static func write(_ fault: BannerFault) {
        #if canImport(os)
            Logger(subsystem: "BannerKit", category: "faults").fault("\(fault.description, privacy: .public)")
        #else
            print("BannerKit: \(fault)")
        #endif
    }
}
