// SPDX-License-Identifier: Apache-2.0

import Accounts
public import BlobStore
public import Database

/// A field of the form for a request, in the order of the form.
///
/// The form, what it sends and the API are made from the list of these, so a new one is forgotten nowhere. The raw
/// names are part of the API: they never change.
public enum RequestField: String, Sendable, CaseIterable {
  /// What the text is.
  case title
  /// The text itself.
  case text
  /// The language of the text.
  case language
  /// What kind of text it is.
  case category
  /// Until when it is wanted.
  case deadline
  /// How it is to be read.
  case wishes
  /// How many people may read it at once, each a part.
  case parts
  /// Who may read it: all, some, or people who are named.
  case readers
  /// The usernames of those who may read it.
  case names
}

/// What is wrong with one field.
public enum RequestProblem: Sendable, Hashable {
  /// Nothing was written.
  case missing
  /// Too many characters.
  case tooLong(maximum: Int)
  /// The time has passed already.
  case past
  /// There are no volunteers with these usernames, of which there is at least one.
  case noSuchVolunteers([String])
  /// More people are named than may be.
  case tooMany(maximum: Int)
}

/// Why an act on a request was refused.
public enum ReadingError: Error, Sendable, Hashable, DatabaseFailure {
  /// Some fields need another answer.
  case invalid([RequestField: RequestProblem])
  /// There is no such request, or it is none of this person's business: the two are not told apart.
  case noSuchRequest
  /// Only requesters may post requests.
  case notARequester
  /// Only volunteers may take requests.
  case notAVolunteer
  /// Someone else was quicker, or the request was taken back.
  case notOpen
  /// The volunteer has taken as many requests within a day as they may; the next one is welcome at this time.
  case noMoreToday(limit: Int, next: Timestamp)
  /// New volunteers have taken as many requests from this network within a day as they may; the next one is welcome at
  /// this time, or at once for somebody whom the host has vetted.
  case noMoreFromHere(next: Timestamp)
  /// The host has taken from this person the right to read for others.
  case barred
  /// Too many reports, or too many usernames that were asked for; the next try is welcome after this many seconds.
  case tooOften(retryAfterSeconds: Int)
  /// A report tells more than there is room for, in characters.
  case reportTooLong(maximum: Int)
  /// A comment on a reading tells more than there is room for, in characters.
  case commentTooLong(maximum: Int)
  /// The volunteer has as many requests under way as one person may have.
  case tooManyClaims(limit: Int)
  /// The requester has as many requests waiting as one person may have.
  case tooManyRequests(limit: Int)
  /// The claim has ended, or was never this person's.
  case claimEnded
  /// The volunteer has had the request for as long as anybody may.
  case noMoreTime
  /// Another volunteer has taken the request in the meantime, so what the requester did stays.
  case takenMeanwhile
  /// The act does not fit the state of the request, such as editing one that someone is reading.
  case notNow
  /// The host takes no links to sounds.
  case linksOff
  /// A sound is being fetched for the volunteer already.
  case linkUnderWay
  /// The recording cannot be heard yet.
  case notReady
  /// The store of files failed.
  case files(BlobStoreError)
  /// The database failed.
  case database(DatabaseError)
}

extension ReadingError {
  /// After how many seconds the same is welcome again; nil for a refusal that waiting does not help.
  public func wait(at now: Timestamp) -> Double? {
    switch self {
    case .noMoreToday(_, let next), .noMoreFromHere(let next): next.seconds(since: now)
    case .tooOften(let seconds): Double(seconds)
    case .invalid, .noSuchRequest, .notARequester, .notAVolunteer, .notOpen, .barred,
      .noMoreTime, .reportTooLong, .commentTooLong, .tooManyClaims, .tooManyRequests, .claimEnded,
      .takenMeanwhile,
      .notNow, .linksOff, .linkUnderWay,
      .notReady, .files, .database:
      nil
    }
  }

  /// What a refusal to count a try means here.
  init(_ error: AccountsError, tooMany: (_ retryAfterSeconds: Int) -> ReadingError) {
    switch error {
    case .tooManyAttempts(let seconds): self = tooMany(seconds)
    case .database(let error): self = .database(error)
    // Counting gives no other.
    case .invalid, .wrongCredentials, .noSuchAccount, .hashingFailed: self = .notARequester
    }
  }
}
