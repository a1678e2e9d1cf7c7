// SPDX-License-Identifier: Apache-2.0

/// Why a message was not taken.
public enum MailError: Error, Sendable, Hashable {
  /// There is no such server, or it cannot be reached.
  case unreachable
  /// The server did not answer in time.
  case tooSlow
  /// The connection ended before the message was taken.
  case brokenOff
  /// The connection cannot be protected: no TLS there, or a certificate that is not trusted.
  case notPrivate
  /// The server does not take this user and password.
  case signInRefused(MailAnswer)
  /// The server takes the message later, if at all.
  case putOff(MailAnswer)
  /// The server does not take the message.
  case refused(MailAnswer)
  /// This program stopped meanwhile.
  case stopped
  /// Something else, by its number in libcurl.
  case other(code: Int)

  /// Whether another try could help.
  public var canRetry: Bool {
    switch self {
    case .refused: false
    case .unreachable, .tooSlow, .brokenOff, .notPrivate, .signInRefused, .putOff, .stopped,
      .other:
      true
    }
  }

  /// What happened, for the log of the server.
  ///
  /// What the server answered is left out, since it may name the person.
  public var reason: String {
    switch self {
    case .unreachable: "The mail server cannot be reached."
    case .tooSlow: "The mail server did not answer in time."
    case .brokenOff: "The mail server ended the connection."
    case .notPrivate: "The connection to the mail server cannot be protected by TLS."
    case .signInRefused(let answer):
      "The mail server refused the user or the password (\(answer.code))."
    case .putOff(let answer): "The mail server put the message off (\(answer.code))."
    case .refused(let answer): "The mail server refused the message (\(answer.code))."
    case .stopped: "The server stopped while it sent a message."
    case .other(let code): "The message could not be sent (libcurl \(code))."
    }
  }
}

/// The last thing that a mail server said.
public struct MailAnswer: Sendable, Hashable {
  /// Its code of three digits (RFC 5321 section 4.2).
  public let code: Int
  /// The whole line, without what could steer a terminal.
  public let line: String
}
