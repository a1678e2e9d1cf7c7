// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a link before anything is fetched.
public enum LinkError: Error, Sendable, Hashable {
  /// It cannot be read as the address of a file on the web.
  case notALink
  /// It is longer than a link may be, in bytes.
  case tooLong(maximum: Int)
  /// It is no `https` link.
  case notSecure
  /// A name or a password stands in it.
  case withName
  /// It names another port than the usual one.
  case port
}

/// Why a file could not be fetched.
public enum FetchError: Error, Sendable, Hashable {
  /// There is no such name, or nothing answers there.
  case unreachable
  /// The address is special (`SpecialAddresses`): nothing was sent there.
  case forbiddenAddress
  /// The certificate is not one to be trusted.
  case untrusted
  /// It was sent on to a link that is not followed.
  case badRedirect(LinkError)
  /// It was sent on too often.
  case tooManyRedirects
  /// The answer has another status than 200.
  case status(Int)
  /// The answer is a page, and no file.
  case webPage
  /// The file comes packed, which nobody asked for.
  case encoded
  /// The file has more bytes than are welcome.
  case tooLarge
  /// The file comes too slowly.
  case tooSlow
  /// The file has no bytes.
  case empty
  /// The answer makes no sense, or ended before its end.
  case broken
  /// It was told to stop.
  case cancelled
  /// There is no room for the file, or it cannot be written, in the words of the system.
  case disk(reason: String)
  /// Anything else, in the words of the library.
  case failed(reason: String)
}
