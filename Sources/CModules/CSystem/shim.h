// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <spawn.h>

/* In glibc, but shown only under _GNU_SOURCE, which Swift's import of glibc does not set. */
extern int pipe2(int ends[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(
    posix_spawn_file_actions_t *actions, int first);
extern int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *actions, const char *path);
