// SPDX-License-Identifier: Apache-2.0
// rejected: no known class method for selector 'syncFailedBanner'
#import "App-Swift.h"

AcmeBanner *incomplete(void) { return [AcmeBanner syncFailedBanner]; }
