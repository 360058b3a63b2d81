// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether it opens an isolate (UAX #9, 2.4).
    package var opensIsolate: Bool { (0x2066...0x2068).contains(value) }

    /// Whether all that is open ends with it: what stands on another line is no counterpart (UAX #9, P1 and X8).
    package var endsParagraph: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}
