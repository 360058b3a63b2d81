// SPDX-License-Identifier: Apache-2.0
#import "../ObjectiveC.h"

@interface NSString : NSObject
- (_Bool)isEqualToString:(nonnull NSString *)other;
@end

@interface NSArray<__covariant ObjectType> : NSObject
@end

static const NSInteger NSNotFound = __LONG_MAX__;
