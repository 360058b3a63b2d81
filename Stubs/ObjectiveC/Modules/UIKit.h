// SPDX-License-Identifier: Apache-2.0
#import "ObjectiveC.h"

@interface UIWindowScene : NSObject
@end
