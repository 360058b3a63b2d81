// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The compiler of TypeScript.
public enum TypeScript {
    /// Compiles `sources` in strict mode with further `options`, and throws what the compiler prints where there is an error in them.
    public static func compile(
        _ sources: [String], _ options: [String], library: String = "ES2020,DOM", in folder: URL
    ) throws {
        let modules = ["--target", "ES2020", "--lib", library, "--module", "ES2020", "--moduleResolution", "node"]
        // Its own declarations are sound, and checking them would take half of the time.
        try Tool.output(of: "tsc", ["--strict", "--skipDefaultLibCheck"] + modules + options + sources, in: folder)
    }
}
