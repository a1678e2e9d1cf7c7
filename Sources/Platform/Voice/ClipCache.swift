// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The clips on disk, with a bound: those that were used longest ago go first.
struct ClipCache {
  private struct Entry {
    let bytes: Int64
    var use: Int
  }

  private let folder: String
  private let limit: Int64
  private var entries: [String: Entry] = [:]
  private var total: Int64 = 0
  private var uses = 0

  /// Opens a folder, keeps the clips that are in it and removes what a crash left unfinished.
  init(folder: String, limit: Int64) throws(VoiceError) {
    self.folder = folder
    self.limit = limit
    let manager = FileManager.default
    let names: [String]
    do {
      try manager.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      names = try manager.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unusableFolder(path: folder, reason: error.localizedDescription)
    }
    var found: [(name: String, bytes: Int64, used: Date)] = []
    for name in names {
      let path = folder + "/" + name
      guard name.hasSuffix(".wav"), let attributes = try? manager.attributesOfItem(atPath: path),
        let bytes = attributes[.size] as? NSNumber,
        let used = attributes[.modificationDate] as? Date
      else {
        unlink(path)
        continue
      }
      found.append((String(name.dropLast(4)), bytes.int64Value, used))
    }
    for clip in found.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }) {
      add(clip.name, bytes: clip.bytes)
    }
  }

  /// Finds a clip and notes its use.
  mutating func find(_ key: String) -> SpeechClip? {
    guard let entry = entries[key] else { return nil }
    guard access(path(of: key), R_OK) == 0 else {
      entries[key] = nil
      total -= entry.bytes
      return nil
    }
    uses += 1
    entries[key]?.use = uses
    // The time of the file carries the order over a restart.
    utimes(path(of: key), nil)
    return SpeechClip(path: path(of: key), byteCount: entry.bytes, entityTag: key)
  }

  func unfinishedPath(of key: String) -> String { folder + "/" + key + ".unfinished" }

  /// Takes a finished clip over and makes room for it.
  mutating func keep(_ unfinished: String, as key: String) throws(VoiceError) -> SpeechClip {
    let attributes = try? FileManager.default.attributesOfItem(atPath: unfinished)
    guard let bytes = attributes?[.size] as? NSNumber, rename(unfinished, path(of: key)) == 0 else {
      throw .unusableFolder(path: folder, reason: String(cString: strerror(errno)))
    }
    add(key, bytes: bytes.int64Value)
    return SpeechClip(path: path(of: key), byteCount: bytes.int64Value, entityTag: key)
  }

  private func path(of key: String) -> String { folder + "/" + key + ".wav" }

  private mutating func add(_ key: String, bytes: Int64) {
    uses += 1
    entries[key] = Entry(bytes: bytes, use: uses)
    total += bytes
    while total > limit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      entries[oldest.key] = nil
      total -= oldest.value.bytes
      unlink(path(of: oldest.key))
    }
  }
}
