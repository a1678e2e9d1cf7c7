// SPDX-License-Identifier: Apache-2.0

import Books
import Bytes
package import ChildProcess
import Documents
import Foundation
import Synchronization

extension WorkerKind {
  /// Opens what somebody gave as a book, at a path that the worker may read.
  package static let books = WorkerKind(name: "books") { head, _ in BookWork.answer(head) }
}

/// What a worker is asked to do.
enum BookTask: Equatable {
  /// How a file is to be read.
  enum Form: String {
    case archive
    case html
    case text
  }

  case open(Form, path: String)
  /// A piece of a file of sound.
  case sound(String, path: String, offset: Int, count: Int)

  var words: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      switch self {
      case .open(let form, let path):
        writer.field("open", form.rawValue)
        writer.field("path", path)
      case .sound(let name, let path, let offset, let count):
        writer.field("sound", name)
        writer.field("path", path)
        // As a text, since files may have more bytes than JSON numbers of ours.
        writer.field("offset", "\(offset)")
        writer.field("count", count)
      }
    }
    return writer.bytes
  }

  init?(_ words: [UInt8]) {
    guard let value = try? JSONParser.parse(words), let path = value["path"]?.string else {
      return nil
    }
    if let form = value["open"]?.string.flatMap({ Form(rawValue: $0) }) {
      self = .open(form, path: path)
    } else if let name = value["sound"]?.string, let count = value["count"]?.integer,
      let offset = value["offset"]?.string.flatMap({ Int($0) })
    {
      self = .sound(name, path: path, offset: offset, count: count)
    } else {
      return nil
    }
  }
}

/// What a worker does.
enum BookWork {
  static func answer(_ head: [UInt8]) -> [UInt8] {
    guard let task = BookTask(head) else { return fault(.noBook) }
    do throws(BookFault) {
      switch task {
      case .open(let form, let path):
        // What was open of another time may have been another file.
        open.withLock { $0 = nil }
        let book = try book(form, path)
        return Parcel.packed { book.write(to: &$0) }
      case .sound(let name, let path, let offset, let count):
        let bytes = try piece(of: name, path, from: offset, count: count)
        return Parcel.packed(bytes) { $0.field("count", bytes.count) }
      }
    } catch {
      return fault(error)
    }
  }

  /// The archive of which a sound was given last: pieces in their order are unpacked once.
  private static let open = Mutex<ArchivedSounds?>(nil)

  private static func piece(
    of name: String, _ path: String, from offset: Int, count: Int
  ) throws(BookFault) -> [UInt8] {
    let piece = open.withLock { open -> Result<[UInt8], BookFault> in
      do throws(BookFault) {
        if open?.path != path { open = try ArchivedSounds(path: path) }
        return .success(try open?.piece(of: name, from: offset, count: count) ?? [])
      } catch { return .failure(error) }
    }
    return try piece.get()
  }

  private static func book(_ form: BookTask.Form, _ path: String) throws(BookFault) -> Book {
    if form == .archive { return try Book(archive: path) }
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() else {
      throw .damaged(file: "", line: nil)
    }
    return form == .html ? try Book(html: [UInt8](data)) : try Book(plainText: [UInt8](data))
  }

  // MARK: Faults on their way

  private static func fault(_ fault: BookFault) -> [UInt8] {
    Parcel.packed { writer in
      writer.key("fault")
      writer.array { list in
        list.value(fault.word)
        for text in fault.texts { list.value(text) }
      }
      writer.field("number", fault.number)
    }
  }

  static func fault(in words: JSONValue) -> BookFault? {
    guard let list = words["fault"]?.array, let word = list.first?.string else { return nil }
    let texts = list.dropFirst().compactMap(\.string)
    return BookFault(word: word, texts: texts, number: words["number"]?.integer ?? 0)
  }
}

extension BookFault {
  fileprivate var word: String {
    switch self {
    case .noBook: "noBook"
    case .damaged: "damaged"
    case .missing: "missing"
    case .outside: "outside"
    case .entities: "entities"
    case .unpacksTooMuch: "unpacksTooMuch"
    case .tooMany: "tooMany"
    case .locked: "locked"
    case .empty: "empty"
    case .loosePage: "loosePage"
    case .otherDocument: "otherDocument"
    }
  }

  fileprivate var texts: [String] {
    switch self {
    case .damaged(let file, _), .missing(let file), .entities(let file),
      .unpacksTooMuch(let file), .locked(let file):
      [file]
    case .outside(let file, let address): [file, address]
    case .tooMany(let what, _): [what.rawValue]
    case .noBook, .empty, .loosePage, .otherDocument: []
    }
  }

  fileprivate var number: Int {
    switch self {
    case .damaged(_, let line): line ?? 0
    case .tooMany(_, let maximum): maximum
    case .noBook, .missing, .outside, .entities, .unpacksTooMuch, .locked, .empty, .loosePage,
      .otherDocument:
      0
    }
  }

  fileprivate init(word: String, texts: [String], number: Int) {
    let file = texts.first ?? ""
    switch word {
    case "damaged": self = .damaged(file: file, line: number > 0 ? number : nil)
    case "missing": self = .missing(file: file)
    case "outside": self = .outside(file: file, address: texts.last ?? "")
    case "entities": self = .entities(file: file)
    case "unpacksTooMuch": self = .unpacksTooMuch(file: file)
    case "tooMany": self = .tooMany(BookCount(rawValue: file) ?? .files, maximum: number)
    case "locked": self = .locked(file: file)
    case "empty": self = .empty
    case "loosePage": self = .loosePage
    case "otherDocument": self = .otherDocument
    default: self = .noBook
    }
  }
}
