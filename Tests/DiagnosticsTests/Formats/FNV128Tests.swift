// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Diagnostics

@Suite("FNV-1a, 128 bits")
struct FNV128Tests {
    @Test(
        "Agrees with the values that its authors give",
        arguments: [
            ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
            ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
        ])
    func published(text: String, digits: String) {
        var hash = FNV128()
        for byte in text.utf8 { hash.add(byte) }
        #expect(hash.digits == digits)
    }
}
