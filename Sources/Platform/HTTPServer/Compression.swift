// SPDX-License-Identifier: Apache-2.0

/// Compresses what is made for one request, on its way out.
///
/// Files and kept pages are compressed beforehand, and better; here it has to be quick.
public enum Compression {
  /// Under this many bytes an answer fits into one packet anyway.
  static let leastBytes = 1024
  /// zlib's third of nine: half the time of the usual sixth, for answers a tenth larger.
  private static let quickLevel: Int32 = 3

  /// The middleware that compresses texts for those who take gzip; make it the outermost.
  ///
  /// - Parameter mayTellLength: Whether a request may get an answer the length of which tells what is in it. Who can
  ///   put words of his own beside a secret, and see how long the answer becomes, can guess the secret
  ///   (https://www.breachattack.com).
  public static func middleware(
    mayTellLength: @escaping @Sendable (Request) -> Bool
  ) -> Middleware {
    { request, next in
      var response = await next(request)
      guard case .bytes(let bytes) = response.body, bytes.count >= leastBytes,
        response.headers[.contentEncoding] == nil, response.headers[.acceptRanges] == nil,
        response.headers[.etag] == nil, isText(response.headers[.contentType])
      else { return response }
      response.headers.addVary("Accept-Encoding")
      // Who gets it again has to take the same form.
      response.reuse?.varying.append(.acceptEncoding)
      guard AcceptEncoding.allows(.gzip, request.headers), mayTellLength(request),
        let compressed = Gzip.compress(bytes, level: quickLevel)
      else { return response }
      response.headers[.contentEncoding] = AcceptEncoding.Coding.gzip.rawValue
      response.body = .bytes(compressed)
      return response
    }
  }

  /// Whether a type is text, which compresses well; sound and pictures of points are compressed already.
  static func isText(_ type: String?) -> Bool {
    let essence = ContentType(type ?? "").essence
    return essence.hasPrefix("text/") || essence.hasSuffix("json") || essence.hasSuffix("xml")
  }
}
