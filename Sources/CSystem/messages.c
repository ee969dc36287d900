// SPDX-License-Identifier: Apache-2.0
// Bytes and an open descriptor over a Unix socket (unix(7), SCM_RIGHTS), and the environment for a child process.
#define _GNU_SOURCE
#include "include/shim.h"

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
