// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The time that the processor has spent on this thread, whatever else runs.
public enum ThreadTime {
    /// In seconds.
    public static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
