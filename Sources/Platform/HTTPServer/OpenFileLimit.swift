// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How many files and sockets the process may have open.
enum OpenFileLimit {
  // For the database, files that are sent, pipes of child processes, and what lies in between.
  private static let others = 512

  /// Raises the limit for so many connections, as far as the system allows.
  ///
  /// - Returns: how many connections there can be.
  static func raise(forConnections connections: Int) -> Int {
    var limit = rlimit()
    // The enumeration of glibc is a type of its own in C++ and Swift, and a number elsewhere.
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return connections
    }
    let wanted = rlim_t(connections + others)
    guard limit.rlim_cur < wanted else { return connections }
    // One with the right to may go above the hard limit too, as root may before it gives up its rights.
    var higher = rlimit(rlim_cur: wanted, rlim_max: max(limit.rlim_max, wanted))
    if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &higher) == 0 { return connections }
    higher = rlimit(rlim_cur: min(limit.rlim_max, wanted), rlim_max: limit.rlim_max)
    let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &higher) == 0
    let allowed = Int(clamping: isRaised ? higher.rlim_cur : limit.rlim_cur)
    // However few there are, some are for connections.
    return min(connections, max(allowed - others, allowed / 2))
  }
}
