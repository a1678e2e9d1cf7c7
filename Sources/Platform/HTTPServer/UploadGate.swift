// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Lets in only so many large bodies at once, and none when the disk is nearly full.
final class UploadGate: Sendable {
  /// A place for one large body; given back with the last reference to it.
  final class Place: Sendable {
    private let gate: UploadGate
    private let client: String

    fileprivate init(gate: UploadGate, client: String) {
      self.gate = gate
      self.client = client
    }

    deinit { gate.leave(client) }
  }

  /// How many large bodies each client sends; those who send none have no entry.
  private let senders = Mutex<[String: Int]>([:])
  private let folder: String
  private let limits: Server.Configuration.Limits

  init(folder: String, limits: Server.Configuration.Limits) {
    self.folder = folder
    self.limits = limits
  }

  /// A place for a large body.
  ///
  /// - Throws: `Problem.uploadsClosed` when there is none, or too little room on the disk.
  func enter(client: String) throws(Problem) -> Place {
    guard freeBytes >= limits.freeBytesForUploads else { throw .uploadsClosed }
    let isIn = senders.withLock { senders in
      let all = senders.values.reduce(0, +)
      let own = senders[client] ?? 0
      guard all < limits.uploads, own < limits.uploadsPerAddress else { return false }
      senders[client] = own + 1
      return true
    }
    guard isIn else { throw .uploadsClosed }
    return Place(gate: self, client: client)
  }

  private func leave(_ client: String) {
    senders.withLock { senders in
      let rest = (senders[client] ?? 0) - 1
      senders[client] = rest > 0 ? rest : nil
    }
  }

  /// What the disk of the folder has left for us, in bytes.
  private var freeBytes: UInt64 {
    var answer = statvfs()
    guard statvfs(folder, &answer) == 0 else { return 0 }
    return UInt64(answer.f_bavail) * UInt64(answer.f_frsize)
  }
}
