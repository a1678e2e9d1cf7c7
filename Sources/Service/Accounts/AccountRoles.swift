// SPDX-License-Identifier: Apache-2.0

public import Database

/// One of the things that a person may come for.
public enum AccountRole: String, Sendable, CaseIterable {
  /// Asks for texts to be read.
  case requester
  /// Reads texts for others.
  case volunteer
}

/// What a person came for: at least one role, and perhaps both.
///
/// The raw names are stored: they never change, and no row can hold a person without a role.
public enum AccountRoles: String, Sendable, CaseIterable, SQLConvertible {
  /// Asks for texts to be read.
  case requester
  /// Reads texts for others.
  case volunteer
  /// Does both.
  case both

  /// These roles together; nil where there is none.
  public init?(_ roles: Set<AccountRole>) {
    switch (roles.contains(.requester), roles.contains(.volunteer)) {
    case (true, true): self = .both
    case (true, false): self = .requester
    case (false, true): self = .volunteer
    case (false, false): return nil
    }
  }

  /// Whether the person came for this, among others or alone.
  public func contains(_ role: AccountRole) -> Bool {
    switch (self, role) {
    case (.both, _), (.requester, .requester), (.volunteer, .volunteer): true
    case (.requester, .volunteer), (.volunteer, .requester): false
    }
  }

  /// The roles one by one, in the order in which they are told.
  public var all: [AccountRole] { AccountRole.allCases.filter(contains) }
}

extension AccountRoles {
  /// The roles of whoever reads for others, as a list for `role IN`.
  public static let ofReaders: Statement = "('volunteer', 'both')"
}
