// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
import Foundation
import Jobs
import Media
import Speaking
import Voice

/// The job that speaks one demo text into a track.
///
/// Running it twice does no harm.
struct SpeakDemo {
  let library: LibraryService
  let speaker: Speaker
  let media: MediaTools

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    do throws(SpeakDemoError) {
      guard let script = try await script(named: job.payload) else { return .done }
      try await keep(try await speak(script, job), of: script)
      return .done
    } catch {
      if job.isLastAttempt, !Task.isCancelled {
        try await markFailed(job.payload, reason: "\(error)")
      }
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// Says on the track that it cannot be spoken here.
  func giveUp(_ job: Job) async throws(JobError) {
    try await markFailed(job.payload, reason: "The server ended each time while it spoke this.")
  }

  private func script(named name: String) async throws(SpeakDemoError) -> Script? {
    try await library.database.read {
      (transaction: borrowing Transaction<SpeakDemoError>) throws(SpeakDemoError) in
      try transaction.row(
        """
        SELECT id, language, script FROM tracks
        WHERE source_kind = \(TrackRow.SourceName.demo) AND source = \(name)
          AND state <> \(TrackRow.StateName.ready)
        """)
    }
  }

  private func speak(_ script: Script, _ job: Job) async throws(SpeakDemoError) -> StoredAudio {
    let base = library.blobs.temporaryFolder + "/" + UUID().uuidString
    defer {
      unlink(base + ".wav")
      unlink(base + ".mp3")
    }
    do throws(VoiceError) {
      try await speaker.speak(script.text, in: script.language, to: base + ".wav")
    } catch {
      throw .voice(error)
    }
    let sound: PreparedSound
    do throws(MediaError) {
      sound = try await media.transcode(
        base + ".wav", to: base + ".mp3", allowance: WorkAllowance(job))
    } catch {
      throw .media(error)
    }
    do throws(BlobStoreError) {
      return StoredAudio(
        key: try await library.blobs.put(movingFileAt: base + ".mp3"),
        byteCount: sound.byteCount, durationSeconds: sound.durationSeconds)
    } catch {
      throw .files(error)
    }
  }

  /// Puts the sound on the track, unless the text has changed in the meantime.
  private func keep(_ audio: StoredAudio, of script: Script) async throws(SpeakDemoError) {
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try await library.database.write {
      (transaction: borrowing Transaction<SpeakDemoError>) throws(SpeakDemoError) in
      guard try !library.wasSwept(audio.key, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      let old: [String?] = try transaction.column(
        "audio_key", of: "SELECT audio_key FROM tracks WHERE id = \(script.id)")
      let changed = try transaction.run(
        """
        UPDATE tracks SET state = \(TrackRow.StateName.ready), audio_key = \(audio.key.rawValue),
          audio_bytes = \(audio.byteCount), duration_ms = \(milliseconds), failure = NULL
        WHERE id = \(script.id) AND script = \(script.text)
          AND language = \(script.language.tag) AND state <> \(TrackRow.StateName.ready)
        """)
      for key in changed == 1 ? old : [audio.key.rawValue] {
        try library.deleteFile(key, in: transaction)
      }
    }
  }

  private func markFailed(_ name: String, reason: String) async throws(JobError) {
    do throws(DatabaseError) {
      try await library.database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run(
          """
          UPDATE tracks SET state = \(TrackRow.StateName.failed), failure = \(reason)
          WHERE source_kind = \(TrackRow.SourceName.demo) AND source = \(name)
            AND state = \(TrackRow.StateName.preparing)
          """)
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }
}

/// A text that is to be spoken.
private struct Script: RowDecodable {
  let id: TrackID
  let language: Language
  let text: String

  init(row: Row) throws(DatabaseError) {
    let tag: String = try row.value("language")
    guard let language = Language(tag: tag) else {
      throw .wrongType(column: "language", expected: "Language", found: tag)
    }
    self.language = language
    id = try row.value("id")
    text = try row.value("script")
  }
}

/// Why a demo text could not be spoken.
private enum SpeakDemoError: Error, DatabaseFailure {
  case voice(VoiceError)
  case media(MediaError)
  case files(BlobStoreError)
  case database(DatabaseError)
}
