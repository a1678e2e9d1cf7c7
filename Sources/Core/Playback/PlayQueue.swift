// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Recordings in a row, of which one is in the player: all of an album or book, or a piece of a long one.
public struct PlayQueue: Sendable, Equatable {
  /// What the device knows the row by; that of its first recording unless the row has a name of its own.
  public var id: String
  /// The recordings that the player has.
  public var tracks: [QueuedTrack]
  /// Which of them is in the player, counted from 0.
  public var index: Int
  /// How many come before these.
  public var before: Int
  /// How many there are altogether.
  public var count: Int

  /// A row of recordings; without `before` and `count` they are all that there are.
  /// - Parameter id: a name for the row, where the player may have a piece of it only.
  public init(
    _ tracks: [QueuedTrack], at index: Int = 0, before: Int = 0, count: Int? = nil,
    id: String? = nil
  ) {
    self.id = id ?? tracks.first?.track.id ?? ""
    self.tracks = tracks
    self.index = index
    self.before = before
    self.count = count ?? tracks.count
  }

  /// Whether more come after these.
  var goesOn: Bool { before + tracks.count < count }

  /// What can come after a recording here.
  ///
  /// Of a piece of a long row no order can be promised that takes in all of it.
  public var modes: [PlayMode] {
    tracks.count > 1 && tracks.count == count ? PlayMode.allCases : [.inOrder, .repeatOne]
  }

  /// Reads `queue` (recordings) and, where they are given, `at`, `before`, `count` and `row` (a name).
  init(_ list: [JSONValue], json: JSONValue) throws(FieldError) {
    var tracks: [QueuedTrack] = []
    for item in list { tracks.append(try QueuedTrack(json: item)) }
    self.init(
      tracks, at: json["at"]?.integer ?? 0, before: json["before"]?.integer ?? 0,
      count: json["count"]?.integer, id: json["row"]?.string)
    guard tracks.indices.contains(index) else {
      throw .outOfRange(name: "at", value: Double(index))
    }
    guard before >= 0, count >= tracks.count, before <= count - tracks.count else {
      throw .outOfRange(name: "before", value: Double(before))
    }
  }

  /// Writes what `init(_:json:)` reads.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("row", id)
    writer.field("at", index)
    if before > 0 { writer.field("before", before) }
    if count != tracks.count { writer.field("count", count) }
    writer.key("queue")
    writer.array { list in for track in tracks { list.object { track.writeMembers(to: &$0) } } }
  }
}
