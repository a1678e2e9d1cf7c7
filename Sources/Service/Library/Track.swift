// SPDX-License-Identifier: Apache-2.0

public import Database

/// The identifier of one track.
public struct TrackID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Something that can be listened to.
public struct Track: Sendable, Hashable {
  /// The identifier.
  public let id: TrackID
  /// The title.
  public let title: String
  /// The language that is spoken in it.
  public let language: TextLanguage
  /// Where it comes from.
  public let source: TrackSource
  /// Whether it can be played yet.
  public let state: TrackState
  /// When it came into the library.
  public let createdAt: Timestamp
  /// What its samples are multiplied with, so that it is as loud as all others; 1 for what need not be made quieter, or
  /// was not measured yet.
  public let gain: Double
}

/// Where a track comes from, and so who may hear it.
public enum TrackSource: Sendable, Hashable {
  /// Came with Earshot; everyone may hear it. The name is stable.
  case demo(name: String)
  /// Was recorded for a request; only its requester may hear it. The text is the request's identifier.
  case recording(request: String)
  /// A machine voice reads the text of a request, until a person has; only its requester may hear it. The text is the
  /// request's identifier.
  case machine(request: String)
  /// Is a sound of a book that its owner brought; only they may hear it. The text is the book’s identifier.
  case book(String)
  /// Is an episode of a podcast that its owner had fetched; only they may hear it. The text is the episode’s identifier.
  case episode(String)
}

/// Whether a track can be played.
public enum TrackState: Sendable, Hashable {
  /// It is being made.
  case preparing
  /// It can be played; its length in seconds.
  case ready(durationSeconds: Double)
  /// It could not be made; the reason is for the person who runs the server.
  case failed(reason: String)
}

/// A track with the place where the listener left it.
public struct ShelvedTrack: Sendable, Hashable {
  /// The track.
  public let track: Track
  /// Where the listener stopped; nil when it was never played.
  public let position: PlayPosition?
}

/// Where a listener left a track.
public struct PlayPosition: Sendable, Hashable {
  /// Seconds from the beginning.
  public let seconds: Double
  /// When it was left there.
  public let savedAt: Timestamp
}

/// The forms in which a sound can be had.
public enum AudioForm: String, Sendable, CaseIterable {
  /// For every player.
  case mp3
  /// Half the size, in a WebM file.
  case opus

  /// The ending of a file's name, with its point.
  public var ending: String {
    switch self {
    case .mp3: ".mp3"
    case .opus: ".webm"
    }
  }

  /// The media type.
  public var contentType: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .opus: "audio/webm"
    }
  }
}

/// A file of sound that may be sent to the one who asked for it.
public struct AudioFile: Sendable, Hashable {
  /// The path on this machine, readable until the track is deleted.
  public let path: String
  /// The form that it is in.
  public let form: AudioForm
  /// The size in bytes.
  public let byteCount: Int64
  /// A text that changes whenever the bytes do, for conditional requests.
  public let entityTag: String
  /// The title, for the name of a download.
  public let title: String
  /// The length in seconds.
  public let durationSeconds: Double

  /// Describes a file.
  public init(
    path: String, form: AudioForm, byteCount: Int64, entityTag: String, title: String,
    durationSeconds: Double
  ) {
    self.path = path
    self.form = form
    self.byteCount = byteCount
    self.entityTag = entityTag
    self.title = title
    self.durationSeconds = durationSeconds
  }
}
