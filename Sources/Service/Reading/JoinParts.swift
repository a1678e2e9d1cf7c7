// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Media

/// The job that makes one recording of the parts of a text, once all of them can be heard.
///
/// Running it twice, also at once, does no harm: what stands in the recording of the whole is noted with each part, and a part that
/// was replaced while the job ran has a job of its own.
struct JoinParts {
  /// How long it is silent between two parts, in seconds: as long as readers pause before a new section.
  static let pauseSeconds = 1.0

  let reading: ReadingService
  let media: MediaTools

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    let whole = ReadingID(rawValue: job.payload)
    do throws(ReadingError) {
      guard let parts = try await waiting(whole) else { return .done }
      let requester = try await join(parts, whole)
      reading.tell(about: whole, to: [requester], openListChanged: false)
      return .done
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// The parts of a whole that is to be joined; nil where that is done, or not to be done any more.
  private func waiting(_ whole: ReadingID) async throws(ReadingError) -> [HeardPart]? {
    try await reading.database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [HeardPart]? in
      let parts = try heard(whole, in: transaction)
      return parts.contains { $0.joined != $0.recording } ? parts : nil
    }
  }

  /// The parts of a whole in order; none where not all of them can be heard, or the whole was taken as good.
  private func heard(
    _ whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [HeardPart] {
    let parts: [HeardPart] = try transaction.rows(
      """
      SELECT request_parts.request, request_parts.part_count, request_parts.joined,
        heard.id AS recording, heard.track
      FROM request_parts JOIN requests AS piece ON piece.id = request_parts.request
        JOIN requests AS whole ON whole.id = request_parts.whole
        JOIN recordings AS heard ON heard.request = piece.id AND heard.place = 'present'
          AND heard.state = 'ready'
      WHERE request_parts.whole = \(whole) AND piece.state = 'recorded'
        AND whole.state IN ('divided', 'recorded')
      ORDER BY request_parts.number
      """)
    return parts.count == parts.first?.count ? parts : []
  }

  /// - Returns: whom to tell; nil where the parts are others by now.
  private func join(
    _ parts: [HeardPart], _ whole: ReadingID
  ) async throws(ReadingError) -> AccountID? {
    guard let sounds = try await sounds(of: parts) else { return nil }
    let (audio, starts) = try await join(sounds)
    return try await reading.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      guard try !reading.library.wasSwept(audio, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      let present = try heard(whole, in: transaction)
      guard present.map(\.recording) == parts.map(\.recording),
        present.contains(where: { $0.joined != $0.recording })
      else {
        // A part was replaced or is asked for anew, or the request is gone, or another job has joined the same
        // meanwhile: nobody will ask for this sound.
        try reading.library.deleteFiles(of: audio, in: transaction)
        return nil
      }
      return try shelve(audio, starts, parts, whole, in: transaction)
    }
  }

  /// - Returns: nil where one of them is gone by now.
  private func sounds(of parts: [HeardPart]) async throws(ReadingError) -> [StoredAudio]? {
    do {
      var sounds: [StoredAudio] = []
      for part in parts {
        guard let sound = try await reading.library.recording(for: part.request.rawValue)
        else { return nil }
        sounds.append(sound.audio)
      }
      return sounds
    } catch {
      throw .files(.failed(operation: "join", reason: "\(error)"))
    }
  }

  /// - Returns: one sound of all, and where each begins in it, in seconds.
  private func join(
    _ sounds: [StoredAudio]
  ) async throws(ReadingError) -> (audio: StoredAudio, starts: [Double]) {
    let unfinished = reading.blobs.temporaryFolder + "/" + UUID().uuidString
    let (mp3, webm) = (unfinished + ".mp3", unfinished + ".webm")
    defer { for path in [mp3, webm] { unlink(path) } }
    do {
      let joined = try JoinedSound(
        of: try await paths(of: sounds.map(\.key)), pauseSeconds: Self.pauseSeconds, to: mp3)
      var opus: StoredFile?
      let small = sounds.compactMap { $0.opus?.key }
      // Where a part is of before there was Opus, the whole has none.
      if small.count == sounds.count {
        let bytes = try await media.joinOpus(try await paths(of: small), like: joined, to: webm)
        opus = StoredFile(key: try await reading.blobs.put(movingFileAt: webm), byteCount: bytes)
      }
      let audio = StoredAudio(
        key: try await reading.blobs.put(movingFileAt: mp3), byteCount: joined.byteCount,
        opus: opus, durationSeconds: joined.durationSeconds)
      return (audio, joined.starts)
    } catch let error as BlobStoreError {
      throw .files(error)
    } catch {
      throw .files(.failed(operation: "join", reason: "\(error)"))
    }
  }

  private func paths(of keys: [BlobKey]) async throws(BlobStoreError) -> [String] {
    var paths: [String] = []
    for key in keys { paths.append(try await reading.blobs.path(of: key)) }
    return paths
  }

  private func shelve(
    _ audio: StoredAudio, _ starts: [Double], _ parts: [HeardPart], _ whole: ReadingID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> AccountID? {
    let found = try reading.row(whole, in: transaction)
    try reading.discardRecordings(of: whole, in: transaction)
    let track = try reading.onShelf(transaction) { (shelf) throws(LibraryError) in
      let track = try reading.library.addRecording(
        for: whole.rawValue, owner: found.requester, title: found.summary.title,
        language: found.summary.language, audio: audio, in: shelf)
      try reading.library.hideRecording(
        found.withdrawnAt != nil, for: whole.rawValue, in: shelf)
      return track
    }
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try transaction.run(
      """
      INSERT INTO recordings (id, request, place, state, track, duration_ms, sent_at)
      VALUES (\(reading.identifiers.next()), \(whole), \(RecordingPlace.present),
        \(RecordingStateName.ready), \(track), \(milliseconds), \(reading.clock.now))
      """)
    // Each part is a chapter, and what its reader marked in it. A chapter begins in the pause before it, so that nobody
    // who jumps there misses the first word.
    var chapters = starts.dropFirst().map { $0 - Self.pauseSeconds / 4 }
    for (part, start) in zip(parts, starts) {
      let marks: [Int64] = try transaction.column(
        "start_ms", of: "SELECT start_ms FROM recording_chapters WHERE track = \(part.track)")
      chapters += marks.map { start + Double($0) / 1000 }
      try transaction.run(
        "UPDATE request_parts SET joined = \(part.recording) WHERE request = \(part.request)")
    }
    try RecordingChapters.keep(chapters, of: track, in: transaction)
    try transaction.run(
      "UPDATE requests SET state = 'recorded' WHERE id = \(whole) AND state = 'divided'")
    if found.withdrawnAt == nil {
      try reading.note(.ready, for: found.requester, about: whole, in: transaction)
    }
    try reading.shelveParts(of: whole, in: transaction)
    return found.requester
  }
}

/// A part that can be heard.
private struct HeardPart: RowDecodable {
  let request: ReadingID
  let count: Int
  /// The recording that stands in that of the whole.
  let joined: String?
  let recording: String
  let track: TrackID

  init(row: Row) throws(DatabaseError) {
    request = try row.value("request")
    count = try row.value("part_count")
    joined = try row.value("joined")
    recording = try row.value("recording")
    track = try row.value("track")
  }
}
