// SPDX-License-Identifier: Apache-2.0
// Only `post` is for any thread.
// rejected: main actor-isolated instance method 'cancelAll()' cannot be called from outside of the actor

import BannerKit

func stop(_ presenter: BannerPresenter) { Task.detached { presenter.cancelAll() } }
