// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
    /// How the lines of the file end, as the first one does: what is inserted ends so too.
    package var lineBreak: String {
        guard let feed = firstIndex(of: 0x0A), feed > 0, self[feed - 1] == 0x0D else { return "\n" }
        return "\r\n"
    }
}
