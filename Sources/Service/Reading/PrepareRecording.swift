// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Jobs
import Library
import Media

/// The job that makes a volunteer's file fit for listening.
///
/// Running it twice does no harm.
struct PrepareRecording {
  let reading: ReadingService
  let media: MediaTools

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    do throws(PrepareError) {
      guard let sent = try await sent(job.payload) else { return .done }
      let problem: RecordingProblem?
      do throws(PrepareError) {
        switch try await prepare(sent, job) {
        case .shelved: problem = nil
        case .unusable(let found): problem = found
        case .larger(let seconds): return .larger(seconds: seconds)
        case .held(let seconds):
          reading.tell(about: sent.request, to: [sent.volunteer], openListChanged: false)
          return .again(afterSeconds: seconds)
        }
      } catch {
        // Not the file's fault: another try may help, and the last one tells the people who wait.
        guard job.isLastAttempt, !Task.isCancelled else { throw error }
        try await settle(sent, .serverFailed)
        throw error
      }
      if let problem { try await settle(sent, problem) }
      reading.tell(
        about: sent.request, to: [sent.requester, sent.volunteer], openListChanged: false)
      return .done
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// Tells the people who wait that the recording cannot be prepared here.
  func giveUp(_ job: Job) async throws(JobError) {
    do throws(PrepareError) {
      if let sent = try await sent(job.payload) { try await settle(sent, .serverFailed) }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  private func sent(_ id: String) async throws(PrepareError) -> SentRecording? {
    try await reading.database.read {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      try transaction.row(
        """
        SELECT recordings.id, recordings.request, recordings.original_key, requests.requester,
          requests.volunteer, requests.title, requests.language,
          (SELECT number FROM request_parts WHERE request_parts.request = requests.id) AS part_number,
          (SELECT part_count FROM request_parts
            WHERE request_parts.request = requests.id) AS part_count
        FROM recordings JOIN requests ON requests.id = recordings.request
        WHERE recordings.id = \(id) AND recordings.state = \(RecordingStateName.preparing)
        """)
    }
  }

  /// How the work on a file ended.
  private enum Ending {
    /// The sound is on the requester's shelf.
    case shelved
    case unusable(RecordingProblem)
    /// Nothing was done yet: the file is so much work that it waits for its turn, in seconds.
    case larger(seconds: Double)
    /// Its volunteer is asked whether it is to go on, for so many seconds.
    case held(seconds: Double)
  }

  /// Prepares the sound and puts it on the requester's shelf.
  private func prepare(
    _ sent: SentRecording, _ job: Job
  ) async throws(PrepareError) -> Ending {
    var held: Double?
    let made = try await SoundMaker(blobs: reading.blobs, media: media).make(
      sent.original, for: job
    ) { (sound) throws(PrepareError) in
      held = try await notice(sound, sent)
      return held == nil
    }
    switch made {
    case .unusable(let problem): return .unusable(problem)
    case .larger(let seconds): return .larger(seconds: seconds)
    case .unwanted: return .held(seconds: held ?? 0)
    case .sound(let audio, let chapters):
      try await shelve(audio, chapters, sent)
      return .shelved
    }
  }

  /// Keeps what a listener would notice in the sound.
  /// - Returns: for how many seconds it waits for its volunteer; nil when it goes on.
  private func notice(
    _ sound: PreparedSound, _ sent: SentRecording
  ) async throws(PrepareError) -> Double? {
    try await reading.database.write {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      // What was typed, and what a machine read in the files.
      let texts: [String] = try transaction.column(
        "body",
        of: """
          SELECT body FROM requests WHERE id = \(sent.request)
          UNION ALL SELECT attachment_pages.text FROM attachments
            JOIN attachment_pages ON attachment_pages.attachment = attachments.id
          WHERE attachments.request = \(sent.request) AND attachments.removed_at IS NULL
          """)
      let findings = RecordingFinding.all(
        in: sound.levels, seconds: sound.durationSeconds,
        words: RecordingFinding.words(in: texts.joined(separator: " ")))
      return try reading.keep(findings, of: sent.id, in: transaction)
    }
  }

  private func shelve(
    _ audio: StoredAudio, _ chapters: [Double], _ sent: SentRecording
  ) async throws(PrepareError) {
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try await reading.database.write {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      guard try !reading.library.wasSwept(audio, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      let places: [RecordingPlace] = try transaction.column(
        "place",
        of: """
          UPDATE recordings
          SET state = \(RecordingStateName.ready), duration_ms = \(milliseconds)
          WHERE id = \(sent.id) AND state = \(RecordingStateName.preparing)
          RETURNING place
          """)
      guard let place = places.first else {
        // The recording was replaced or its request is gone: nobody will ask for this sound.
        return try reading.library.deleteFiles(of: audio, in: transaction)
      }
      if place == .replacement {
        // Only now that the new one can be heard does the earlier one go.
        try reading.discardRecording(in: .present, of: sent.request, in: transaction)
        try transaction.run(
          "UPDATE recordings SET place = \(RecordingPlace.present) WHERE id = \(sent.id)")
      }
      let isWithdrawn: [Bool] = try transaction.column(
        "hidden",
        of: """
          SELECT CASE WHEN withdrawn_at IS NULL THEN 0 ELSE 1 END AS hidden
          FROM requests WHERE id = \(sent.request)
          """)
      let track = try transaction.nested { (shelf) throws(LibraryError) in
        let track = try reading.library.addRecording(
          for: sent.request.rawValue, owner: sent.requester, title: sent.title,
          language: sent.language, audio: audio, in: shelf)
        try reading.library.hideRecording(
          isWithdrawn.contains(true), for: sent.request.rawValue, in: shelf)
        return track
      } failure: {
        PrepareError.library($0)
      }
      try transaction.run("UPDATE recordings SET track = \(track) WHERE id = \(sent.id)")
      // Of a text that several people read, its requester is told once, when all can be heard.
      if !isWithdrawn.contains(true), !sent.isPart {
        try reading.note(.ready, for: sent.requester, about: sent.request, in: transaction)
      }
      try RecordingChapters.keep(chapters, of: track, in: transaction)
      try transaction.nested { (transaction) throws(ReadingError) in
        try reading.partChanged(sent.request, in: transaction)
      } failure: {
        PrepareError.reading($0)
      }
    }
  }

  private func settle(
    _ sent: SentRecording, _ problem: RecordingProblem
  ) async throws(PrepareError) {
    try await reading.database.write {
      (transaction: borrowing Transaction<PrepareError>) throws(PrepareError) in
      let changed = try transaction.run(
        """
        UPDATE recordings SET state = \(RecordingStateName.failed), problem = \(problem),
          original_key = NULL
        WHERE id = \(sent.id) AND state = \(RecordingStateName.preparing)
        """)
      if changed == 1 {
        try reading.library.deleteFile(sent.original.rawValue, in: transaction)
      }
    }
    reading.tell(
      about: sent.request, to: [sent.requester, sent.volunteer], openListChanged: false)
  }
}

/// A recording that waits to be prepared.
private struct SentRecording: RowDecodable {
  let id: String
  let request: ReadingID
  let original: BlobKey
  let requester: AccountID
  let volunteer: AccountID?
  /// The title of a part says which it is.
  let title: String
  let isPart: Bool
  let language: TextLanguage

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    request = try row.value("request")
    requester = try row.value("requester")
    volunteer = try row.value("volunteer")
    let title: String = try row.value("title")
    // The number alone is understood in every language.
    let part = try PartPlace(row: row)
    self.title = part.map { "\(title) (\($0.number)/\($0.count))" } ?? title
    isPart = part != nil
    let tag: String = try row.value("language")
    let key: String = try row.value("original_key")
    guard let language = TextLanguage(tag: tag), let original = BlobKey(rawValue: key) else {
      throw .wrongType(column: "language, original_key", expected: "a tag, a key", found: tag)
    }
    self.language = language
    self.original = original
  }
}
