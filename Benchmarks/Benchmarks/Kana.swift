// SPDX-License-Identifier: Apache-2.0

import Braille
import Foundation
import SyntheticTyping

/// Kana both ways, beside libkuraji, which only writes; and a million absurd cells.
let kanaTopic = Topic(name: "kana") { report in
  let table = KanaTable.hiragana
  let text = Kana.text
  let cells = Array(repeatElement(table.written(text), count: 200).joined())
  var rows: [[String]] = []
  func add(_ name: String, _ perSecond: Double?, wanted: Double?) {
    let isMet = wanted.map { report.judge("kana, \(name)", holds: (perSecond ?? 0) >= $0) }
    let figure = perSecond.map { "\((($0 / 1e6) * 100).rounded() / 100)" } ?? "not installed"
    rows.append([name, figure, wanted.map { "\($0 / 1e6)" } ?? "", isMet ?? ""])
  }
  add("reading", Kana.rate(of: cells.count) { _ = table.print(of: cells) }, wanted: 1e6)
  add(
    "reading, cell by cell", Kana.rate(of: cells.count) { _ = table.readings(of: cells) },
    wanted: 1e6)
  let long = String(repeating: text, count: 200)
  add("writing", Kana.rate(of: cells.count) { _ = table.written(long) }, wanted: 1e6)
  add("writing, libkuraji 1.0.2 (Python)", Kana.peer(long, cells: cells.count), wanted: nil)
  report.table(
    "Japanese kana: millions of cells a second", columns: ["what", "cells", "wanted", "met"],
    rows: rows)
  report.table(
    "Fuzz of the kana reader", columns: ["cells", "faults", "met"],
    rows: [Kana.fuzzed(1_000_000, &report)])
}

private enum Kana {
  /// Everyday sentences, with what makes them hard.
  static let text =
    "きょーわ てんきが いいから、こーえんえ さんぽに いこー。りんごお 3こと ちゃいろの かばんお かった。"
    + "「えっ？」と Aさんが いった。1,500えんわ たかい。\n"

  /// Cells a second.
  static func rate(of cells: Int, _ work: () -> Void) -> Double {
    let rounds = 20
    let duration = ContinuousClock().measure { for _ in 0..<rounds { work() } }.components
    return Double(cells * rounds) / (Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
  }

  /// The same with libkuraji; nil where it is not installed.
  static func peer(_ text: String, cells: Int) -> Double? {
    let program = """
      import sys, time
      from libkuraji.kana import translate_with_pos
      lines = [l for l in sys.stdin.read().split("\\n") if l]
      katakana = [l.translate({c: c + 96 for c in range(0x3041, 0x3097)}) for l in lines]
      began = time.perf_counter()
      cells = sum(len(translate_with_pos(l)[0]) for l in katakana)
      print(cells / (time.perf_counter() - began))
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", program]
    let (input, output) = (Pipe(), Pipe())
    (python.standardInput, python.standardOutput) = (input, output)
    python.standardError = FileHandle.nullDevice
    guard (try? python.run()) != nil else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let answer = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    python.waitUntilExit()
    return Double(String(decoding: answer, as: UTF8.self).filter { !$0.isWhitespace })
  }

  /// Random cells, and text of which cells are lost, doubled and changed: readings must cover what there is.
  static func fuzzed(_ count: Int, _ report: inout Report) -> [String] {
    var random = Chance(seed: 7)
    var faults = 0
    var done = 0
    var round = 0
    var pieces = KanaTable.hiragana.written(text)
    while done < count {
      round += 1
      if round % 20 == 0 { pieces = KanaTable.hiragana.written(text) }
      let place = Int(random.next() % UInt64(pieces.count))
      let cell = Written.cell(Cell(bits: UInt8(truncatingIfNeeded: random.next() & 63)))
      switch random.next() % 4 {
      case 0: pieces[place] = cell
      case 1: pieces.insert(cell, at: place)
      case 2 where pieces.count > 1: pieces.remove(at: place)
      default: pieces = (0..<100).map { _ in .cell(Cell(bits: UInt8(random.next() & 63))) }
      }
      let covered = KanaTable.hiragana.readings(of: pieces).reduce(0) { $0 + $1.length }
      if covered != pieces.count { faults += 1 }
      done += pieces.count
    }
    return ["\(done)", "\(faults)", report.judge("fuzz of kana", holds: faults == 0)]
  }
}
