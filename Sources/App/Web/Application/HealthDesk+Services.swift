// SPDX-License-Identifier: Apache-2.0

import Database
import Foundation
import HTTPServer
import Jobs

extension HealthDesk {
  /// How long another program may hold the database before that is a trouble, in seconds: longer than a commit takes,
  /// shorter than those who ask for the health wait.
  private static let writeSeconds = 1.0
  /// How long slow work may wait, in seconds: four hours of sound, the most that is taken, are prepared in less.
  private static let waitingSeconds = 1800.0

  /// A desk that looks at the database, the disk and the queue of slow work.
  init(services: Services, limits: Server.Configuration.Limits = .init()) {
    let startedAt = services.clock.now
    self.init {
      var troubles = Self.troubles(
        with: services.dataFolder, neededBytes: limits.freeBytesForUploads)
      do throws(DatabaseError) {
        try await services.database.tryWriting(withinSeconds: Self.writeSeconds)
        if let since = try await services.jobs.longestWaitBegan() {
          // What waited while no server ran is being taken up.
          let waiting = services.clock.now.seconds(since: max(since, startedAt))
          if waiting > Self.waitingSeconds { troubles.append(.jobs(waitingSeconds: waiting)) }
        }
      } catch {
        troubles.append(.database(error))
      }
      return troubles
    }
  }

  /// What is wrong with the folder and its disk.
  static func troubles(with folder: String, neededBytes: UInt64) -> [HealthTrouble] {
    var disk = statvfs()
    guard access(folder, W_OK | X_OK) == 0, statvfs(folder, &disk) == 0 else {
      return [.folder(path: folder, reason: String(cString: strerror(errno)))]
    }
    let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
    return free < neededBytes ? [.disk(freeBytes: free, neededBytes: neededBytes)] : []
  }
}
