// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension RecordingSession {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>

  /// What can happen to a recorder; lengths in seconds, levels in decibels of full scale (0 is the most there is).
  public enum Happening: Sendable, Equatable {
    /// The page is there, with the text to be read; `address` takes the finished reading.
    case begin(request: String, text: String, address: String)
    /// What the device has kept of an earlier visit; nil when that is nothing.
    case recalled(String?)
    /// How much sound of each take the device still has.
    case found([FoundTake])

    // What the person does
    case record
    case stop
    case next
    case previous
    case again
    case listen
    case remove
    case undo
    case mark
    case level
    case whereAmI
    case send
    /// A key was pressed that the recorder asked for.
    case key(String)

    // What the devices tell
    /// Sound is being recorded from now on.
    case started
    /// How loud a tenth of a second was: its mean, and its highest point.
    case measured(mean: Double, peak: Double)
    /// The microphone cannot be had, or is gone.
    case failed(Failure)
    /// What was listened to has come to its end.
    case heard
    /// How many bytes wait on this device to be sent.
    case waiting(bytes: Double)
    /// What waits could not be sent just now.
    case unsent
    /// The server has the reading.
    case delivered
    /// The server does not take the reading; it may have said why.
    case refused(String?)
    /// The time has come that was asked for.
    case tick
    /// The page goes away, perhaps for good.
    case hide
  }

  /// How much sound of a take the device has kept.
  public struct FoundTake: Sendable, Equatable {
    let id: String
    let seconds: Double
  }

  /// Why nothing can be recorded.
  public enum Failure: Worded {
    /// The person, or the browser in their name, does not let the page use a microphone.
    case notAllowed
    /// There is no microphone.
    case noMicrophone
    /// The microphone went away, or another program took it.
    case lost
    /// The browser cannot record.
    case unsupported
    /// The device has no room to keep what is recorded.
    case full

    /// The word in traces.
    public var word: String {
      switch self {
      case .notAllowed: "not-allowed"
      case .noMicrophone: "no-microphone"
      case .lost: "lost"
      case .unsupported: "unsupported"
      case .full: "full"
      }
    }
  }
}

extension RecordingSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "begin":
      self = .begin(
        request: try json.text("request"), text: try json.text("text"),
        address: try json.text("address"))
    case "recalled": self = .recalled(json["value"]?.string)
    case "found":
      var takes: [RecordingSession.FoundTake] = []
      for take in json["takes"]?.array ?? [] {
        takes.append(
          RecordingSession.FoundTake(id: try take.text("take"), seconds: try take.double("seconds"))
        )
      }
      self = .found(takes)
    case "record": self = .record
    case "stop": self = .stop
    case "next": self = .next
    case "previous": self = .previous
    case "again": self = .again
    case "listen": self = .listen
    case "remove": self = .remove
    case "undo": self = .undo
    case "mark": self = .mark
    case "level": self = .level
    case "where": self = .whereAmI
    case "send": self = .send
    case "key": self = .key(try json.text("key"))
    case "started": self = .started
    case "measured":
      self = .measured(mean: try json.double("mean"), peak: try json.double("peak"))
    case "failed": self = .failed(try json.choice("reason"))
    case "heard": self = .heard
    case "waiting": self = .waiting(bytes: try json.double("bytes"))
    case "unsent": self = .unsent
    case "delivered": self = .delivered
    case "refused": self = .refused(json["message"]?.string)
    case "tick": self = .tick
    case "hide": self = .hide
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }
}
