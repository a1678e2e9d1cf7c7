// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A short sound with a fixed meaning; the family is heard all over Earshot.
public enum Earcon: UInt8, Worded, Equatable {
  case ready
  case key
  case cell
  case space
  case deleted
  case boundary
  /// Waiting for the second press.
  case armed
  case done
  case refused
  case junction
  case onCourse
  case offCourse
  case arrived
  case recordingOn
  case recordingOff
  /// The sound ahead on a way: it lies straight ahead.
  case beaconAhead
  /// It lies ahead, but not straight.
  case beaconNear
  /// It lies to one side.
  case beaconAside
  /// It lies behind.
  case beaconBehind
  /// Nobody knows where it lies.
  case beaconUnsure
  /// An urgent text calls for somebody who reads it.
  case ringing

  /// The word in traces and effects.
  public var word: String {
    switch self {
    case .ready: "ready"
    case .key: "key"
    case .cell: "cell"
    case .space: "space"
    case .deleted: "deleted"
    case .boundary: "boundary"
    case .armed: "armed"
    case .done: "done"
    case .refused: "refused"
    case .junction: "junction"
    case .onCourse: "on-course"
    case .offCourse: "off-course"
    case .arrived: "arrived"
    case .recordingOn: "recording-on"
    case .recordingOff: "recording-off"
    case .beaconAhead: "beacon-ahead"
    case .beaconNear: "beacon-near"
    case .beaconAside: "beacon-aside"
    case .beaconBehind: "beacon-behind"
    case .beaconUnsure: "beacon-unsure"
    case .ringing: "ringing"
    }
  }

  /// Writes this earcon as the effect `sound` that came about at `time` (seconds).
  public func writeSound(time: Double, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      writer.field("kind", "sound")
      writer.field("earcon", word)
    }
  }
}
