// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
import Foundation
import Jobs
import Library
import Media

/// Makes of what a volunteer sent what is listened to.
struct SoundMaker {
  let blobs: any BlobStore
  let media: MediaTools

  /// What became of a file.
  enum Made {
    /// The sound is in the store, with its chapters in seconds.
    case sound(StoredAudio, chapters: [Double])
    case unusable(RecordingProblem)
    /// Nothing was done yet: the file is so much work that it waits for its turn, in seconds.
    case larger(seconds: Double)
    /// It was looked at, and is not to be kept.
    case unwanted
  }

  /// - Parameters:
  ///   - original: what was sent.
  ///   - job: what the work is counted for.
  ///   - isWanted: looks at the sound before it is stored.
  func make(
    _ original: BlobKey, for job: Job,
    isWanted: (PreparedSound) async throws(PrepareError) -> Bool = { _ in true }
  ) async throws(PrepareError) -> Made {
    let unfinished = blobs.temporaryFolder + "/" + UUID().uuidString
    let (mp3, opus, joined) = (unfinished + ".mp3", unfinished + ".webm", unfinished + ".wav")
    defer { for path in [mp3, opus, joined] { unlink(path) } }
    var chapters: [Double] = []
    do {
      let original = try await blobs.path(of: original)
      let takes = try SentTakes(at: original, media: media)
      let work =
        if let takes { takes.expectedWork } else { try await media.probe(original).expectedWork }
      if job.isMoreThanItSeemed(work) { return .larger(seconds: work) }
      let allowance = WorkAllowance(job)
      if let takes {
        chapters = try await takes.join(
          to: joined, folder: blobs.temporaryFolder, allowance: allowance)
      }
      let sound = try await media.transcode(
        takes == nil ? original : joined, to: mp3, opus: opus, allowance: allowance)
      guard try await isWanted(sound) else { return .unwanted }
      let audio = try await StoredAudio(sound, movingMP3At: mp3, opusAt: opus, into: blobs)
      return .sound(audio, chapters: chapters)
    } catch let error as MediaError {
      guard let problem = RecordingProblem(error) else { throw .media(error) }
      return .unusable(problem)
    } catch let error as TakesFileError {
      switch error {
      case .damaged: return .unusable(.notAudio)
      case .full: throw .files(.full)
      case .file(let operation, let reason):
        throw .files(.failed(operation: operation, reason: reason))
      }
    } catch let error as BlobStoreError {
      throw .files(error)
    } catch let error as PrepareError {
      throw error
    } catch {
      throw .unexpected("\(error)")
    }
  }
}

extension RecordingProblem {
  /// What a problem with the sound means to people; nil when it is no problem of the file.
  init?(_ error: MediaError) {
    switch error {
    case .unknownFormat, .damaged, .strange: self = .notAudio
    case .noSound: self = .noSound
    case .silent: self = .silent
    case .tooShort: self = .tooShort
    case .tooLong: self = .tooLong
    case .tooLarge, .tooMuchWork: self = .tooLarge
    case .unreadable, .program: return nil
    }
  }
}

/// Why a recording could not be prepared, through no fault of its own.
enum PrepareError: Error, DatabaseFailure {
  case media(MediaError)
  case files(BlobStoreError)
  case library(LibraryError)
  case reading(ReadingError)
  case unexpected(String)
  case database(DatabaseError)
}
