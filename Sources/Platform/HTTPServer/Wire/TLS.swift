// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Glibc

/// The certificate of the server and what it agrees to; one for all connections.
final class TLSContext: @unchecked Sendable {
  // Unchecked: made once and only read afterwards, which GnuTLS allows from any thread.
  private var credentials: gnutls_certificate_credentials_t?
  private var priority: gnutls_priority_t?

  // Keys that are thrown away after use, and ciphers that protect what they hide: no RSA key exchange, no CBC.
  private static let suites =
    "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA:+ECDHE-RSA"
    + ":-CIPHER-ALL:+AES-256-GCM:+CHACHA20-POLY1305:+AES-128-GCM:-MAC-ALL:+AEAD:%SERVER_PRECEDENCE"

  /// Reads a certificate with those that vouch for it, and its key, both PEM; nil if they are none or do not fit.
  init?(certificate: [UInt8], key: [UInt8]) {
    guard gnutls_certificate_allocate_credentials(&credentials) == 0,
      gnutls_priority_init2(&priority, Self.suites, nil, 0) == 0
    else { return nil }
    let result = certificate.withUnsafeBufferPointer { certificate in
      key.withUnsafeBufferPointer { key in
        var first = Self.datum(certificate)
        var second = Self.datum(key)
        return gnutls_certificate_set_x509_key_mem(
          credentials, &first, &second, GNUTLS_X509_FMT_PEM)
      }
    }
    guard result >= 0 else { return nil }
  }

  deinit {
    if let credentials { gnutls_certificate_free_credentials(credentials) }
    if let priority { gnutls_priority_deinit(priority) }
  }

  /// GnuTLS only reads what it is given here, though its type says otherwise.
  private static func datum(_ bytes: UnsafeBufferPointer<UInt8>) -> gnutls_datum_t {
    gnutls_datum_t(
      data: UnsafeMutablePointer(mutating: bytes.baseAddress), size: UInt32(bytes.count))
  }

  /// The server's side of TLS on a socket; nil if there is no memory for it.
  func session(on descriptor: Int32) -> gnutls_session_t? {
    var session: gnutls_session_t?
    let flags = GNUTLS_SERVER.rawValue | GNUTLS_NONBLOCK.rawValue | GNUTLS_NO_SIGNAL.rawValue
    guard gnutls_init(&session, UInt32(flags)) == 0, let session else { return nil }
    guard gnutls_priority_set(session, priority) == 0,
      gnutls_credentials_set(
        session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials)) == 0
    else {
      gnutls_deinit(session)
      return nil
    }
    gnutls_transport_set_int2(session, descriptor, descriptor)
    return session
  }
}
