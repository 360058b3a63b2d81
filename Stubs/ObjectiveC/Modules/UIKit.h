// SPDX-License-Identifier: Apache-2.0
#import "ObjectiveC.h"
#import "Foundation/Foundation.h"

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#pragma clang assume_nonnull begin

typedef struct { double x, y; } CGPoint;
typedef struct { double width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { double top, left, bottom, right; } UIEdgeInsets;

@interface UIWindowScene : NSObject
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
@property (getter=isActive) BOOL active;
@end

MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor __attribute__((swift_name("constraint(equalTo:)")));
@end

MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor __attribute__((swift_name("constraint(equalTo:)")));
@end

MAIN_ACTOR
@interface UIView : NSObject <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
- (instancetype)init __attribute__((unavailable));
- (void)addSubview:(UIView *)view;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@end

#pragma clang assume_nonnull end
