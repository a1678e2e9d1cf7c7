// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Which recogniser works, on what screen, and under which hands.
public struct RecognizerConfiguration: Sendable, Hashable {
  /// The way to turn touches into cells.
  public var recognizer = RecognizerKind.adaptive
  /// How the device is held.
  public var mode = PadMode.hold
  /// The screen, in points.
  public var size = Size.phone
  /// True when the size is that of a pad as it lies, and not that of a device which may be turned.
  public var isSizeAsItLies = false
  /// Points in a millimetre of glass; nil when the device does not tell, and then as on phones.
  public var pointsPerMillimetre: Double?
  /// How many dots the cells have.
  public var dots = CellDots.six
  /// Which hands type.
  public var hands = TypingHands.both
  /// Which touches make a cell together.
  public var chording = Chording.lift
  /// What can be chosen about the classic recogniser.
  public var style = ClassicStyle()
  /// Where the dots lie, from an earlier calibration; nil for the places that suit most hands.
  public var hand: HandShape?

  /// The adaptive recogniser under both hands on an upright phone.
  public init() {}

  /// A recogniser on a screen.
  public init(recognizer: RecognizerKind = .adaptive, mode: PadMode = .hold, size: Size = .phone) {
    self.recognizer = recognizer
    self.mode = mode
    self.size = size
  }

  /// A phone's points (CSS pixels) in a millimetre: 160 to the inch, as CSS and Android define them for phones.
  public static let phoneDensity = 160 / 25.4

  /// Points in a millimetre from a device that tells: fewer or more than these are no density of a touch screen.
  public static let densities = 1.0...60.0

  /// Reads `recognizer`, `mode`, `width` and `height` (points), `density` (points in a millimetre), `dots` (6 or 8),
  /// `hands`, `chording`, `style` (see `ClassicStyle`) and `hand` (see `HandShape`); each may be left out.
  public init(json: JSONValue) throws(FieldError) {
    recognizer = try json.optionalWord("recognizer") { RecognizerKind(word: $0) } ?? .adaptive
    mode = try json.optionalWord("mode") { PadMode(word: $0) } ?? .hold
    if json["width"] != nil || json["height"] != nil { size = try json.size() }
    try readHands(json)
  }

  /// Reads all but `recognizer`, `mode` and the size, which a pad decides in its own way.
  mutating func readHands(_ json: JSONValue) throws(FieldError) {
    if let density = json["density"], density != .null {
      let number = try json.double("density")
      guard Self.densities.contains(number) else {
        throw .outOfRange(name: "density", value: number)
      }
      pointsPerMillimetre = number
    }
    if let count = json["dots"], count != .null {
      let number = try json.int("dots")
      guard let dots = CellDots(rawValue: number) else {
        throw .outOfRange(name: "dots", value: Double(number))
      }
      self.dots = dots
    }
    hands = try json.optionalWord("hands") { TypingHands(word: $0) } ?? .both
    chording = try json.optionalWord("chording") { Chording(word: $0) } ?? .lift
    if let style = json["style"], style != .null { self.style = try ClassicStyle(json: style) }
    if let hand = json["hand"], hand != .null { self.hand = try HandShape(json: hand) }
  }

  /// The size on which the recogniser works: a flat device is taken to lie across, unless its size is told as it lies.
  public var screen: Size { mode == .table && !isSizeAsItLies ? size.landscape : size }

  /// Points in a millimetre, as told or as on phones.
  public var density: Double { pointsPerMillimetre ?? Self.phoneDensity }

  /// How many places there are to calibrate: one for each dot, or for each dot of a column under one hand.
  public var placeCount: Int { hands == .both ? dots.rawValue : dots.columnLength }

  /// True when a cell is entered a column at a time.
  var isByColumn: Bool { hands != .both || chording == .sequential }
}

extension JSONValue {
  /// The members `width` and `height`: points.
  func size() throws(FieldError) -> Size {
    let width = try double("width")
    let height = try double("height")
    if let size = Size(width: width, height: height) { return size }
    throw Size(width: width, height: 1) == nil
      ? .outOfRange(name: "width", value: width) : .outOfRange(name: "height", value: height)
  }
}
