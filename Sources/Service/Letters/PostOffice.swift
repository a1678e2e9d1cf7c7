// SPDX-License-Identifier: Apache-2.0

public import Mail

/// What is needed to write to people: a server that takes messages, who sends them, and where their links lead.
public struct PostOffice: Sendable {
  /// Where the links of messages lead on the pages, behind the public address.
  public struct Paths: Sendable {
    let newPassword: @Sendable (_ secret: String) -> String
    let confirmation: @Sendable (_ secret: String) -> String
    let news: String
    let settings: String

    /// The paths.
    /// - Parameters:
    ///   - newPassword: the page behind a link to a new password.
    ///   - confirmation: the page behind a link that confirms an address.
    ///   - news: the page that shows what there is.
    ///   - settings: the page on which messages are turned off.
    public init(
      newPassword: @escaping @Sendable (_ secret: String) -> String,
      confirmation: @escaping @Sendable (_ secret: String) -> String, news: String,
      settings: String
    ) {
      self.newPassword = newPassword
      self.confirmation = confirmation
      self.news = news
      self.settings = settings
    }
  }

  let sender: MailSender
  let from: MailAddress
  let publicAddress: PublicAddress

  /// What is needed to write to people.
  public init(server: MailServer, from: MailAddress, publicAddress: PublicAddress) {
    sender = MailSender(to: server)
    self.from = from
    self.publicAddress = publicAddress
  }
}
