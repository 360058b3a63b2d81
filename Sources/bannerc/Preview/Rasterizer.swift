// SPDX-License-Identifier: Apache-2.0

import BannerProject

/// Makes PNG of SVG by `rsvg-convert` of librsvg, where that is installed.
///
/// It is no library of ours: what draws SVG well brings fonts, shaping and Cairo, and few need it.
struct Rasterizer {
    private static let program = "rsvg-convert"
    /// Pixels for each point: pictures are looked at on screens that have two.
    private static let scale = 2

    /// The picture `svg` as PNG.
    func png(_ svg: [UInt8]) throws(CommandFailure) -> [UInt8] {
        let outcome: ChildProcess.Outcome
        do throws(SystemError) {
            let path = try FileSystem.writeTemporary(FileContent([svg]), in: Process.environment("TMPDIR") ?? "/tmp")
            defer { FileSystem.remove(path) }
            outcome = try ChildProcess.run(Self.program, ["--format", "png", "--zoom", "\(Self.scale)", path])
        } catch {
            guard error.isMissing else { throw CommandFailure("can't run \(Self.program): \(error.reason)") }
            throw CommandFailure(
                "--png needs \(Self.program) of librsvg, which is not installed (`apt-get install librsvg2-bin`, "
                    + "`brew install librsvg`); --svg needs nothing")
        }
        guard outcome.status == 0, !outcome.output.isEmpty else {
            let line = outcome.errors.prefix { $0 != UInt8(ascii: "\n") }
            throw CommandFailure(
                "\(Self.program) can't draw a picture: \(String(decoding: line, as: UTF8.self).escaped)")
        }
        return outcome.output
    }
}
