// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A piece of the page that stands by itself: a paragraph, a heading, a row, a control.
public struct PageBlock: Sendable {
  /// What the page calls it, as long as it is there.
  public var id: Int
  /// Its words, each part with the tag of its language where that is not the page's.
  public var runs: [Run]
  /// Whether it is a heading.
  public var isHeading = false
  /// The control that it is; nil for text.
  public var control: PageControl?
  /// The links within its text.
  public var links: [Int] = []

  /// Words in one language.
  public struct Run: Sendable {
    /// The words.
    public var text: String
    /// The language, where it is not that of the page.
    public var tag: String?
  }

  /// A sentence of it, as it is read.
  struct Sentence: Sendable {
    var runs: [Run]

    var text: String { runs.map { $0.text }.joined() }
  }

  /// Its sentences: at least one.
  var sentences: [Sentence] {
    var sentences: [Sentence] = []
    var sentence = Sentence(runs: [])
    for run in runs {
      let parts = SentenceSplitter.sentences(of: run.text)
      for (index, part) in parts.enumerated() {
        sentence.runs.append(Run(text: part.text, tag: run.tag))
        let isLastOfRun = index == parts.count - 1
        if part.isWhole || !isLastOfRun {
          sentences.append(sentence)
          sentence = Sentence(runs: [])
        }
      }
    }
    if !sentence.text.isBlank || sentences.isEmpty { sentences.append(sentence) }
    return sentences
  }
}

extension PageBlock {
  /// Reads `id`, `runs` of `text` and perhaps `language`, `heading`, `control`.
  init(json: JSONValue) throws(FieldError) {
    id = try json.int("id")
    runs = []
    for run in json["runs"]?.array ?? [] {
      runs.append(Run(text: try run.text("text"), tag: try run.optionalText("language")))
    }
    isHeading = try json.optionalTruth("heading") ?? false
    links = (json["links"]?.array ?? []).compactMap { $0.integer }
    if let control = json["control"] { self.control = try PageControl(json: control) }
  }
}

/// Cuts text into sentences.
enum SentenceSplitter {
  struct Part: Equatable {
    var text: String
    /// Whether it ends where a sentence ends.
    var isWhole: Bool

    static func == (left: Part, right: Part) -> Bool {
      left.isWhole == right.isWhole && left.text.hasSameBytes(as: right.text)
    }
  }

  /// A sentence ends with a mark that a space follows, and quotation marks and brackets that close there go with it.
  static func sentences(of text: String) -> [Part] {
    var parts: [Part] = []
    var part: [Unicode.Scalar] = []
    var hasEnded = false
    for scalar in text.scalars {
      if hasEnded, isSpace(scalar) {
        add(part, isWhole: true, to: &parts)
        part = []
        hasEnded = false
        continue
      }
      part.append(scalar)
      if isEnd(scalar) { hasEnded = true } else if !isClosing(scalar) { hasEnded = false }
    }
    add(part, isWhole: hasEnded, to: &parts)
    return parts
  }

  private static func add(_ scalars: [Unicode.Scalar], isWhole: Bool, to parts: inout [Part]) {
    guard scalars.contains(where: { !isSpace($0) }) else { return }
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    parts.append(Part(text: text, isWhole: isWhole))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\n", "\t", "\u{A0}": true
    default: false
    }
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", "…", "؟": true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "”", "»", "’", "\"", "'": true
    default: false
    }
  }
}
