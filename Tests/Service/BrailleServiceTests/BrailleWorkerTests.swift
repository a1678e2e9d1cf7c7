// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import TestSupport
import Testing

@testable import BrailleService
@testable import BrailleTables

/// liblouis never comes back from some texts, so it works in processes that can be ended.
@Suite("Workers for braille") struct BrailleWorkerTests {
  private func settings() throws -> BrailleWorkerSettings {
    let program = try #require(BuiltProgram.earshot)
    var settings = BrailleWorkerSettings(program: program)
    settings.textTime = WorkTime(seconds: 120, processorSeconds: 2)
    return settings
  }

  @Test("A worker gives what this process gives, and the same errors")
  func isTheSame() async throws {
    let desk = BrailleTranslator(try settings())
    let tables = try #require(desk.tables)
    let table = try desk.table("en-ueb-g2")
    let text = "about 漢\nthe é"
    let written = try await desk.write(text, by: table, client: "one")
    let here = try tables.translate(text, by: table)
    #expect(written == here)
    let read = try await desk.read("⠁⠃ ⠮⣿", by: table, isPartial: true, client: "one")
    let readHere = try tables.backTranslate("⠁⠃ ⠮⣿", by: table, isPartial: true)
    #expect(read == readHere)
    let words = try await desk.read(words: ["⠁⠃", "", "⠆"], by: table, client: "one")
    #expect(words.map(\.partial) == ["ab", "", "be"])
    #expect(words.map(\.full) == ["about", "", "be"])
    let kana = try await desk.write("がっこう", by: desk.table("ja-kana"), client: "one")
    #expect(kana.text == "⠐⠡⠂⠪⠉")
    let refusal = BrailleTranslatorError.table(.notBraille(index: 1, scalar: "x"))
    await #expect(throws: refusal) {
      try await desk.read("⠁x", by: table, isPartial: false, client: "one")
    }
    await #expect(throws: BrailleTranslatorError.table(.notBraille(index: 1, scalar: "\0"))) {
      try await desk.read("⠁\0", by: table, isPartial: false, client: "one")
    }
  }

  @Test("Signs, errors and translations come out of their parcels as they went in")
  func parcels() throws {
    let tables = try #require(BrailleTranslator.installed)
    let table = try tables.find("es-g1")
    let order = BrailleTask.signs(table: table.id).words
    let signs = try #require(Parcel(BrailleWork.answer(order, [])))
    let known = try tables.signs(of: table)
    #expect(BrailleWork.signs(in: signs) == known)
    let complaint = BrailleTableError.Complaint(file: "a.ctb", line: 3, message: "Bad.")
    for error in [
      BrailleTableError.untranslatable(table: "t", index: nil),
      .untranslatable(table: "t", index: 7), .notBraille(index: 2, scalar: "é"),
      .unreadable(path: "/x"), .tooLarge(path: "/x", maximumBytes: 9),
      .forbiddenInclude(of: "a", by: "b"), .endlessInclude(of: "a", by: "b"),
      .faulty(table: "t", complaint), .faulty(table: "t", nil),
    ] {
      let parcel = try #require(Parcel(BrailleWork.packed(error)))
      #expect(BrailleWork.error(in: parcel, table: "t") == error)
    }
    // Nonsense of a worker that somebody took over is no fault of the server.
    let nonsense = Parcel.packed([1, 2, 3, 4, 5]) { json in
      json.key("translations")
      json.array { list in
        list.array { counts in
          for count in [-1, 1 << 60, 3, 0] { counts.value(count) }
        }
      }
    }
    #expect(BrailleWork.translations(in: try #require(Parcel(nonsense))).count == 1)
  }

  @Test(
    "A text over which liblouis would calculate for ever is left in time",
    arguments: [
      ("de-g2", "! !@"), ("de-g0-detailed", "LB@"), ("es-g2", "\u{ED80}X"), ("da-dk-g28", "≂\\"),
    ])
  func endless(name: String, text: String) async throws {
    let desk = BrailleTranslator(try settings())
    let table = try desk.table(name)
    do throws(BrailleTranslatorError) {
      let written = try await desk.write(text + " a", by: table, client: "one")
      #expect(written.results.count == text.unicodeScalars.count + 2)
    } catch {
      guard case .table(.untranslatable(table.id, nil)) = error else { throw error }
    }
    // Nothing is left behind: the next text goes through as ever.
    let next = try await desk.write("a", by: desk.table("es-g1"), client: "one")
    #expect(next.text == "⠁")
  }

  @Test("What took too long is asked of no worker again for a while")
  func remembers() async throws {
    let desk = BrailleTranslator(try settings())
    let table = try desk.table("de-g2")
    // A try that begins takes five seconds of the twenty that a client has; then it goes word by word.
    for _ in 0..<20 {
      let written = try await desk.write("! !@", by: table, client: "one")
      #expect(written.results.count == 4)
    }
  }

  @Test("Files of any length go through in pieces, and the line that cannot be translated is told")
  func files() async throws {
    let tables = try #require(BrailleTranslator.installed)
    let table = try tables.find("en-ueb-g2")
    let workers = BrailleWorkers(program: nil, reading: table)
    let line = "The child will receive something from the other people.\n"
    let text = String(repeating: line, count: 700)
    let whole = try tables.translate(text, by: table)
    #expect(try await workers.write(file: text, by: table) == whole)
    #expect(try await workers.read(file: whole.text, by: table).text == text)
    #expect(try await workers.write(file: "", by: table).scalars.isEmpty)
    await #expect(throws: BrailleWorkersError.table(.notBraille(index: 61, scalar: "x"))) {
      try await workers.read(
        file: String(repeating: "⠁\n", count: 30) + "⠁x", by: table)
    }
  }

  @Test(
    "Pieces end with their lines, and a line without end is cut after a blank",
    arguments: [
      ("", 4, []), ("ab\ncd\nef\n", 6, ["ab\ncd\n", "ef\n"]), ("abcdef\ng", 3, ["abcdef\n", "g"]),
      ("a\n\nb", 1, ["a\n", "\n", "b"]), ("a\nb", 9, ["a\nb"]),
    ] as [(String, Int, [String])])
  func pieces(text: String, most: Int, wanted: [String]) {
    let pieces = BrailleWorkers.pieces(of: Array(text.unicodeScalars), most: most)
    #expect(pieces.map { $0.map(String.init).joined() } == wanted)
  }

  @Test("A line without end is cut after a blank, or where it must be")
  func cuts() {
    let long = String(repeating: "a", count: 15_000)
    let pieces = BrailleWorkers.pieces(of: Array("\(long) \(long)\(long)".unicodeScalars), most: 1)
    #expect(pieces.map(\.count) == [15_001, 20_000, 10_000])
  }
}
