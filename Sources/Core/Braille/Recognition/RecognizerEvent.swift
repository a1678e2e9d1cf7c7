// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What happens to a recogniser alone, and when.
public enum RecognizerEvent: TraceEvent, Hashable {
  /// A finger.
  case touch(TouchEvent)
  /// The dots lie here: places in points, the first of dot 1.
  case calibrate(time: Double, places: [Point])
  /// Nothing but time has passed.
  case wake(time: Double)
  /// The pad lost the person's attention.
  case blur(time: Double)

  /// Seconds.
  public var time: Double {
    switch self {
    case .touch(let touch): touch.time
    case .calibrate(let time, _), .wake(let time), .blur(let time): time
    }
  }

  /// Reads a touch as `TouchEvent` does, `{"t":0,"phase":"calibrate","dots":[[x,y],…]}`, or the phase `wake` or `blur`.
  public init(json: JSONValue) throws(FieldError) {
    switch (try json.optionalText("phase") ?? "").bytewise {
    case "calibrate":
      self = .calibrate(time: try json.seconds(), places: try json.points("dots"))
    case "wake": self = .wake(time: try json.seconds())
    case "blur": self = .blur(time: try json.seconds())
    default: self = .touch(try TouchEvent(json: json))
    }
  }
}
