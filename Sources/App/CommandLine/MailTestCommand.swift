// SPDX-License-Identifier: Apache-2.0

import Foundation
import Mail
import Speaking

extension Command {
  /// `earshot admin mail-test`: sends one message and says what the server answered.
  static let mailTest = Command(
    path: ["admin", "mail-test"], summary: { MailCommandWords[$0].test },
    operands: "ADDRESS", operandCount: 1...1, options: MailOptions.sending,
    discussion: { MailCommandWords[$0].testDiscussion },
    run: { arguments, console in
      let told = try MailOptions(
        arguments, environment: ProcessInfo.processInfo.environment
      ) { (path) throws(CommandError) in try console.read(path, limit: 1 << 20) }
      let written = arguments.operands[0]
      guard let to = MailAddress(written) else {
        throw CommandError.badInput { MailCommandWords[$0].badRecipient(written) }
      }
      guard let server = told.server, let from = told.from else {
        throw CommandError.badInput { MailCommandWords[$0].bothForTest }
      }
      let words = MailCommandWords[arguments.language]
      guard let subject = MailLine(words.testSubject), let tag = MailLine(arguments.language.tag),
        let id = MailLine(UUID().uuidString.lowercased())
      else { return }
      let message = MailMessage(
        from: from, to: to, subject: subject, text: words.testText, language: tag,
        sentAt: Int64(Date().timeIntervalSince1970), id: id)
      do throws(MailError) {
        let answer = try await MailSender(to: server).send(message)
        console.print(words.taken(answer.line))
      } catch {
        let problem = error
        throw CommandError.outside { MailCommandWords[$0].told(problem) }
      }
    })
}

extension MailCommandWords {
  /// Why a message was not taken, and what to do.
  fileprivate func told(_ error: MailError) -> String {
    switch error {
    case .unreachable: unreachable
    case .tooSlow: tooSlow
    case .brokenOff: brokenOff
    case .notPrivate: notPrivate
    case .signInRefused(let answer): signInRefused(answer.line)
    case .putOff(let answer): putOff(answer.line)
    case .refused(let answer): refused(answer.line)
    case .stopped: stopped
    case .other(let code): other("\(code)")
    }
  }
}
