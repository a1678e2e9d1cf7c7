// SPDX-License-Identifier: Apache-2.0

/// The method of a request.
public enum Method: String, Sendable, Hashable, CaseIterable {
  /// Asks for a page or a file.
  case get = "GET"
  /// Asks for the headers of a page or a file.
  case head = "HEAD"
  /// Does something.
  case post = "POST"
  /// Puts something at an address.
  case put = "PUT"
  /// Changes a part of something.
  case patch = "PATCH"
  /// Removes something.
  case delete = "DELETE"
  /// Asks which methods an address takes.
  case options = "OPTIONS"
  /// Asks for the request itself, which no address here gives.
  case trace = "TRACE"

  /// Whether the method only reads, RFC 9110 section 9.2.1.
  public var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    case .post, .put, .patch, .delete: false
    }
  }
}
