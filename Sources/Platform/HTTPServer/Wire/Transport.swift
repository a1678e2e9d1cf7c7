// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Glibc

/// A socket that does not block, with or without TLS.
struct Transport {
  enum Result {
    /// So many bytes went through.
    case done(Int)
    /// Nothing can be done until the socket is ready again.
    case wait
    /// The other side has said that it sends no more.
    case end
    case broken
  }

  // Of TLS, one after the other; nobody has reason for more, and who sends nothing else would keep the loop.
  private static let mostWarnings = 16

  let descriptor: Int32
  private let session: gnutls_session_t?

  /// Takes a socket; nil if there is no memory for TLS.
  init?(descriptor: Int32, tls: TLSContext?) {
    self.descriptor = descriptor
    guard let tls else {
      session = nil
      return
    }
    guard let session = tls.session(on: descriptor) else { return nil }
    self.session = session
  }

  var isSecure: Bool { session != nil }

  /// Agrees on keys; done(0) when that is over.
  func shakeHands() -> Result {
    guard let session else { return .done(0) }
    for _ in 0..<Self.mostWarnings {
      let code = gnutls_handshake(session)
      if code == 0 { return .done(0) }
      if code == GNUTLS_E_AGAIN { return .wait }
      // After a warning there may be more to read, of which the system does not tell again.
      if gnutls_error_is_fatal(code) != 0 { return .broken }
    }
    return .broken
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Result {
    guard let session else {
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        if count > 0 { return .done(count) }
        if count == 0 { return .end }
        if errno == EINTR { continue }
        return errno == EAGAIN ? .wait : .broken
      }
    }
    for _ in 0..<Self.mostWarnings {
      let count = gnutls_record_recv(session, buffer.baseAddress, buffer.count)
      if count > 0 { return .done(count) }
      if count == 0 { return .end }
      if count == Int(GNUTLS_E_AGAIN) { return .wait }
      if count == Int(GNUTLS_E_PREMATURE_TERMINATION) { return .end }
      // Warnings pass. No honest client wishes to agree on keys again, which costs us much and it little.
      if count == Int(GNUTLS_E_REHANDSHAKE) || gnutls_error_is_fatal(Int32(count)) != 0 {
        return .broken
      }
    }
    return .broken
  }

  /// Sends bytes; `more` says that others follow at once and may share a packet with them.
  ///
  /// After `wait` the next call must begin with the same bytes: TLS has them in work.
  func write(_ bytes: UnsafeRawBufferPointer, more: Bool) -> Result {
    guard let session else {
      let flags = Int32(MSG_NOSIGNAL) | (more ? Int32(MSG_MORE) : 0)
      while true {
        let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
        if count >= 0 { return .done(count) }
        if errno == EINTR { continue }
        return errno == EAGAIN ? .wait : .broken
      }
    }
    while true {
      let count = gnutls_record_send(session, bytes.baseAddress, bytes.count)
      if count >= 0 { return .done(count) }
      if count == Int(GNUTLS_E_AGAIN) { return .wait }
      if gnutls_error_is_fatal(Int32(count)) == 0 { continue }
      return .broken
    }
  }

  /// Sends a part of a file; `buffer` serves where the system cannot do it alone.
  func send(
    _ file: OpenFile, from start: Int, count: Int, buffer: UnsafeMutableRawBufferPointer
  ) -> Result {
    if session == nil {
      var offset = off_t(start)
      while true {
        let sent = sendfile(descriptor, file.descriptor, &offset, count)
        if sent > 0 { return .done(sent) }
        // The file has become shorter than its length, which is told already.
        if sent == 0 { return .broken }
        if errno == EINTR { continue }
        return errno == EAGAIN ? .wait : .broken
      }
    }
    let wanted = min(count, buffer.count)
    let got = pread(file.descriptor, buffer.baseAddress, wanted, off_t(start))
    guard got > 0 else { return .broken }
    return write(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<got]), more: false)
  }

  /// Says that nothing more is sent; the other side may still send.
  func finishSending() {
    if let session { gnutls_bye(session, GNUTLS_SHUT_WR) }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func close() {
    if let session { gnutls_deinit(session) }
    Glibc.close(descriptor)
  }
}
