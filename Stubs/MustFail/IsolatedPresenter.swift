// SPDX-License-Identifier: Apache-2.0
// A presenter is asked on the main actor.
// rejected: call to main actor-isolated instance method 'cancelAll()' in a synchronous nonisolated context

import BannerKit

nonisolated func stop(_ presenter: BannerPresenter) { presenter.cancelAll() }
