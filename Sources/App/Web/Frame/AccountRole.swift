// SPDX-License-Identifier: Apache-2.0

import Accounts

/// What a person came for; `Role` alone would also name the roles of ARIA in files that build pages.
typealias AccountRole = Role
