// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
public import Jobs
import Library
public import Media
public import Voice

extension ReadingService {
  /// Ends claims whose time is over and deletes what was withdrawn long enough ago; there is one such job.
  static let tidy: JobKind = "reading.tidy"
  /// How often to tidy, in seconds.
  static let tidySeconds = 600.0
  /// Returns what volunteers let run out, and tells the people; there is one such job.
  static let returnClaims: JobKind = "reading.returnClaims"
  /// How often to look for claims whose time is over, in seconds.
  ///
  /// No rule depends on it: an ended claim counts as open at once. But pages that are open are told, within a minute.
  static let returnSeconds = 30.0

  /// After how long a recording that is still being prepared counts as failed, in seconds: a day.
  static let preparationSeconds = 86_400.0

  /// What does the slow work of this service.
  public func jobHandlers(
    speaker: Speaker, media: MediaTools
  ) -> [JobKind: JobWorker.Handler] {
    [
      Self.speak: { (job) throws(JobError) in
        try await speak(job, speaker: speaker, media: media)
      },
      Self.prepare: { (job) throws(JobError) in
        try await PrepareRecording(reading: self, media: media).run(job)
      },
      Self.prepareAgain: { (job) throws(JobError) in
        try await PrepareAgain(reading: self, media: media).run(job)
      },
      Self.join: { (job) throws(JobError) in
        try await JoinParts(reading: self, media: media).run(job)
      },
      Self.ring: { (job) throws(JobError) in
        do throws(ReadingError) {
          return try await ringRound(ReadingID(rawValue: job.payload))
        } catch {
          throw JobError("\(error)", canRetry: true)
        }
      },
      Self.tidy: { (_) throws(JobError) in
        do throws(ReadingError) {
          try await tidyUp()
        } catch {
          throw JobError("\(error)", canRetry: true)
        }
        return .again(afterSeconds: Self.tidySeconds)
      },
      Self.returnClaims: { (_) throws(JobError) in
        do throws(ReadingError) {
          try await returnEndedClaims()
        } catch {
          throw JobError("\(error)", canRetry: true)
        }
        return .again(afterSeconds: Self.returnSeconds)
      },
      Self.sweep: { (_) throws(JobError) in
        do throws(ReadingError) {
          try await sweepUp()
        } catch {
          throw JobError("\(error)", canRetry: true)
        }
        return .again(afterSeconds: Self.sweepSeconds)
      },
    ]
  }

  /// What tells people of work that has ended too many workers.
  public func jobEndings(speaker: Speaker, media: MediaTools) -> [JobKind: JobWorker.Ending] {
    [
      Self.speak: { (job) throws(JobError) in
        try await giveUpSpeaking(job, speaker: speaker, media: media)
      },
      Self.prepare: { (job) throws(JobError) in
        try await PrepareRecording(reading: self, media: media).giveUp(job)
      },
    ]
  }

  /// Makes sure that somebody tidies, and sweeps at once; to be called at every start.
  public func scheduleTidying() async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try jobs.addChore(Self.tidy, isDueNow: false, in: transaction)
      try jobs.addChore(Self.returnClaims, isDueNow: false, in: transaction)
      try jobs.addChore(Self.sweep, isDueNow: true, in: transaction)
    }
  }

  /// Ends claims whose time is over, and tells the people whom it concerns.
  func returnEndedClaims() async throws(ReadingError) {
    let now = clock.now
    let isOver: Statement = "requests.state = 'claimed' AND requests.claimed_until <= \(now)"
    // Mostly there is nothing to do, and looking keeps no writer waiting.
    let waiting: [ReadingID] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column("id", of: "SELECT id FROM requests WHERE \(isOver) LIMIT 1")
    }
    guard !waiting.isEmpty else { return }
    let ended = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [RequestRow] in
      try reopen(where: isOver, at: now, in: transaction)
    }
    tell(ended)
  }

  /// Tells the people of requests that are open again because nobody recorded them in time.
  private func tell(_ ended: [RequestRow]) {
    for row in ended {
      tell(about: row.summary.id, to: [row.requester, row.volunteer], openListChanged: false)
    }
    if !ended.isEmpty { feed.publish(.openRequests, to: nil) }
  }

  /// Opens the requests again that meet a condition.
  private func reopen(
    where condition: Statement, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [RequestRow] {
    let ended: [RequestRow] = try transaction.rows(
      "\(RequestRow.select(at: now)) WHERE \(condition)")
    for row in ended { try reopen(row, at: now, in: transaction) }
    return ended
  }

  /// Ends claims whose time is over, reopens requests whose failed recording nobody replaced, and deletes withdrawn
  /// requests with all that belongs to them; so what was counted about networks long enough ago.
  public func tidyUp() async throws(ReadingError) {
    let now = clock.now
    let failedBefore = now.adding(seconds: -limits.claimSeconds)
    let stuckBefore = now.adding(seconds: -Self.preparationSeconds)
    let withdrawnBefore = now.adding(seconds: -limits.withdrawnSeconds)
    let removedBefore = now.adding(seconds: -Self.removedAttachmentSeconds)
    let keptBefore = now.adding(seconds: -Self.keptFileSeconds)
    let sentBefore = now.adding(seconds: -Self.originalSeconds)
    let settledBefore = now.adding(seconds: -limits.settledReportSeconds)
    let ended = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [RequestRow] in
      let ended = try reopen(
        where: """
          (requests.state = 'claimed' AND requests.claimed_until <= \(now))
            OR (requests.state = 'recorded' AND recordings.state = 'failed'
              AND recordings.sent_at <= \(failedBefore))
          """, at: now, in: transaction)
      try rankLanguages(at: now, in: transaction)
      // Its job was given up without a word, as when the server died each time; the volunteer can send it again.
      try transaction.run(
        """
        UPDATE recordings
        SET state = \(RecordingStateName.failed), problem = \(RecordingProblem.serverFailed)
        WHERE state = \(RecordingStateName.preparing) AND sent_at <= \(stuckBefore)
        """)
      try tidyRecordings(
        failedBefore: failedBefore, asideBefore: withdrawnBefore, in: transaction)
      try discardOriginals(sentBefore: sentBefore, in: transaction)
      try deleteRequests("withdrawn_at <= \(withdrawnBefore)", in: transaction)
      try discardAttachments("removed_at <= \(removedBefore)", in: transaction)
      try discardKeptFiles("kept_at <= \(keptBefore)", in: transaction)
      try jobs.removeFailed(Self.join, in: transaction)
      try joinWhatWaits(in: transaction)
      try transaction.run("DELETE FROM reports WHERE settled_at <= \(settledBefore)")
      try transaction.nested { (transaction) throws(AccountsError) in
        try attempts.forgetOld(in: transaction)
      } failure: { error in
        ReadingError(error) { .tooOften(retryAfterSeconds: $0) }
      }
      return ended
    }
    tell(ended)
    // Sessions also end by time, and on other machines.
    feed.publish(.sessions, to: nil)
  }

  /// Opens a request again whose volunteer let the time run out.
  private func reopen(
    _ row: RequestRow, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let id = row.summary.id
    try transaction.run(
      """
      UPDATE requests SET state = 'open', volunteer = NULL, claimed_until = NULL WHERE id = \(id)
      """)
    try endClaim(of: id, .expired, at: now, in: transaction)
    // What is set aside while a volunteer has the text is kept: asking again can be taken back after.
    if row.state == .recorded { try discardRecordings(of: id, in: transaction) }
  }

  /// Deletes replacements that were of no use, and what was set aside long enough ago.
  private func tidyRecordings(
    failedBefore: Timestamp, asideBefore: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let useless: [ReadingID] = try transaction.column(
      "request",
      of: """
        SELECT request FROM recordings WHERE place = \(RecordingPlace.replacement)
          AND state = \(RecordingStateName.failed) AND sent_at <= \(failedBefore)
        """)
    for id in useless { try discardRecording(in: .replacement, of: id, in: transaction) }
    let dropped: [ReadingID] = try transaction.column(
      "request",
      of: """
        SELECT request FROM recordings
        WHERE place = \(RecordingPlace.aside) AND set_aside_at <= \(asideBefore)
        """)
    for id in dropped { try discardRecordings(of: id, in: transaction) }
  }

  /// Deletes requests with their recordings and files.
  func deleteRequests(
    _ condition: Statement, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let ids: [ReadingID] = try transaction.column(
      "id", of: "SELECT id FROM requests WHERE \(condition)")
    for id in ids {
      try discardRecordings(of: id, in: transaction)
      try discardAttachments("request = \(id)", in: transaction)
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.removeMachineReading(of: id.rawValue, in: shelf)
      }
      try transaction.run("DELETE FROM requests WHERE id = \(id)")
    }
  }

  /// What happens when an account is deleted: its requests go with their recordings; what it had taken is open again;
  /// recordings that it made for others stay with those who asked for them, without a name.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, transaction) throws(AccountsError) in
      try transaction.nested { (transaction) throws(ReadingError) in
        try deleteRequests("requester = \(account)", in: transaction)
        try discardKeptFiles("account = \(account)", in: transaction)
        try discardOriginals(of: account, in: transaction)
        try release(from: account, where: "1 = 1", in: transaction)
      } failure: { error in
        if case .database(let error) = error { .database(error) } else { .noSuchAccount }
      }
    }
  }
}
