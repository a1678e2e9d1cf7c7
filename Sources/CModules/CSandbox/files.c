// SPDX-License-Identifier: Apache-2.0
// Which files a confined program may use, by Landlock (Linux 5.13 and later).

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

// Rights that came after the headers of Debian 12.
#define ACCESS_REFER (1ULL << 13)
#define ACCESS_TRUNCATE (1ULL << 14)
#define ACCESS_IOCTL_DEVICE (1ULL << 15)
#define ACCESS_NET_BIND (1ULL << 0)
#define ACCESS_NET_CONNECT (1ULL << 1)
#define SCOPE_ABSTRACT_SOCKETS (1ULL << 0)
#define SCOPE_SIGNALS (1ULL << 1)

/// The attributes as of version 6; older kernels are told a shorter size.
struct attributes {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

static const uint64_t read_file = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
static const uint64_t write_file = LANDLOCK_ACCESS_FS_WRITE_FILE | ACCESS_TRUNCATE;
static const uint64_t read_folder = LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t write_folder =
  LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE;

/// What programs need of the system: libraries and their data, nothing about people.
static const struct earshot_path system_paths[] = {
  {"/usr", EARSHOT_READ}, {"/lib", EARSHOT_READ}, {"/lib64", EARSHOT_READ}, {"/bin", EARSHOT_READ},
  {"/etc/ld.so.cache", EARSHOT_READ}, {"/etc/localtime", EARSHOT_READ},
  {"/proc/self", EARSHOT_READ}, {"/sys/devices/system/cpu", EARSHOT_READ},
  {"/dev/null", EARSHOT_READ | EARSHOT_WRITE}, {"/dev/zero", EARSHOT_READ},
  {"/dev/urandom", EARSHOT_READ}, {"/dev/random", EARSHOT_READ},
};

int
earshot_landlock_version(void) {
  long version =
    syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? (int) version : 0;
}

static uint64_t
all_rights(int version) {
  uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
  if (version >= 2) rights |= ACCESS_REFER;
  if (version >= 3) rights |= ACCESS_TRUNCATE;
  if (version >= 5) rights |= ACCESS_IOCTL_DEVICE;
  return rights;
}

/// Adds a rule; what is not there cannot be used, so there is nothing to allow.
static int
allow(int rules, const struct earshot_path *wanted, uint64_t handled) {
  int descriptor = open(wanted->path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT || errno == EACCES || errno == ENOTDIR ? 0 : errno;
  struct stat status;
  if (fstat(descriptor, &status) != 0) {
    close(descriptor);
    return errno;
  }
  uint64_t rights = 0;
  int is_folder = S_ISDIR(status.st_mode);
  if (wanted->access & EARSHOT_READ) rights |= read_file | (is_folder ? read_folder : 0);
  if (wanted->access & EARSHOT_WRITE) rights |= write_file | (is_folder ? write_folder : 0);
  struct landlock_path_beneath_attr rule = {rights & handled, descriptor};
  long answer = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  int problem = answer == 0 ? 0 : errno;
  close(descriptor);
  return problem;
}

int
earshot_confine_files(const struct earshot_path *paths, size_t count) {
  int version = earshot_landlock_version();
  if (version == 0) return ENOSYS;
  struct attributes attributes = {.files = all_rights(version)};
  size_t size = sizeof(uint64_t);
  if (version >= 4) {
    attributes.network = ACCESS_NET_BIND | ACCESS_NET_CONNECT;
    size = 2 * sizeof(uint64_t);
  }
  if (version >= 6) {
    attributes.scopes = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
    size = 3 * sizeof(uint64_t);
  }
  int rules = (int) syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (rules < 0) return errno;
  int problem = 0;
  for (size_t index = 0; index < sizeof(system_paths) / sizeof(*system_paths); index++) {
    problem = problem ? problem : allow(rules, &system_paths[index], attributes.files);
  }
  for (size_t index = 0; index < count; index++) {
    problem = problem ? problem : allow(rules, &paths[index], attributes.files);
  }
  if (problem == 0 && syscall(SYS_landlock_restrict_self, rules, 0) != 0) problem = errno;
  close(rules);
  return problem;
}
