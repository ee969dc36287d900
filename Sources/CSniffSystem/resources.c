// SPDX-License-Identifier: Apache-2.0
// The processors that the kernel lets a thread run on (sched(7)), the heaps that threads allocate from (mallopt(3)), and
// whether time means anything.
#define _GNU_SOURCE
#include "include/shim.h"

#include <malloc.h>
#include <sched.h>

int sniff_allowed_processors(void) {
  // The kernel wants room for as many processors as it was built for.
  for (int most = 1024; most <= 1 << 20; most *= 4) {
    cpu_set_t *set = CPU_ALLOC(most);
    if (!set) return 0;
    size_t size = CPU_ALLOC_SIZE(most);
    int count = sched_getaffinity(0, size, set) == 0 ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (count > 0) return count;
  }
  return 0;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif
#if defined(IS_SANITIZED) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
_Bool sniff_is_sanitized(void) { return 1; }
#else
_Bool sniff_is_sanitized(void) { return 0; }
#endif

void sniff_limit_heaps(int most) { mallopt(M_ARENA_MAX, most); }

void sniff_keep_memory(size_t longest, size_t most) {
  mallopt(M_MMAP_THRESHOLD, (int)longest);
  mallopt(M_TRIM_THRESHOLD, (int)most);
}
