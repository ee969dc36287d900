// SPDX-License-Identifier: Apache-2.0
// How the process was started: its arguments, and standard streams that were closed.
#define _GNU_SOURCE
#include "include/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int argument_count;
static char **arguments;

// The C library hands main's arguments to constructors. Swift's own list comes from /proc, which need not be mounted.
// The first constructor of all, before those of Swift's runtime.
__attribute__((constructor(101))) static void note_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
  // Linked statically, the runtime looks for itself there and aborts where it finds nothing, unless it is told its place.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

int sniff_argument_count(void) { return argument_count; }

const char *sniff_argument(int index) { return index >= 0 && index < argument_count ? arguments[index] : NULL; }

void sniff_occupy_closed_streams(void) {
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    // A descriptor is the lowest that is free, and those below are taken by now. This kind can neither be read nor written.
    if (fcntl(number, F_GETFD) < 0 && errno == EBADF) open("/", O_PATH);
  }
}
