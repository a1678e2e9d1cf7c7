// SPDX-License-Identifier: Apache-2.0

import Charts
import Foundation
import Sonification
import Sounding

/// Sixty seconds of a thousand points: how many times faster than they are heard, beside other renderers.
let chartsRenderTopic = Topic(name: "charts-render") { report in
  guard let glide = ChartRendering.sound(.automatic), let notes = ChartRendering.sound(.discrete)
  else { return }
  var rows: [[String]] = []
  func add(_ name: String, _ times: Double?, wanted: Double? = nil, _ remark: String = "") {
    let isMet = wanted.map { report.judge(name, holds: (times ?? 0) >= $0) }
    let figure = times.map { "\(Int($0.rounded()))" } ?? "not to be had here"
    rows.append([name, figure, wanted.map { "\(Int($0))" } ?? "", isMet ?? "", remark])
  }
  add("Earshot, a gliding line", ChartRendering.native(glide.score), wanted: 3000)
  add("Earshot, a thousand notes", ChartRendering.native(notes.score), wanted: 3000)
  add(
    "Earshot in WebAssembly, a gliding line", ChartRendering.inWebAssembly(glide.score),
    wanted: ChartRendering.hasModule ? 1500 : nil, "128 frames at a time, under node")
  add(
    "sin of every sample, no envelopes", ChartRendering.plain(glide.plan),
    "the C library's, in double precision")
  add("STRAUSS 1.0.3", ChartRendering.peer("strauss"), "Python; render only")
  add("astronify 0.11", ChartRendering.peer("astronify"), "Python; mono, with its file")
  report.table(
    "Charts: times real time on one core, 60 s of 1,000 points, 48 kHz, stereo",
    columns: ["renderer", "times", "wanted", "met", ""], rows: rows)

  let first = ChartRendering.millisecondsToFirstFrames(glide.score)
  let memory = ChartRendering.kilobytesOfRendering(glide.score)
  report.table(
    "Charts: the beginning, and memory", columns: ["what", "figure", "wanted", "met"],
    rows: [
      [
        "from the score to 128 frames, milliseconds", "\((first * 1000).rounded() / 1000)", "1",
        report.judge("first 128 frames", holds: first <= 1),
      ],
      [
        "most memory while rendering an hour, kilobytes", "\(memory)", "1024",
        report.judge("memory of rendering", holds: memory <= 1024),
      ],
    ])
}

private enum ChartRendering {
  static let seconds = 60.0
  static let rate = 48_000.0
  private static let module = "Public/generated/sound.wasm"

  static func sound(_ notes: NoteStyle) -> ChartSound? {
    let points = (0..<1000).map { ChartPoint(x: Double($0), y: Double(($0 * 7919) % 997)) }
    guard let chart = try? Chart(x: "x", y: "y", points: points),
      let duration = ChartDuration.Seconds(seconds)
    else { return nil }
    var options = ChartOptions(duration: .seconds(duration))
    options.notes = notes
    return try? ChartSound(chart, options: options)
  }

  /// Seconds of one core in the quickest of some runs: whatever else the machine does only adds.
  static func best(of runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).map { _ in
      let began = clock()
      work()
      return Double(clock() - began) / Double(CLOCKS_PER_SEC)
    }.min() ?? .infinity
  }

  static func native(_ score: Score) -> Double {
    var left = [Float](repeating: 0, count: 4096)
    var right = left
    return seconds
      / best(of: 11) {
        var renderer = ScoreRenderer(score, sampleRate: rate)
        render(&renderer, Int(score.duration * rate), &left, &right)
      }
  }

  private static func render(
    _ renderer: inout ScoreRenderer, _ frames: Int, _ left: inout [Float], _ right: inout [Float]
  ) {
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in
        var done = 0
        while done < frames {
          renderer.render(into: left, right: right)
          done += left.count
        }
      }
    }
  }

  /// What one writes first: a phase, a sine, two factors.
  static func plain(_ plan: ChartPlan) -> Double {
    var samples = [Float](repeating: 0, count: 2 * Int(seconds * rate) + 2)
    return seconds
      / best(of: 3) {
        var phase = 0.0
        var frame = 0
        for (start, end) in zip(plan.tones, plan.tones.dropFirst()) {
          let last = Int(end.time * rate)
          let first = frame
          while frame < last {
            let part = Double(frame - first) / Double(last - first)
            let hertz = start.frequency + part * (end.frequency - start.frequency)
            let pan = start.pan + part * (end.pan - start.pan)
            let sample = 0.3 * Foundation.sin(phase)
            samples[2 * frame] = Float(sample * (1 - pan) / 2)
            samples[2 * frame + 1] = Float(sample * (1 + pan) / 2)
            phase += 2 * Double.pi * hertz / rate
            frame += 1
          }
        }
      }
  }

  static func millisecondsToFirstFrames(_ score: Score) -> Double {
    var left = [Float](repeating: 0, count: 128)
    var right = left
    return 1000
      * best(of: 50) {
        var renderer = ScoreRenderer(score, sampleRate: rate)
        render(&renderer, 128, &left, &right)
      }
  }

  /// By how much the most memory of the process grew while the score was played for an hour.
  static func kilobytesOfRendering(_ score: Score) -> Int {
    var left = [Float](repeating: 0, count: 4096)
    var right = left
    // Writing 5 lets the kernel count the greatest size anew (proc(5)).
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = kilobytes("VmHWM:")
    var renderer = ScoreRenderer(score, sampleRate: rate)
    renderer.loop = 0...score.duration
    render(&renderer, Int(3600 * rate), &left, &right)
    return kilobytes("VmHWM:") - before
  }

  private static func kilobytes(_ name: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    for line in status.split(separator: "\n") where line.hasPrefix(name) {
      return Int(line.split(separator: " ").dropLast().last ?? "") ?? 0
    }
    return 0
  }

  // MARK: Others

  /// Whether the browser module is built and can be run.
  static var hasModule: Bool { FileManager.default.fileExists(atPath: module) }

  static func inWebAssembly(_ score: Score) -> Double? {
    guard hasModule else { return nil }
    return run(["node", "Benchmarks/Peers/render.mjs", module], Data(score.bytes))
  }

  static func peer(_ name: String) -> Double? {
    run(["python3", "Benchmarks/Peers/\(name).py"], Data())
  }

  /// The number that a program prints last.
  private static func run(_ arguments: [String], _ input: Data) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (into, out) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    try? into.fileHandleForWriting.write(contentsOf: input)
    try? into.fileHandleForWriting.close()
    let printed = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return printed.split(whereSeparator: { $0.isWhitespace }).last.flatMap { Double($0) }
  }
}
