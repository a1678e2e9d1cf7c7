// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What happened to the pad on a page, and when.
public struct PadSessionEvent: TraceEvent {
  enum Happening: Sendable {
    /// The page is ready, and what its text holds.
    case open(letters: String)
    /// What the device keeps under a key; nil: nothing.
    case recalled(key: String, String?)
    case setting(Choice)
    /// The person chose what is written.
    case table(NamedTable)
    /// The person chose what a gesture is for; nil: nothing.
    case swipe(Gesture, PadAction?)
    /// The page wants what is written hidden, or no longer.
    case privacy(Bool)
    case file(File)
    case act(PadAct)
    /// What the server answers to a question; `null` for nothing.
    case answer(id: Int, JSONValue)
    case tick
    /// The pad has this size, and the screen this width, in points; nil where that is not told.
    case size(Size, screen: Double?)
    /// An event of the pad itself.
    case pad(PadEvent.Happening)
  }

  /// What the person chose of a setting.
  struct Choice: Sendable {
    let name: String
    let value: JSONValue
  }

  /// A swipe, and the dots that are held meanwhile.
  struct Gesture: Sendable {
    let swipe: Swipe
    let held: Cell
  }

  /// A file that the person opened.
  struct File: Sendable {
    let purpose: Purpose
    let name: String
    /// What is in it; nil when that is no text, or too long.
    let text: String?

    enum Purpose: Worded {
      /// To be written.
      case text
      /// Hands and settings.
      case profile
      case recording

      var word: String {
        switch self {
        case .text: "import"
        case .profile: "profile"
        case .recording: "replay"
        }
      }
    }
  }

  let time: Double
  let happening: Happening

  /// Reads `kind` and what belongs to it; what has no kind of ours is the pad's.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.seconds()
    switch (json["kind"]?.string ?? "").bytewise {
    case "open": happening = .open(letters: try json.text("text"))
    case "recalled":
      happening = .recalled(key: try json.text("key"), try json.optionalText("value"))
    case "setting":
      happening = .setting(
        Choice(name: try json.text("setting"), value: try json.member("value")))
    case "choose-table":
      happening = .table(
        NamedTable(
          name: try json.text("value"), tag: try json.optionalText("language") ?? "",
          title: try json.optionalText("name") ?? ""))
    case "assign":
      let held = try json.optionalText("held") ?? ""
      happening = .swipe(
        Gesture(
          swipe: try json.word("swipe") { Swipe(name: $0) },
          held: held.scalars.first.flatMap { Cell(scalar: $0) } ?? .blank),
        PadAction(word: try json.text("value")))
    case "privacy": happening = .privacy(try json.truth("on"))
    case "file":
      happening = .file(
        File(
          purpose: try json.word("file") { File.Purpose(word: $0) }, name: try json.text("name"),
          text: try json.optionalText("text")))
    case "act": happening = .act(try PadAct(json: json))
    case "answer":
      happening = .answer(id: try json.int("id"), json["answer"] ?? .null)
    case "tick": happening = .tick
    case "size": happening = .size(try json.size(), screen: json["screen"]?.number)
    default: happening = .pad(try PadEvent(json: json).happening)
    }
  }
}

/// Something that a person can ask of the page by a button, besides what the pad itself does.
enum PadAct: Sendable {
  /// Put the letters, or the cells, on the clipboard.
  case copy(cells: Bool)
  /// Hand the letters to another program of the device.
  case share
  /// Hold the device like this from now on.
  case hold(PadPosture.Choice)
  case save(PadExport)
  case saveProfile
  case forgetHand
  case forgetSettings
  case resetSwipes
  /// Begin or end the trial of the keyboard.
  case tryKeys
  /// Begin or end to record.
  case record
  case saveRecording
  case stopReplay
  /// Words are not to leave the device.
  case stayOffline(notice: String)
  case understood(notice: String)
  /// The pad shall fill the screen, or no longer.
  case fill(Bool)

  init(json: JSONValue) throws(FieldError) {
    let word = try json.text("name")
    switch word.bytewise {
    case "copy": self = .copy(cells: try json.text("form").hasSameBytes(as: "cells"))
    case "share": self = .share
    case "posture": self = .hold(try json.word("mode") { PadPosture.Choice(word: $0) })
    case "save": self = .save(try json.word("form") { PadExport(word: $0) })
    case "save-profile": self = .saveProfile
    case "forget-hand": self = .forgetHand
    case "forget-settings": self = .forgetSettings
    case "reset-swipes": self = .resetSwipes
    case "keytest": self = .tryKeys
    case "record": self = .record
    case "save-trace": self = .saveRecording
    case "stop-replay": self = .stopReplay
    case "offline": self = .stayOffline(notice: try json.text("notice"))
    case "understood": self = .understood(notice: try json.text("notice"))
    case "fill": self = .fill(try json.truth("on"))
    default: throw .unknownWord(name: "name", word: word)
    }
  }
}
