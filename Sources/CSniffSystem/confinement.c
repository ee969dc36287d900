// SPDX-License-Identifier: Apache-2.0
// What a process gives up before it reads what nobody trusts: prctl(2), setrlimit(2), landlock(7), seccomp(2).
#define _GNU_SOURCE
#include "include/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the kernel's for every architecture; older headers lack them.
enum { sniff_close_range = 436, sniff_landlock_create = 444, sniff_landlock_add = 445, sniff_landlock_restrict = 446 };

int sniff_give_up_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

int sniff_close_from(unsigned int first) { return (int)syscall(sniff_close_range, first, ~0U, 0); }

int sniff_lower_limit(enum sniff_resource resource, unsigned long long value) {
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  switch (resource) {
    case sniff_processor_time: return setrlimit(RLIMIT_CPU, &limit);
    case sniff_address_space: return setrlimit(RLIMIT_AS, &limit);
    case sniff_core_size: return setrlimit(RLIMIT_CORE, &limit);
    case sniff_descriptors: return setrlimit(RLIMIT_NOFILE, &limit);
    case sniff_file_size: return setrlimit(RLIMIT_FSIZE, &limit);
    case sniff_processes: return setrlimit(RLIMIT_NPROC, &limit);
  }
  errno = EINVAL;
  return -1;
}

int sniff_restrict_files(const char *const *paths, size_t count) {
  struct {
    uint64_t files, network, scopes;
  } rules = {0, 0, 0};
  struct {
    uint64_t access;
    int32_t parent;
  } __attribute__((packed)) rule;
  long version = syscall(sniff_landlock_create, NULL, 0, 1);
  if (version < 1) return -1;
  // Each version knows more kinds of access: 13 at first, then renaming, truncating, device controls.
  int kinds = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  rules.files = (1ULL << kinds) - 1;
  if (version >= 4) rules.network = 3;
  if (version >= 6) rules.scopes = 3;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  long set = syscall(sniff_landlock_create, &rules, size, 0);
  if (set < 0) return -1;
  for (size_t index = 0; index < count; index++) {
    int parent = open(paths[index], O_PATH | O_CLOEXEC);
    if (parent < 0) continue;
    // Reading files is bit 2, listing directories bit 3, which a rule for a file may not have.
    rule.access = 4 | 8;
    rule.parent = parent;
    if (syscall(sniff_landlock_add, set, 1, &rule, 0) != 0) {
      rule.access = 4;
      syscall(sniff_landlock_add, set, 1, &rule, 0);
    }
    close(parent);
  }
  long result = syscall(sniff_landlock_restrict, set, 0);
  close((int)set);
  return result == 0 ? 0 : -1;
}

#if defined(__x86_64__)
#define SNIFF_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define SNIFF_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define SNIFF_FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define SNIFF_ALLOW(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define SNIFF_REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

int sniff_restrict_calls(void) {
#ifdef SNIFF_AUDIT_ARCHITECTURE
  struct sock_filter filter[] = {
      SNIFF_FIELD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SNIFF_AUDIT_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      SNIFF_FIELD(nr),
      // Memory that can be executed is refused; the low half of the third argument holds the protection.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mmap, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mprotect, 0, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 2 * sizeof(uint64_t)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
      SNIFF_REFUSE,
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      // Of a device only the number of bytes may be asked that wait there: a terminal could be made to type.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_ioctl, 0, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + sizeof(uint64_t)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FIONREAD, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      SNIFF_REFUSE,
      SNIFF_ALLOW(__NR_read),
      SNIFF_ALLOW(__NR_readv),
      SNIFF_ALLOW(__NR_pread64),
      SNIFF_ALLOW(__NR_write),
      SNIFF_ALLOW(__NR_writev),
      SNIFF_ALLOW(__NR_lseek),
      SNIFF_ALLOW(__NR_fstat),
#ifdef __NR_newfstatat
      SNIFF_ALLOW(__NR_newfstatat),
#endif
#ifdef __NR_poll
      SNIFF_ALLOW(__NR_poll),
#endif
      SNIFF_ALLOW(__NR_ppoll),
#ifdef __NR_select
      SNIFF_ALLOW(__NR_select),
#endif
      SNIFF_ALLOW(__NR_pselect6),
      SNIFF_ALLOW(__NR_fcntl),
      SNIFF_ALLOW(__NR_recvmsg),
      SNIFF_ALLOW(__NR_sendmsg),
      SNIFF_ALLOW(__NR_close),
      SNIFF_ALLOW(__NR_brk),
      SNIFF_ALLOW(__NR_munmap),
      SNIFF_ALLOW(__NR_mremap),
      SNIFF_ALLOW(__NR_madvise),
      SNIFF_ALLOW(__NR_futex),
      SNIFF_ALLOW(__NR_sched_yield),
      SNIFF_ALLOW(__NR_getrandom),
      SNIFF_ALLOW(__NR_clock_gettime),
      SNIFF_ALLOW(__NR_gettimeofday),
      SNIFF_ALLOW(__NR_getpid),
      SNIFF_ALLOW(__NR_gettid),
      SNIFF_ALLOW(__NR_tgkill),
      SNIFF_ALLOW(__NR_rt_sigaction),
      SNIFF_ALLOW(__NR_rt_sigprocmask),
      SNIFF_ALLOW(__NR_rt_sigreturn),
      SNIFF_ALLOW(__NR_sigaltstack),
      SNIFF_ALLOW(__NR_restart_syscall),
      SNIFF_ALLOW(__NR_exit),
      SNIFF_ALLOW(__NR_exit_group),
      SNIFF_REFUSE,
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}
