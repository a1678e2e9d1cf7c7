// SPDX-License-Identifier: Apache-2.0

public import Books
import Bytes
import ChildProcess
import DocumentReading
import Documents
import Foundation
import Media
import PageText
import Speaking

/// Reads books of every kind.
///
/// Whatever opens a file runs confined, as `earshot worker books`, and may read that file and no other. Nothing in a
/// book is executed, nothing is fetched.
public struct BookReader: Sendable {
  /// How much one file may be.
  public struct Limits: Sendable, Hashable {
    /// An archive, in bytes: a book of a hundred hours has some three thousand million.
    public var archiveBytes = 4_000_000_000
    /// A file of sound, in bytes.
    public var soundBytes = 2_000_000_000
    /// Any other file, in bytes.
    public var fileBytes = 60_000_000
    /// What the sounds of a file may have more, unpacked, than four times the file, in bytes.
    ///
    /// Sound hardly packs; silence as plain samples, and one sound that is named several times, are more than their
    /// file.
    public var unpackedBytes = 200_000_000
    /// Sounds whose length is found out, where the book does not tell it.
    public var measuredSounds = 2000

    /// The usual limits.
    public init() {}
  }

  let program: String?
  let limits: Limits
  static let workTime = WorkTime(seconds: 60, processorSeconds: 20)

  /// A reader.
  /// - Parameter program: what is started with `worker books` as its arguments; nil to work in this process, which is for
  ///   tests only.
  public init(program: String?, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
  }

  /// The book in a file.
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - name: what whoever gave the file called it, for a title where there is none; nil for the last part of the path.
  ///   - language: the tag of the language of a book, whatever it says itself; nil for what it says, or looks like.
  ///   - readsPages: whether PDFs, scans and photos are read, too.
  public func book(
    of path: String, name: String? = nil, language: String? = nil, readsPages: Bool = false
  ) async throws(BookError) -> Book {
    let outcome = try await reading(
      of: path, name: name, language: language, readsPages: readsPages, work: SoundWork())
    switch outcome {
    case .read(let book): return book
    case .postponed, .unwanted: throw .cancelled
    }
  }

  /// The same within bounds for whoever it is done for.
  public func reading(
    of path: String, name: String? = nil, language: String? = nil, readsPages: Bool = false,
    work: SoundWork
  ) async throws(BookError) -> ReadingOutcome {
    let opened = OpenedBook(path, pool: pool(for: path))
    let fileName = URL(fileURLWithPath: name ?? path).lastPathComponent
    var book: Book
    switch try form(of: path) {
    case .sound: book = Book(sound: fileName)
    case .document(.archive): book = try await opened.book(.archive)
    case .document(.html): book = try await opened.book(.html)
    case .document(.plain): book = try await opened.book(.text)
    case .document(.pdf), .document(.picture):
      guard readsPages else { throw .pages }
      book = try await pages(of: path, name, language)
    }
    if book.format == .sound {
      let seconds = Self.secondsLooking(into: book.sounds.count, path)
      guard work.begins(seconds) else { return .postponed(seconds: seconds) }
      guard try await tell(&book, opened, fileName, work) else { return .unwanted }
    }
    if let language { book.languageTag = language }
    if book.languageTag.flatMap({ Language.primary(of: $0) }) == nil { book.guessLanguage() }
    if book.title.isEmpty {
      let file = URL(fileURLWithPath: fileName).deletingPathExtension().lastPathComponent
      book.title = file
      for index in book.parts.indices where book.parts[index].title.isEmpty {
        book.parts[index].title = file
      }
      if !book.warnings.contains(.titleGuessed) { book.warnings.append(.titleGuessed) }
    }
    let unknown = book.soundsOfUnknownLength.filter { !book.sounds[$0].isMissing }
    if !unknown.isEmpty {
      let seconds = Self.secondsLooking(into: unknown.count, path)
      guard work.begins(seconds) else { return .postponed(seconds: seconds) }
      guard try await measure(unknown, &book, opened, work) else { return .unwanted }
    }
    return .read(book)
  }

  /// The processor time that looking into sounds takes, in seconds: programs have to start for each, and what is packed
  /// has to be unpacked.
  private static func secondsLooking(into count: Int, _ path: String) -> Double {
    0.15 * Double(count) + Double(byteCount(of: path) ?? 0) / 100_000_000
  }

  /// How much the sounds of a file may be together when they are unpacked, in bytes.
  func mostUnpacked(_ path: String) -> Int {
    4 * (Self.byteCount(of: path) ?? 0) + limits.unpackedBytes
  }

  /// Looks at the size and the first bytes of a file, so that what is surely no book is refused at once.
  /// - Throws: `document`, `pages`.
  public func check(_ path: String) throws(BookError) {
    switch try form(of: path) {
    case .sound, .document(.archive), .document(.html), .document(.plain): break
    case .document(.pdf), .document(.picture): throw .pages
    }
  }

  /// What a file is, by its first bytes.
  private enum Form {
    case sound
    case document(DocumentKind)
  }

  func pool(for path: String) -> WorkerPool {
    var settings = WorkerPool.Limits()
    settings.places = 1
    settings.budgetSeconds = .infinity
    settings.retiresAfterBytes = 512 << 20
    settings.answerBytes = 256 << 20
    settings.memoryBytes = 2 << 30
    settings.reads = [path]
    return WorkerPool(WorkerKind.books.workers(program), limits: settings)
  }

  private func form(of path: String) throws(BookError) -> Form {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let count = Self.byteCount(of: path),
      let first = try? FileHandle(forReadingAtPath: path)?.read(
        upToCount: DocumentKind.prefixLength)
    else { throw Self.byteCount(of: path) == 0 ? .document(.empty) : .document(.unreadable) }
    let form: Form
    do throws(DocumentError) {
      form = .document(try DocumentKind(firstBytes: [UInt8](first)))
    } catch {
      guard case .otherFile(.sound) = error, Container(firstBytes: [UInt8](first)) != nil else {
        throw .document(error)
      }
      form = .sound
    }
    let most =
      switch form {
      case .sound: limits.soundBytes
      case .document(.archive): limits.archiveBytes
      case .document(.html), .document(.plain), .document(.pdf), .document(.picture):
        limits.fileBytes
      }
    guard count <= most else { throw .document(.tooLarge(maximumBytes: most)) }
    return form
  }

  /// How large a file is; nil where it is not there.
  static func byteCount(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue
  }

  private func pages(
    of path: String, _ name: String?, _ language: String?
  ) async throws(BookError) -> Book {
    let text: DocumentText
    do throws(DocumentError) {
      text = try await DocumentReader(program: program).text(
        of: path, name: name, language: language)
    } catch { throw .document(error) }
    do throws(BookFault) {
      return try Book(
        pages: text.pages.map { ($0.number, $0.spokenText) }, languageTag: text.languageTag)
    } catch { throw .fault(error) }
  }

  /// Finds out how long sounds are that the book does not tell of.
  /// - Returns: false where nobody wants to know any more.
  private func measure(
    _ unknown: [Int], _ book: inout Book, _ opened: OpenedBook, _ work: SoundWork
  ) async throws(BookError) -> Bool {
    guard unknown.count <= limits.measuredSounds else {
      throw .fault(.tooMany(.files, maximum: limits.measuredSounds))
    }
    let folder = try BookFolder()
    defer { withExtendedLifetime(folder) {} }
    var lengths: [Int: Int] = [:]
    var lost: [String] = []
    var room = mostUnpacked(opened.path)
    for index in unknown {
      guard await work.isWanted() else { return false }
      let file = folder.path + "/\(index)"
      defer { unlink(file) }
      if try await opened.extract(book.sounds[index].name, to: file, room: &room) != nil {
        do throws(MediaError) {
          let sound = try await BookSounds.media.probe(file, allowance: work.allowance)
          lengths[index] = sound.durationSeconds.map { Int(($0 * 1000).rounded()) }
        } catch {
          if let end = BookError(end: error) { throw end }
        }
      }
      if lengths[index] == nil { lost.append(book.sounds[index].name) }
    }
    if !lost.isEmpty { book.warnings.append(.soundsUnreadable(lost)) }
    book.endClips(by: lengths)
    return true
  }
}

/// What became of the reading of a book.
public enum ReadingOutcome: Sendable {
  /// It was read.
  case read(Book)
  /// It is so much work, in seconds of a processor, that it was not begun.
  case postponed(seconds: Double)
  /// Nobody wants it any more.
  case unwanted
}

extension Book {
  /// Takes the language that the text looks like.
  fileprivate mutating func guessLanguage() {
    var sample = title + "\n"
    for part in parts {
      for paragraph in part.paragraphs where sample.utf8.count < 20_000 {
        sample += paragraph.text + "\n"
      }
    }
    languageTag = LikelyLanguage.language(of: sample)?.tag
    if let languageTag { warnings.append(.languageGuessed(languageTag)) }
  }
}

extension BookError {
  /// What ends the work on a book, whatever its other sounds are; nil for what is wrong with one of them.
  init?(end error: MediaError) {
    if case .tooMuchWork = error {
      self = .tooSlow
    } else {
      self.init(program: error)
    }
  }

  /// What a program for sound says that is no fault of a file; nil for other errors.
  init?(program error: MediaError) {
    guard case .program(let error) = error else { return nil }
    self.init(error)
  }

  init(_ error: ChildProcessError) {
    switch error {
    case .missing(let program):
      self = .programMissing(name: program.name, package: program.debianPackage)
    case .timedOut: self = .tooSlow
    case .cancelled: self = .cancelled
    case .tooMuchOutput, .killed, .cannotStart: self = .unavailable
    }
  }
}
