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
    if book.format == .sound { try await tell(&book, opened, fileName) }
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
    try await measure(&book, opened)
    return book
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
  private func measure(_ book: inout Book, _ opened: OpenedBook) async throws(BookError) {
    let unknown = book.soundsOfUnknownLength
    guard !unknown.isEmpty else { return }
    guard unknown.count <= limits.measuredSounds else {
      throw .fault(.tooMany(.files, maximum: limits.measuredSounds))
    }
    let folder = try BookFolder()
    defer { withExtendedLifetime(folder) {} }
    var lengths: [Int: Int] = [:]
    var lost: [String] = []
    for index in unknown where !book.sounds[index].isMissing {
      let file = folder.path + "/\(index)"
      try await opened.extract(book.sounds[index].name, to: file)
      defer { unlink(file) }
      do throws(MediaError) {
        if let seconds = try await BookSounds.media.probe(file).durationSeconds {
          lengths[index] = Int((seconds * 1000).rounded())
        }
      } catch {
        if let missing = BookError(program: error) { throw missing }
      }
      if lengths[index] == nil { lost.append(book.sounds[index].name) }
    }
    if !lost.isEmpty { book.warnings.append(.soundsUnreadable(lost)) }
    book.endClips(by: lengths)
  }
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

/// A file that a worker has open, for its text and its sounds.
struct OpenedBook {
  let path: String
  let pool: WorkerPool

  init(_ path: String, pool: WorkerPool) {
    (self.path, self.pool) = (path, pool)
  }

  /// How much of a sound comes at once, and how much one may have.
  private static let pieceBytes = 32 << 20
  private static let mostSoundBytes = 2 << 30

  func book(_ form: BookTask.Form) async throws(BookError) -> Book {
    let parcel = try await perform(.open(form, path: path))
    guard let book = Book(parcel.words) else { throw .unavailable }
    return book
  }

  /// Writes a sound of the book into a file.
  func extract(_ name: String, to destination: String) async throws(BookError) {
    if isSound { return try copy(to: destination) }
    guard FileManager.default.createFile(atPath: destination, contents: nil),
      let file = FileHandle(forWritingAtPath: destination)
    else { throw .unwritable(reason: destination) }
    defer { try? file.close() }
    var offset = 0
    while true {
      let parcel = try await perform(
        .sound(name, path: path, offset: offset, count: Self.pieceBytes))
      do { try file.write(contentsOf: Data(parcel.bytes)) } catch {
        throw .unwritable(reason: error.localizedDescription)
      }
      offset += parcel.bytes.count
      guard offset <= Self.mostSoundBytes else { throw .fault(.unpacksTooMuch(file: name)) }
      if parcel.bytes.count < Self.pieceBytes { return }
    }
  }

  private func perform(_ task: BookTask) async throws(BookError) -> Parcel {
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await pool.perform(
        WorkOrder(head: task.words), for: "", within: BookReader.workTime)
    } catch {
      switch error {
      case .tooSlow: throw .tooSlow
      case .failed: throw .fault(.damaged(file: "", line: nil))
      case .cancelled: throw .cancelled
      case .busy, .overBudget, .cannotStart: throw .unavailable
      }
    }
    guard let parcel = Parcel(answer) else { throw .unavailable }
    if let fault = BookWork.fault(in: parcel.words) { throw .fault(fault) }
    return parcel
  }

  /// Whether the file is itself the one sound of the book.
  private var isSound: Bool { Container(fileAt: path) != nil }

  /// The same file under another name where the disk allows it: nobody writes into it.
  private func copy(to destination: String) throws(BookError) {
    if link(path, destination) == 0 { return }
    do { try FileManager.default.copyItem(atPath: path, toPath: destination) } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
  }
}

/// A folder for files on their way, which nobody else may open, and which goes with it.
final class BookFolder: Sendable {
  let path: String

  /// - Parameter parent: where it lies; nil for the system's place.
  init(in parent: String? = nil) throws(BookError) {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    path = parent + "/.earshot-book-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension BookError {
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
