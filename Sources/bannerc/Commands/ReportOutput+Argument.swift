// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerProject

extension ReportOutput {
    /// What the values of `--format` ask for. `example` is one with a file, for messages.
    static func parsed(_ texts: [String], example: String) throws -> [ReportOutput] {
        do throws(UnusableArgument) {
            return try outputs(texts, example: example)
        } catch {
            throw ValidationError(error.message)
        }
    }
}
