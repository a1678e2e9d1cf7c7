// SPDX-License-Identifier: Apache-2.0

import BookFiles
import Books
import Bytes
import Speaking

extension Command {
  /// `earshot book info`: what a book is.
  static let bookInfo = Command(
    path: ["book", "info"],
    summary: { BookCommandWords[$0].infoSummary },
    operands: "FILE", operandCount: 1...1,
    options: [.flag("--json") { BookCommandWords[$0].json }],
    discussion: { BookCommandWords[$0].infoDiscussion },
    run: { arguments, console in
      let name = arguments.operands[0]
      let path = try readablePath(name)
      let book = try await BookFile.failing(FileName(name)) { () async throws(BookError) in
        try await BookReader(program: console.program).book(of: path, name: name)
      }
      if arguments.has("--json") {
        console.write(BookSummary.json(of: book, in: arguments.language))
      } else {
        for line in BookSummary.lines(of: book, in: arguments.language) { console.print(line) }
        BookFile.warn(of: book, FileName(name), arguments.language, console)
      }
    })
}

/// What commands about books share.
enum BookFile {
  /// Puts an error into words with the name of the file.
  static func failing<Answer>(
    _ file: FileName, _ body: () async throws(BookError) -> Answer
  ) async throws(CommandError) -> Answer {
    do throws(BookError) { return try await body() } catch {
      let told: ToolText = { language in
        FileWords[language].ofFile([
          "file": file.text(in: language), "problem": error.message(in: language),
        ])
      }
      throw error.isOfFile ? .badInput(told) : .outside(told)
    }
  }

  /// Tells what is to be known about a book beside what was asked for.
  static func warn(
    of book: Book, _ file: FileName, _ language: Language, _ console: Console
  ) {
    for warning in book.warnings {
      console.complain(
        FileWords[language].ofFile([
          "file": file.text(in: language), "problem": warning.message(in: language),
        ]))
    }
  }
}

/// A book in words, and as JSON.
enum BookSummary {
  /// A line for each thing, in the order in which people ask for it.
  static func lines(of book: Book, in language: Language) -> [String] {
    let words = BookCommandWords[language]
    let comma = language == .arabic ? "، " : ", "
    var lines = [book.title]
    if !book.authors.isEmpty { lines.append(words.by(book.authors.joined(separator: comma))) }
    if !book.narrators.isEmpty {
      lines.append(words.readBy(book.narrators.joined(separator: comma)))
    }
    if book.isMachineSpoken { lines.append(words.machineSpoken) }
    let form = book.format.spokenName(in: language)
    lines.append(
      book.languageTag.map { words.told(["form": form, "language": $0]) } ?? form + ".")
    if let duration = book.duration {
      lines.append(words.length(time(duration, in: language)))
    } else {
      lines.append(words.noSound)
    }
    if book.pageCount > 0 { lines.append(words.pages(book.pageCount)) }
    lines.append(words.parts(book.parts.count))
    let starts = book.starts
    for (index, part) in book.parts.enumerated() {
      let title = part.title.isEmpty ? words.untitled("\(index + 1)") : part.title
      let indent = String(repeating: "  ", count: part.level - 1)
      lines.append(
        indent
          + (book.hasSound
            ? words.part([
              "number": "\(index + 1)", "title": title,
              "time": time(starts[index], in: language),
            ]) : "\(index + 1). \(title)"))
    }
    return lines
  }

  /// "1 hour 2 minutes and 5 seconds", to the second.
  static func time(_ milliseconds: Int, in language: Language) -> String {
    let units = TimeWords[language].units(.nominative)
    let seconds = (milliseconds + 500) / 1000
    var parts: [String] = []
    if seconds >= 3600 { parts.append(units.hours(seconds / 3600)) }
    if seconds >= 60, seconds / 60 % 60 > 0 { parts.append(units.minutes(seconds / 60 % 60)) }
    if seconds % 60 > 0 || parts.isEmpty { parts.append(units.seconds(seconds % 60)) }
    return TimeWords[language].list(parts)
  }

  static func json(of book: Book, in language: Language) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("title", book.title)
      writer.key("language")
      if let tag = book.languageTag { writer.value(tag) } else { writer.null() }
      writer.field("format", book.format.rawValue)
      writer.key("duration")
      if let duration = book.duration { writer.value(seconds(duration)) } else { writer.null() }
      let starts = book.starts
      writer.key("parts")
      writer.array { list in
        for (part, start) in zip(book.parts, starts) {
          list.object { item in
            item.field("title", part.title)
            item.field("level", part.level)
            item.field("start", seconds(start))
          }
        }
      }
      writer.field("pages", book.pageCount)
      writer.key("warnings")
      writer.array { list in
        for warning in book.warnings { list.value(warning.message(in: language)) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 }
}

extension BookFormat {
  /// What people call the form.
  fileprivate func spokenName(in language: Language) -> String {
    switch self {
    case .epub3: "EPUB 3"
    case .epub2: "EPUB 2"
    case .daisy202: "DAISY 2.02"
    case .daisy3: "DAISY 3"
    case .lpf: "LPF"
    case .text: "TXT"
    case .html: "HTML"
    case .docx: "DOCX"
    case .pages: "PDF"
    case .sound: BookCommandWords[language].soundForm
    }
  }
}
