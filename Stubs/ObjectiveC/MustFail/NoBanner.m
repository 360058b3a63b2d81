// SPDX-License-Identifier: Apache-2.0
// rejected: no known class method for selector 'onlineBanner'
#import "App-Swift.h"

AcmeBanner *missing(void) { return [AcmeBanner onlineBanner]; }
