// SPDX-License-Identifier: Apache-2.0
import ColorSpaces
import Testing

@Suite struct CIEDE2000Tests {
    /// The test data of Sharma, Wu and Dalal (2005), table 1: two colours of CIE Lab, and ΔE2000 to four decimals.
    static let pairs: [[Double]] = [
        [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
        [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
        [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
        [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
        [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
        [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
        [50, 0, 0, 50, -1, 2, 2.3669],
        [50, -1, 2, 50, 0, 0, 2.3669],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195],
        [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
        [50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045],
        [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
        [50, 2.5, 0, 50, 0, -2.5, 4.3065],
        [50, 2.5, 0, 73, 25, -18, 27.1492],
        [50, 2.5, 0, 61, -5, 29, 22.8977],
        [50, 2.5, 0, 56, -27, -3, 31.9030],
        [50, 2.5, 0, 58, 24, 15, 19.4535],
        [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
        [50, 2.5, 0, 50, 3.2972, 0, 1.0000],
        [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
        [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
        [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
        [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
        [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
        [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
        [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
        [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
        [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
        [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
        [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
        [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
    ]

    @Test(arguments: pairs) func publishedPairs(_ row: [Double]) {
        let first = SIMD3(row[0], row[1], row[2])
        let second = SIMD3(row[3], row[4], row[5])
        #expect((CIEDE2000.difference(first, second) - row[6]).magnitude < 1e-4)
        #expect((CIEDE2000.difference(second, first) - row[6]).magnitude < 1e-4)
    }

    @Test func differencesOfColors() {
        let white = Color(.srgb, 1, 1, 1)
        let black = Color(.srgb, 0, 0, 0)
        #expect((white.deltaE2000(from: black) - 100).magnitude < 1e-3)
        // The same red, written in two ways.
        let red = Color(.srgb, 1, 0, 0)
        #expect(red.deltaE2000(from: red.converted(to: .oklch)) < 1e-6)
        // CIE Lab of sRGB's red for D65, to four decimals: 53.2408, 80.0925, 67.2032.
        let error = red.labD65 - SIMD3(53.2408, 80.0925, 67.2032)
        #expect(max(error.max(), -error.min()) < 0.02)
    }

    /// Extreme components give a number, if no meaningful one.
    @Test func extremesAreFinite() {
        let far = SIMD3(100, 1e6, -1e6)
        #expect(CIEDE2000.difference(far, SIMD3(0, -1e6, 1e6)).isFinite)
        #expect(CIEDE2000.difference(.zero, .zero) == 0)
    }

    @Test("lightness alone never says more than the difference") func leastDifference() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var state = seed
        func next(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
        }
        for _ in 0..<20_000 {
            let first = SIMD3(next(0...100), next(-128...128), next(-128...128))
            // Near in chroma and hue, where lightness says most; blues, which the rotation brings nearer.
            let second = SIMD3(next(0...100), first.y + next(-20...20), first.z + next(-20...20))
            #expect(
                CIEDE2000.leastDifference(first, second) <= CIEDE2000.difference(first, second),
                "\(first) \(second), seed \(seed)")
        }
        #expect(CIEDE2000.leastDifference(SIMD3(0, 0, 0), SIMD3(100, 0, 0)) > 50)
    }
}
