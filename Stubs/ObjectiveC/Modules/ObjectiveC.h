// SPDX-License-Identifier: Apache-2.0
#define nil ((id)0)

typedef _Bool BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;

// Swift knows what `_Bool` is; `BOOL` would need Apple's own part of the module.
@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (nonnull instancetype)new;
+ (nonnull instancetype)alloc;
- (nonnull instancetype)init;
@end
