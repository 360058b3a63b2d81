// SPDX-License-Identifier: Apache-2.0

// What BannerKit and the compiler share is a module of its own. Apps import BannerKit, and see both.
@_exported public import BannerCore
