// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
import Foundation
import Jobs
import Media
import Speaking
import Voice

/// The work of speaking the text of a track.
///
/// Doing it twice does no harm.
struct SpeakTrack {
  let library: LibraryService
  let speaker: Speaker
  let media: MediaTools
  /// Which track it is, by a condition that one at most meets.
  let track: Statement

  /// The track of a demo text.
  init(demo name: String, _ library: LibraryService, _ speaker: Speaker, _ media: MediaTools) {
    self.init(
      library, speaker, media,
      track: "source_kind = \(TrackRow.SourceName.demo) AND source = \(name)")
  }

  /// What a machine voice reads, by the identifier of its track.
  init(machine id: TrackID, _ library: LibraryService, _ speaker: Speaker, _ media: MediaTools) {
    self.init(
      library, speaker, media,
      track: "source_kind = \(TrackRow.SourceName.machine) AND id = \(id)")
  }

  private init(
    _ library: LibraryService, _ speaker: Speaker, _ media: MediaTools, track: Statement
  ) {
    self.library = library
    self.speaker = speaker
    self.media = media
    self.track = track
  }

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    do throws(SpeakTrackError) {
      guard let script = try await script() else { return .done }
      try await keep(try await speak(script, job), of: script)
      return .done
    } catch {
      if job.isLastAttempt, !Task.isCancelled { try await markFailed(reason: "\(error)") }
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// Says on the track that it cannot be spoken here.
  func giveUp() async throws(JobError) {
    try await markFailed(reason: "The server ended each time while it spoke this.")
  }

  private func script() async throws(SpeakTrackError) -> Script? {
    try await library.database.read {
      (transaction: borrowing Transaction<SpeakTrackError>) throws(SpeakTrackError) in
      try transaction.row(
        """
        SELECT id, language, script FROM tracks
        WHERE \(track) AND state <> \(TrackRow.StateName.ready)
        """)
    }
  }

  private func speak(_ script: Script, _ job: Job) async throws(SpeakTrackError) -> StoredAudio {
    let base = library.blobs.temporaryFolder + "/" + UUID().uuidString
    defer { for ending in [".wav", ".mp3", ".webm"] { unlink(base + ending) } }
    do throws(VoiceError) {
      try await speaker.speak(script.text, by: script.voice, to: base + ".wav")
    } catch {
      throw .voice(error)
    }
    let sound: PreparedSound
    do throws(MediaError) {
      sound = try await media.transcode(
        base + ".wav", to: base + ".mp3", opus: base + ".webm", allowance: WorkAllowance(job))
    } catch {
      throw .media(error)
    }
    do throws(BlobStoreError) {
      return try await StoredAudio(
        sound, movingMP3At: base + ".mp3", opusAt: base + ".webm", into: library.blobs)
    } catch {
      throw .files(error)
    }
  }

  /// Puts the sound on the track, unless the text has changed in the meantime.
  private func keep(_ audio: StoredAudio, of script: Script) async throws(SpeakTrackError) {
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try await library.database.write {
      (transaction: borrowing Transaction<SpeakTrackError>) throws(SpeakTrackError) in
      guard try !library.wasSwept(audio, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      let old: [TrackFiles] = try transaction.rows(
        "SELECT \(TrackFiles.columns) FROM tracks WHERE id = \(script.id)")
      let changed = try transaction.run(
        """
        UPDATE tracks SET state = \(TrackRow.StateName.ready), audio_key = \(audio.key.rawValue),
          audio_bytes = \(audio.byteCount), opus_key = \(orNull: audio.opus?.key.rawValue),
          opus_bytes = \(orNull: audio.opus?.byteCount), duration_ms = \(milliseconds),
          failure = NULL
        WHERE id = \(script.id) AND script = \(script.text)
          AND language = \(script.language) AND state <> \(TrackRow.StateName.ready)
        """)
      if changed == 1 {
        try library.deleteFiles(of: old, in: transaction)
      } else {
        try library.deleteFiles(of: audio, in: transaction)
      }
    }
  }

  private func markFailed(reason: String) async throws(JobError) {
    do throws(DatabaseError) {
      try await library.database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run(
          """
          UPDATE tracks SET state = \(TrackRow.StateName.failed), failure = \(reason)
          WHERE \(track) AND state = \(TrackRow.StateName.preparing)
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
  let language: String
  let voice: EspeakVoice
  let text: String

  init(row: Row) throws(DatabaseError) {
    language = try row.value("language")
    guard let voice = EspeakVoice(languageTag: language) else {
      throw .wrongType(column: "language", expected: "a language with a voice", found: language)
    }
    self.voice = voice
    id = try row.value("id")
    text = try row.value("script")
  }
}

/// Why a text could not be spoken.
private enum SpeakTrackError: Error, DatabaseFailure {
  case voice(VoiceError)
  case media(MediaError)
  case files(BlobStoreError)
  case database(DatabaseError)
}
