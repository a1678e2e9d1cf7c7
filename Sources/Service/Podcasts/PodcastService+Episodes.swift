// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import ChildProcess
import Database
import Documents
import Fetching
import Foundation
import Library
import Media

/// The sound of an episode on the disk, as players take it.
struct EpisodeSound {
  let path: String
  /// The file as it was fetched, with its tags.
  let original: String
  let seconds: Double
}

/// What was fetched with a sound.
struct FetchedExtras {
  var transcript: Transcript?
  var transcriptProblem: PodcastProblem?
  var chapters: [FeedChapter] = []
}

extension PodcastService {
  /// How long the sound of an episode may take to come, in seconds: half an hour.
  private static let soundSeconds = 1800.0

  func dueEpisode(_ id: String) async throws(PodcastError) -> DueEpisode? {
    try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.row(
        """
        SELECT podcast_episodes.id, podcasts.account, podcast_episodes.title, podcasts.language,
          podcast_episodes.link, podcast_episodes.transcript_link, podcast_episodes.chapters_link
        FROM podcast_episodes JOIN podcasts ON podcasts.id = podcast_episodes.podcast
        WHERE podcast_episodes.id = \(id) AND podcast_episodes.state = \(EpisodeStateName.waiting)
        """)
    }
  }

  /// Fetches a sound and makes it one that players take: MP3 as it is, else encoded.
  func sound(
    of due: DueEpisode, at path: String
  ) async throws(PodcastReadError) -> EpisodeSound {
    let link: WebLink
    do throws(LinkError) { link = try webLink(due.link) } catch { throw .problem(.badAddress) }
    var limits = Fetcher.Limits(bytes: self.limits.soundBytes)
    limits.seconds = Self.soundSeconds
    let original = path + ".sound"
    do throws(FetchError) { try await fetcher.within(limits).fetch(link, to: original) } catch {
      throw PodcastProblem(error).map { .problem($0) } ?? .stopped
    }
    do throws(MediaError) {
      let info = try await media.probe(original)
      var made = original
      if info.container != .mp3 {
        made = path + ".mp3"
        try await media.encodeForPlayer(original, to: made)
      }
      guard let seconds = try await media.length(of: made), seconds >= 0.5 else {
        throw .tooShort(seconds: 0, minimum: 0.5)
      }
      return EpisodeSound(path: made, original: original, seconds: seconds)
    } catch {
      throw PodcastReadError(error)
    }
  }

  /// Fetches the words and the chapters; what is wrong with them keeps nobody from the sound.
  func extras(
    of due: DueEpisode, of sound: EpisodeSound
  ) async throws(PodcastReadError) -> FetchedExtras {
    var extras = FetchedExtras()
    var limits = Fetcher.Limits(bytes: self.limits.textBytes)
    limits.seconds = 60
    limits.takesPages = true
    if let link = due.transcriptLink {
      do throws(PodcastReadError) {
        guard let (bytes, _) = try await bytes(link, limits) else { throw .problem(.refused) }
        extras.transcript = try await reader.transcript(bytes)
      } catch {
        guard case .problem(let problem) = error else { throw error }
        extras.transcriptProblem = problem
      }
    }
    if let link = due.chaptersLink {
      do throws(PodcastReadError) {
        if let (bytes, _) = try await bytes(link, limits) {
          extras.chapters = try await reader.chapters(bytes)
        }
      } catch {
        if case .stopped = error { throw error }
      }
    }
    if extras.chapters.isEmpty, let tags = try? await media.tags(of: sound.original) {
      extras.chapters = FeedChapter.arranged(
        tags.chapters.map { FeedChapter(start: Double($0.begin) / 1000, title: $0.title) })
    }
    extras.chapters.removeAll { $0.start >= sound.seconds }
    return extras
  }

  /// Makes a track of the sound, unless its podcast is gone or there is no room for it.
  func keep(
    _ sound: EpisodeSound, _ extras: FetchedExtras, of due: DueEpisode
  ) async throws(PodcastError) {
    let audio: StoredAudio
    do throws(BlobStoreError) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: sound.path)
      guard let bytes = (attributes?[.size] as? NSNumber)?.int64Value else {
        throw .failed(operation: "measure", reason: sound.path)
      }
      audio = StoredAudio(
        key: try await blobs.put(movingFileAt: sound.path), byteCount: bytes,
        durationSeconds: sound.seconds)
    } catch {
      throw .files(error)
    }
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      guard try !library.wasSwept(audio, in: transaction) else {
        throw .files(.notFound(audio.key))
      }
      // The limit stands in the statement, so that it holds however many come at once.
      let taken = try transaction.run(
        """
        UPDATE podcast_episodes SET state = \(EpisodeStateName.ready), problem = NULL,
          byte_count = \(audio.byteCount),
          transcript = \(orNull: extras.transcript?.storedText),
          transcript_problem = \(orNull: extras.transcriptProblem?.rawValue),
          chapters = \(extras.chapters.storedText)
        WHERE id = \(due.id) AND state = \(EpisodeStateName.waiting)
          AND (SELECT coalesce(sum(others.byte_count), 0) FROM podcast_episodes AS others
            WHERE others.podcast IN (SELECT id FROM podcasts WHERE account = \(due.account)))
            + \(audio.byteCount) <= \(limits.soundBytesTogether)
        """)
      guard taken == 1 else {
        try library.deleteFiles(of: audio, in: transaction)
        try transaction.run(
          """
          UPDATE podcast_episodes SET state = \(EpisodeStateName.failed),
            problem = \(PodcastProblem.noRoom.rawValue)
          WHERE id = \(due.id) AND state = \(EpisodeStateName.waiting)
          """)
        return
      }
      let track = try transaction.nested { (transaction) throws(LibraryError) in
        try library.addEpisode(
          due.id.rawValue, owner: due.account, title: due.title,
          language: due.languageTag.flatMap { TextLanguage(tag: $0) } ?? .english, audio: audio,
          in: transaction)
      } failure: {
        .library($0)
      }
      try transaction.run(
        "UPDATE podcast_episodes SET track = \(track) WHERE id = \(due.id)")
      let removed: [PodcastID] = try transaction.column(
        "id",
        of: """
          SELECT id FROM podcasts WHERE removed_at IS NOT NULL AND id IN (
            SELECT podcast FROM podcast_episodes WHERE id = \(due.id))
          """)
      if !removed.isEmpty { try library.hideEpisode(true, track, in: transaction) }
    }
  }
}

extension PodcastReadError {
  /// What it means that a file could not be made into a sound for players.
  init(_ error: MediaError) {
    switch error {
    case .unknownFormat, .noSound, .silent, .strange, .damaged: self = .problem(.notSound)
    case .tooShort: self = .problem(.tooShort)
    case .tooLong: self = .problem(.tooLong)
    case .tooLarge: self = .problem(.tooLarge)
    case .tooMuchWork: self = .problem(.tooMuchWork)
    case .unreadable: self = .problem(.serverFailed)
    case .program(let error):
      switch error {
      case .cancelled: self = .stopped
      case .missing: self = .problem(.serverFailed)
      case .timedOut, .tooMuchOutput, .killed: self = .problem(.tooMuchWork)
      case .cannotStart: self = .problem(.serverFailed)
      }
    }
  }
}
