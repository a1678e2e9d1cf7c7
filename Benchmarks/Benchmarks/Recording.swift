// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How long a listener waits for a reading of ten minutes after its last byte has come, and how pages fare meanwhile.
let recordingTopic = Topic(name: "recording") { report in
  guard Wrk.isThere else { return print("\nRecording: wrk is not to be had here.") }
  do {
    let trial = try RecordingTrial()
    defer { trial.stop() }
    let idle = trial.pages(seconds: 3)
    let (waited, busy) = try trial.prepare()
    report.table(
      "Recording: a reading of ten minutes is prepared (\(RecordingTrial.connections) connections ask for pages)",
      columns: ["what", "measured", "wanted", "met"],
      rows: [
        [
          "ready after its last byte, s", String(format: "%.1f", waited), "60",
          report.judge("a reading of ten minutes", holds: waited <= 60),
        ],
        [
          "page of requests meanwhile, p99 ms", idle.map { "\($0.p99Milliseconds) idle, " } ?? "",
          "5", "",
        ],
        [
          "", busy.map { "\($0.p99Milliseconds) while it is prepared" } ?? "nothing", "5",
          report.judge("pages meanwhile", holds: (busy?.p99Milliseconds ?? .infinity) <= 5),
        ],
      ])
  } catch {
    _ = report.judge("recording: \(error)", holds: false)
  }
}

/// A server with a requester, a volunteer who has taken a text, and the sound of their reading.
private final class RecordingTrial {
  static let connections = 4

  private let servers: RunningServers
  private let port = RunningServers.freePort()
  private var requester = ""
  private var volunteer = ""
  private var api: String { "http://127.0.0.1:\(port)/api/v1" }
  private var sound: String { servers.folder + "/reading.ogg" }

  init() throws {
    servers = try RunningServers()
    do {
      try servers.start(
        "Earshot", port,
        [
          ".build/release/earshot", "serve", "--port", "\(port)", "--data",
          servers.folder + "/data", "--behind-proxy",
        ])
      requester = try signUp("ana", "requester")
      volunteer = try signUp("ben", "volunteer")
      // Speech, since silence and tones are less work.
      let text = String(
        repeating: "The tide comes in twice a day, and goes out as often. ", count: 40)
      let speech = servers.folder + "/speech.wav"
      _ = Wrk.output(["espeak-ng", "-w", speech, text])
      _ = Wrk.output([
        "ffmpeg", "-v", "error", "-stream_loop", "-1", "-i", speech, "-t", "600", "-c:a", "libopus",
        "-b:a", "64k", sound,
      ])
    } catch {
      servers.stop()
      throw error
    }
  }

  func stop() { servers.stop() }

  /// The list of one's own requests, asked for again and again.
  func pages(seconds: Int) -> Wrk? {
    Wrk("\(api)/requests", connections: Self.connections, seconds: seconds, token: requester)
  }

  /// Sends the reading, and waits until it can be heard.
  func prepare() throws -> (seconds: Double, pages: Wrk?) {
    let request = try ask(
      "POST", "requests", requester,
      #"{"title":"Tides","category":"other","language":"en","text":"The tide comes in."}"#, "id")
    _ = try ask("POST", "requests/\(request)/claim", volunteer, "{}", "id")
    let sent = Wrk.output([
      "curl", "--silent", "--header", "Authorization: Bearer \(volunteer)", "--header",
      "Content-Type: audio/ogg", "--data-binary", "@\(sound)",
      "\(api)/requests/\(request)/recordings",
    ])
    let began = Date()
    guard let id = Self.field("id", of: sent ?? "") else { throw failure(sent) }
    let asking = DispatchQueue(label: "earshot.bench.pages")
    nonisolated(unsafe) var busy: Wrk?
    let group = DispatchGroup()
    let work = DispatchWorkItem { [self] in busy = pages(seconds: 10) }
    asking.async(group: group, execute: work)
    while true {
      let told = try ask("GET", "recordings/\(id)", volunteer, nil, "state")
      if told == "ready" { break }
      guard told == "preparing", Date().timeIntervalSince(began) < 600 else { throw failure(told) }
      Thread.sleep(forTimeInterval: 0.2)
    }
    let seconds = Date().timeIntervalSince(began)
    group.wait()
    return (seconds, busy)
  }

  private func signUp(_ name: String, _ role: String) throws -> String {
    try ask(
      "POST", "accounts", nil,
      """
      {"name":"\(name)","username":"\(name)","password":"three blue chairs 9","roles":["\(role)"]}
      """, "token")
  }

  /// A field of what the API answers.
  private func ask(
    _ method: String, _ path: String, _ token: String?, _ body: String?, _ field: String
  ) throws -> String {
    var arguments = ["curl", "--silent", "--request", method]
    if let token { arguments += ["--header", "Authorization: Bearer \(token)"] }
    if let body { arguments += ["--header", "Content-Type: application/json", "--data", body] }
    let answer = Wrk.output(arguments + ["\(api)/\(path)"])
    guard let value = Self.field(field, of: answer ?? "") else { throw failure(answer) }
    return value
  }

  private static func field(_ name: String, of json: String) -> String? {
    let parts = json.components(separatedBy: "\"\(name)\":\"")
    return parts.count > 1 ? parts[1].split(separator: "\"").first.map(String.init) : nil
  }

  private func failure(_ answer: String?) -> RunningServers.Failure {
    .doesNotStart("The server answered: \(answer ?? "nothing")")
  }
}
