#import <UIKit/UIKit.h>

%hook TideView
- (void)layoutSubviews {
	%orig;
	[self setHidden:NO];
}
%new
- (BOOL)isEbb { return YES; }
%end

%ctor { NSLog(@"tides"); }
