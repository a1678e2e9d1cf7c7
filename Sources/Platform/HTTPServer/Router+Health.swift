// SPDX-License-Identifier: Apache-2.0

extension Router {
  /// Adds `/healthz`, which says `ok` with 200, or with 503 what is wrong, a sentence a line.
  ///
  /// - Parameter troubles: What keeps the server from doing its work, for who runs it; it is asked each time.
  public mutating func serveHealth(
    troubles: @escaping @Sendable () async -> [String] = { [] }
  ) {
    get("/healthz") { _ in
      let troubles = await troubles()
      let lines = troubles.isEmpty ? ["ok"] : troubles
      var response = Response.text(
        lines.map { $0 + "\n" }.joined(), status: troubles.isEmpty ? .ok : .serviceUnavailable)
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }
}
