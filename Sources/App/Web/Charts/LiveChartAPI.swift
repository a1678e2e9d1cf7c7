// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import Database
import HTTPServer
import Speaking

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
        givesTypes: ["text/event-stream"],
        answer: .plain { request in try await answer(request) { try live(request, $0) } })
    ]
  }

  private func live(_ request: Request, _ visit: Visit) throws(APIError) -> Response {
    // Nobody listens to a HEAD, so it takes nobody's place.
    if request.method == .head { return Response(headers: [.contentType: "text/event-stream"]) }
    guard
      let stream = listeners.stream(
        from: liveSecond, for: request.clientNetwork.description,
        opening: .opening(at: liveSecond, in: visit), ServerEvent.level)
    else {
      throw APIError(status: .serviceUnavailable, retryAfterSeconds: Self.comeAgainSeconds) {
        ChartsWords[$0].tooManyListeners
      }
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

extension ServerEvent {
  /// The first event of a stream: what the chart is, and the last half minute.
  fileprivate static func opening(at second: Int, in visit: Visit) -> ServerEvent {
    var writer = JSONWriter()
    writer.object { json in
      json.field("title", LiveSensorWords[visit].title)
      json.field("about", LiveSensorWords[visit].about)
      json.field("text", LiveSensor.text(until: second, in: visit.language))
    }
    return ServerEvent(name: "chart", data: String(decoding: writer.bytes, as: UTF8.self))
  }

  /// The level of one second.
  fileprivate static func level(at second: Int) -> ServerEvent {
    ServerEvent(data: LiveSensor.row(at: second), id: String(second))
  }
}
