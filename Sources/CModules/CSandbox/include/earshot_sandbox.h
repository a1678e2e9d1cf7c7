// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a program may do with a file, or with everything in a folder.
enum earshot_access {
  EARSHOT_READ = 1,
  EARSHOT_WRITE = 2,
};

/// A file or folder that a program may use.
struct earshot_path {
  const char *path;
  int access;
};

/// A program to start, and what it may use.
struct earshot_launch {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The folder in which it works.
  const char *folder;
  /// The descriptors that become 0, 1 and 2; below zero for /dev/null.
  int input;
  int output;
  int errors;
  /// Address space in bytes, processor time in seconds, the largest file in bytes, open files, threads.
  uint64_t memory_bytes;
  uint64_t processor_seconds;
  uint64_t file_bytes;
  uint64_t open_files;
  uint64_t threads;
  int niceness;
  /// Whether it may start programs and processes of its own.
  int may_start_programs;
  /// The files besides those of the system.
  const struct earshot_path *paths;
  size_t path_count;
};

/// What the kernel can confine programs with.
enum earshot_ability {
  /// Landlock: which files.
  EARSHOT_FILES = 1,
  /// Filters of system calls: no network, no other processes, nothing of the kernel's rarer sides.
  EARSHOT_CALLS = 2,
  /// A network of its own, without anything in it.
  EARSHOT_NETWORK = 4,
};

/// Starts a program, confined as far as the kernel can: 0, or the number of the error.
int earshot_launch(const struct earshot_launch *launch, pid_t *child);

/// The abilities of this kernel for this user, found out by trying.
int earshot_sandbox_abilities(void);

/// The processor time that a process has used, in seconds; below zero when there is no such process.
double earshot_processor_seconds(pid_t process);
