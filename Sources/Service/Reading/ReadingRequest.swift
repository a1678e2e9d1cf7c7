// SPDX-License-Identifier: Apache-2.0

public import Database
public import Library

/// The identifier of one request.
public struct ReadingID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What everyone with a right to the request may know about it: never its text.
public struct RequestSummary: Sendable, Hashable {
  /// The identifier.
  public let id: ReadingID
  /// The title.
  public let title: String
  /// What kind of text it is.
  public let category: Category
  /// The language of the text.
  public let language: TextLanguage
  /// The length of the text in characters.
  public let characterCount: Int
  /// Until when the requester would like it; nil when there is no hurry.
  public let deadline: Timestamp?
  /// When it was posted.
  public let createdAt: Timestamp
  /// The first name of the person who asks.
  public let requesterFirstName: String
  /// Which part of a text it is that several people read; nil where it is the whole.
  public let part: PartPlace?
}

/// A request as its requester sees it, without its text.
public struct OwnRequest: Sendable, Hashable {
  /// Title, category and so on.
  public let summary: RequestSummary
  /// Where the request stands.
  public let state: RequestState
  /// How it is to be read.
  public let wishes: Wishes
  /// What they think of the reading that they kept; nil where they have not said it.
  public let rating: Rating?
  /// Whether asking another volunteer can be taken back: the recording is still there, and nobody has the request.
  public let canKeepAfterAll: Bool
  /// Whether it waits for people who were named, and none of them is there any more.
  public let waitsForNobody: Bool
  /// The request that it is a part of; nil where it is the whole.
  public let whole: ReadingID?
  /// Whether several people read it, each a part.
  public let isDivided: Bool
}

/// Where a request stands, for its requester.
public enum RequestState: Sendable, Hashable {
  /// It waits for a volunteer.
  case open
  /// It waited until the time by which it was needed, and nobody has it; another time opens it again.
  case expired
  /// Several people read it, each a part, and not all parts can be heard yet.
  case inParts(PartsProgress)
  /// A volunteer is reading it, until this time.
  case claimed(byFirstName: String, until: Timestamp)
  /// A volunteer has sent a recording; nil when the volunteer's account is gone.
  case recorded(byFirstName: String?, Recording)
  /// The requester has taken the recording as good.
  case accepted(byFirstName: String?, Recording, at: Timestamp)
  /// The requester took it back; it can be restored until it is deleted at this time.
  case withdrawn(deletedAt: Timestamp)
}

extension RequestState {
  /// Whether nobody has it, so that it can be changed.
  public var isWaiting: Bool {
    switch self {
    case .open, .expired: true
    case .inParts(let progress): progress.isUntouched
    case .claimed, .recorded, .accepted, .withdrawn: false
    }
  }

  /// Whether something of it can be changed: while somebody has one of its parts, the day and who may read the others.
  public var mayEdit: Bool {
    if case .inParts(let progress) = self { isWaiting || progress.open > 0 } else { isWaiting }
  }
}

/// A request as the volunteer who took it sees it.
public struct TakenRequest: Sendable, Hashable {
  /// Title, category and so on.
  public let summary: RequestSummary
  /// Where it stands, with the text as long as the volunteer may read it.
  public let state: TakenState
  /// How it is to be read; nil once the text is private again.
  public let wishes: Wishes?
  /// The words of the requester about the reading that they kept; nil where there are none.
  public let comment: String?
  /// Whether the volunteer still has to send a recording, and can ask for more time or give the request back: nothing
  /// that they sent can be heard or is being prepared.
  public let isStillToRead: Bool
}

/// Where a request stands, for the volunteer who took it.
///
/// Lists hold no texts: who gets one opens it, which is noted for the requester.
public enum TakenState: Sendable, Hashable {
  /// To be read and recorded until this time.
  case claimed(until: Timestamp, text: String?)
  /// Recorded, and not yet taken as good: it may still be recorded anew.
  case recorded(Recording, text: String?)
  /// Taken as good: the text is private again.
  case accepted(at: Timestamp)

  /// Whether the volunteer may read the text.
  var mayShowText: Bool {
    switch self {
    case .claimed, .recorded: true
    case .accepted: false
    }
  }
}

/// The identifier of one recording.
public struct RecordingID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A recording that was sent for a request.
public struct Recording: Sendable, Hashable {
  /// The identifier.
  public let id: RecordingID
  /// Whether it can be heard.
  public let state: RecordingState
  /// When it was sent.
  public let sentAt: Timestamp
}

/// Whether a recording can be heard.
public enum RecordingState: Sendable, Hashable {
  /// It is being prepared.
  case preparing
  /// It can be heard, by its requester as this track.
  case ready(TrackID, durationSeconds: Double)
  /// It could not be used, and another is needed.
  case failed(RecordingProblem)
}

/// Why a recording could not be used.
///
/// The raw names are stored: they never change.
public enum RecordingProblem: String, Sendable, CaseIterable, SQLConvertible {
  /// The file is not one that holds sound in a form that we know.
  case notAudio
  /// The file holds pictures or data, and no sound.
  case noSound
  /// The sound is silence from beginning to end.
  case silent
  /// The sound is shorter than a second.
  case tooShort
  /// The sound is longer than a recording may be.
  case tooLong
  /// The file is larger than a recording may be.
  case tooLarge
  /// The server could not do it, through no fault of the file.
  case serverFailed
}
