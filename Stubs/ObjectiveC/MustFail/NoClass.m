// SPDX-License-Identifier: Apache-2.0
// rejected: 'new' is unavailable
#import "App-Swift.h"

AcmeBanner *empty(void) { return [AcmeBanner new]; }
