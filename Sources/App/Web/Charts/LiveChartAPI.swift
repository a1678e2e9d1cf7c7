// SPDX-License-Identifier: Apache-2.0

import Database
import HTTPServer
import Phrases

extension Site {
  /// Data that come while one listens.
  var liveChartOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/charts/live",
        summary: "Send the values of an invented sensor as they come.", needsAccount: false,
        refuses: [.serviceUnavailable],
        gives: """
          Server-sent events: first one named chart, {"title","about","text"} with text as CSV; \
          then one without a name every second, a line of CSV in the same columns.
          """,
        givesType: "text/event-stream",
        answer: .plain { request in try await answer(request) { try live(request, $0) } })
    ]
  }

  private func live(_ request: Request, _ visit: Visit) throws(APIError) -> Response {
    // Nobody listens to a HEAD, so it takes nobody's place.
    if request.method == .head { return Response(headers: [.contentType: "text/event-stream"]) }
    guard
      let stream = listeners.stream(
        from: liveSecond, for: request.clientNetwork.description, in: visit)
    else {
      throw APIError(
        status: .serviceUnavailable, message: ChartsWords.tooManyListeners,
        retryAfterSeconds: Self.comeAgainSeconds)
    }
    return .events(stream)
  }

  /// The second of the invented sensor.
  var liveSecond: Int {
    Int(clock.now.rawValue / 1000 % Self.secondsOfDay) + LiveSensor.historySeconds
  }

  private static let secondsOfDay: Int64 = 86_400
  private static let comeAgainSeconds = 60
}
