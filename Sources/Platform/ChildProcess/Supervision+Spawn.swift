// SPDX-License-Identifier: Apache-2.0

import CSystem
import Foundation

extension Supervision {
  /// All that a program is told about its surroundings.
  private static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "HOME=/nonexistent",
  ]

  /// Starts the program at the head of a process group of its own, with nothing to read.
  func spawn(output: Int32, errors: Int32) -> Result<pid_t, ChildProcessError> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // No connection, file or database of the server may reach the program.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    posix_spawn_file_actions_addchdir_np(&actions, "/")
    // A server ignores SIGPIPE; a program expects it as the system made it.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, signal) }
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return start(&actions, &attributes)
  }

  private func start(
    _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
  ) -> Result<pid_t, ChildProcessError> {
    // A NUL would cut an argument short, and the program would get another one than was checked.
    guard !call.arguments.contains(where: { $0.utf8.contains(0) }) else {
      return .failure(.cannotStart(reason: "an argument holds a NUL character"))
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = call.arguments.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = Self.environment.map { strdup($0) } + [nil]
    defer {
      for text in arguments + environment { free(text) }
    }
    var child: pid_t = 0
    let code = posix_spawn(&child, call.path, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { return .failure(.cannotStart(reason: String(cString: strerror(code)))) }
    return .success(child)
  }
}
