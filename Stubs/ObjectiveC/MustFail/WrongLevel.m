// SPDX-License-Identifier: Apache-2.0
// rejected: use of undeclared identifier 'AcmeLevelFatal'
#import "App-Swift.h"

BOOL isFatal(AcmeBanner *banner) { return banner.level == AcmeLevelFatal; }
