// SPDX-License-Identifier: Apache-2.0
// A line on standard error before a fault ends the process (signal-safety(7), sigaltstack(2)).
#define _GNU_SOURCE
#include "include/shim.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Room for the handler where the thread's own stack is exhausted; the registers of the widest processors take 11 KiB.
enum { stack_size = 32 << 10, probe_size = 4 << 20 };
static __thread char stack[stack_size] __attribute__((aligned(64)));

static void say(const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t count = write(STDERR_FILENO, text, left);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    left -= (size_t)count;
  }
}

/// Whether the address space is limited and used up: what cannot be allocated ends in a fault of the runtime.
static int is_starved(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  void *probe = mmap(NULL, probe_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return 1;
  munmap(probe, probe_size);
  return 0;
}

static void speak(int number) {
  if (number == SIGBUS) {
    say("sniff: a mapped file, such as the signature database, became shorter while it was read; run it again\n");
    _exit(2);
  }
  if (is_starved()) {
    say("sniff: out of memory: the answers so far are right, the rest is missing; raise the limit (ulimit -v)\n");
    _exit(1);
  }
  say("sniff: a defect of its own, or too small a stack (ulimit -s), ended it; please report it, with the file if you can\n");
  // Back to the instruction that failed, or to abort, which now ends the process as usual.
  signal(number, SIG_DFL);
  raise(number);
}

void sniff_prepare_stack_for_last_words(void) {
  stack_t present;
  // A sanitizer has given the thread one of its own, which it takes back when the thread ends.
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return;
  stack_t place = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&place, NULL);
}

void sniff_prepare_last_words(void) {
  sniff_prepare_stack_for_last_words();
  struct sigaction action = {.sa_handler = speak, .sa_flags = SA_ONSTACK | (int)SA_RESETHAND};
  const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) {
    struct sigaction present;
    // A sanitizer or the runtime's own tracer says more of a defect; a file that was cut is none.
    if (sigaction(faults[index], NULL, &present) == 0 && (present.sa_handler == SIG_DFL || faults[index] == SIGBUS))
      sigaction(faults[index], &action, NULL);
  }
}
