// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// What Gradle runs to compile and link resources.
enum Aapt {
    static let manifest = """
        <?xml version="1.0" encoding="utf-8"?>
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example" />
        """

    /// Compiles and links `files`, which are in `folder`.
    static func link(_ files: [String: String], folder name: String) throws {
        try Tool.withFolder(files.merging(["AndroidManifest.xml": manifest]) { $1 }) { folder in
            guard !files.isEmpty else { return }
            let compiled = try Tool.run("aapt2", ["compile", "--dir", name, "-o", "res.zip"], in: folder)
            try #require(compiled.status == 0 && compiled.output.isEmpty, "\(compiled.output)")
            let linked = try Tool.run(
                "aapt2", ["link", "-o", "a.apk", "--manifest", "AndroidManifest.xml", "res.zip"], in: folder)
            #expect(linked.status == 0, "\(linked.output)")
        }
    }
}
