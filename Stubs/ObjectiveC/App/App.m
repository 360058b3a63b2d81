// SPDX-License-Identifier: Apache-2.0
// An app in Objective-C that uses all of the facade.
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#import "App-Swift.h"

@interface Inbox : NSObject
@property (nonatomic) AcmeBannerPresenter *banners;
@property (nonatomic) AcmeBannerRequest *offline;
@end

/// A view of the app's own for banners.
@interface InboxBannerView : UIView <AcmeBannerDrawing>
@property (nonatomic) AcmeBannerActions *actions;
@end

@implementation InboxBannerView

- (void)showBanner:(AcmeBanner *)banner text:(NSString *)text actions:(AcmeBannerActions *)actions {
    self.actions = actions;
    if (text == banner.identifier) {
        [actions useButtonAtIndex:0];
        [actions followLink];
        [actions close];
    }
}

@end

@implementation Inbox

- (void)connectScene:(UIWindowScene *)scene {
    self.banners = [AcmeBannerPresenter presenter];
    self.banners.makeView = ^UIView<AcmeBannerDrawing> *(AcmeBanner *banner) {
        return banner.style == AcmeStyleStandard ? nil : [[InboxBannerView alloc] initWithFrame:(CGRect){}];
    };
    [self.banners showInWindowScene:scene];
    [self.banners setBarInsets:(UIEdgeInsets){.top = 44}];
    [self.banners followBars];
    self.offline = [self.banners enqueueBanner:[AcmeBanner offlineBanner]];
}

- (void)syncFailed:(NSInteger)count {
    AcmeBanner *banner = [AcmeBanner syncFailedBannerWithCount:count name:@"Inbox"];
    [self.banners enqueueBanner:banner
                     completion:^(enum AcmeBannerOutcome outcome, NSString *button) {
                         if (outcome == AcmeBannerOutcomeAction && [button isEqualToString:@"retry"]) {
                             [self retry];
                         }
                         if (outcome == AcmeBannerOutcomeLink || outcome == AcmeBannerOutcomeOpened) {
                             [self.banners cancelAll];
                         }
                     }];
    [self.banners updateRequest:self.offline toBanner:banner];
    [self.banners cancelRequest:self.offline];
}

- (void)say:(NSString *)text {
    [self.banners enqueueText:text style:AcmeStyleStandard level:AcmeLevelError];
    [self.banners enqueueText:text
                        title:@"Server"
                        style:AcmeStyleStandard
                        level:AcmeLevelError
            requiresDismissal:YES
                   completion:^(enum AcmeBannerOutcome outcome, NSString *button) {
                       if (outcome == AcmeBannerOutcomeDismissedBySwipe && button == nil) {
                           [self retry];
                       }
                   }];
}

- (void)upload {
    AcmeBannerProgress *progress =
        [self.banners startProgress:[AcmeBanner uploadingBanner]
                          onTap:^(enum AcmeBannerProgressTap tap) {
                              if (tap == AcmeBannerProgressTapStop) {
                                  [self retry];
                              }
                          }
                     completion:nil];
    [progress updateFraction:0.1];
}

- (void)leaveScene:(UIWindowScene *)scene {
    AcmeBannerRequest *request = [self.banners enqueueBanner:[AcmeBanner uploadingBanner]
                                                    onAction:^(NSString *button) {
                                                        if ([button isEqualToString:@"retry"]) {
                                                            [self retry];
                                                        }
                                                    }
                                                  completion:nil];
    [[self.banners progressOfRequest:request] complete];
    [self.banners removeFromWindowScene:scene];
}

- (void)retry {
    [self.banners clearCondition:@"network.lost"];
    AcmeBannerProgress *progress = [self.banners startProgress:[AcmeBanner uploadingBanner] completion:nil];
    [progress updateFraction:0.5];
    [progress pause];
    if (progress.isPaused) {
        [progress resume];
    }
    [progress complete];
    [progress stop];
    [self.banners cancelRequest:progress.request];
    [self.banners cancelAll];
}

- (BOOL)isError:(AcmeBanner *)banner {
    NSString *text = [banner textInLocale:@"fr"];
    NSArray<NSString *> *buttons = banner.buttonIdentifiers;
    NSString *whole = [banner titleInLocale:@"fr"] ?: [banner linkTitleInLocale:@"fr"];
    return text != banner.identifier && whole != text && [banner pointsInLocale:@"fr"] && buttons
        && banner.level == AcmeLevelError
        && banner.style == AcmeStyleStandard && [banner isEqual:[AcmeBanner loadBanner]];
}

- (AcmeBanner *)takenNames {
    AcmeBanner *taken = [AcmeBanner newBannerWithIn:@"" self:1 for:@""];
    taken = [AcmeBanner initBannerWithId:@""];
    taken = [AcmeBanner failedBannerWithErrno:errno stdout_:@"" bool_:@"" nil_:@""];
    return taken ?: [AcmeBanner copyDoneBanner];
}

@end
