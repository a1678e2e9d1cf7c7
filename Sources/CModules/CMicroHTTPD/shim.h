// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <microhttpd.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Swift cannot call variadic functions, and libmicrohttpd starts its daemon and asks about
// connections with such; these are the calls that we make, with fixed arguments.

/// What a daemon is started with. Texts may be NULL for plain HTTP.
struct EarshotDaemonOptions {
  unsigned int threads;
  unsigned int timeout_seconds;
  unsigned int connection_limit;
  unsigned int per_address_limit;
  size_t connection_memory;
  const char *certificate;
  const char *key;
  void *context;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *(*begun)(void *context, const char *target, struct MHD_Connection *connection);
};

/// Starts a daemon that accepts nothing by itself: connections are given to it.
static inline struct MHD_Daemon *
earshot_daemon_start(const struct EarshotDaemonOptions *o) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME |
                       MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ITC;
  struct MHD_OptionItem options[16];
  int n = 0;
#define EARSHOT_OPTION(name, number, pointer)                                                      \
  options[n++] = (struct MHD_OptionItem) { name, (intptr_t) (number), (void *) (pointer) }
  // A pool of one is refused by the library: it is the same as none.
  if (o->threads > 1)
    EARSHOT_OPTION(MHD_OPTION_THREAD_POOL_SIZE, o->threads, NULL);
  EARSHOT_OPTION(MHD_OPTION_CONNECTION_TIMEOUT, o->timeout_seconds, NULL);
  EARSHOT_OPTION(MHD_OPTION_CONNECTION_LIMIT, o->connection_limit, NULL);
  EARSHOT_OPTION(MHD_OPTION_PER_IP_CONNECTION_LIMIT, o->per_address_limit, NULL);
  EARSHOT_OPTION(MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->connection_memory, NULL);
  EARSHOT_OPTION(MHD_OPTION_STRICT_FOR_CLIENT, 1, NULL);
  if (o->certificate != NULL) {
    flags |= MHD_USE_TLS;
    EARSHOT_OPTION(MHD_OPTION_HTTPS_MEM_CERT, 0, o->certificate);
    EARSHOT_OPTION(MHD_OPTION_HTTPS_MEM_KEY, 0, o->key);
    EARSHOT_OPTION(MHD_OPTION_HTTPS_PRIORITIES, 0, "NORMAL:-VERS-TLS1.0:-VERS-TLS1.1");
  }
  EARSHOT_OPTION(MHD_OPTION_END, 0, NULL);
#undef EARSHOT_OPTION
  return MHD_start_daemon(
    flags, 0, NULL, NULL, o->handle, o->context,
    MHD_OPTION_NOTIFY_COMPLETED, o->completed, o->context,
    MHD_OPTION_NOTIFY_CONNECTION, o->connection, o->context,
    MHD_OPTION_URI_LOG_CALLBACK, o->begun, o->context,
    MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int earshot_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// What the connection callback stored with a connection, or NULL.
static inline void *earshot_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// What a content reader returns at the end of a stream.
static inline ssize_t earshot_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

/// The length of a body whose end is not known.
static inline uint64_t earshot_size_unknown(void) { return MHD_SIZE_UNKNOWN; }

// What Swift's Glibc module leaves out, since it is declared only with GNU extensions.

int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags);

/// Accepts a connection; the new socket does not block and is not inherited by child processes.
static inline int
earshot_accept(int descriptor, struct sockaddr *address, socklen_t *length) {
  return accept4(descriptor, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/// A counter to wake a poll with.
static inline int earshot_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

/// The poll event for a peer that has closed its side, POLLRDHUP in poll(2).
static const short earshot_pollrdhup = 0x2000;
