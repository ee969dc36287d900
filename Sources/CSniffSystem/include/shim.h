// SPDX-License-Identifier: Apache-2.0
// What glibc has and Swift's Glibc module leaves out, and what needs macros of C. Headers with types that Glibc has too stay
// out of here: Swift would take the types for this module's.
#pragma once
#include <stddef.h>

const char *strerrorname_np(int number);
const char *strerrordesc_np(int number);
long fgetxattr(int descriptor, const char *name, void *value, size_t size);
int setxattr(const char *path, const char *name, const void *value, size_t size, int flags);
int iswprint(unsigned int character);
int wcwidth(wchar_t character);

/// Never again gains privileges by running a program; as prctl(2).
int sniff_give_up_privileges(void);

/// The resources of `sniff_lower_limit`.
enum sniff_resource {
  sniff_processor_time,
  sniff_address_space,
  sniff_core_size,
  sniff_descriptors,
  sniff_file_size,
  sniff_processes
};

/// Lowers both limits of a resource; as setrlimit(2).
int sniff_lower_limit(enum sniff_resource resource, unsigned long long value);

/// From now on only the files at or below some paths can be opened, and only for reading.
///
/// Paths that do not exist are passed over. -1 where the kernel has no Landlock.
int sniff_restrict_files(const char *const *paths, size_t count);

/// From now on every system call fails with EPERM but those that compute on memory and on open descriptors.
///
/// -1 where the kernel or the architecture has no such filter.
int sniff_restrict_calls(void);

/// How many processors this thread may run on, as sched_getaffinity(2) says; 0 where it does not.
int sniff_allowed_processors(void);

/// Whether this was compiled for a sanitizer, which makes everything take many times longer.
_Bool sniff_is_sanitized(void);

/// Closes all descriptors from a number on; as close_range(2).
int sniff_close_from(unsigned int first);

/// The environment of this process, for a child to inherit.
char **sniff_environment(void);

/// Sends bytes and, unless it is negative, a descriptor with the first of them, without waiting for room; as sendmsg(2).
long sniff_send(int socket, const void *bytes, size_t count, int descriptor);

/// Receives bytes and a descriptor, -1 where none came along; as recvmsg(2).
long sniff_receive(int socket, void *bytes, size_t count, int *descriptor);

/// From now on this process ends with status 1 as soon as the other end of a socket is closed, whatever it is doing; as fcntl(2).
///
/// For one socket of a process. SIGIO belongs to it from then on.
int sniff_end_with_other_end(int socket);

/// From now on a fault (SIGSEGV and its like) is told in one line on standard error before it ends the process; a thread that
/// never called `sniff_prepare_stack_for_last_words` tells of it only where its stack is not exhausted.
void sniff_prepare_last_words(void);

/// Sets memory aside in which this thread can tell of an exhausted stack.
void sniff_prepare_stack_for_last_words(void);

/// Lets all threads together have no more than so many heaps; as mallopt(3) with M_ARENA_MAX.
void sniff_limit_heaps(int most);

/// Keeps memory that was freed, up to so many bytes in a heap, for what is allocated next, and takes whatever is no longer
/// than so many bytes from there; as mallopt(3) with M_TRIM_THRESHOLD and M_MMAP_THRESHOLD.
void sniff_keep_memory(size_t longest, size_t most);

/// How many arguments the process was started with, the program's name among them.
int sniff_argument_count(void);

/// One of them; NULL where there is none.
const char *sniff_argument(int index);

/// Opens standard streams that are closed in a way that fails to be read and written with EBADF, as closed ones do, so that no
/// other file comes to stand in their place.
void sniff_occupy_closed_streams(void);
