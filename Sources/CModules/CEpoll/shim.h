// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/epoll.h>
#include <sys/eventfd.h>

// What Swift's Glibc module leaves out: waiting for many sockets, and what glibc declares only with GNU extensions.

extern int accept4(int descriptor, void *address, unsigned int *length, int flags);

/// Accepts a connection; the new socket does not block and is not inherited by child processes.
static inline int earshot_accept(int descriptor, void *address, unsigned int *length) {
  // SOCK_NONBLOCK and SOCK_CLOEXEC, which Linux defines as O_NONBLOCK and O_CLOEXEC.
  return accept4(descriptor, address, length, EFD_NONBLOCK | EFD_CLOEXEC);
}

/// A counter that wakes who waits for it.
static inline int earshot_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

/// Waits for a socket to become readable, writable or closed by its peer; told once for each change.
static inline int earshot_epoll_add(int poll, int descriptor, uint64_t token) {
  struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, .data.u64 = token};
  return epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

/// Waits for a counter, told as long as it is not read.
static inline int earshot_epoll_add_counter(int poll, int descriptor, uint64_t token) {
  struct epoll_event event = {.events = EPOLLIN, .data.u64 = token};
  return epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

static const uint32_t earshot_readable = EPOLLIN;
static const uint32_t earshot_writable = EPOLLOUT;
static const uint32_t earshot_peer_done = EPOLLRDHUP;
static const uint32_t earshot_gone = EPOLLHUP | EPOLLERR;
