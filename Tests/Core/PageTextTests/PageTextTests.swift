// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import PageText

/// Words of equal letters: 10 wide and 20 high each, with a space of 10.
private func words(_ text: String, left: Double = 0, top: Double) -> [PrintedWord] {
  var x = left
  return text.split(separator: " ").map { word in
    let box = PageBox(left: x, top: top, right: x + Double(word.count) * 10, bottom: top + 20)
    x = box.right + 10
    return PrintedWord(text: String(word), box: box)
  }
}

private func block(_ lines: [String], left: Double = 0, top: Double = 300) -> PrintedBlock {
  PrintedBlock(
    lines.enumerated().compactMap { index, text in
      PrintedLine(words(text, left: left, top: top + Double(index) * 30))
    })
}

private func page(_ blocks: [PrintedBlock]) -> PrintedPage {
  PrintedPage(blocks, width: 1000, height: 1400)
}

@Suite struct ParagraphTests {
  @Test("A paragraph ends where the next word would have found room")
  func paragraphEnds() {
    let text = PageParagraphs(
      page([block(["aaaa bbbb cccc dddd", "eeee ffff", "hhhh iiii jjjj kkkk", "llll"])]))
    #expect(text.paragraphs == ["aaaa bbbb cccc dddd eeee ffff", "hhhh iiii jjjj kkkk llll"])
  }

  @Test(
    "A word that was parted at the end of a line is whole again, and a hyphen of its own stays",
    arguments: [
      ("the light-", "house stood", "the lighthouse stood"),
      ("of mother-in-", "law was there", "of mother-in-law was there"),
      ("from the Anglo-", "Saxon times", "from the Anglo- Saxon times"),
      ("five -", "six and seven", "five - six and seven"),
    ])
  func hyphens(first: String, second: String, joined: String) {
    #expect(LineBreak.joined(first, second) == joined)
  }

  @Test("A sentence goes on in the next column, and a heading does not")
  func columns() {
    let text = PageParagraphs(
      page([
        block(["HEADING"], top: 100), block(["it was seen that the"], left: 0),
        block(["boats came in. Then"], left: 500),
      ]))
    #expect(text.paragraphs == ["HEADING", "it was seen that the boats came in. Then"])
  }

  @Test("Words that were not surely read are marked and counted")
  func doubt() {
    var doubtful = words("sure unsure", top: 0)
    doubtful[1].confidence = 0.4
    let text = PageParagraphs(page([PrintedBlock([PrintedLine(doubtful)].compactMap { $0 })]))
    #expect(text.text == "sure unsure[?]")
    #expect(text.doubtfulCount == 1)
  }
}

@Suite struct TableRowsTests {
  @Test("Columns of short lines side by side are read row by row")
  func rows() {
    let names = block(["Bread", "Milk", "Butter", "Tea"])
    let prices = block(["2.10", "1.15", "3.40", "4.80"], left: 400)
    let text = PageParagraphs(page([names, prices]).withTableRows())
    #expect(text.text == "Bread\t2.10\nMilk\t1.15\nButter\t3.40\nTea\t4.80")
  }

  @Test("Columns of a newspaper stay columns")
  func newspaper() {
    let left = block(Array(repeating: "a line of a column that is long", count: 5))
    let right = block(Array(repeating: "and another that is as long here", count: 5), left: 500)
    let both = page([left, right])
    #expect(both.withTableRows() == both)
    #expect(both.hasTextColumns)
  }

  @Test("Wide gaps within the lines make a table too")
  func gaps() {
    var rows: [PrintedLine] = []
    for (index, name) in ["Soup", "Fish", "Cake"].enumerated() {
      let top = Double(index) * 30
      let cells = words(name, top: top) + words("\(index).50", left: 400, top: top)
      if let row = PrintedLine(cells) { rows.append(row) }
    }
    let text = PageParagraphs(page([PrintedBlock(rows)]).withTableRows())
    #expect(text.text == "Soup\t0.50\nFish\t1.50\nCake\t2.50")
  }
}

@Suite struct RunningHeadsTests {
  private func book(_ count: Int) -> [PrintedPage] {
    (0..<count).map { number in
      page([
        block(["The Lighthouse \(number + 7)"], top: 40),
        block(["Text of page \(["one", "two", "three", "four"][number])"], top: 600),
        block(["- \(number + 7) -"], top: 1350),
      ])
    }
  }

  @Test("What stands at the edge of every page is left out and told, and so are the numbers")
  func heads() {
    let heads = RunningHeads(in: book(4))
    #expect(heads.texts == ["The Lighthouse 7"])
    #expect(heads.hasNumbers)
    #expect(heads.pages.map { PageParagraphs($0).text }.first == "Text of page one")
  }

  @Test("One page keeps everything, and so does a number that does not grow with the pages")
  func keeps() {
    #expect(RunningHeads(in: book(1)).pages == book(1))
    let years = [page([block(["1914"], top: 40)]), page([block(["1914"], top: 40)])]
    #expect(!RunningHeads(in: years).hasNumbers)
  }
}

@Suite struct VisualOrderTests {
  @Test(
    "Letters as they stand become letters as they are read",
    arguments: [
      ("لوألا لصفلا", "الفصل الأول"),
      ("هنم ةخسن 35 بلطو", "وطلب 35 نسخة منه"),
      ("باتكلا نع Mr. Smith ىلإ", "إلى Mr. Smith عن الكتاب"),
      (".)3.50 رعسب(", "(بسعر 3.50)."),
      (".(3.50 رعسب)", "(بسعر 3.50)."),
      ("the word ملق means pen", "the word قلم means pen"),
      ("plain text, 12", "plain text, 12"),
    ])
  func order(visual: String, read: String) {
    #expect(VisualOrder.reading(visual) == read)
  }
}

@Suite struct LikelyLanguageTests {
  @Test(
    "The language of a text is told by its small words and its letters",
    arguments: [
      ("The old lighthouse stood at the end of the pier.", Language.english as Language?),
      ("El viejo faro estaba al final del muelle y nadie subía por las escaleras.", .spanish),
      ("Le vieux phare est au bout du quai, et la nuit il tourne pour les bateaux.", .french),
      ("خرج الصياد في الصباح الباكر", .arabic),
      ("Der alte Leuchtturm stand am Ende des Hafens.", nil),
      ("12345 67", nil),
      ("", nil),
    ])
  func language(text: String, language: Language?) {
    #expect(LikelyLanguage.language(of: text) == language)
  }
}
