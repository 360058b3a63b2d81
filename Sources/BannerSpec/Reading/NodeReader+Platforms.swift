// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import Diagnostics
import YAMLSource

extension NodeReader {
    /// The section `platforms`: the oldest version of each platform that the app runs on.
    func platforms(_ node: Node) -> [DeploymentTarget] {
        var targets: [DeploymentTarget] = []
        fields(of: node, "`platforms`", as: ApplePlatform.self, example: "{ iOS: 16 }") { platform, key, value in
            guard let text = scalar(value, key, "a version, such as `16.4`") else { return }
            guard let version = PlatformVersion(text) else {
                return report(
                    .invalidValue, "`\(shown(text))` is not a version of \(platform.rawValue)", at: value.place,
                    help: ["write the oldest version that the app runs on, such as `\(platform.rawValue): 16.4`"])
            }
            targets.append(DeploymentTarget(platform, version, at: value.place))
        }
        return targets
    }
}
