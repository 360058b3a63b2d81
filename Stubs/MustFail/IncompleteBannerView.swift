// SPDX-License-Identifier: Apache-2.0
// A custom view that draws nothing.
// rejected: type 'DogView' does not conform to protocol 'BannerWindowPresenter.BannerView'

import BannerKit
import UIKit

final class DogView: UIView, BannerWindowPresenter.BannerView {}
