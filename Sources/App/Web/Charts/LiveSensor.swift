// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Maths
import Phrases
import Synchronization

/// An invented sensor, so that listening to data as they come can be tried: the water in a cistern.
///
/// Its values follow from the second alone, so everybody hears the same at the same time.
struct LiveSensor: Sendable {
  /// What the chart is called.
  static let title = Phrase(
    en: "Water in a cistern, live (invented)", es: "Agua en una cisterna, en directo (inventado)",
    ar: "ماء في خزان، مباشرةً (مبتكر)")
  /// Where the numbers come from.
  static let about = Phrase(
    en:
      "Invented by a formula, a value every second: a pump fills the cistern and houses draw from it. Now and then a burst pipe takes a lot at once.",
    es:
      "Inventado con una fórmula, un valor por segundo: una bomba llena la cisterna y las casas sacan agua. De vez en cuando una tubería rota se lleva mucha de golpe.",
    ar:
      "أعداد مبتكرة بصيغة حسابية، قيمة كل ثانية: مضخة تملأ الخزان وبيوت تسحب منه، وأحيانًا يأخذ أنبوب مكسور الكثير دفعة واحدة."
  )
  static let xName = Phrase(en: "Second", es: "Segundo", ar: "الثانية")
  static let yName = Phrase(
    en: "Water level in centimetres", es: "Nivel del agua en centímetros",
    ar: "مستوى الماء بالسنتيمتر")

  /// Seconds between two fillings.
  private static let cycle = 60.0
  /// Seconds between two bursts, and how long the loss takes to be made up.
  private static let burstCycle = 97
  private static let burstSeconds = 12

  /// Seconds that an opening stream tells of the past.
  static let historySeconds = 30

  /// The level in centimetres at a second.
  static func level(at second: Int) -> Double {
    let hour = Double(second)
    let slow = 30 * sin(2 * Double.pi * hour / cycle)
    let quick = 4 * sin(2 * Double.pi * hour / 7)
    let sinceBurst = second % burstCycle
    let lost = sinceBurst < burstSeconds ? 60.0 * Double(burstSeconds - sinceBurst) / 12 : 0
    return ((140 + slow + quick - lost) * 10).rounded() / 10
  }

  /// The line of CSV for a second.
  static func row(at second: Int) -> String { "\(second),\(level(at: second))" }

  /// The first event of a stream: what the chart is, and the last half minute.
  static func opening(at second: Int, in visit: Visit) -> ServerEvent {
    var writer = JSONWriter()
    writer.object { json in
      json.field("title", visit(title))
      json.field("about", visit(about))
      json.field("text", text(until: second, in: visit))
    }
    return ServerEvent(name: "chart", data: String(decoding: writer.bytes, as: UTF8.self))
  }

  /// The last half minute before a second, as CSV.
  static func text(until second: Int, in visit: Visit) -> String {
    let rows = (max(0, second - historySeconds)..<second).map(row).joined(separator: "\n")
    return "\(visit(xName)),\(visit(yName))\n\(rows)\n"
  }
}

/// Who listens to the invented sensor; so many and so long, and no more.
final class LiveListeners: Sendable {
  /// How many may listen, and for how long.
  struct Limits: Sendable {
    /// Streams at once.
    var streams = 100
    /// Streams of one address at once.
    var streamsPerAddress = 4
    /// Seconds of one stream; who wants more comes again.
    var seconds = 900
  }

  private struct State {
    var total = 0
    var byAddress: [String: Int] = [:]
  }

  private let limits: Limits
  private let state = Mutex(State())
  /// Waits until the next value; the tests wait for nothing.
  private let wait: @Sendable () async throws -> Void

  init(
    limits: Limits = Limits(),
    wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.limits = limits
    self.wait = wait
  }

  /// The values from this second on; nil when enough listen already.
  func stream(from second: Int, for address: String, in visit: Visit) -> AsyncStream<ServerEvent>? {
    guard enter(address) else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(
      of: ServerEvent.self, bufferingPolicy: .bufferingNewest(60))
    let task = Task { [wait, limits] in
      continuation.yield(LiveSensor.opening(at: second, in: visit))
      for step in 0..<limits.seconds {
        let next = second + step
        continuation.yield(
          ServerEvent(data: LiveSensor.row(at: next), id: String(next)))
        do { try await wait() } catch { break }
      }
      continuation.finish()
    }
    continuation.onTermination = { [self] _ in
      task.cancel()
      leave(address)
    }
    return stream
  }

  /// How many listen now.
  var count: Int { state.withLock { $0.total } }

  private func enter(_ address: String) -> Bool {
    state.withLock { state in
      let own = state.byAddress[address] ?? 0
      guard state.total < limits.streams, own < limits.streamsPerAddress else { return false }
      state.total += 1
      state.byAddress[address] = own + 1
      return true
    }
  }

  private func leave(_ address: String) {
    state.withLock { state in
      state.total -= 1
      let own = (state.byAddress[address] ?? 1) - 1
      state.byAddress[address] = own > 0 ? own : nil
    }
  }
}
