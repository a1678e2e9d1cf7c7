// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library

/// A request with its recording, as the database holds them: without its text, which is read only where it is shown.
struct RequestRow: RowDecodable, Placed {
  /// How the database names the states.
  enum StateName: String, SQLConvertible {
    case open
    case claimed
    case recorded
    case accepted
    /// It is read in parts, which are requests of their own: nobody is offered the whole.
    case divided
  }

  let summary: RequestSummary
  let requester: AccountID
  let state: StateName
  let volunteer: AccountID?
  let volunteerFirstName: String?
  let claimedUntil: Timestamp?
  let acceptedAt: Timestamp?
  let withdrawnAt: Timestamp?
  let wishes: Wishes
  let rating: Rating?
  let recording: Recording?
  /// What the volunteer sent to replace a recording that can be heard: being prepared, or of no use.
  let replacement: Recording?
  /// Whether the requester asked another volunteer and can still take that back.
  let hasRecordingAside: Bool
  /// Whether only people were named for it who are not there any more.
  let isForNobody: Bool
  let dueOrder: Int64
  let languageRank: Int64
  /// The request that it is a part of.
  let whole: ReadingID?
  /// How far its parts have come, where it is read in parts.
  let progress: PartsProgress?
  /// Whether it is read in parts, also when all of them were joined.
  let isDivided: Bool

  /// The columns and tables that make a row; a `WHERE` follows.
  static func select(at now: Timestamp) -> Statement {
    """
    SELECT \(RequestSummary.columns), requests.requester, requests.state,
      requests.due_order, requests.language_rank,
      requests.volunteer, requests.claimed_until, requests.accepted_at, requests.withdrawn_at,
      \(Wishes.columns), \(Rating.columns), reader.name AS volunteer_name,
      recordings.id AS recording_id, recordings.state AS recording_state, recordings.problem, recordings.track,
      recordings.duration_ms, recordings.sent_at,
      replacement.id AS replacement_id, replacement.state AS replacement_state, replacement.problem AS replacement_problem,
      replacement.sent_at AS replacement_sent_at,
      CASE WHEN aside.id IS NULL THEN 0 ELSE 1 END AS has_aside,
      CASE WHEN \(ReadingService.isForNobody) THEN 1 ELSE 0 END AS is_for_nobody,
      request_parts.whole,
      CASE WHEN EXISTS (SELECT 1 FROM request_parts WHERE request_parts.whole = requests.id)
        THEN 1 ELSE 0 END AS is_divided,
      \(PartsProgress.columns(at: now))
    FROM \(RequestSummary.tables)
      LEFT JOIN accounts AS reader ON reader.id = requests.volunteer
      LEFT JOIN recordings ON recordings.request = requests.id
        AND recordings.place = 'present'
      LEFT JOIN recordings AS replacement ON replacement.request = requests.id
        AND replacement.place = 'replacement'
      LEFT JOIN recordings AS aside ON aside.request = requests.id AND aside.place = 'aside'
      \(Rating.join)
    """
  }

  init(row: Row) throws(DatabaseError) {
    summary = try RequestSummary(row: row)
    requester = try row.value("requester")
    state = try row.value("state")
    volunteer = try row.value("volunteer")
    volunteerFirstName = try row.value("volunteer_name", as: String?.self)
      .map { Account.firstName(of: $0) }
    claimedUntil = try row.value("claimed_until")
    acceptedAt = try row.value("accepted_at")
    withdrawnAt = try row.value("withdrawn_at")
    wishes = try Wishes(row: row)
    rating = try Rating.of(row)
    recording = try RecordingRow(row: row).recording
    replacement = try ReplacementRow(row: row).recording
    hasRecordingAside = try row.value("has_aside")
    isForNobody = try row.value("is_for_nobody")
    dueOrder = try row.value("due_order")
    languageRank = try row.value("language_rank")
    whole = try row.value("whole")
    isDivided = try row.value("is_divided")
    progress = state == .divided ? try PartsProgress(row: row) : nil
  }

  /// The place in the list of open requests.
  var cursor: PageCursor {
    PageCursor(
      first: dueOrder, second: languageRank, third: summary.createdAt.rawValue,
      id: summary.id.rawValue)
  }

  /// Where the request stands for its requester.
  ///
  /// A claim whose time is over counts as open at once.
  func requesterState(at now: Timestamp, withdrawnSeconds: Double) -> RequestState {
    if let withdrawnAt {
      return .withdrawn(deletedAt: withdrawnAt.adding(seconds: withdrawnSeconds))
    }
    switch (state, recording) {
    case (.claimed, _):
      guard let claimedUntil, claimedUntil > now else { return waitingState(at: now) }
      return .claimed(byFirstName: volunteerFirstName ?? "", until: claimedUntil)
    case (.recorded, .some(let recording)):
      return .recorded(byFirstName: volunteerFirstName, recording)
    case (.accepted, .some(let recording)):
      return .accepted(
        byFirstName: volunteerFirstName, recording, at: acceptedAt ?? recording.sentAt)
    case (.divided, _):
      return .inParts(
        progress ?? PartsProgress(count: 0, open: 0, claimed: 0, ready: 0, isLate: false))
    case (.open, _), (.recorded, nil), (.accepted, nil): return waitingState(at: now)
    }
  }

  private func waitingState(at now: Timestamp) -> RequestState {
    dueOrder > now.rawValue ? .open : .expired
  }

  /// Whether the volunteer has it and nothing that they sent can be heard or is being prepared.
  var isStillToRead: Bool {
    switch (state, recording?.state) {
    case (.claimed, _), (.recorded, .failed): true
    case (.recorded, .preparing), (.recorded, .ready), (.recorded, nil), (.open, _), (.accepted, _),
      (.divided, _):
      false
    }
  }

  /// Where the request stands for the volunteer who took it; nil when it is theirs no longer.
  /// - Parameter text: The text, where it is to be shown.
  func volunteerState(at now: Timestamp, text: String? = nil) -> TakenState? {
    guard withdrawnAt == nil else { return nil }
    switch (state, recording) {
    case (.claimed, _):
      guard let claimedUntil, claimedUntil > now else { return nil }
      return .claimed(until: claimedUntil, text: text)
    case (.recorded, .some(let recording)): return .recorded(replacement ?? recording, text: text)
    case (.accepted, _): return .accepted(at: acceptedAt ?? summary.createdAt)
    case (.open, _), (.recorded, nil), (.divided, _): return nil
    }
  }
}

/// The columns of a recording that stand beside its request.
private struct RecordingRow {
  let recording: Recording?

  init(row: Row) throws(DatabaseError) {
    guard let state = try row.value("recording_state", as: RecordingStateName?.self) else {
      recording = nil
      return
    }
    let track: TrackID? = try row.value("track")
    let milliseconds: Int64? = try row.value("duration_ms")
    let problem: RecordingProblem? = try row.value("problem")
    let seconds = Double(milliseconds ?? 0) / 1000
    let decoded: RecordingState =
      switch state {
      case .preparing: .preparing
      case .failed: .failed(problem ?? .serverFailed)
      case .ready: track.map { .ready($0, durationSeconds: seconds) } ?? .failed(.serverFailed)
      }
    recording = Recording(
      id: try row.value("recording_id"), state: decoded, sentAt: try row.value("sent_at"))
  }
}

/// The columns of what is to replace a recording; once it can be heard, it is the recording itself.
private struct ReplacementRow {
  let recording: Recording?

  init(row: Row) throws(DatabaseError) {
    guard let state = try row.value("replacement_state", as: RecordingStateName?.self) else {
      recording = nil
      return
    }
    let problem: RecordingProblem? = try row.value("replacement_problem")
    recording = Recording(
      id: try row.value("replacement_id"),
      state: state == .preparing ? .preparing : .failed(problem ?? .serverFailed),
      sentAt: try row.value("replacement_sent_at"))
  }
}

/// Which of the recordings of a request it is; a request has at most one of each.
enum RecordingPlace: String, SQLConvertible {
  /// The one that the requester hears, or the first to be prepared.
  case present
  /// Sent to replace one that can be heard, which stays until this one can be heard too.
  case replacement
  /// Out of sight, because the requester asked another volunteer and may take that back.
  case aside
}

/// How the database names the states of a recording.
enum RecordingStateName: String, SQLConvertible {
  case preparing
  case ready
  case failed
}

extension TakenRequest {
  /// What a row says to the volunteer who took it.
  init(_ row: RequestRow, _ state: TakenState) {
    self.init(
      summary: row.summary, state: state, wishes: state.mayShowText ? row.wishes : nil,
      comment: row.state == .accepted && row.rating?.comment != "" ? row.rating?.comment : nil,
      isStillToRead: row.isStillToRead)
  }
}
