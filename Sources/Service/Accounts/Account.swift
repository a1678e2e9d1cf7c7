// SPDX-License-Identifier: Apache-2.0

public import Database

/// The identifier of one account.
public struct AccountID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// One person's account, as that person sees it.
public struct Account: Sendable, Equatable, RowDecodable {
  /// The identifier.
  public let id: AccountID
  /// The name, as the person writes it.
  public let name: String
  /// The username, as the person writes it; unique without regard to case.
  public let username: String
  /// The e-mail address, if the person gave one.
  public let email: String?
  /// What the person came for.
  public let roles: AccountRoles
  /// How pages look, read and speak to this person.
  public let settings: Settings
  /// When the account was made.
  public let createdAt: Timestamp
  /// Whether this person looks after the server: given on its command line only.
  public let isOperator: Bool

  /// The first word of the name: all that other people are shown.
  public var firstName: String { Account.firstName(of: name) }

  /// The first word of a name.
  public static func firstName(of name: String) -> String {
    // Many names are plain, and a list has many names: what each character is need not be looked up.
    let letters = name.utf8.prefix { (0x21...0x7E).contains($0) }
    if !letters.isEmpty, letters.endIndex == name.endIndex || name.utf8[letters.endIndex] == 0x20 {
      return String(Substring(letters))
    }
    let word = name.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return word.isEmpty ? name : String(word)
  }

  /// Reads an account from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    name = try row.value("name")
    username = try row.value("username")
    email = try row.value("email")
    roles = try row.value("role")
    settings = try Settings(row: row)
    createdAt = try row.value("created_at")
    isOperator = try row.value("is_operator")
  }
}
