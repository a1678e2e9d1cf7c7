// SPDX-License-Identifier: Apache-2.0

extension Router {
  /// Adds `/healthz`, which says `ok` with 200, or `not ready` with 503.
  ///
  /// - Parameter isReady: Whether what the server needs, such as its database, answers.
  public mutating func serveHealth(
    isReady: @escaping @Sendable () async -> Bool = { true }
  ) {
    get("/healthz") { _ in
      let isReady = await isReady()
      var response = Response.text(
        isReady ? "ok\n" : "not ready\n", status: isReady ? .ok : .serviceUnavailable)
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }
}
