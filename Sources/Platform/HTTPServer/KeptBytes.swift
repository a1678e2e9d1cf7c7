// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Bytes that many get, kept with their compressed forms.
///
/// A form is made when it is first asked for, as small as it can be.
public final class KeptBytes: Sendable {
  private struct Forms {
    var brotli: SharedBytes?
    var gzip: SharedBytes?
    var isBrotliMade = false
    var isGzipMade = false
  }

  private let plain: SharedBytes
  private let forms = Mutex(Forms())

  /// Keeps these bytes.
  public init(_ bytes: [UInt8]) {
    plain = SharedBytes(bytes)
  }

  /// The length as it is, in bytes.
  public var count: Int { plain.count }

  /// Puts the bytes into a response, in the form that the client takes; adds the headers that say so.
  public func fill(_ response: inout Response, for request: Request) {
    var bytes = plain
    for coding in [AcceptEncoding.Coding.brotli, .gzip]
    where AcceptEncoding.allows(coding, request.headers) {
      guard let compressed = form(coding) else { continue }
      bytes = compressed
      response.headers[.contentEncoding] = coding.rawValue
      break
    }
    response.headers.addVary("Accept-Encoding")
    response.body = .shared(.init(bytes: bytes, range: 0..<bytes.count))
  }

  /// Made under the lock, so that many who ask at once make it once.
  private func form(_ coding: AcceptEncoding.Coding) -> SharedBytes? {
    forms.withLock { forms in
      switch coding {
      case .brotli:
        if !forms.isBrotliMade { forms.brotli = Brotli.compress(plainBytes).map(SharedBytes.init) }
        forms.isBrotliMade = true
        return forms.brotli
      case .gzip:
        if !forms.isGzipMade { forms.gzip = Gzip.compress(plainBytes).map(SharedBytes.init) }
        forms.isGzipMade = true
        return forms.gzip
      }
    }
  }

  private var plainBytes: [UInt8] { Array(plain.buffer) }
}
