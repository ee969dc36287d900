// SPDX-License-Identifier: Apache-2.0
// Bytes and an open descriptor over a Unix socket (unix(7), SCM_RIGHTS), the end of its other end, and the environment for a
// child process.
#define _GNU_SOURCE
#include "include/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

char **sniff_environment(void) { return environ; }

long sniff_send(int socket, const void *bytes, size_t count, int descriptor) {
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  memset(&control, 0, sizeof control);
  if (descriptor >= 0) {
    message.msg_control = control.space;
    message.msg_controllen = sizeof control.space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

long sniff_receive(int socket, void *bytes, size_t count, int *descriptor) {
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.space, .msg_controllen = sizeof control.space};
  *descriptor = -1;
  ssize_t result = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (result < 0) return result;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
        header->cmsg_len == CMSG_LEN(sizeof(int)))
      memcpy(descriptor, CMSG_DATA(header), sizeof(int));
  }
  return result;
}

static volatile sig_atomic_t watched_socket = -1;

/// Ends the process where the other end is closed.
///
/// The signal alone does not say so: the kernel sends it for data as well, and that may be late, because the sender does it
/// after the data can be read, and perhaps answered.
static void look_at_other_end(int number) {
  (void)number;
  int error = errno;
  struct pollfd state = {.fd = (int)watched_socket};
  if (poll(&state, 1, 0) > 0 && (state.revents & (POLLHUP | POLLERR | POLLNVAL))) _exit(1);
  errno = error;
}

int sniff_end_with_other_end(int socket) {
  // System calls that wait go on after data have come.
  struct sigaction action = {.sa_handler = look_at_other_end, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  watched_socket = socket;
  if (sigaction(SIGIO, &action, NULL) != 0 || fcntl(socket, F_SETOWN, getpid()) != 0) return -1;
  int flags = fcntl(socket, F_GETFL);
  if (flags < 0 || fcntl(socket, F_SETFL, flags | O_ASYNC) != 0) return -1;
  // What was closed before sends no signal any more.
  return raise(SIGIO);
}
