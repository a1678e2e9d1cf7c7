// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of text for the head of a message: without anything that could end the line.
public struct MailLine: Sendable, Hashable {
  let text: String

  /// The line; nil where a letter in it is a line break or steers something.
  public init?(_ text: String) {
    let isOneLine = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isOneLine else { return nil }
    self.text = text
  }
}

/// A message in plain text, made by a program for one person.
///
/// There is no part in HTML: everybody's programs read text, aloud and in braille, and none of it can tell that it was
/// opened.
public struct MailMessage: Sendable {
  /// Who sends it.
  public let from: MailAddress
  /// Who gets it.
  public let to: MailAddress
  /// What it is about.
  public let subject: MailLine
  /// What it says; lines end with a line feed.
  public let text: String
  /// The tag of its language, such as `ar`.
  public let language: MailLine
  /// When it was written, in seconds since 1970.
  public let sentAt: Int64
  /// What no other message has: letters and digits.
  public let id: MailLine

  /// A message.
  public init(
    from: MailAddress, to: MailAddress, subject: MailLine, text: String, language: MailLine,
    sentAt: Int64, id: MailLine
  ) {
    self.from = from
    self.to = to
    self.subject = subject
    self.text = text
    self.language = language
    self.sentAt = sentAt
    self.id = id
  }

  /// The message as it is sent (RFC 5322), in ASCII.
  var bytes: [UInt8] {
    let head = [
      "Date: \(Self.date(sentAt))",
      "From: Earshot <\(from)>",
      "To: <\(to)>",
      "Subject: \(EncodedWords.encoded(subject.text, after: "Subject: "))",
      "Message-ID: <\(id.text)@\(from.domain)>",
      // RFC 3834 section 5.2: nobody's answer to absence comes back.
      "Auto-Submitted: auto-generated",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "Content-Language: \(language.text)",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + QuotedPrintable.encoded(text)).utf8)
  }

  /// A moment as in `Wed, 25 Nov 2026 03:20:00 +0000` (RFC 5322 section 3.3).
  static func date(_ seconds: Int64) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
    return "\(day) \(parts.tm_year + 1900) \(time) +0000"
  }
}
