// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "earshot_sandbox.h"

/// Lets the process make only calls that programs of ours need, for good: 0 or the number of the error.
int earshot_filter_calls(int may_start_programs);

/// Lets the process use only the files of the system and these, for good: 0 or the number of the error.
int earshot_confine_files(const struct earshot_path *paths, size_t count);

/// The version of Landlock; 0 where there is none.
int earshot_landlock_version(void);
