// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import CLouis
import Foundation

/// Contracted braille by liblouis: a word while it is typed, and whole texts; beside it liblouis without us, which is
/// the limit, and its Python module.
let tablesTopic = Topic(name: "tables") { report in
  // First, since from then on liblouis asks us where its tables are.
  let direct = Tables.direct()
  guard let tables = try? InstalledTables(), let table = try? tables.find("en-ueb-g2") else {
    report.table("Tables", columns: ["what"], rows: [["liblouis is not installed"]])
    return
  }
  let words = Tables.words(tables, table)
  let ours = Tables.median(of: words) {
    _ = try? tables.backTranslate($0, by: table, isPartial: true)
  }
  let met = report.judge("a word read again", holds: ours <= Tables.wantedMicroseconds)
  report.table(
    "A word of contracted English, read again: microseconds in the median",
    columns: ["what", "time", "wanted", "met"],
    rows: [
      ["BrailleTables", Tables.rounded(ours), "\(Tables.wantedMicroseconds)", met],
      ["liblouis called directly", direct.map(Tables.rounded) ?? "not installed", "", ""],
      ["python3-louis", Tables.python(words).map(Tables.rounded) ?? "not installed", "", ""],
    ])
  let text = String(repeating: Tables.text + "\n", count: 200)
  let cells = (try? tables.translate(text, by: table).text) ?? ""
  report.table(
    "Whole texts of contracted English: thousands of characters or cells a second",
    columns: ["what", "rate"],
    rows: [
      ["writing", Tables.rate(text) { _ = try? tables.translate($0, by: table) }],
      ["reading", Tables.rate(cells) { _ = try? tables.backTranslate($0, by: table) }],
    ])
}

private enum Tables {
  static let wantedMicroseconds = 10.0
  private static let rounds = 40

  /// The first sentences of a novel (Charles Dickens, A Tale of Two Cities, 1859).
  static let text = """
    It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, \
    it was the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of \
    Darkness, it was the spring of hope, it was the winter of despair, we had everything before us, we had nothing \
    before us, we were all going direct to Heaven, we were all going direct the other way.
    """

  /// The words of the text as they are typed: each from its first cell to its last.
  static func words(_ tables: InstalledTables, _ table: BrailleTable) -> [[Cell]] {
    let cells = (try? tables.translate(text, by: table).cells) ?? []
    return cells.split(separator: Cell.blank).flatMap { word in
      word.indices.map { Array(word[word.startIndex...$0]) }
    }
  }

  static func median(of words: [[Cell]], _ work: ([Cell]) -> Void) -> Double {
    var times: [Double] = []
    for word in Array(repeating: words, count: rounds).joined() {
      times.append(seconds { work(word) } * 1e6)
    }
    times.sort()
    return times.isEmpty ? .infinity : times[times.count / 2]
  }

  /// The median of calls of liblouis with arrays that are there already; nil where it has no tables.
  static func direct() -> Double? {
    let list = "unicode.dis,en-ueb-g2.ctb"
    let room = 256
    var output = [UInt32](repeating: 0, count: room)
    var places = [Int32](repeating: 0, count: room)
    var origins = [Int32](repeating: 0, count: room)
    func call(_ function: Function, _ input: [UInt32], _ mode: Int) -> Int {
      var (count, made, cursor) = (Int32(input.count), Int32(room), Int32(0))
      let isDone = function(
        list, input, &count, &output, &made, nil, nil, &places, &origins, &cursor, Int32(mode))
      return isDone == 0 ? 0 : Int(made)
    }
    typealias Function = (
      UnsafePointer<CChar>?, UnsafePointer<UInt32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<UInt16>?,
      UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, Int32
    ) -> Int32
    var words: [[UInt32]] = []
    for word in text.split(separator: " ") {
      let made = call(lou_translate, word.unicodeScalars.map(\.value), 0)
      let cells = Array(output[..<made])
      words += cells.indices.map { Array(cells[...$0]) }
    }
    guard !words.isEmpty else { return nil }
    let mode = Int(partialTrans.rawValue)
    var times: [Double] = []
    for word in Array(repeating: words, count: rounds).joined() {
      times.append(seconds { _ = call(lou_backTranslate, word, mode) } * 1e6)
    }
    lou_free()
    times.sort()
    return times[times.count / 2]
  }

  /// The same words with liblouis's Python module; nil where it is not installed.
  static func python(_ words: [[Cell]]) -> Double? {
    let program = """
      import louis, sys, time
      words = sys.stdin.read().split()
      tables = ["unicode.dis", "en-ueb-g2.ctb"]
      times = []
      for _ in range(10):
        for word in words:
          began = time.perf_counter()
          louis.backTranslate(tables, word, mode=256)
          times.append(time.perf_counter() - began)
      print(sorted(times)[len(times) // 2] * 1e6)
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    python.arguments = ["-c", program]
    let (input, output) = (Pipe(), Pipe())
    (python.standardInput, python.standardOutput) = (input, output)
    python.standardError = FileHandle.nullDevice
    guard (try? python.run()) != nil else { return nil }
    let lines = words.map { $0.map(\.text).joined() }.joined(separator: "\n")
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try? input.fileHandleForWriting.close()
    let answer = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    python.waitUntilExit()
    return Double(String(decoding: answer, as: UTF8.self).filter { !$0.isWhitespace })
  }

  static func rate(_ text: String, _ work: (String) -> Void) -> String {
    rounded(Double(text.unicodeScalars.count) / seconds { work(text) } / 1000)
  }

  static func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  private static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }
}
