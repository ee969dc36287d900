#import <Foundation/Foundation.h>

@interface Greeter : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (NSString *)greeting;
@end

@implementation Greeter

- (instancetype)initWithName:(NSString *)name
{
    if ((self = [super init])) {
        _name = [name copy];
    }
    return self;
}

- (NSString *)greeting
{
    return [NSString stringWithFormat:@"Hello, %@!", self.name];
}

@end

int main(int argc, const char *argv[])
{
    @autoreleasepool {
        Greeter *greeter = [[Greeter alloc] initWithName:@"harbour"];
        NSLog(@"%@", [greeter greeting]);
    }
    return 0;
}
