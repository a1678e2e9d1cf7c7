// SPDX-License-Identifier: Apache-2.0

/// Answers from bytes in memory, with conditions and ranges.
enum SharedAnswer {
  static func respond(
    _ request: Request, bytes: SharedBytes, validators: Validators, headers: Headers
  ) -> Response {
    var headers = headers
    validators.add(to: &headers)
    switch validators.evaluate(request.headers) {
    case .failed: return Response(status: .preconditionFailed)
    case .notModified:
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    case .proceed: break
    }
    // Parts are of the plain bytes only; a compressed answer was asked for without a range.
    let isPlain = headers[.contentEncoding] == nil
    if isPlain { headers[.acceptRanges] = "bytes" }
    let asked = isPlain && validators.allowsRange(request.headers) ? request.headers[.range] : nil
    let length = bytes.count
    switch ByteRange(header: asked, length: length) {
    case .whole:
      var response = Response(
        headers: headers, body: .shared(.init(bytes: bytes, range: 0..<length)))
      response.reuse = .forEverybody(varying: [.acceptEncoding])
      return response
    case .part(let range):
      headers[.contentRange] = ByteRange.text(of: range, length: length)
      return Response(
        status: .partialContent, headers: headers,
        body: .shared(.init(bytes: bytes, range: range)))
    case .unsatisfiable:
      return Response(
        status: .rangeNotSatisfiable,
        headers: [.contentRange: ByteRange.text(of: nil, length: length)])
    }
  }
}
