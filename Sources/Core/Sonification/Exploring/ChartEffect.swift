// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import ChartDrawing
public import ChartWords
public import Charts
public import Speaking

/// What a chart session wants done.
public struct ChartEffect: JSONEncodable, Sendable, Equatable {
  /// The time of the event that it answers, in seconds.
  public var time: Double
  /// What is to be done.
  public var kind: Kind

  /// What is to be done.
  public enum Kind: Sendable, Equatable {
    /// Show a text in the place of this name.
    case show(field: Field, text: String)
    /// Show the sentences of the description.
    case description([ToldSentence])
    /// Draw the chart; and forget the mark of the old one.
    case picture(ChartPicture)
    /// Show in the picture which part plays; empty: none. Markup for a `g` under the drawing.
    case highlight(String)
    /// Show the points as a table.
    case table(ChartTable)
    /// Offer these lists.
    case list(List, [String], chosen: Int?)
    /// The columns that were found, to choose others from; none where there was no table. With them a number that can be
    /// read in two ways, to choose the other.
    case columns([ToldColumn], open: ToldNumber?, dates: ToldDates?)
    /// This is what the renderer is to play from now on.
    case score(SoundingScore)
    /// Play the score between two seconds of it, nil: to its end.
    case play(from: Double, to: Double?, rate: Double, loops: Bool)
    /// What plays is to go on at another speed, over and over or not.
    case pace(rate: Double, loops: Bool)
    /// Silence at once.
    case silence
    /// A short sound, before what is said next.
    case cue(SoundingScore)
    /// What the buttons are to offer.
    case state(ChartState)
    /// Mark this point.
    case position(ChartPosition)
    /// Tell what the device keeps under this key, by an event `recalled`.
    case recall(key: String)
    /// Keep a text on the device under this key; nil forgets it.
    case store(key: String, value: String?)
    /// The line for a braille display.
    case braille(text: String, from: Int, total: Int)
    /// All keys and what they do.
    case help([HelpRow])
    /// Take the person to this part of the page.
    case focus(Goal)
    /// What the listener chose.
    case settings(ChartSettings)
    /// The key was the chart's; the browser must not use it too.
    case taken
    case say(Utterance)
    case sound(Earcon)
  }

  /// A place for a text.
  public enum Field: Sendable, Equatable {
    case title
    case summary
    /// What is wrong; empty when all is well.
    case problem
    /// What was told last about a point.
    case point
    /// What was said last.
    case said

    var word: String {
      switch self {
      case .title: "title"
      case .summary: "summary"
      case .problem: "problem"
      case .point: "point"
      case .said: "said"
      }
    }
  }

  /// A list to choose from.
  public enum List: Sendable, Equatable {
    case series
    case statistics
    case bookmarks

    var word: String {
      switch self {
      case .series: "series"
      case .statistics: "statistics"
      case .bookmarks: "bookmarks"
      }
    }
  }

  /// A part of the page.
  public enum Goal: Sendable, Equatable {
    /// The chart itself, where its keys work.
    case chart
    case go
    case table
    /// The list of keys.
    case help

    var word: String {
      switch self {
      case .chart: "chart"
      case .go: "go"
      case .table: "table"
      case .help: "help"
      }
    }
  }

  /// A key and what it does.
  public struct HelpRow: Sendable, Equatable {
    /// How the key is called.
    public var key: String
    /// What it does.
    public var words: String
  }
}

/// A sentence of the description and what it speaks of.
public struct ToldSentence: Sendable, Equatable {
  /// The sentence.
  public var text: String
  /// Its level, 1 to 4 (Lundgard and Satyanarayan 2022).
  public var level: Int
  /// What it speaks of; nil when that is the whole chart.
  public var part: ChartPart?
}

/// A column of the text that was read.
public struct ToldColumn: Sendable, Equatable {
  /// What it is called.
  public var name: String
  /// What its cells are, in words.
  public var cells: String
  /// Whether its cells can be heard as values.
  public var isNumeric: Bool
  /// What the chart takes it for: `x`, `value`, `series`, `label`, `left-out`.
  public var use: String

  init(_ column: ColumnSummary, in language: Language) {
    name = column.name
    cells = column.kind.text(in: language)
    isNumeric = column.kind == .number || column.kind == .identifier
    use = column.use.word
  }
}

/// How a number that can be read in two ways was read.
public struct ToldNumber: Sendable, Equatable {
  /// The sentence that says so.
  public var text: String
  /// The words of the button that has it read otherwise.
  public var other: String
  /// The mark before fractions that this means: `comma` or `point`.
  public var decimal: String

  init(_ number: OpenNumber, in language: Language) {
    text = number.reading(in: language) + "."
    other = number.otherReading(in: language)
    decimal = number.decimalMark.other.word
  }
}

/// How dates such as 3/4/2024 were read, where nothing in the data decides it.
public struct ToldDates: Sendable, Equatable {
  /// The words of the button that has them read otherwise.
  public var other: String
  /// The order that this means: `day-first` or `month-first`.
  public var order: String

  init(_ order: DateOrder, in language: Language) {
    other = order.otherReading(in: language)
    self.order = order.other.word
  }
}

/// A score on its way to the renderer.
public struct SoundingScore: Sendable, Equatable {
  /// Seconds of it.
  public var seconds: Double
  /// The score as the renderer's module reads it.
  public var bytes: [UInt8]
}

/// What a listener chose, for all charts.
public struct ChartSettings: Sendable, Equatable {
  /// Whether anything sounds.
  public var sounds = true
  /// Whether anything is said.
  public var speech = true
  /// Whether keys that write a character do something.
  public var keys = true
  /// Whether new values are told.
  public var monitor = true
  /// How many words each step has.
  public var verbosity = ChartVerbosity.usual
  /// Cells of the braille display; 0: none.
  public var braille = 40
  /// How many times as fast as usual the chart plays.
  public var rate = 1.0
  /// Whether what plays begins again at its end.
  public var loops = false

  /// As usual.
  public init() {}
}

/// What a chart session is doing.
public enum ChartState: Sendable, Equatable {
  /// There is no chart yet.
  case empty
  /// Nothing sounds; playing would begin at the beginning.
  case stopped
  case playing
  /// Nothing sounds; playing would go on from here.
  case paused

  /// The word in traces.
  public var word: String {
    switch self {
    case .empty: "empty"
    case .stopped: "stopped"
    case .playing: "playing"
    case .paused: "paused"
    }
  }
}

/// Where in a chart the listener is.
public struct ChartPosition: Sendable, Equatable {
  /// The series, from 0.
  public var series: Int
  /// The point of the series, from 0.
  public var index: Int
  /// How many points the series has.
  public var count: Int
  /// The point.
  public var point: ChartPoint
  /// Seconds from the beginning of the sound.
  public var seconds: Double
  /// What shows the point in the picture, as markup for a `g` over it.
  public var cursor: String
  /// The point in words, when the listener stepped onto it.
  public var text: String?
}
