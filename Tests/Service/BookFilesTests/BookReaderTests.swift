// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Speaking
import TestSupport
import Testing

@testable import BookFiles

@Suite struct BookReaderTests {
  private let made: MadeBooks
  /// What opens files is the program itself, confined.
  private let reader = BookReader(program: BuiltProgram.earshot)

  init() throws { made = try MadeBooks() }

  private func told(_ book: Book) -> [String] {
    zip(book.parts, book.starts).map { "\($0.level) \($0.title) \($1)" }
  }

  private func texts(_ book: Book) -> [String] {
    book.parts.flatMap { part in part.paragraphs.map { "\($0.kind.rawValue): \($0.text)" } }
  }

  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(BookErrorWords.self)
    expectSamePlaces(BookWarningWords.self)
    expectSamePlaces(MachineVoiceWords.self)
  }

  @Test("An EPUB 3 is read with its sound, and what is not heard stays as text")
  func epub() async throws {
    let path = try await made.archive("a.epub", MadeBooks.epub, sounds: MadeBooks.epubSounds)
    let book = try await reader.book(of: path)
    #expect(book.format == .epub3)
    #expect(book.title == "The Lamp & the Sea")
    #expect(book.authors == ["Ana Ruiz"])
    #expect(book.narrators == ["Tom Day"])
    #expect(book.languageTag == "en-GB")
    #expect(book.date == "1901")
    #expect(told(book) == ["1 One 0", "2 One and a half 1250", "1 Two 2000"])
    #expect(book.duration == 2000)
    #expect(
      texts(book) == [
        "heading: One", "page: 7", "text: The lamp was lit. Nobody came.", "heading: Half",
        "text: The sea rose.", "heading: Two", "text: It ended1 well é.", "picture: A grey gull",
        "note: So they say.",
      ])
    #expect(book.pageCount == 1)
    #expect(book.warnings == [.silentPictures(1), .scripted(1)])
  }

  @Test("A sound that is missing is named, and the rest is read")
  func missingSound() async throws {
    let path = try await made.archive("a.epub", MadeBooks.epub)
    let book = try await reader.book(of: path)
    #expect(book.warnings.contains(.soundsMissing(["OPS/sound/one.wav"])))
    // The clip to the end of the missing sound has no length.
    #expect(book.duration == 1250)
  }

  @Test("DAISY 2.02 is read, with notes once and a text that is said in two pieces")
  func daisy202() async throws {
    let path = try await made.archive("a.zip", MadeBooks.daisy202, sounds: MadeBooks.daisySounds)
    let book = try await reader.book(of: path)
    #expect(book.format == .daisy202)
    #expect(book.title == "Harbour")
    #expect(book.authors == ["Li Wen"])
    #expect(told(book) == ["1 Harbour 0", "2 Night 1000"])
    #expect(book.duration == 3000)
    #expect(
      texts(book) == [
        "heading: Harbour", "page: 1", "text: Boats \u{A0}sleep.", "heading: Night",
        "note: A note.",
      ])
    #expect(book.warnings.isEmpty)
  }

  @Test("DAISY 3 is read")
  func daisy3() async throws {
    let path = try await made.archive("a.zip", MadeBooks.daisy3, sounds: ["d.wav"])
    let book = try await reader.book(of: path)
    #expect(book.format == .daisy3)
    #expect(book.title == "Faro")
    #expect(told(book) == ["1 La luz 0", "2 El mar 800"])
    #expect(book.duration == 1900)
    #expect(texts(book) == ["heading: La luz", "page: 3", "heading: El mar", "text: Sin voz."])
  }

  @Test("A DAISY 3 of sound alone has the parts of its table of contents")
  func daisy3SoundAlone() async throws {
    var files = MadeBooks.daisy3
    files["d.xml"] = nil
    files["d.opf"] = files["d.opf"]?.replacing(
      #"<item id="t" href="d.xml" media-type="application/x-dtbook+xml"/>"#, with: "")
    let path = try await made.archive("a.zip", files, sounds: ["d.wav"])
    let book = try await reader.book(of: path)
    #expect(told(book) == ["1 La luz 0", "2 El mar 800"])
    #expect(book.duration == 1900)
  }

  @Test(
    "A W3C audiobook is read, wherever its contents are; a length that it does not tell is found out",
    arguments: [true, false])
  func lpf(isEntryPage: Bool) async throws {
    var files = MadeBooks.lpf
    if !isEntryPage {
      files["toc.html"] = files.removeValue(forKey: "index.html")
      files["publication.json"] = files["publication.json"]?.replacing(
        #""readBy""#, with: #""resources":[{"url":"toc.html","rel":["contents"]}],"readBy""#)
    }
    let path = try await made.archive("a.lpf", files, sounds: MadeBooks.lpfSounds)
    let book = try await reader.book(of: path)
    #expect(book.format == .lpf)
    #expect(book.title == "Dunes")
    #expect(book.authors == ["Sam Lee"])
    #expect(book.narrators == ["Jo"])
    #expect(told(book) == ["1 First 0", "2 Inside 500", "1 Last 2000"])
    // The tone lasts two seconds.
    #expect(book.duration == 4000)
  }

  @Test("A document of Word has its headings, whatever Word calls their styles")
  func docx() async throws {
    let path = try await made.archive("a.docx", MadeBooks.docx)
    let book = try await reader.book(of: path)
    #expect(book.format == .docx)
    #expect(told(book) == ["1 Carta 0", "2 Suite 0"])
    #expect(
      texts(book) == [
        "heading: Carta", "text: Cher ami.", "heading: Suite", "text: Avec une note[1]",
        "note: [1] La note.",
      ])
    #expect(book.duration == nil)
  }

  @Test("A web page has its headings, and its menus are left out")
  func html() async throws {
    let path = try made.file(
      "a.html",
      """
      <!doctype html><html lang="en"><title>Tides</title><nav><a href="/">Home</a></nav><h1>Tides</h1>
      <p>High and low.</p><table><tr><td>Monday</td><td>3 m</td></tr></table><h2>Moon</h2><p>Full.</p></html>
      """)
    let book = try await reader.book(of: path)
    #expect(book.title == "Tides")
    #expect(told(book) == ["1 Tides 0", "2 Moon 0"])
    #expect(
      texts(book) == [
        "heading: Tides", "text: High and low.", "text: Monday, 3 m,", "heading: Moon",
        "text: Full.",
      ])
  }

  @Test("Headings of a plain text are guessed, and that is told")
  func plain() async throws {
    let path = try made.file(
      "My story.txt",
      "Chapter 1\n\nIt was the\nend of the day.\n\nChapter 2: Dawn\n\nAnd then it was the light.\n")
    let book = try await reader.book(of: path)
    #expect(told(book) == ["1 Chapter 1 0", "1 Chapter 2: Dawn 0"])
    #expect(book.languageTag == "en")
    #expect(book.warnings == [.headingsGuessed(2), .titleGuessed, .languageGuessed("en")])
    let other = try made.file("My story2.txt", "It was the end of the day, and nobody was there.")
    let plain = try await reader.book(of: other)
    #expect(plain.title == "My story2")
    #expect(told(plain) == ["1 My story2 0"])
  }

  @Test("Chapters that are listed out of order are told, and are heard as the text has them")
  func outOfOrder() async throws {
    var files = MadeBooks.epub
    files["OPS/nav.xhtml"] = """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc">
      <ol><li><a href="text/two.xhtml">Two</a></li><li><a href="text/one.xhtml">One</a></li>
      <li><a href="text/none.xhtml">None</a></li></ol></nav></body></html>
      """
    let path = try await made.archive("a.epub", files, sounds: MadeBooks.epubSounds)
    let book = try await reader.book(of: path)
    #expect(book.parts.map(\.title) == ["One", "Two"])
    #expect(book.warnings.contains(.outOfOrder("One")))
    #expect(book.warnings.contains(.entriesLost(1)))
  }

  @Test("An EPUB 2 has the parts and the pages of its NCX")
  func epub2() async throws {
    var files = MadeBooks.epub
    files["OPS/book.opf"] = """
      <package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata
       xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Old</dc:title><dc:language>en</dc:language></metadata>
      <manifest><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
      <item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine toc="n"><itemref idref="two"/></spine></package>
      """
    files["OPS/toc.ncx"] = """
      <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Two</text></navLabel>
      <content src="text/two.xhtml"/></navPoint></navMap><pageList><pageTarget><navLabel><text>iv</text></navLabel>
      <content src="text/two.xhtml#n"/></pageTarget></pageList></ncx>
      """
    let path = try await made.archive("a.epub", files)
    let book = try await reader.book(of: path)
    #expect(book.format == .epub2)
    #expect(told(book) == ["1 Two 0"])
    #expect(texts(book).suffix(2) == ["page: iv", "note: So they say."])
  }
}
