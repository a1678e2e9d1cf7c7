// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Jobs

/// What was noticed in a recording that its volunteer sent.
public struct RecordingFindings: Sendable, Hashable {
  /// The recording.
  public let recording: RecordingID
  /// What a listener would notice, the gravest first; never empty.
  public let findings: [RecordingFinding]
  /// Until when it waits for the volunteer to say whether it is to go to the requester; nil when it does not wait.
  public let heldUntil: Timestamp?

  /// The table; it refers to that of `ReadingService`.
  public static let migrations = MigrationPlan(
    owner: "findings",
    [
      Migration(
        1, "what was noticed in recordings",
        [
          """
          CREATE TABLE recording_findings (
            recording TEXT PRIMARY KEY REFERENCES recordings (id) ON DELETE CASCADE,
            findings TEXT NOT NULL, held_until BIGINT)
          """
        ])
    ])
}

extension RecordingFindings: RowDecodable {
  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    recording = RecordingID(rawValue: try row.value("recording"))
    let names: String = try row.value("findings")
    findings = names.split(separator: " ").compactMap { RecordingFinding(rawValue: String($0)) }
    heldUntil = try row.value("held_until")
  }
}

extension ReadingService {
  /// How long a recording waits for its volunteer, in seconds: six hours.
  ///
  /// Then the requester gets it as it is, since a
  /// poor reading is better than none.
  static let heldSeconds = 21_600.0

  /// What was noticed in what a volunteer sent last for a request that they have; nil where nothing was.
  /// - Throws: only what the database throws; for somebody else's request there is nothing.
  public func findings(
    of id: ReadingID, for volunteer: AccountID
  ) async throws(ReadingError) -> RecordingFindings? {
    let found: [RecordingFindings] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.rows(
        """
        SELECT recording_findings.recording, recording_findings.findings,
          CASE WHEN recordings.state = \(RecordingStateName.preparing)
            THEN recording_findings.held_until END AS held_until
        FROM recording_findings
          JOIN recordings ON recordings.id = recording_findings.recording
          JOIN requests ON requests.id = recordings.request
        WHERE recordings.request = \(id) AND requests.volunteer = \(volunteer)
          AND requests.state = 'recorded' AND requests.withdrawn_at IS NULL
          AND recordings.place IN (\(RecordingPlace.present), \(RecordingPlace.replacement))
          AND recordings.state <> \(RecordingStateName.failed)
        ORDER BY recordings.sent_at DESC LIMIT 1
        """)
    }
    return found.first
  }

  /// Lets a recording go to its requester although something serious was noticed in it.
  /// - Throws: `noSuchRequest`, or `notNow` when it does not wait for that.
  public func sendAnyway(
    _ id: RecordingID, by volunteer: AccountID
  ) async throws(ReadingError) {
    let known = try await recording(id, for: volunteer)
    guard !known.isForRequester else { throw .noSuchRequest }
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let changed = try transaction.run(
        """
        UPDATE recording_findings SET held_until = NULL
        WHERE recording = \(id) AND held_until IS NOT NULL AND EXISTS (SELECT 1 FROM recordings
          WHERE recordings.id = \(id) AND recordings.state = \(RecordingStateName.preparing))
        """)
      guard changed == 1 else { throw .notNow }
      try jobs.add(
        Self.prepare, payload: id.rawValue,
        work: JobWork(seconds: 1, account: volunteer.rawValue), in: transaction)
    }
    tell(about: known.request, to: [volunteer], openListChanged: false)
  }

  /// Keeps what was noticed in a recording that is being prepared.
  /// - Returns: for how many seconds more it waits for its volunteer; nil when it goes on.
  func keep<Failure>(
    _ findings: [RecordingFinding], of recording: String,
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Double? {
    guard !findings.isEmpty else { return nil }
    let now = clock.now
    let end: Timestamp? =
      findings.contains(where: \.isSerious) ? now.adding(seconds: Self.heldSeconds) : nil
    // What was kept already has been told: it waits no longer than it did, or was decided.
    try transaction.run(
      """
      INSERT INTO recording_findings (recording, findings, held_until)
      SELECT id, \(findings.map(\.rawValue).joined(separator: " ")), \(orNull: end)
      FROM recordings WHERE id = \(recording) AND state = \(RecordingStateName.preparing)
      ON CONFLICT DO NOTHING
      """)
    let ends: [Timestamp] = try transaction.column(
      "held_until",
      of: """
        SELECT held_until FROM recording_findings
        WHERE recording = \(recording) AND held_until > \(now)
        """)
    return ends.first.map { $0.seconds(since: now) }
  }
}
