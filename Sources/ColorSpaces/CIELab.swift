// SPDX-License-Identifier: Apache-2.0

/// CIE Lab of 1976 (CIE 15:2004) for the D50 white of CSS: lightness 0...100, a and b around 0.
enum CIELab {
    /// The D50 white, from its chromaticity x = 0.3457, y = 0.3585.
    private static let white = Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    /// Where the cube root ends and the line begins: (6/29)³.
    private static let epsilon = 216.0 / 24389
    /// The slope of the line: (29/3)³.
    private static let kappa = 24389.0 / 27

    static func fromXYZD50(_ xyz: Vector3) -> Vector3 { fromXYZ(xyz, white: white) }

    /// CIE Lab for another white, of the same XYZ as `xyz`.
    static func fromXYZ(_ xyz: Vector3, white: Vector3) -> Vector3 {
        let f = (xyz / white).mapped { $0 > epsilon ? CMath.cubeRoot($0) : (kappa * $0 + 16) / 116 }
        return Vector3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
    }

    static func toXYZD50(_ lab: Vector3) -> Vector3 {
        let fy = (lab.x + 16) / 116
        let f = Vector3(fy + lab.y / 500, fy, fy - lab.z / 200)
        return white
            * f.mapped { value in
                let cube = value * value * value
                return cube > epsilon ? cube : (116 * value - 16) / kappa
            }
    }
}
