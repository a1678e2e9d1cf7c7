// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
public import Jobs
public import Media
public import Speaking
public import Voice

/// A text that Earshot speaks into a track for everyone.
public struct DemoText: Sendable, Hashable {
  /// A stable name; a text under a known name replaces the earlier one.
  public let name: String
  /// The title of the track.
  public let title: String
  /// The language of the text.
  public let language: Language
  /// What is spoken.
  public let text: String

  /// Describes a text.
  public init(name: String, title: String, language: Language, text: String) {
    self.name = name
    self.title = title
    self.language = language
    self.text = text
  }
}

extension LibraryService {
  /// Speaks a demo text; the payload is its name.
  static let speakDemo: JobKind = "library.speakDemo"

  /// Makes the demo tracks be these texts, in this order: new and changed ones are spoken by jobs, others removed.
  ///
  /// Calling it again with the same texts changes nothing, but what could not be spoken is tried anew: the program
  /// that was missing may be there now.
  public func seedDemoTracks(_ texts: [DemoText]) async throws(LibraryError) {
    try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      let known: [String] = try transaction.column(
        "source",
        of: "SELECT source FROM tracks WHERE source_kind = \(TrackRow.SourceName.demo)")
      for name in known where !texts.contains(where: { $0.name == name }) {
        let gone: [TrackFiles] = try transaction.rows(
          """
          DELETE FROM tracks
          WHERE source_kind = \(TrackRow.SourceName.demo) AND source = \(name)
          RETURNING \(TrackFiles.columns)
          """)
        try deleteFiles(of: gone, in: transaction)
      }
      // A job that was given up would keep its key, and the text would never be spoken.
      try jobs.removeFailed(Self.speakDemo, in: transaction)
      for (order, text) in texts.enumerated() { try seed(text, order: order, in: transaction) }
    }
  }

  private func seed(
    _ demo: DemoText, order: Int, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    let unchanged: [TrackID] = try transaction.column(
      "id",
      of: """
        UPDATE tracks SET title = \(demo.title), shelf_order = \(order)
        WHERE source_kind = \(TrackRow.SourceName.demo) AND source = \(demo.name)
          AND script = \(demo.text) AND language = \(demo.language.tag)
          AND state = \(TrackRow.StateName.ready)
        RETURNING id
        """)
    guard unchanged.isEmpty else { return }
    // The old sound stays until the new one is there, but the track says that it is being made.
    try transaction.run(
      """
      INSERT INTO tracks (id, source_kind, source, title, language, shelf_order, state, script,
        created_at)
      VALUES (\(identifiers.next()), \(TrackRow.SourceName.demo), \(demo.name), \(demo.title),
        \(demo.language.tag), \(order), \(TrackRow.StateName.preparing), \(demo.text),
        \(clock.now))
      ON CONFLICT (source_kind, source) DO UPDATE SET title = excluded.title,
        language = excluded.language, shelf_order = excluded.shelf_order, state = excluded.state,
        script = excluded.script, failure = NULL
      """)
    try jobs.add(
      Self.speakDemo, payload: demo.name, work: JobWork(seconds: Self.seconds(speaking: demo.text)),
      key: "speakDemo \(demo.name)", in: transaction)
  }

  /// How much work it is to speak a text, in seconds of a processor: some 15 characters are spoken in a second, and that
  /// takes about 0.06 seconds to make.
  package static func seconds(speaking text: String) -> Double {
    0.004 * Double(text.count)
  }

  /// What does the slow work of this service.
  public func jobHandlers(
    speaker: Speaker, media: MediaTools
  ) -> [JobKind: JobWorker.Handler] {
    [
      Self.level: { (job) throws(JobError) in try await runLevelling(job) },
      Self.deleteFile: { (job) throws(JobError) in try await runDeleteFile(job) },
      Self.speakDemo: { (job) throws(JobError) in
        try await SpeakTrack(demo: job.payload, self, speaker, media).run(job)
      },
    ]
  }

  /// What tells people of work that has ended too many workers.
  public func jobEndings(
    speaker: Speaker, media: MediaTools
  ) -> [JobKind: JobWorker.Ending] {
    [
      Self.speakDemo: { (job) throws(JobError) in
        try await SpeakTrack(demo: job.payload, self, speaker, media).giveUp()
      }
    ]
  }

  private func runDeleteFile(_ job: Job) async throws(JobError) -> JobOutcome {
    guard let key = BlobKey(rawValue: job.payload) else { return .done }
    do throws(BlobStoreError) {
      try await blobs.delete(key)
      return .done
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }
}
