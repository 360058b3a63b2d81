// SPDX-License-Identifier: Apache-2.0

/// Less contrast than is asked for.
struct Shortfall {
    /// The least and the greatest contrast, over all backdrops.
    let contrast: ClosedRange<Double>
    let limit: Double

    /// Whether it fails on every backdrop.
    var isCertain: Bool { contrast.upperBound < limit }
    /// The ratio that counts.
    var ratio: Double { isCertain ? contrast.upperBound : contrast.lowerBound }
    /// What fails everywhere comes before what fails on some backdrop; no ratio is above 21.
    var badness: Double { isCertain ? 21 + limit / contrast.upperBound : limit / contrast.lowerBound }

    /// What stands between the subject of a message and the ratio.
    func verb(isPlural: Bool = false) -> String {
        guard isCertain || contrast.lowerBound == contrast.upperBound else { return "can fall to" }
        return (isPlural ? "are" : "is") + (contrast.lowerBound == contrast.upperBound ? "" : " at most")
    }
}
