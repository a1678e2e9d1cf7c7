// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Speaking

/// A recording in a row of several.
public struct QueuedTrack: Sendable, Equatable {
  /// The recording.
  public var track: PlaybackTrack
  /// The address of its sound; nil for what is in the player already.
  public var sound: String?
  /// The address of a page about it, such as its text; nil where there is none.
  public var page: String?
  /// Where the person left it, in seconds.
  public var savedPosition: Double?
  /// Where it begins whatever was kept, in seconds; nil for where it was left.
  public var start: Double?
  /// Who keeps the position.
  public var keeper: PlaybackSession.Keeper

  /// A recording in a row.
  public init(
    _ track: PlaybackTrack, sound: String? = nil, page: String? = nil,
    savedPosition: Double? = nil, start: Double? = nil,
    keeper: PlaybackSession.Keeper = .device
  ) {
    self.track = track
    self.sound = sound
    self.page = page
    self.savedPosition = savedPosition
    self.start = start
    self.keeper = keeper
  }

  /// Reads what a recording has (`PlaybackTrack`) and, where they are given, `sound`, `page`, `position`, `start` and
  /// `keep`.
  init(json: JSONValue) throws(FieldError) {
    self.init(
      try PlaybackTrack(json: json), sound: json["sound"]?.string, page: json["page"]?.string,
      savedPosition: json["position"]?.number, start: json["start"]?.number,
      keeper: json["keep"]?.string.map { .server(address: $0) } ?? .device)
  }

  /// Writes what `init(json:)` reads.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("track", track.id)
    writer.field("title", track.title)
    if let language = track.language { writer.field("language", language.tag) }
    if let duration = track.duration { writer.field("duration", duration) }
    if !track.chapters.starts.isEmpty {
      writer.key("chapters")
      writer.array { json in for start in track.chapters.starts { json.value(start) } }
      if track.chapters.titles.contains(where: { !$0.isEmpty }) {
        writer.key("chapterTitles")
        writer.array { json in for title in track.chapters.titles { json.value(title) } }
      }
    }
    if track.gain < 1 { writer.field("gain", track.gain) }
    if let sound { writer.field("sound", sound) }
    if let page { writer.field("page", page) }
    if let start { writer.field("start", start) }
    guard case .server(let address) = keeper else { return }
    writer.field("keep", address)
    writer.field("position", savedPosition ?? 0)
  }
}
