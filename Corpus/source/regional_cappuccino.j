@import <Foundation/CPObject.j>

@implementation Quay : CPObject
{
    CPArray boats @accessors;
}

- (void)moor:(CPString)aName
{
    var boat = [[CPDictionary alloc] init];
    if (aName === nil)
        CPLog.warn("no name");
    [boats addObject:boat];
}

@end
