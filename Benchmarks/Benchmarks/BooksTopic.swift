// SPDX-License-Identifier: Apache-2.0

import Archives
import BookFiles
import Books
import Documents
import Foundation
import Synchronization

/// How soon a book of ten hours is open and searched, and how fast 300 pages are spoken.
let booksTopic = Topic(name: "books") { report in
  let folder = FileManager.default.temporaryDirectory.path + "/earshot-books-\(getpid())"
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  var rows: [[String]] = []
  let path = folder + "/long.epub"
  guard blocking({ (try? await ArchiveWriter.write(LongBook.entries, to: path)) != nil }) else {
    report.table("Books", columns: ["what"], rows: [["no book could be made"]])
    return
  }
  let opened = median { try? Book(archive: path) }
  let book = try? Book(archive: path)
  let hours = Double(book?.duration ?? 0) / 3_600_000
  let fast = report.judge("a book of ten hours opened", holds: opened <= 0.05 && hours >= 10)
  rows.append(["open ten hours, ms", String(format: "%.1f", opened * 1000), "50", fast])
  let searched = median { book?.places(of: "nobody has this") }
  let found = book?.places(of: "keeper 77 ").count == 1
  let soon = report.judge("its text searched", holds: searched <= 0.02 && found)
  rows.append(["search its text, ms", String(format: "%.1f", searched * 1000), "20", soon])
  let spoken = spokenPages(folder)
  let quick = report.judge("300 pages spoken", holds: spoken >= 50)
  rows.append(["speak 300 pages, times faster", String(format: "%.0f", spoken), "50", quick])
  report.table("Books", columns: ["what", "measured", "bar", "met"], rows: rows)
}

/// The middle of seven runs, in seconds.
private func median<Answer>(_ work: () -> Answer) -> Double {
  let times = (0..<7).map { _ in
    let start = DispatchTime.now().uptimeNanoseconds
    _ = work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
  return times.sorted()[3]
}

/// How many times faster than it lasts a text of 300 pages is spoken.
private func spokenPages(_ folder: String) -> Double {
  let (path, out) = (folder + "/long.txt", folder + "/long.m4b")
  // 300 words a page, as in a paperback.
  let text = (0..<30).map { chapter in
    "# Chapter \(chapter + 1)\n\n"
      + (0..<150).map { LongBook.sentence($0 + chapter * 150) }.joined(separator: "\n\n")
  }.joined(separator: "\n\n")
  guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil else { return 0 }
  let start = DispatchTime.now().uptimeNanoseconds
  let length = Mutex(0)
  _ = blocking {
    let reader = BookReader(program: nil)
    guard let book = try? await reader.book(of: path, language: "en") else { return false }
    let report = try? await BookMaker(reader).write(book, from: path, as: .m4b, to: out)
    length.withLock { $0 = report?.milliseconds ?? 0 }
    return report != nil
  }
  let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  return Double(length.withLock { $0 }) / 1000 / seconds
}

private func blocking(_ work: @escaping @Sendable () async -> Bool) -> Bool {
  let answer = Mutex(false)
  let done = DispatchSemaphore(value: 0)
  Task {
    let result = await work()
    answer.withLock { $0 = result }
    done.signal()
  }
  done.wait()
  return answer.withLock { $0 }
}

/// An EPUB of ten hours: 40 chapters, 9000 sentences of four seconds.
private enum LongBook {
  static let chapters = 40
  static let sentences = 225

  static func sentence(_ number: Int) -> String {
    "The keeper \(number) of the lighthouse went down to the harbour in the evening, and told the old men "
      + "on the quay what he had seen that day from the tower."
  }

  static var entries: [ArchiveEntry] {
    var files = [
      ("META-INF/container.xml", container), ("book.opf", package), ("nav.xhtml", contents),
    ]
    for chapter in 0..<chapters {
      files.append(("c\(chapter).xhtml", page(chapter)))
      files.append(("c\(chapter).smil", overlay(chapter)))
    }
    files.append(("a.mp3", "no sound is opened here"))
    return files.map { ArchiveEntry(name: $0.0, content: .bytes(Array($0.1.utf8))) }
  }

  private static let container = """
    <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
    <rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
    """

  private static var package: String {
    let items = (0..<chapters).map {
      #"<item id="c\#($0)" href="c\#($0).xhtml" media-type="application/xhtml+xml" media-overlay="s\#($0)"/>"#
        + #"<item id="s\#($0)" href="c\#($0).smil" media-type="application/smil+xml"/>"#
    }
    let spine = (0..<chapters).map { #"<itemref idref="c\#($0)"/>"# }
    return """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:title>Keepers</dc:title><dc:language>en</dc:language></metadata><manifest>
      <item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\(items.joined())</manifest>
      <spine>\(spine.joined())</spine></package>
      """
  }

  private static var contents: String {
    let items = (0..<chapters).map { #"<li><a href="c\#($0).xhtml">Chapter \#($0 + 1)</a></li>"# }
    return """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
      <nav epub:type="toc"><ol>\(items.joined())</ol></nav></body></html>
      """
  }

  private static func page(_ chapter: Int) -> String {
    let lines = (0..<sentences).map {
      #"<p><span id="s\#($0)">\#(sentence(chapter * sentences + $0))</span></p>"#
    }
    return """
      <html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Chapter \(chapter + 1)</h1>\(lines.joined())</body></html>
      """
  }

  private static func overlay(_ chapter: Int) -> String {
    let points = (0..<sentences).map { number in
      let begin = (chapter * sentences + number) * 4
      return """
        <par><text src="c\(chapter).xhtml#s\(number)"/><audio src="a.mp3" clipBegin="\(begin)s" clipEnd="\(begin + 4)s"/></par>
        """
    }
    return """
      <smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>\(points.joined())</body></smil>
      """
  }
}
