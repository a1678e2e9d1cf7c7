// SPDX-License-Identifier: Apache-2.0

import Letters
import Mail
import Speaking

/// Where messages are handed over and who sends them, as options and the environment say.
///
/// The address of the server may hold a password, and everybody on a machine sees the words of a command; so it is read
/// from a file or from the environment too.
struct MailOptions {
  let server: MailServer?
  let from: MailAddress?
  let publicAddress: PublicAddress?

  /// What a server is told with.
  static let all = [mail, mailFile, mailFrom, publicAddress]
  /// What sends one message.
  static let sending = [mail, mailFile, mailFrom]

  private static let mail = CommandOption.value("--mail", "URL") { MailCommandWords[$0].mail }
  private static let mailFile = CommandOption.value("--mail-file", "FILE") {
    MailCommandWords[$0].mailFile
  }
  private static let mailFrom = CommandOption.value("--mail-from", "ADDRESS") {
    MailCommandWords[$0].mailFrom
  }
  private static let publicAddress = CommandOption.value("--public-address", "URL") {
    MailCommandWords[$0].publicAddress
  }

  /// Reads what was given; an option goes before the environment.
  /// - Throws: a `CommandError` for what cannot be used, which never holds the address of the server.
  init(
    _ arguments: Arguments, environment: [String: String],
    read: (String) throws(CommandError) -> [UInt8]
  ) throws(CommandError) {
    func told(_ option: String, _ name: String) -> String? {
      arguments.text(option) ?? environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let written: String?
    if let path = arguments.text("--mail-file") {
      guard arguments.text("--mail") == nil else {
        throw .badInput { MailCommandWords[$0].oneOfTwo }
      }
      let text = String(decoding: try read(path).prefix(4096), as: UTF8.self)
      written = String(text.prefix { !$0.isNewline }.drop { $0.isWhitespace })
    } else {
      written = told("--mail", "EARSHOT_MAIL")
    }
    server = try written.map { (text) throws(CommandError) in try Self.server(text) }
    from = try told("--mail-from", "EARSHOT_MAIL_FROM").map { (text) throws(CommandError) in
      guard let address = MailAddress(text) else {
        throw .badInput { MailCommandWords[$0].badFrom(text) }
      }
      return address
    }
    publicAddress = try told("--public-address", "EARSHOT_ADDRESS").map {
      (text) throws(CommandError) in
      guard let address = PublicAddress(text) else {
        throw .badInput { MailCommandWords[$0].badPublicAddress(text) }
      }
      return address
    }
  }

  /// What a server sends messages with; nil where none of it was given.
  /// - Throws: a `CommandError` where something of it is missing.
  func office() throws(CommandError) -> PostOffice? {
    // The address alone serves nothing yet, and is often set for all.
    if server == nil, from == nil { return nil }
    guard let server, let from, let publicAddress else {
      throw .badInput { MailCommandWords[$0].allThree }
    }
    return PostOffice(server: server, from: from, publicAddress: publicAddress)
  }

  private static func server(_ text: String) throws(CommandError) -> MailServer {
    do throws(MailServerProblem) {
      return try MailServer(text)
    } catch {
      let problem = error
      throw .badInput { language in
        let words = MailCommandWords[language]
        return switch problem {
        case .form: words.badForm
        case .port: words.badPort
        case .option: words.badOption
        case .openPassword: words.openPassword
        }
      }
    }
  }
}
