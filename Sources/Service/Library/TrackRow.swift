// SPDX-License-Identifier: Apache-2.0

import Accounts
package import BlobStore
import Database

/// A track as the database holds it.
struct TrackRow: RowDecodable {
  let track: Track
  let owner: AccountID?
  let audio: StoredAudio?

  init(row: Row) throws(DatabaseError) {
    owner = try row.value("owner")
    let audioKey = try row.value("audio_key", as: String?.self).flatMap(BlobKey.init)
    let milliseconds: Int64? = try row.value("duration_ms")
    let bytes: Int64? = try row.value("audio_bytes")
    let duration = Double(milliseconds ?? 0) / 1000
    let opusKey = try row.value("opus_key", as: String?.self).flatMap(BlobKey.init)
    let opusBytes: Int64? = try row.value("opus_bytes")
    audio = audioKey.map { key in
      StoredAudio(
        key: key, byteCount: bytes ?? 0,
        opus: opusKey.map { StoredFile(key: $0, byteCount: opusBytes ?? 0) },
        durationSeconds: duration)
    }
    let state: StateName = try row.value("state")
    let failure: String? = try row.value("failure")
    let kind: SourceName = try row.value("source_kind")
    let source: String = try row.value("source")
    let tag: String = try row.value("language")
    guard let language = TextLanguage(tag: tag) else {
      throw .wrongType(column: "language", expected: "TextLanguage", found: tag)
    }
    track = Track(
      id: try row.value("id"), title: try row.value("title"), language: language,
      source: kind.source(source),
      state: state.state(durationSeconds: duration, failure: failure ?? ""),
      createdAt: try row.value("created_at"),
      gain: try row.value("gain", as: Double?.self) ?? 1)
  }

  /// How the database names the sources.
  enum SourceName: String, SQLConvertible {
    case demo
    case recording
    case machine
    case book
    case episode

    func source(_ text: String) -> TrackSource {
      switch self {
      case .demo: .demo(name: text)
      case .recording: .recording(request: text)
      case .machine: .machine(request: text)
      case .book: .book(String(text.prefix { $0 != "/" }))
      case .episode: .episode(text)
      }
    }
  }

  /// How the database names the states.
  enum StateName: String, SQLConvertible {
    case preparing
    case ready
    case failed

    func state(durationSeconds: Double, failure: String) -> TrackState {
      switch self {
      case .preparing: .preparing
      case .ready: .ready(durationSeconds: durationSeconds)
      case .failed: .failed(reason: failure)
      }
    }
  }
}

/// A file in the store of files.
package struct StoredFile: Sendable, Hashable {
  /// Where it is stored.
  package let key: BlobKey
  /// The size in bytes.
  package let byteCount: Int64

  /// Describes a file that was stored.
  package init(key: BlobKey, byteCount: Int64) {
    (self.key, self.byteCount) = (key, byteCount)
  }
}

/// A finished sound in the store of files: MP3 for every player and, in most cases, Opus of half the size.
package struct StoredAudio: Sendable, Hashable {
  /// Where the MP3 file is stored.
  package let key: BlobKey
  /// Its size in bytes.
  package let byteCount: Int64
  /// The Opus file; nil for sounds of before there were any.
  package let opus: StoredFile?
  /// The length in seconds.
  package let durationSeconds: Double

  /// Describes a sound that was stored.
  package init(
    key: BlobKey, byteCount: Int64, opus: StoredFile? = nil, durationSeconds: Double
  ) {
    self.key = key
    self.byteCount = byteCount
    self.opus = opus
    self.durationSeconds = durationSeconds
  }

  /// The keys of all its files.
  var keys: [BlobKey] { [key] + (opus.map { [$0.key] } ?? []) }
}

/// The files that a row of `tracks` names, as they are when it goes.
struct TrackFiles: RowDecodable {
  /// What a statement gives back to make one.
  static let columns: Statement = "audio_key, opus_key"

  let keys: [String]

  init(row: Row) throws(DatabaseError) {
    let audio: String? = try row.value("audio_key")
    let opus: String? = try row.value("opus_key")
    keys = [audio, opus].compactMap { $0 }
  }
}
