// SPDX-License-Identifier: Apache-2.0

public import Database

/// Who may take a request.
public enum Readers: Sendable, Hashable {
  /// Every volunteer.
  case anyone
  /// The volunteers that the host has vetted.
  case vetted
  /// The people with these usernames, as the requester wrote them.
  case named([String])

  /// The words for these, without the people.
  ///
  /// The raw names are part of the API: they never change.
  public enum Kind: String, Sendable, CaseIterable {
    /// The volunteers that the host has vetted.
    case vetted
    /// Every volunteer.
    case anyone
    /// People with their usernames.
    case named
  }

  /// Which of them it is.
  public var kind: Kind {
    switch self {
    case .anyone: .anyone
    case .vetted: .vetted
    case .named: .named
    }
  }
}

/// How the database names who may take a request.
enum AudienceName: String, SQLConvertible {
  /// Anyone as long as the host vets nobody, else the vetted ones.
  ///
  /// What was said to be for anyone while there was no vetting: so when the host begins to vet, no stranger gets a text
  /// that waits already.
  case host
  /// Anyone, chosen beside vetted volunteers.
  case anyone
  case vetted
  case named
}

/// What the host of a server has decided about reading.
public struct HostRules: Sendable, Hashable {
  /// Whether requests are for vetted volunteers unless their requester says otherwise.
  public let isVetting: Bool
  /// How many requests a new volunteer may take within a day.
  public let claimsPerDay: Int
  /// How many requests volunteers who are not vetted may take from one network within a day, all together.
  public let claimsPerNetwork: Int
  /// Whether volunteers may answer with a link to a sound.
  public let takesLinks: Bool
}

/// What a volunteer may do at the moment.
public struct VolunteerStanding: Sendable, Hashable {
  /// Whether the host vets volunteers.
  public let isVetting: Bool
  /// Whether the host has vetted this one.
  public let isVetted: Bool
  /// Whether the host has taken from this person the right to read for others.
  public let isBarred: Bool
  /// How many requests this volunteer may take within a day.
  public let claimsPerDay: Int
  /// How many of them are left now.
  public let claimsLeft: Int
  /// When the next one can be taken, where none is left.
  public let nextClaimAt: Timestamp?
  /// How many requests this volunteer has in hand, to be recorded.
  public let inHand: Int
  /// How many requests a volunteer can have in hand at a time.
  public let mostInHand: Int
}
