// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Which recogniser works, and on what screen.
public struct RecognizerConfiguration: Sendable, Hashable {
  /// The way to turn touches into cells.
  public var recognizer: RecognizerKind
  /// How the device is held.
  public var mode: PadMode
  /// The screen, in points.
  public var size: Size

  /// The classic recogniser on an upright phone, unless said otherwise.
  public init(
    recognizer: RecognizerKind = .classic, mode: PadMode = .hold, size: Size = .phone
  ) {
    self.recognizer = recognizer
    self.mode = mode
    self.size = size
  }

  /// Reads `{"recognizer":"classic","mode":"hold","width":390,"height":844}`; each member may be left out.
  public init(json: JSONValue) throws(FieldError) {
    self.init()
    if let word = try json.optionalText("recognizer") {
      guard let kind = RecognizerKind(word: word) else {
        throw .unknownWord(name: "recognizer", word: word)
      }
      recognizer = kind
    }
    if let word = try json.optionalText("mode") {
      guard let named = PadMode(word: word) else { throw .unknownWord(name: "mode", word: word) }
      mode = named
    }
    if json["width"] != nil || json["height"] != nil { size = try json.size() }
  }

  /// The size on which the recogniser works: a flat device is taken to lie across.
  var screen: Size { mode == .table ? size.landscape : size }
}

extension JSONValue {
  /// The text of a member that may be left out.
  func optionalText(_ name: String) throws(FieldError) -> String? {
    guard let value = self[name], value != .null else { return nil }
    guard let text = value.string else { throw .wrongType(name: name, wanted: .text) }
    return text
  }

  /// The members `width` and `height`: points.
  func size() throws(FieldError) -> Size {
    let width = try double("width")
    let height = try double("height")
    if let size = Size(width: width, height: height) { return size }
    throw Size(width: width, height: 1) == nil
      ? .outOfRange(name: "width", value: width) : .outOfRange(name: "height", value: height)
  }
}
