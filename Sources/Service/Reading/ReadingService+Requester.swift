// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library
import Speaking

extension ReadingService {
  /// Posts a request.
  /// - Parameter network: from where the requester comes: whether usernames are there is not told without limit.
  /// - Throws: `invalid`, `notARequester`, `barred`, `tooManyRequests`, `tooOften`.
  public func post(
    _ draft: RequestDraft, by requester: AccountID, from network: String
  ) async throws(ReadingError) -> ReadingID {
    let now = clock.now
    let draft = try await checked(draft, by: requester, from: network)
    let id = ReadingID(rawValue: identifiers.next())
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.requester, of: requester, in: transaction)
      let barred: [AccountID] = try transaction.column(
        "id", of: "SELECT id FROM accounts WHERE id = \(requester) AND barred_at IS NOT NULL")
      guard barred.isEmpty else { throw .barred }
      let waiting: [Int] = try transaction.column(
        "waiting",
        of: """
          SELECT count(*) AS waiting FROM requests
          WHERE requester = \(requester) AND withdrawn_at IS NULL AND state <> 'accepted'
            AND NOT \(Self.isPart)
          """)
      guard waiting.reduce(0, +) < limits.requestsPerRequester else {
        throw .tooManyRequests(limit: limits.requestsPerRequester)
      }
      try transaction.run(
        """
        INSERT INTO requests (id, requester, title, body, character_count, category, language,
          deadline, due_order, language_rank,
          pace, dialect, voice, extras, created_at, state)
        VALUES (\(id), \(requester), \(draft.title), \(draft.text), \(draft.text.count),
          \(draft.category), \(draft.language.tag), \(orNull: draft.deadline),
          \(draft.deadline?.rawValue ?? Int64.max), \(Self.rank(of: draft.language)), \(draft.wishes.pace),
          \(draft.wishes.dialect), \(draft.wishes.voice), \(draft.wishes.extrasText), \(now), 'open')
        """)
      try setReaders(of: id, to: draft.readers, isNew: true, in: transaction)
      try wishParts(draft.mostParts, of: id, in: transaction)
      try divide(id, at: now, in: transaction)
      try speakAtOnce(draft, id, for: requester, in: transaction)
    }
    tell(about: id, to: [requester], openListChanged: true)
    return id
  }

  /// Changes a request that nobody is reading.
  /// - Parameter network: from where the requester comes: whether usernames are there is not told without limit.
  /// - Throws: `invalid`, `noSuchRequest`, `notNow`, `tooOften`.
  public func edit(
    _ id: ReadingID, to draft: RequestDraft, by requester: AccountID, from network: String
  ) async throws(ReadingError) {
    let now = clock.now
    let draft = try await checked(draft, by: requester, from: network)
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let language: [String] = try transaction.column(
        "language", of: "SELECT language FROM requests WHERE id = \(id)")
      let changed = try transaction.run(
        """
        UPDATE requests SET title = \(draft.title), body = \(draft.text),
          character_count = \(draft.text.count), category = \(draft.category),
          language = \(draft.language.tag), deadline = \(orNull: draft.deadline),
          due_order = \(draft.deadline?.rawValue ?? Int64.max),
          language_rank = \(Self.rank(of: draft.language)), \(draft.wishes.assignments),
          state = CASE WHEN state = 'divided' THEN state ELSE 'open' END, volunteer = NULL,
          claimed_until = NULL
        WHERE id = \(id) AND requester = \(requester) AND \(Self.isChangeable(at: now))
        """)
      if changed == 0 {
        let refusal = try refusal(of: id, requester: requester, in: transaction)
        guard try postpone(id, to: draft, at: now, in: transaction) else { throw refusal }
        return
      }
      try endClaim(of: id, .expired, at: now, in: transaction)
      try setReaders(of: id, to: draft.readers, isNew: false, in: transaction)
      if language != [draft.language.tag] { try readFilesAnew(of: id, in: transaction) }
      var whole = draft
      whole.text = try recountedText(of: id, typed: draft.text, in: transaction)
      try wishParts(draft.mostParts, of: id, in: transaction)
      try divide(id, at: now, in: transaction)
      try speakAtOnce(whole, id, for: requester, in: transaction)
    }
    tell(about: id, to: [requester], openListChanged: true)
  }

  /// Takes a request back, whatever its state; it can be restored for some days.
  ///
  /// A part goes only with the whole.
  /// - Throws: `noSuchRequest`, or `notNow` for a part.
  public func withdraw(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    let people = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [AccountID?] in
      let before = try ownRow(id, requester: requester, in: transaction)
      guard before.whole == nil else { throw .notNow }
      guard before.withdrawnAt == nil else { return [] }
      let volunteer = try takeBack(before, at: now, in: transaction)
      return try withdrawParts(of: id, at: now, in: transaction) + [volunteer]
    }
    tell(about: id, to: [requester] + people, openListChanged: true)
  }

  /// Takes one request out of sight, and from whoever has it and has not recorded it.
  /// - Returns: the volunteer who had it.
  func takeBack(
    _ before: RequestRow, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> AccountID? {
    let id = before.summary.id
    try transaction.run(
      """
      UPDATE requests SET withdrawn_at = \(now),
        volunteer = CASE WHEN state = 'claimed' THEN NULL ELSE volunteer END,
        claimed_until = NULL,
        state = CASE WHEN state = 'claimed' THEN 'open' ELSE state END
      WHERE id = \(id) AND withdrawn_at IS NULL
      """)
    // A volunteer whose recording is there has the request again when it is restored.
    if before.state == .claimed { try endClaim(of: id, .ended, at: now, in: transaction) }
    try onShelf(transaction) { (shelf) throws(LibraryError) in
      try library.hideRecording(true, for: id.rawValue, in: shelf)
      try library.hideMachineReading(true, of: id.rawValue, in: shelf)
    }
    return before.volunteer
  }

  /// Undoes a withdrawal.
  ///
  /// A claim that it ended stays ended.
  /// - Throws: `noSuchRequest`, or `notNow` when it is too late.
  public func restore(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let since = clock.now.adding(seconds: -limits.withdrawnSeconds)
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let before = try ownRow(id, requester: requester, in: transaction)
      guard before.whole == nil else { throw .notNow }
      guard before.withdrawnAt != nil else { return }
      let changed = try transaction.run(
        """
        UPDATE requests SET withdrawn_at = NULL
        WHERE id = \(id) AND requester = \(requester) AND withdrawn_at > \(since)
        """)
      guard changed == 1 else { throw .notNow }
      try transaction.run(
        """
        UPDATE requests SET withdrawn_at = NULL
        WHERE id IN (SELECT request FROM request_parts WHERE whole = \(id))
        """)
      try shelveParts(of: id, in: transaction)
      // What was set aside to ask another volunteer stays out of sight.
      let isHidden = before.recording == nil
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.hideRecording(isHidden, for: id.rawValue, in: shelf)
        try library.hideMachineReading(false, of: id.rawValue, in: shelf)
      }
    }
    tell(about: id, to: [requester], openListChanged: true)
  }

  /// Takes the recording as good.
  ///
  /// - Parameter recording: which one, where another may have come in its place since; nil for the one that is there.
  /// From then on the volunteer can no longer read the text or hear the recording.
  /// - Throws: `noSuchRequest`, or `notNow` when there is no recording that can be heard.
  public func accept(
    _ id: ReadingID, _ recording: RecordingID? = nil, by requester: AccountID
  ) async throws(ReadingError) {
    let now = clock.now
    let isMeant: Statement = recording.map { "recordings.id = \($0)" } ?? "1 = 1"
    let people = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [AccountID?] in
      let changed = try transaction.run(
        """
        UPDATE requests SET state = 'accepted', accepted_at = \(now)
        WHERE id = \(id) AND requester = \(requester) AND withdrawn_at IS NULL
          AND NOT \(Self.isPart)
          AND state = 'recorded' AND EXISTS (SELECT 1 FROM recordings
            WHERE recordings.request = requests.id AND recordings.place = 'present'
              AND recordings.state = 'ready' AND \(isMeant))
        """)
      if changed == 0 { throw try refusal(of: id, requester: requester, in: transaction) }
      try endClaim(of: id, .kept, at: now, in: transaction)
      try discardRecording(in: .replacement, of: id, in: transaction)
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.removeMachineReading(of: id.rawValue, in: shelf)
      }
      try noteKept(id, at: now, in: transaction)
      return try acceptParts(of: id, at: now, in: transaction)
        + [try ownRow(id, requester: requester, in: transaction).volunteer]
    }
    tell(about: id, to: [requester] + people, openListChanged: false)
  }

  /// Notes that somebody kept the reading of a request, and has its reader told: from now on they are no newcomer; it
  /// outlasts the request.
  func noteKept(
    _ id: ReadingID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run(
      """
      INSERT INTO kept_readers (account, kept_at)
      SELECT accounts.id, \(now) FROM requests JOIN accounts ON accounts.id = requests.volunteer
      WHERE requests.id = \(id) AND accounts.role IN \(AccountRoles.ofReaders)
      ON CONFLICT (account) DO NOTHING
      """)
    try note(.kept, for: try row(id, in: transaction).volunteer, about: id, in: transaction)
  }
}
