// SPDX-License-Identifier: Apache-2.0

import Bytes
public import ChartWords
public import Charts
public import Speaking

/// The description of a chart as text, to be printed or kept.
public struct WrittenDescription: Sendable {
  private let title: String?
  private let summary: String
  private let sentences: [ChartSentence]
  private let language: Language

  /// The description of a chart up to a level.
  public init(
    _ chart: Chart, level: DescriptionLevel = .context, length: DescriptionLength = .long,
    in language: Language
  ) {
    let description = ChartDescription(chart.sortedByX(), length: length, in: language)
    title = chart.title
    summary = description.summary
    sentences = description.sentences(upTo: level)
    self.language = language
  }

  /// The summary, then a sentence a line.
  public var lines: [String] { [summary] + sentences.map { $0.text } }

  /// The lines, each ended.
  public var text: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// `{"title","language","summary","sentences":[{"level","text","part":{"from","to","series"}}]}`; what does not apply
  /// is left out.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      if let title { json.field("title", title) }
      json.field("language", language.tag)
      json.field("summary", summary)
      json.key("sentences")
      json.array { list in
        for sentence in sentences { write(sentence, to: &list) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ sentence: ChartSentence, to list: inout JSONWriter) {
    list.object { json in
      json.field("level", sentence.level.rawValue)
      json.field("text", sentence.text)
      guard let part = sentence.part else { return }
      json.key("part")
      json.object { json in
        json.field("from", part.x.lowerBound)
        json.field("to", part.x.upperBound)
        if let series = part.series { json.field("series", series) }
      }
    }
  }
}
