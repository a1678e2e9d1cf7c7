// SPDX-License-Identifier: Apache-2.0

public import Accounts
package import Database
package import Jobs
package import Media
package import Voice

/// What a machine voice reads, so that nobody waits with nothing: it stands where a recording will, until there is one.
extension LibraryService {
  /// Puts a text on its requester's shelf that a machine voice is to read, in the place of an earlier one.
  ///
  /// Who calls this adds the job that speaks it (`speak`).
  /// - Returns: The track, still to be spoken; nil where no voice speaks the language.
  package func setMachineReading(
    of request: String, owner: AccountID, title: String, language: TextLanguage, text: String,
    in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) -> TrackID? {
    try removeMachineReading(of: request, in: transaction)
    guard EspeakVoice(languageTag: language.tag) != nil else { return nil }
    let id = TrackID(rawValue: identifiers.next())
    try transaction.run(
      """
      INSERT INTO tracks (id, owner, source_kind, source, title, language, shelf_order, state,
        script, created_at)
      VALUES (\(id), \(owner), \(TrackRow.SourceName.machine), \(request), \(title),
        \(language.tag), 0, \(TrackRow.StateName.preparing), \(text), \(clock.now))
      """)
    return id
  }

  /// Takes what a machine voice reads off the shelf, and has its file deleted.
  package func removeMachineReading(
    of request: String, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    try removeTracks(.machine, of: request, in: transaction)
  }

  /// Takes it out of sight while its request is withdrawn, or shows it again.
  package func hideMachineReading(
    _ isHidden: Bool, of request: String, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    try hideTracks(isHidden, .machine, of: request, in: transaction)
  }

  /// Whether a text of this language can be read by a machine voice.
  public static func hasMachineVoice(for language: TextLanguage) -> Bool {
    EspeakVoice(languageTag: language.tag) != nil
  }

  /// What a machine voice reads, or is about to read, of a request; nil where there is none.
  public func machineReading(
    of request: String, for owner: AccountID
  ) async throws(LibraryError) -> ShelvedTrack? {
    let ids: [TrackID] = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.column(
        "id",
        of: """
          SELECT id FROM tracks WHERE source_kind = \(TrackRow.SourceName.machine)
            AND source = \(request) AND owner = \(owner) AND is_hidden = 0
          """)
    }
    guard let id = ids.first else { return nil }
    return try await track(id, for: owner)
  }

  /// Speaks what a machine voice is to read; doing it twice does no harm.
  package func speak(
    _ id: TrackID, speaker: Speaker, media: MediaTools, _ job: Job
  ) async throws(JobError) -> JobOutcome {
    try await SpeakTrack(machine: id, self, speaker, media).run(job)
  }

  /// Says of what a machine voice was to read that it cannot be spoken here.
  package func giveUpSpeaking(
    _ id: TrackID, speaker: Speaker, media: MediaTools
  ) async throws(JobError) {
    try await SpeakTrack(machine: id, self, speaker, media).giveUp()
  }

  /// The request that a machine voice reads, and whose it is, by its track; nil when it is gone.
  package func subject(
    ofMachineReading id: TrackID
  ) async throws(LibraryError) -> (request: String, owner: AccountID)? {
    let found: Subject? = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.row(
        """
        SELECT source, owner FROM tracks
        WHERE id = \(id) AND source_kind = \(TrackRow.SourceName.machine)
        """)
    }
    return found.map { ($0.request, $0.owner) }
  }
}

private struct Subject: RowDecodable {
  let request: String
  let owner: AccountID

  init(row: Row) throws(DatabaseError) {
    request = try row.value("source")
    owner = try row.value("owner")
  }
}
