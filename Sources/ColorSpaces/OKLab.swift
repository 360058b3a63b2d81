// SPDX-License-Identifier: Apache-2.0

/// OKLab by B. Ottosson (2020), D65 white: lightness 0...1, a and b around 0.
enum OKLab {
    static func fromXYZD65(_ xyz: Vector3) -> Vector3 {
        Matrix3.lmsToOKLab * (Matrix3.xyzToLMS * xyz).mapped(CMath.cubeRoot)
    }

    static func toXYZD65(_ lab: Vector3) -> Vector3 {
        let roots = Matrix3.okLabToLMS * lab
        return Matrix3.lmsToXYZ * (roots * roots * roots)
    }
}
