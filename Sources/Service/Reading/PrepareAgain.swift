// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Jobs
import Library
import Media

/// The job that makes the sound of a recording anew from what was sent.
///
/// As after a mistake in how it was made was mended. The payload is the recording; until the new sound is there, the
/// earlier one can be heard.
struct PrepareAgain {
  let reading: ReadingService
  let media: MediaTools

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    do throws(PrepareError) {
      guard let kept = try await kept(job.payload) else { return .done }
      switch try await SoundMaker(blobs: reading.blobs, media: media).make(kept.original, for: job)
      {
      case .larger(let seconds): return .larger(seconds: seconds)
      case .unusable, .unwanted: throw .unexpected("What was sent is of no use any more.")
      case .sound(let audio, let chapters):
        if try await replace(kept, audio, chapters) {
          reading.tell(about: kept.request, to: [kept.requester], openListChanged: false)
        }
        return .done
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  private func kept(_ id: String) async throws(PrepareError) -> KeptOriginal? {
    try await reading.database.read {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      try kept(id, in: transaction)
    }
  }

  private func kept(
    _ id: String, in transaction: borrowing Transaction<PrepareError>
  ) throws(PrepareError) -> KeptOriginal? {
    try transaction.row(
      """
      SELECT recordings.id, recordings.request, recordings.original_key, recordings.track,
        requests.requester
      FROM recordings JOIN requests ON requests.id = recordings.request
      WHERE recordings.id = \(id) AND recordings.state = \(RecordingStateName.ready)
        AND recordings.original_key IS NOT NULL AND recordings.track IS NOT NULL
      """)
  }

  /// - Returns: whether the recording was still there.
  private func replace(
    _ known: KeptOriginal, _ audio: StoredAudio, _ chapters: [Double]
  ) async throws(PrepareError) -> Bool {
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    return try await reading.database.write {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      guard try !reading.library.wasSwept(audio, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      guard try kept(known.id, in: transaction) == known else {
        try reading.library.deleteFiles(of: audio, in: transaction)
        return false
      }
      try reading.library.replaceAudio(of: known.track, by: audio, in: transaction)
      try transaction.run(
        "UPDATE recordings SET duration_ms = \(milliseconds) WHERE id = \(known.id)")
      try transaction.run("DELETE FROM recording_chapters WHERE track = \(known.track)")
      try RecordingChapters.keep(chapters, of: known.track, in: transaction)
      // The whole that it is a part of holds the earlier sound.
      try transaction.run("UPDATE request_parts SET joined = NULL WHERE request = \(known.request)")
      try transaction.nested { (transaction) throws(ReadingError) in
        try reading.partChanged(known.request, in: transaction)
      } failure: {
        PrepareError.reading($0)
      }
      return true
    }
  }
}

/// A recording that can be heard, of which what was sent is still there.
private struct KeptOriginal: RowDecodable, Hashable {
  let id: String
  let request: ReadingID
  let original: BlobKey
  let track: TrackID
  let requester: AccountID

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    request = try row.value("request")
    track = try row.value("track")
    requester = try row.value("requester")
    let key: String = try row.value("original_key")
    guard let original = BlobKey(rawValue: key) else {
      throw .wrongType(column: "original_key", expected: "a key", found: key)
    }
    self.original = original
  }
}
