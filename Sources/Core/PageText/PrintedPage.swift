// SPDX-License-Identifier: Apache-2.0

/// A rectangle on a page, in any unit; the lower edge has the larger number.
public struct PageBox: Sendable, Equatable {
  /// The left edge.
  public var left: Double
  /// The upper edge.
  public var top: Double
  /// The right edge.
  public var right: Double
  /// The lower edge.
  public var bottom: Double

  /// A rectangle of these edges.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// How wide it is.
  public var width: Double { right - left }
  /// How high it is.
  public var height: Double { bottom - top }
  var middle: Double { (top + bottom) / 2 }

  /// The smallest rectangle that holds both.
  func united(with other: PageBox) -> PageBox {
    PageBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

/// A word where it stands on a page.
public struct PrintedWord: Sendable, Equatable {
  /// Its letters in the order in which they are read.
  public var text: String
  /// Where it stands.
  public var box: PageBox
  /// How surely it was read, from 0 to 1.
  public var confidence: Double

  /// A word.
  public init(text: String, box: PageBox, confidence: Double = 1) {
    self.text = text
    self.box = box
    self.confidence = confidence
  }
}

/// A line of words in the order in which they are read.
public struct PrintedLine: Sendable, Equatable {
  /// The words.
  public var words: [PrintedWord]
  /// Where it stands.
  public var box: PageBox
  /// Whether its words are cells of a row of a table, which are told apart by more than a space.
  var isRow = false

  /// A line of words; nil where there are none.
  public init?(_ words: [PrintedWord]) {
    guard let first = words.first else { return nil }
    self.words = words
    box = words.dropFirst().reduce(first.box) { $0.united(with: $1.box) }
  }

  /// The words with a space between them.
  public var text: String { words.map { $0.text }.joined(separator: " ") }
}

/// Lines that stand together, such as a paragraph, a heading or a column.
public struct PrintedBlock: Sendable, Equatable {
  /// The lines in the order in which they are read.
  public var lines: [PrintedLine]

  /// A block of lines.
  public init(_ lines: [PrintedLine]) { self.lines = lines }

  /// Where it stands; nil where it has no line.
  var box: PageBox? {
    guard let first = lines.first else { return nil }
    return lines.dropFirst().reduce(first.box) { $0.united(with: $1.box) }
  }
}

/// A page as it was printed: blocks of lines of words, each with its place.
public struct PrintedPage: Sendable, Equatable {
  /// The blocks in the order in which they are read.
  public var blocks: [PrintedBlock]
  /// The width of the page, in the unit of its boxes.
  public var width: Double
  /// The height of the page.
  public var height: Double

  /// A page of blocks.
  public init(_ blocks: [PrintedBlock], width: Double, height: Double) {
    self.blocks = blocks
    self.width = width
    self.height = height
  }

  /// All its words.
  public var words: [PrintedWord] { blocks.flatMap { $0.lines.flatMap { $0.words } } }

  /// How surely it was read: the mean of its words, each as often as it has letters; 1 where it has none.
  public var confidence: Double {
    var sum = 0.0
    var letters = 0
    for word in words {
      let count = word.text.unicodeScalars.count
      sum += word.confidence * Double(count)
      letters += count
    }
    return letters == 0 ? 1 : sum / Double(letters)
  }
}
