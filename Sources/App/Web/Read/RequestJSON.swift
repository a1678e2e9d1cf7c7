// SPDX-License-Identifier: Apache-2.0

import Bytes
import Database
import Library
import Reading
import Speaking

/// A request as the API tells of it.
struct RequestJSON: JSONEncodable {
  let summary: RequestSummary
  var text: String?
  var state: State?
  var wishes: Wishes?
  var rating: Rating?
  /// The words of the requester to the volunteer.
  var comment: String?
  /// The link that its volunteer sent in the place of a recording.
  var link: SoundLink?
  /// What of the text was typed, where files are attached too.
  var typedText: String?
  /// The files that are attached, for those who may see the text, and the language to tell of them in.
  var attachments: [AttachmentJSON] = []
  /// The parts that several people read, for the one who asks.
  var parts: [RequestPart] = []
  /// The request that it is a part of, for the one who asks.
  var whole: ReadingID?

  /// Where a request stands.
  struct State {
    let name: String
    var by: String?
    var until: Timestamp?
    var recording: Recording?
  }

  /// For the one who asks.
  init(_ own: OwnRequest, text: String? = nil) {
    summary = own.summary
    self.text = text
    wishes = own.wishes
    rating = own.rating
    whole = own.whole
    state =
      switch own.state {
      case .open: State(name: "open")
      case .expired: State(name: "expired")
      case .inParts(let progress): State(name: progress.status.rawValue)
      case .claimed(let name, let until): State(name: "claimed", by: name, until: until)
      case .recorded(let name, let recording):
        State(name: "recorded", by: name, recording: recording)
      case .accepted(let name, let recording, _):
        State(name: "accepted", by: name, recording: recording)
      case .withdrawn(let end): State(name: "withdrawn", until: end)
      }
  }

  /// For a volunteer who may take it.
  init(open summary: RequestSummary) {
    (self.summary, state) = (summary, State(name: "open"))
  }

  /// For a volunteer.
  init(_ view: VolunteerView) {
    switch view {
    case .open(let summary): self.init(open: summary)
    case .taken(let taken): self.init(taken)
    }
  }

  /// For the volunteer who took it.
  init(_ taken: TakenRequest) {
    summary = taken.summary
    wishes = taken.wishes
    comment = taken.comment
    switch taken.state {
    case .claimed(let until, let text):
      (self.text, state) = (text, State(name: "claimed", until: until))
    case .recorded(let recording, let text):
      (self.text, state) = (text, State(name: "recorded", recording: recording))
    case .accepted: state = State(name: "accepted")
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      Self.write(summary, to: &json)
      if let text { json.field("text", text) }
      if !attachments.isEmpty {
        if let typedText { json.field("typedText", typedText) }
        json.key("attachments")
        json.array { list in for attachment in attachments { list.value(attachment) } }
      }
      if let whole { json.field("whole", whole.rawValue) }
      if !parts.isEmpty {
        json.key("parts")
        json.array { list in for part in parts { list.value(PartsJSON(part: part)) } }
      }
      if let rating { json.field("rating", RatingJSON(rating: rating)) }
      if let comment { json.field("comment", comment) }
      if let wishes { json.field("wishes", WishesJSON(wishes: wishes)) }
      if let link {
        json.key("link")
        json.object { json in LinkJSON.write(link, to: &json) }
      }
      guard let state else { return }
      json.field("status", state.name)
      if let name = state.by { json.field("by", name) }
      if let until = state.until { json.field("until", until) }
      guard let recording = state.recording else { return }
      json.key("recording")
      json.object { json in RecordingJSON.write(recording, to: &json) }
    }
  }

  /// What lists tell of a request.
  static func write(_ summary: RequestSummary, to json: inout JSONWriter) {
    json.field("id", summary.id.rawValue)
    json.field("title", summary.title)
    json.field("category", summary.category.rawValue)
    json.field("language", summary.language.tag)
    json.field("characters", summary.characterCount)
    json.field("createdAt", summary.createdAt)
    if let deadline = summary.deadline { json.field("deadline", deadline) }
    if let part = summary.part {
      json.key("part")
      json.object { json in
        json.field("number", part.number)
        json.field("count", part.count)
      }
    }
  }

  /// What lists tell.
  static let summaryMembers: [Shape.Member] = [
    .always("id", .text), .always("title", .text),
    .always("category", .word(Category.allCases.map(\.rawValue))),
    .always("language", .word(TextLanguage.tags)), .always("characters", .integer),
    .always("createdAt", .moment), .sometimes("deadline", .moment),
    .sometimes("part", .object(PartsJSON.placeMembers)),
  ]

  /// The words for where a request stands.
  static let statuses = RequestStatus.allCases.map(\.rawValue)

  /// What is told of one request.
  static let members =
    summaryMembers + [
      .sometimes("text", .text), .sometimes("typedText", .text),
      .sometimes("attachments", .list(.object(AttachmentJSON.members))),
      .sometimes("wishes", Wishes.shape),
      .sometimes("whole", .text), .sometimes("parts", .list(.object(PartsJSON.members))),
      .always("status", .word(statuses)),
      .sometimes("by", .text), .sometimes("until", .moment),
      .sometimes(
        "recording",
        .object(RecordingJSON.members)),
      .sometimes("link", .object(RecordingJSON.members)),
      .sometimes("rating", RecordingJSON.ratingShape), .sometimes("comment", .text),
    ]

  /// What one fills in to ask.
  static let values = RequestField.allCases.map { APIOperation.Value($0) }
}

extension APIOperation.Value {
  /// A field of a request, as a program fills it in.
  fileprivate init(_ field: RequestField) {
    let name = field.rawValue
    switch field {
    case .title: self.init(name: name, kind: .text, about: "What the text is.")
    case .text:
      self.init(
        name: name, kind: .text,
        about: """
          The text itself; left out where files hold it, or the title alone says which text it is.
          """, isRequired: false)
    case .language:
      self.init(
        name: name, kind: .word(TextLanguage.tags),
        about: "The language of the text; that of the caller if left out.", isRequired: false)
    case .category:
      self.init(
        name: name, kind: .word(Category.allCases.map(\.rawValue)),
        about: "What kind of text it is; other if left out.", isRequired: false)
    case .deadline:
      self.init(
        name: name, kind: .moment,
        about: "By when, such as 2027-03-01T18:00:00Z; a plain day ends with its last second.",
        isRequired: false)
    case .wishes: self = Wishes.value
    case .parts: self = PartsJSON.value
    case .readers:
      self.init(
        name: name, kind: .word(Readers.Kind.allCases.map(\.rawValue)),
        about: "Who may read it; as the host has it, or as it was, if left out.",
        isRequired: false)
    case .names:
      self.init(
        name: name, kind: .text,
        about: "For named: the usernames of volunteers, with spaces between.", isRequired: false)
    }
  }
}
