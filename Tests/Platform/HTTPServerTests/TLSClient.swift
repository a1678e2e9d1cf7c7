// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Glibc
import Testing

@testable import HTTPServer

/// A client that does with TLS 1.2 what no honest one does; everything waits.
final class TLSClient {
  private let descriptor: Int32
  private var credentials: gnutls_certificate_credentials_t?
  private var session: gnutls_session_t?

  init(port: Int) throws {
    descriptor = try #require(Client.socket(to: port))
    gnutls_certificate_allocate_credentials(&credentials)
    gnutls_init(&session, UInt32(GNUTLS_CLIENT.rawValue | GNUTLS_NO_SIGNAL.rawValue))
    gnutls_priority_set_direct(session, "NORMAL:-VERS-ALL:+VERS-TLS1.2", nil)
    gnutls_credentials_set(
      session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))
    gnutls_transport_set_int2(session, descriptor, descriptor)
    try #require(gnutls_handshake(session) == 0)
  }

  deinit {
    gnutls_deinit(session)
    gnutls_certificate_free_credentials(credentials)
    close(descriptor)
  }

  /// Asks for a page and gives the answer with its head.
  func ask() throws -> String {
    let request = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
    try #require(gnutls_record_send(session, request, request.count) == request.count)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = gnutls_record_recv(session, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  /// Asks for a page, and then to agree on keys again; the code of the library.
  func askAndAgreeAgain() throws -> Int32 {
    try #require(try ask().hasSuffix("secure true"))
    return gnutls_handshake(session)
  }
}
