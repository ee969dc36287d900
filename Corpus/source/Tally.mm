#import <Foundation/Foundation.h>
#include <map>
#include <string>

@interface Tally : NSObject {
    std::map<std::string, int> _counts;
}
- (void)add:(NSString *)word;
- (int)countOf:(NSString *)word;
@end

@implementation Tally

- (void)add:(NSString *)word {
    _counts[std::string([word UTF8String])] += 1;
}

- (int)countOf:(NSString *)word {
    auto found = _counts.find([word UTF8String]);
    return found == _counts.end() ? 0 : found->second;
}

@end
