// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
public import Database
import Jobs
public import Library

extension ReadingService {
  /// Prepares a recording for listening; the payload is the recording's identifier.
  static let prepare: JobKind = "reading.prepare"

  /// What can be seen of a file at once that makes it useless as a recording; nil when it may be one.
  public func problem(ofFileAt path: String) async -> RecordingProblem? {
    await check.problem(ofFileAt: path)
  }

  /// Answers a request with a recording, or replaces one that was not yet taken as good.
  ///
  /// The recording is prepared by a job; until then it is `preparing`. One that can be heard stays until the new one
  /// can be heard too.
  /// - Parameters:
  ///   - path: a file of ours, which is taken over.
  ///   - known: the identifier that it has already; nil for a new one.
  ///   - alongside: what is to be noted with it or not at all; what it throws undoes the rest.
  /// - Returns: the recording.
  /// - Throws: `claimEnded`, `files`, and what `alongside` throws.
  @discardableResult
  public func submitRecording(
    for id: ReadingID, by volunteer: AccountID, movingFileAt path: String,
    as known: RecordingID? = nil,
    alongside: @Sendable (borrowing Transaction<ReadingError>) throws(ReadingError) -> Void = {
      (_: borrowing Transaction<ReadingError>) in
    }
  ) async throws(ReadingError) -> RecordingID {
    let original = try await store(path)
    let now = clock.now
    let recording = known?.rawValue ?? identifiers.next()
    let requester: AccountID
    do throws(ReadingError) {
      requester = try await database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        let requesters: [AccountID] = try transaction.column(
          "requester",
          of: """
            UPDATE requests SET state = 'recorded', claimed_until = NULL
            WHERE id = \(id) AND volunteer = \(volunteer) AND \(Self.isToRecord(at: now))
            RETURNING requester
            """)
        guard let requester = requesters.first else { throw .claimEnded }
        guard try !library.wasSwept(original, in: transaction) else {
          throw .files(.notFound(original))
        }
        try alongside(transaction)
        // What came first is the recording; it would be replaced by what comes late.
        try transaction.run("DELETE FROM sound_links WHERE request = \(id)")
        let place = try makeRoom(for: id, in: transaction)
        try transaction.run(
          """
          INSERT INTO recordings (id, request, place, state, original_key, sent_at)
          VALUES (\(recording), \(id), \(place), \(RecordingStateName.preparing),
            \(original.rawValue), \(now))
          """)
        // How much work it is shows when the job looks into it: until then it is as much as the look.
        try jobs.add(
          Self.prepare, payload: recording,
          work: JobWork(seconds: 1, account: volunteer.rawValue), in: transaction)
        return requester
      }
    } catch {
      try? await blobs.delete(original)
      throw error
    }
    tell(about: id, to: [requester, volunteer], openListChanged: false)
    return RecordingID(rawValue: recording)
  }

  /// The sound of a recording: for the requester, and for the volunteer until it is taken as good.
  /// - Parameter form: the form that is wanted; what there is not in it comes as MP3.
  /// - Throws: `noSuchRequest`, or `notReady`.
  public func audio(
    of id: ReadingID, as form: AudioForm = .mp3, for listener: AccountID
  ) async throws(ReadingError) -> AudioFile {
    let found = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try row(id, in: transaction)
    }
    let isVolunteer =
      found.volunteer == listener && found.state == .recorded && found.withdrawnAt == nil
    guard found.requester == listener || isVolunteer else { throw .noSuchRequest }
    guard case .ready? = found.recording?.state else { throw .notReady }
    do throws(LibraryError) {
      guard let (track, audio) = try await library.recording(for: id.rawValue) else {
        throw .noSuchTrack
      }
      return try await library.file(of: track, audio, as: form)
    } catch {
      switch error {
      case .database(let error): throw .database(error)
      case .files(let error): throw .files(error)
      case .noSuchTrack, .notReady, .badPosition: throw .notReady
      }
    }
  }

  /// Where a recording that was just sent belongs, which is free then.
  private func makeRoom(
    for id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> RecordingPlace {
    if case .ready? = try row(id, in: transaction).recording?.state {
      try discardRecording(in: .replacement, of: id, in: transaction)
      return .replacement
    }
    try discardRecordings(of: id, in: transaction)
    return .present
  }

  private func store(_ path: String) async throws(ReadingError) -> BlobKey {
    do throws(BlobStoreError) {
      return try await blobs.put(movingFileAt: path)
    } catch {
      throw .files(error)
    }
  }
}
