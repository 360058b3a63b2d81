// SPDX-License-Identifier: Apache-2.0
#import "../ObjectiveC.h"

@interface NSString : NSObject
@end

@interface NSArray<__covariant ObjectType> : NSObject
@end

static const NSInteger NSNotFound = __LONG_MAX__;
