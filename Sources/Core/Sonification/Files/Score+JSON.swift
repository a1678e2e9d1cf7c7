// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Sounding

extension Timbre: Worded {
  /// The word in options and scores.
  public var word: String {
    switch self {
    case .pure: "pure"
    case .hollow: "hollow"
    case .bright: "bright"
    case .organ: "organ"
    case .bell: "bell"
    }
  }
}

extension Score: JSONEncodable {
  /// Writes `{"duration":…,"tracks":[{"timbre":…,"breakpoints":[{"time":…,"frequency":…,"gain":…,"pan":…},…]},…]}`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("duration", duration)
      writer.key("tracks")
      writer.array { writer in
        for track in tracks { Self.write(track, to: &writer) }
      }
    }
  }

  private static func write(_ track: Track, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("timbre", track.timbre.word)
      writer.key("breakpoints")
      writer.array { writer in
        for point in track.breakpoints {
          writer.object { writer in
            writer.field("time", point.time)
            writer.field("frequency", point.frequency)
            writer.field("gain", point.gain)
            writer.field("pan", point.pan)
          }
        }
      }
    }
  }
}

extension HearingProfile: JSONEncodable {
  /// Reads `mono`, `lowest`, `highest`, `left`, `right` and `volume`, each as usual when it is missing.
  public init(json: JSONValue) throws(FieldError) {
    self.init(
      isMono: json["mono"] == nil ? false : try json.truth("mono"),
      lowest: try Self.number("lowest", of: json, orElse: Self.hertz.lowerBound),
      highest: try Self.number("highest", of: json, orElse: Self.hertz.upperBound),
      leftLevel: try Self.number("left", of: json, orElse: 0),
      rightLevel: try Self.number("right", of: json, orElse: 0),
      volume: try Self.number("volume", of: json, orElse: 1))
  }

  private static func number(
    _ name: String, of json: JSONValue, orElse usual: Double
  ) throws(FieldError) -> Double {
    json[name] == nil ? usual : try json.double(name)
  }

  /// Writes `{"mono":…,"lowest":…,"highest":…,"left":…,"right":…,"volume":…}`: hertz, decibels, a factor.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("mono", isMono)
      writer.field("lowest", lowest)
      writer.field("highest", highest)
      writer.field("left", leftLevel)
      writer.field("right", rightLevel)
      writer.field("volume", volume)
    }
  }
}
