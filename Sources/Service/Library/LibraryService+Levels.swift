// SPDX-License-Identifier: Apache-2.0

import BlobStore
package import Database
import Foundation
package import Jobs
import Media

/// Sounds that stay as they came are measured once, and made quieter as they are played.
///
/// The sounds of one book or album have one gain together, so that what is quiet in it stays quiet.
extension LibraryService {
  /// Measures the sounds of a group that were not measured yet; the payload is the name of the group.
  package static let level: JobKind = "library.level"

  /// Has the sounds of a group measured.
  /// - Parameters:
  ///   - group: the `level_group` of its tracks.
  ///   - seconds: how long they are together.
  package func addLevelling<Failure>(
    of group: String, seconds: Double, account: String?,
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try jobs.add(
      Self.level, payload: group,
      work: JobWork(
        seconds: max(1, MediaTools.workOfMeasuring(seconds: seconds)), account: account),
      key: "\(Self.level.rawValue) \(group)", in: transaction)
  }

  /// Has measured what came before there were measures; to be called at each start.
  public func scheduleLevelling() async throws(LibraryError) {
    try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      let sources: [String] = try transaction.column(
        "source",
        of: """
          SELECT source FROM tracks WHERE source_kind = \(TrackRow.SourceName.book)
            AND level_group IS NULL
          """)
      for book in Set(sources.map { String($0.prefix { $0 != "/" }) }) {
        try transaction.run(
          """
          UPDATE tracks SET level_group = \(book)
          WHERE source_kind = \(TrackRow.SourceName.book)
            AND source >= \(book + "/") AND source < \(book + "0")
          """)
        let tracks = try measured(book, in: transaction)
        try addLevelling(
          of: book, seconds: tracks.reduce(0) { $0 + $1.seconds },
          account: tracks.first?.owner, in: transaction)
      }
    }
  }

  /// Measures what a group has that was not measured yet, then gives all of it one gain.
  func runLevelling(_ job: Job) async throws(JobError) -> JobOutcome {
    let media = MediaTools(
      limits: .init(bytes: 4 << 30, minimumSeconds: 0, maximumSeconds: 100 * 3600))
    do throws(LibraryError) {
      let tracks = try await database.read {
        (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
        try measured(job.payload, in: transaction)
      }
      let seconds = tracks.filter { !$0.isMeasured }.reduce(0) { $0 + $1.seconds }
      let work = MediaTools.workOfMeasuring(seconds: seconds)
      guard !job.isMoreThanItSeemed(work) else { return .larger(seconds: work) }
      for track in tracks where !track.isMeasured {
        let loudness = try await loudness(of: track, media, job)
        try await note(loudness, of: track)
      }
      try await setGain(of: job.payload)
      return .done
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// What cannot be measured stays as loud as it is.
  private func loudness(
    of track: MeasuredTrack, _ media: MediaTools, _ job: Job
  ) async throws(LibraryError) -> HeardLoudness {
    let nothing = HeardLoudness(integrated: nil, truePeak: nil)
    guard let key = track.key else { return nothing }
    let path: String
    do throws(BlobStoreError) { path = try await blobs.path(of: key) } catch {
      throw .files(error)
    }
    do throws(MediaError) {
      return try await media.heardLoudness(of: path, allowance: WorkAllowance(job))
    } catch {
      // That a program is missing or was ended is no word about the sound: it is tried again.
      guard case .program = error else { return nothing }
      throw .files(.failed(operation: "measure", reason: "\(error)"))
    }
  }

  private func note(
    _ loudness: HeardLoudness, of track: MeasuredTrack
  ) async throws(LibraryError) {
    try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      // A sound of which nothing is measured needs no gain.
      try transaction.run(
        """
        UPDATE tracks SET loudness_lufs = \(orNull: loudness.integrated),
          true_peak_db = \(orNull: loudness.truePeak), gain = 1
        WHERE id = \(track.id)
        """)
    }
  }

  /// One gain for all: their loudness together is that of everything that is made here.
  private func setGain(of group: String) async throws(LibraryError) {
    try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      let gain = Self.gain(of: try measured(group, in: transaction))
      try transaction.run("UPDATE tracks SET gain = \(gain) WHERE level_group = \(group)")
    }
  }

  /// What turns sounds down to the loudness of all that is made here; 1 where they are no louder.
  ///
  /// Nothing is made louder: a browser's player only turns down, and so nothing can be cut off at the end of the scale.
  static func gain(of tracks: [MeasuredTrack]) -> Double {
    var energy = 0.0
    var seconds = 0.0
    for track in tracks {
      guard let loudness = track.loudness else { continue }
      energy += track.seconds * pow(10, loudness / 10)
      seconds += track.seconds
    }
    guard seconds > 0, energy > 0 else { return 1 }
    let loudness = 10 * log10(energy / seconds)
    let gain = pow(10, (MediaTools.loudness - loudness) / 20)
    // Four digits are less than 0.01 dB.
    return min(1, max(0.0001, (gain * 10_000).rounded() / 10_000))
  }

  private func measured(
    _ group: String, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) -> [MeasuredTrack] {
    try transaction.rows(
      """
      SELECT id, owner, audio_key, duration_ms, loudness_lufs, gain FROM tracks
      WHERE level_group = \(group) ORDER BY id
      """)
  }
}

/// A sound of a group, and how loud it is.
struct MeasuredTrack: RowDecodable {
  let id: TrackID
  let owner: String?
  let key: BlobKey?
  let seconds: Double
  let loudness: Double?
  let isMeasured: Bool

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    owner = try row.value("owner")
    key = try row.value("audio_key", as: String?.self).flatMap(BlobKey.init)
    seconds = Double(try row.value("duration_ms", as: Int64?.self) ?? 0) / 1000
    loudness = try row.value("loudness_lufs")
    isMeasured = try row.value("gain", as: Double?.self) != nil
  }
}
