#import <Cocoa/Cocoa.h>
#include <memory>

namespace harbor {

class Window {
 public:
  Window() : window_([[NSWindow alloc] init]) {}
  ~Window() { [window_ release]; }

 private:
  NSWindow* window_;
};

std::unique_ptr<Window> Create() {
  return std::make_unique<Window>();
}

}  // namespace harbor
