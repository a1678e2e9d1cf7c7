// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension LearningProfile: JSONEncodable {
  /// Numbers that were kept may be this large; what is larger was never ours.
  private static let greatestCount = 1_000_000
  /// Signs of all lessons of a table.
  private static let greatestItems = 2000

  /// Reads what was kept; what makes no sense is left out, since nobody can mend it.
  init(json: JSONValue) {
    for item in (json["items"]?.array ?? []).prefix(Self.greatestItems) {
      guard let text = item["text"]?.string, record(of: text) == nil else { continue }
      items.append(
        ItemRecord(
          text: text, strength: item["strength"]?.integer ?? 0, asked: Self.count(item, "asked"),
          missed: Self.count(item, "missed")))
    }
    for (place, dot) in (json["dots"]?.array ?? []).prefix(8).enumerated() {
      dots.dots[place] = DotErrors.Dot(
        asked: Self.count(dot, "asked"), missed: Self.count(dot, "missed"),
        extra: Self.count(dot, "extra"), touches: Self.count(dot, "touches"),
        across: dot["across"]?.number ?? 0, down: dot["down"]?.number ?? 0)
    }
    for phrase in (json["phrases"]?.array ?? []).prefix(200) {
      phrases.append(
        TypingMeasure(
          characters: Self.count(phrase, "characters"),
          wordsPerMinute: phrase["wordsPerMinute"]?.number,
          errorRate: min(max(phrase["errorRate"]?.number ?? 0, 0), 1),
          corrected: Self.count(phrase, "corrected")))
    }
    phrasesTyped = Self.count(json, "phrasesTyped")
    if let pace = json["pace"]?.number, (0.3...15).contains(pace) { self.pace = pace }
    lesson = json["lesson"]?.string
  }

  private static func count(_ json: JSONValue, _ name: String) -> Int {
    min(max(json[name]?.integer ?? 0, 0), greatestCount)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("version", 1)
      if let lesson { writer.field("lesson", lesson) }
      writer.field("pace", rounded(pace))
      writer.key("items")
      writer.array { writer in for item in items { Self.write(item, to: &writer) } }
      writer.key("dots")
      writer.array { writer in for dot in dots.dots { Self.write(dot, to: &writer) } }
      writer.field("phrasesTyped", phrasesTyped)
      writer.key("phrases")
      writer.array { writer in for phrase in phrases { phrase.write(to: &writer) } }
    }
  }

  private static func write(_ item: ItemRecord, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("text", item.text)
      writer.field("strength", item.strength)
      writer.field("asked", item.asked)
      writer.field("missed", item.missed)
    }
  }

  private static func write(_ dot: DotErrors.Dot, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("asked", dot.asked)
      writer.field("missed", dot.missed)
      writer.field("extra", dot.extra)
      writer.field("touches", dot.touches)
      writer.field("across", rounded(dot.across))
      writer.field("down", rounded(dot.down))
    }
  }

  /// What was kept, as a table that a spreadsheet opens: a line for each sign, dot and phrase.
  var csv: String {
    var csv = "kind,name,asked,missed,extra,strength,words per minute,error rate,corrected\n"
    for item in items {
      csv +=
        "sign,\(Self.quoted(item.text)),\(item.asked),\(item.missed),,\(item.strength),,,\n"
    }
    for (place, dot) in dots.dots.enumerated() {
      csv += "dot,\(place + 1),\(dot.asked),\(dot.missed),\(dot.extra),,,,\n"
    }
    for (place, phrase) in phrases.enumerated() {
      let speed = phrase.wordsPerMinute.map { rounded($0).description } ?? ""
      csv +=
        "phrase,\(place + 1),,,,,\(speed),\(rounded(phrase.errorRate).description),\(phrase.corrected)\n"
    }
    return csv
  }

  /// A CSV field in quotation marks, those within it doubled (RFC 4180).
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.scalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension TypingMeasure: JSONEncodable {
  /// Writes what was measured.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("characters", characters)
      if let wordsPerMinute { writer.field("wordsPerMinute", rounded(wordsPerMinute)) }
      writer.field("errorRate", rounded(errorRate))
      writer.field("corrected", corrected)
    }
  }
}

/// To thousandths: no more of it means anything.
private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
