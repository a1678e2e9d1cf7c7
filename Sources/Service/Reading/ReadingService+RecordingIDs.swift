// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

/// A recording by itself, as one of the two people knows it whom it concerns.
public struct KnownRecording: Sendable, Hashable {
  /// The recording.
  public let recording: Recording
  /// The request that it answers.
  public let request: ReadingID
  /// Whether it is the person who asked that looks.
  public let isForRequester: Bool
  /// Whether the requester has taken it as good.
  public let isAccepted: Bool
  /// Whether it waits to take the place of one that can be heard.
  public let isReplacement: Bool
  /// What the requester thinks of it; for the volunteer nil.
  public let rating: Rating?
  /// The words of the requester to the volunteer; nil where there are none.
  public let comment: String?
}

extension ReadingService {
  /// A recording, for the one who asked for it or for the volunteer who made it.
  /// - Throws: `noSuchRequest`.
  public func recording(
    _ id: RecordingID, for person: AccountID
  ) async throws(ReadingError) -> KnownRecording {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> KnownRecording in
      let requests: [ReadingID] = try transaction.column(
        "request",
        of: """
          SELECT recordings.request FROM recordings
            JOIN requests ON requests.id = recordings.request
          WHERE recordings.id = \(id) AND (requests.requester = \(person)
            OR (requests.volunteer = \(person)
              AND NOT \(Self.areBlocked("requests.requester", person))))
          """)
      guard let request = requests.first else { throw .noSuchRequest }
      let found = try row(request, in: transaction)
      let isRequester = found.requester == person
      guard isRequester || found.volunteerState(at: now) != nil else { throw .noSuchRequest }
      // What replaces a recording is the volunteer's until it can be heard.
      let isReplacement = !isRequester && found.replacement?.id == id
      let known = isReplacement ? found.replacement : found.recording
      guard let known, known.id == id else { throw .noSuchRequest }
      let comment = found.rating?.comment
      return KnownRecording(
        recording: known, request: request, isForRequester: isRequester,
        isAccepted: found.state == .accepted, isReplacement: isReplacement,
        rating: isRequester ? found.rating : nil, comment: comment == "" ? nil : comment)
    }
  }

  /// Takes back a recording that the volunteer sent, until it is taken as good: another volunteer can read the text.
  /// - Throws: `noSuchRequest`, or `notNow` when it was taken as good.
  public func deleteRecording(
    _ id: RecordingID, by volunteer: AccountID
  ) async throws(ReadingError) {
    let now = clock.now
    let known = try await recording(id, for: volunteer)
    guard !known.isForRequester else { throw .noSuchRequest }
    let requester = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      if known.isReplacement {
        // What it was to replace stays.
        try discardRecording(in: .replacement, of: known.request, in: transaction)
        return try row(known.request, in: transaction).requester
      }
      let requesters: [AccountID] = try transaction.column(
        "requester",
        of: """
          UPDATE requests SET state = 'open', volunteer = NULL, claimed_until = NULL
          WHERE id = \(known.request) AND volunteer = \(volunteer) AND state = 'recorded'
            AND withdrawn_at IS NULL AND EXISTS (SELECT 1 FROM recordings
              WHERE recordings.id = \(id) AND recordings.place = \(RecordingPlace.present))
          RETURNING requester
          """)
      guard let requester = requesters.first else { throw .notNow }
      try endClaim(of: known.request, .givenBack, at: now, in: transaction)
      try discardRecordings(of: known.request, in: transaction)
      try partChanged(known.request, in: transaction)
      return requester
    }
    tell(about: known.request, to: [requester, volunteer], openListChanged: true)
  }
}
