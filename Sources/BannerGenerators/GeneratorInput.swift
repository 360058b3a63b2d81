// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// What every generator starts from.
public struct GeneratorInput: Sendable {
    /// The spec.
    public var spec: Spec
    /// The name of the spec's file, without a folder, for the head of generated files.
    public var fileName: String
    /// The name of the spec's file without its ending, which generated files take.
    public var stem: String

    /// The spec that was read from the file `fileName`.
    public init(spec: Spec, fileName: String) {
        self.spec = spec
        self.fileName = fileName
        self.stem = Self.stem(of: fileName)
    }

    /// `owl.banner.yaml` → `owl`.
    public static func stem(of fileName: String) -> String {
        for ending in [".banner.yaml", ".banner.yml", ".yaml", ".yml"]
        where fileName.hasSuffix(ending) && fileName.utf8.count > ending.utf8.count {
            return String(fileName.dropLast(ending.count))
        }
        return fileName
    }
}
