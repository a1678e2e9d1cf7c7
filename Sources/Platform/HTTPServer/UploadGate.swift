// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Which places a large body takes, so that bodies of one kind do not keep out those of another.
public enum UploadLane: Sendable, Hashable, CaseIterable {
  /// Bodies that stay in memory: long texts in forms.
  case forms
  /// Files that anyone may send, which are read and forgotten.
  case open
  /// Files of people who are signed in.
  case members
}

/// Lets in only so many large bodies at once, and no files when the disk is nearly full.
///
/// When all places are taken, the slowest of those that are far below an honest rate gives way, or one that has had
/// its place for long; so nobody holds the places by sending slowly.
final class UploadGate: Sendable {
  /// A place for one large body; given back with the last reference to it.
  final class Place: Sendable {
    fileprivate let key: String
    let since: Double
    private let gate: UploadGate
    private let lane: UploadLane
    private let count = Atomic(0)
    fileprivate let cut: @Sendable () -> Void

    fileprivate init(
      gate: UploadGate, lane: UploadLane, key: String, since: Double,
      cut: @escaping @Sendable () -> Void
    ) {
      self.gate = gate
      self.lane = lane
      self.key = key
      self.since = since
      self.cut = cut
    }

    deinit { gate.leave(lane, ObjectIdentifier(self)) }

    /// Counts bytes that have come.
    func received(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

    /// Bytes a second since the beginning.
    func rate(now: Double) -> Double {
      Double(count.load(ordering: .relaxed)) / max(0.001, now - since)
    }
  }

  /// A place that keeps none from ending.
  private struct Entry {
    let key: String
    let since: Double
    weak var place: Place?
  }

  private let taken = Mutex<[UploadLane: [ObjectIdentifier: Entry]]>([:])
  private let folder: String
  private let limits: Server.Configuration.Limits

  init(folder: String, limits: Server.Configuration.Limits) {
    self.folder = folder
    self.limits = limits
  }

  /// A place for a large body.
  ///
  /// - Parameters:
  ///   - key: Who sends it: an account or a network.
  ///   - cut: Called when the place goes to another; must not wait.
  /// - Throws: `Problem.uploadsClosed` when there is none, or too little room on the disk.
  func enter(
    _ lane: UploadLane, key: String, now: Double, cut: @escaping @Sendable () -> Void = {}
  ) throws(Problem) -> Place {
    if lane != .forms, freeBytes < limits.freeBytesForUploads { throw .uploadsClosed }
    let (all, own) = room(in: lane)
    let place = Place(gate: self, lane: lane, key: key, since: now, cut: cut)
    // Held beyond the lock: the last reference to a place needs the lock.
    var holders: [Place] = []
    let (isIn, victim) = taken.withLock { taken -> (Bool, Place?) in
      var entries = taken[lane] ?? [:]
      guard entries.values.count(where: { $0.key == key }) < own else { return (false, nil) }
      var victim: Place?
      if entries.count >= all {
        holders = entries.values.compactMap(\.place)
        victim = slowest(of: holders, now: now)
        guard let victim else { return (false, nil) }
        entries[ObjectIdentifier(victim)] = nil
      }
      entries[ObjectIdentifier(place)] = Entry(key: key, since: now, place: place)
      taken[lane] = entries
      return (true, victim)
    }
    victim?.cut()
    withExtendedLifetime(holders) {}
    guard isIn else { throw .uploadsClosed }
    return place
  }

  /// The one that has to give way to another, if any has.
  private func slowest(of places: [Place], now: Double) -> Place? {
    let old = places.filter { now - $0.since > limits.bodyGraceSeconds }
    if let slow = old.min(by: { $0.rate(now: now) < $1.rate(now: now) }),
      slow.rate(now: now) < limits.scarceBytesPerSecond
    {
      return slow
    }
    guard let oldest = old.min(by: { $0.since < $1.since }),
      now - oldest.since > limits.scarceSeconds
    else { return nil }
    return oldest
  }

  private func room(in lane: UploadLane) -> (all: Int, own: Int) {
    switch lane {
    case .forms: (limits.longForms, limits.longFormsPerAddress)
    case .open: (limits.openUploads, limits.openUploadsPerAddress)
    case .members: (limits.uploads, limits.uploadsPerAddress)
    }
  }

  private func leave(_ lane: UploadLane, _ place: ObjectIdentifier) {
    taken.withLock { _ = $0[lane]?.removeValue(forKey: place) }
  }

  /// What the disk of the folder has left for us, in bytes.
  private var freeBytes: UInt64 {
    var answer = statvfs()
    guard statvfs(folder, &answer) == 0 else { return 0 }
    return UInt64(answer.f_bavail) * UInt64(answer.f_frsize)
  }
}
