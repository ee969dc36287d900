// SPDX-License-Identifier: Apache-2.0
// The processors that the kernel lets a thread run on (sched(7)), and the heaps that threads allocate from (mallopt(3)).
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

void sniff_limit_heaps(int most) { mallopt(M_ARENA_MAX, most); }
