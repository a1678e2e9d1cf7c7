// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library

extension ReadingService {
  /// Says how many people may read a request of one's own at once, while nobody has any of it; 1 for one reader.
  /// - Throws: `noSuchRequest`, `notNow`, or `invalid` for more than there may be.
  public func setMostParts(
    of id: ReadingID, to most: Int, by requester: AccountID
  ) async throws(ReadingError) {
    guard most <= TextParts.most else {
      throw .invalid([.parts: .tooMany(maximum: TextParts.most)])
    }
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try holdOpen(id, by: requester, at: now, in: transaction)
      try wishParts(most, of: id, in: transaction)
      try divide(id, at: now, in: transaction)
    }
    tell(about: id, to: [requester], openListChanged: true)
  }

  /// Notes how many people may read a request at once; `divide` is to follow.
  func wishParts(
    _ most: Int, of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run("DELETE FROM part_wishes WHERE request = \(id)")
    guard most > 1 else { return }
    try transaction.run("INSERT INTO part_wishes (request, most) VALUES (\(id), \(most))")
  }

  /// Divides a request as its requester wished, or makes it one again: after every change of it, or of its text.
  ///
  /// While its files are still being read it has no parts and is offered to nobody. While somebody has any of it,
  /// nothing changes.
  func divide(
    _ id: ReadingID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let free: [ReadingID] = try transaction.column(
      "id", of: "SELECT id FROM requests WHERE id = \(id) AND \(Self.isChangeable(at: now))")
    guard !free.isEmpty else { return }
    let wished: [Int] = try transaction.column(
      "most", of: "SELECT most FROM part_wishes WHERE request = \(id)")
    var texts: [String]?
    if let most = wished.first {
      texts =
        try isReadingFiles(of: id, in: transaction)
        ? [] : TextParts.of(try text(of: id, in: transaction), most: most)
    }
    guard let texts, texts.count != 1 else { return try undivide(id, in: transaction) }
    let before: [String] = try transaction.column(
      "body",
      of: """
        SELECT requests.body FROM requests
          JOIN request_parts ON request_parts.request = requests.id
        WHERE request_parts.whole = \(id) ORDER BY request_parts.number
        """)
    if before != texts {
      try removeParts(of: id, at: now, in: transaction)
      for (index, text) in texts.enumerated() {
        try add(part: text, index + 1, of: texts.count, to: id, at: now, in: transaction)
      }
    }
    try endClaim(of: id, .expired, at: now, in: transaction)
    try transaction.run(
      """
      UPDATE requests SET state = 'divided', volunteer = NULL, claimed_until = NULL
      WHERE id = \(id)
      """)
    try tellParts(of: id, in: transaction)
  }

  /// Makes a request one again that nobody has any of.
  private func undivide(
    _ id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try removeParts(of: id, at: clock.now, in: transaction)
    try transaction.run(
      "UPDATE requests SET state = 'open' WHERE id = \(id) AND state = 'divided'")
  }

  private func add(
    part text: String, _ number: Int, of count: Int, to whole: ReadingID, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let id = ReadingID(rawValue: identifiers.next())
    // Later parts come later in the queue.
    try transaction.run(
      """
      INSERT INTO requests (id, requester, title, body, character_count, category, language,
        deadline, due_order, language_rank, pace, dialect, voice, extras, audience, created_at, state)
      SELECT \(id), requester, title, \(text), \(text.count), category, language, deadline,
        due_order, language_rank, pace, dialect, voice, extras, audience, \(now.adding(seconds: Double(number) / 1000)), 'open'
      FROM requests WHERE id = \(whole)
      """)
    try transaction.run(
      """
      INSERT INTO request_parts (request, whole, number, part_count)
      VALUES (\(id), \(whole), \(number), \(count))
      """)
  }

  /// Gives the parts what the whole says of itself: all but the text.
  func tellParts(
    of whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let parts: [ReadingID] = try partIDs(of: whole, in: transaction)
    for part in parts {
      try transaction.run(
        """
        UPDATE requests SET (title, category, language, deadline, due_order, language_rank, pace,
          dialect, voice, extras, audience) = (SELECT whole.title, whole.category, whole.language,
          whole.deadline, whole.due_order,
          coalesce((SELECT language_ranks.language_rank FROM language_ranks
            WHERE language_ranks.language = whole.language), 0), whole.pace, whole.dialect,
          whole.voice, whole.extras, whole.audience FROM requests AS whole
          WHERE whole.id = \(whole))
        WHERE id = \(part)
        """)
      try transaction.run("DELETE FROM request_readers WHERE request = \(part)")
      try transaction.run(
        """
        INSERT INTO request_readers (request, account, name)
        SELECT \(part), account, name FROM request_readers WHERE request = \(whole)
        """)
    }
  }

  /// The parts of a request, in order.
  func partIDs<Failure: DatabaseFailure>(
    of whole: ReadingID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> [ReadingID] {
    try transaction.column(
      "request", of: "SELECT request FROM request_parts WHERE whole = \(whole) ORDER BY number")
  }

  /// Removes the parts of a request that nobody has; who opened their texts, and what was reported, stays with the whole.
  private func removeParts(
    of whole: ReadingID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    for part in try partIDs(of: whole, in: transaction) {
      try endClaim(of: part, .expired, at: now, in: transaction)
      try transaction.run("UPDATE claims SET request = \(whole) WHERE request = \(part)")
      try transaction.run("UPDATE reports SET request = \(whole) WHERE request = \(part)")
      try deleteRequests("id = \(part)", in: transaction)
    }
  }

  /// Whether a file of a request is still being read, so that its text is not all there.
  func isReadingFiles(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Bool {
    let waiting: [AttachmentID] = try transaction.column(
      "id",
      of: """
        SELECT id FROM attachments WHERE request = \(id) AND removed_at IS NULL
          AND state = \(AttachmentRow.StateName.reading) LIMIT 1
        """)
    return !waiting.isEmpty
  }

  /// Changes the day and the readers of what nobody has, while somebody has another part: the text stands still.
  /// - Returns: false where anything else is to be changed, or nothing is left that nobody has.
  func postpone(
    _ id: ReadingID, to draft: RequestDraft, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Bool {
    let found = try row(id, in: transaction)
    guard found.withdrawnAt == nil, let progress = found.progress, progress.open > 0,
      found.summary.title == draft.title, found.summary.category == draft.category,
      found.summary.language == draft.language, found.wishes == draft.wishes,
      try typedText(of: id, in: transaction) == draft.text
    else { return false }
    let wished: [Int] = try transaction.column(
      "most", of: "SELECT most FROM part_wishes WHERE request = \(id)")
    guard (wished.first ?? 1) == max(1, draft.mostParts) else { return false }
    try transaction.run(
      """
      UPDATE requests SET deadline = \(orNull: draft.deadline),
        due_order = \(draft.deadline?.rawValue ?? Int64.max)
      WHERE id = \(id)
      """)
    try setReaders(of: id, to: draft.readers, isNew: false, in: transaction)
    try tellParts(of: id, in: transaction)
    return true
  }
}
