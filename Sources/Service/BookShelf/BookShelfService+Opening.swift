// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import BookFiles
import Books
import Database
public import Jobs
import Library
import Media

extension BookShelfService {
  /// Opens a book; the payload is its identifier.
  static let open: JobKind = "books.open"
  /// Makes the sounds of a book that was opened.
  static let sound: JobKind = "books.sound"
  /// What opening takes, in seconds of a processor: a text of ten hours takes less than one; of an archive of sounds
  /// all may have to be unpacked.
  static func openingSeconds(bytes: Int) -> Double { 2 + Double(bytes) / 100_000_000 }

  /// What does the slow work.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    [
      Self.open: { (job) throws(JobError) in try await run(job, openBook) },
      Self.sound: { (job) throws(JobError) in try await run(job, makeSound) },
      Self.tidy: { (_) throws(JobError) in try await tidyJob() },
    ]
  }

  /// What tells people of books with which too many workers ended.
  public func jobEndings() -> [JobKind: JobWorker.Ending] {
    let ending: JobWorker.Ending = { (job) throws(JobError) in
      do throws(ShelfError) { try await fail(job.payload, .unavailable) } catch {
        throw JobError("\(error)", canRetry: true)
      }
    }
    return [Self.open: ending, Self.sound: ending]
  }

  /// Does a step with a book; what is wrong with the file is told to its owner, all else is tried again.
  private func run(
    _ job: Job,
    _ step: (BookRow, String, Job) async throws(ShelfError) -> JobOutcome
  ) async throws(JobError) -> JobOutcome {
    do throws(ShelfError) {
      guard let row = try await waiting(job.payload) else { return .done }
      do throws(ShelfError) {
        let path: String
        do throws(BlobStoreError) { path = try await blobs.path(of: row.key) } catch {
          throw .files(error)
        }
        let outcome = try await step(row, path, job)
        if outcome == .done { changed(row.book.id, row.account) }
        return outcome
      } catch {
        guard case .book(let problem) = error else { throw error }
        guard problem.isOfFile || job.isLastAttempt && problem != .cancelled else { throw error }
        try await fail(job.payload, problem)
        changed(row.book.id, row.account)
      }
      return .done
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  private func waiting(_ id: String) async throws(ShelfError) -> BookRow? {
    try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try transaction.row(
        """
        SELECT \(BookRow.columns) FROM books WHERE id = \(id)
          AND state IN (\(BookRow.StateName.opening), \(BookRow.StateName.readable))
        """)
    }
  }

  /// Reads the file, and keeps its text.
  private func openBook(
    _ row: BookRow, _ path: String, _ job: Job
  ) async throws(ShelfError) -> JobOutcome {
    let book: Book
    switch try await read(path, row, job) {
    case .read(let found): book = found
    case .postponed(let seconds): return .larger(seconds: seconds)
    case .unwanted: return .done
    }
    let isSpoken = book.hasSound || book.languageTag != nil
    let work =
      book.hasSound
      ? Self.openingSeconds(bytes: row.book.byteCount) : Self.secondsSpeaking(book)
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try keep(book, of: row, in: transaction)
      try set(
        isSpoken ? .readable : .ready, book, isMachineSpoken: false, of: row, in: transaction)
      guard isSpoken else { return }
      try jobs.add(
        Self.sound, payload: row.book.id.rawValue,
        work: JobWork(seconds: work, account: row.account.rawValue),
        key: "\(Self.sound.rawValue) \(row.book.id.rawValue)", in: transaction)
    }
    return .done
  }

  /// Makes tracks of the sounds, or has the text spoken.
  private func makeSound(
    _ row: BookRow, _ path: String, _ job: Job
  ) async throws(ShelfError) -> JobOutcome {
    var book: Book
    switch try await read(path, row, job) {
    case .read(let found): book = found
    case .postponed(let seconds): return .larger(seconds: seconds)
    case .unwanted: return .done
    }
    let hadSound = book.hasSound
    let room = try await room(for: row)
    let outcome: SoundsOutcome
    do throws(BookError) {
      outcome = try await BookMaker(reader).sounds(
        of: &book, from: path, in: temporaryFolder, work: work(job, room: room))
    } catch {
      switch error {
      // Its text is there all the same.
      case .noVoice, .languageUnknown, .nothingToHear:
        try await settleWithoutSound(row)
        return .done
      case .fault, .document, .pages, .soundMissing, .soundUnreadable, .tooLong, .noRoom,
        .programMissing,
        .tooSlow, .unavailable, .unwritable, .cancelled:
        throw .book(error)
      }
    }
    let made: MadeSounds
    switch outcome {
    case .made(let sounds): made = sounds
    case .postponed(let seconds): return .larger(seconds: seconds)
    case .unwanted: return .done
    }
    var audio: [StoredAudio] = []
    do throws(BlobStoreError) {
      for file in made.files {
        let bytes = try Self.size(of: file.path)
        audio.append(
          StoredAudio(
            key: try await blobs.put(movingFileAt: file.path), byteCount: bytes,
            durationSeconds: file.seconds))
      }
    } catch {
      throw .files(error)
    }
    try await keepSounds(audio, book, isMachineSpoken: book.isMachineSpoken || !hadSound, row)
    return .done
  }

  /// How many bytes the sounds of a book may have, so that the shelf holds them with all that its owner has.
  private func room(for row: BookRow) async throws(ShelfError) -> Int {
    try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      let taken: [Int] = try transaction.column(
        "taken",
        of: """
          SELECT coalesce(sum(byte_count + made_bytes), 0) AS taken FROM books
          WHERE account = \(row.account)
          """)
      return max(0, limits.shelfBytes - (taken.first ?? 0))
    }
  }

  /// What the work may take: the time of the job, as long as its book is there.
  ///
  /// Longer work than the job was said to be waits for its turn as what it is.
  private func work(_ job: Job, room: Int = .max) -> SoundWork {
    var work = SoundWork()
    work.mostBytes = room
    work.allowance = WorkAllowance(job)
    work.begins = { !job.isMoreThanItSeemed($0) }
    work.isWanted = {
      do throws(ShelfError) { return try await waiting(job.payload) != nil } catch { return true }
    }
    return work
  }

  private func read(
    _ path: String, _ row: BookRow, _ job: Job
  ) async throws(ShelfError) -> ReadingOutcome {
    do throws(BookError) {
      switch try await reader.reading(of: path, name: row.book.fileName, work: work(job)) {
      case .read(var book):
        book.cutParts(sentences: limits.partSentences, bytes: limits.partBytes)
        return .read(book)
      case .postponed(let seconds): return .postponed(seconds: seconds)
      case .unwanted: return .unwanted
      }
    } catch { throw .book(error) }
  }

  /// Some 15 letters are spoken in a second, which takes about 0.06 seconds to make and to encode.
  private static func secondsSpeaking(_ book: Book) -> Double {
    var letters = 0
    for part in book.parts {
      for paragraph in part.paragraphs { letters += paragraph.text.utf8.count }
    }
    return 0.004 * Double(letters)
  }
}
