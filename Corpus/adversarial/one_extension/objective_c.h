#import <Foundation/Foundation.h>

@interface Quay : NSObject
@property (nonatomic) NSInteger berths;
@end
