// SPDX-License-Identifier: Apache-2.0

import Sounding

/// What the thread of a browser that makes sound plays: one score, and short cues beside it.
struct Player {
  /// How a part that plays ends.
  private enum Goal {
    /// At the end of the score.
    case end
    /// Before.
    case second(Double)
  }

  private var sampleRate = 48_000.0
  private var profile = HearingProfile()
  private var score = Score(duration: 0)
  private var renderer: ScoreRenderer?
  private var goal = Goal.end
  /// The newest last; those before it are fading out.
  private var cues: [ScoreRenderer] = []
  private var input: [UInt8] = []
  private var file: [UInt8] = []
  private var left: [Float] = []
  private var right: [Float] = []
  /// Left and then right, as they are handed out.
  private var mix: [Float] = []

  /// More cues than this are never fading at once, as quickly as keys may follow one another.
  private static let mostCues = 8
  /// Seconds before its end at which a part begins to fade: the fade of the renderer.
  private static let fade = 0.011

  mutating func begin(sampleRate: Double) { self.sampleRate = sampleRate }

  mutating func prepareInput(_ count: Int) -> UnsafeMutableRawPointer? {
    input = [UInt8](repeating: 0, count: count)
    return input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Takes the input as the score; false when it is none.
  mutating func load() -> Bool {
    guard let score = try? Score(bytes: input) else { return false }
    self.score = score
    renderer?.stop()
    return true
  }

  /// Writes the score as a WAV file for who listens; how many bytes it has, none where there is no such format.
  mutating func writeFile(octets: Int) -> Int {
    file =
      WaveFormat(octets: octets).map { format in
        WaveStream.bytes(score, format: format, profile: profile)
      } ?? []
    return file.count
  }

  func locateFile() -> UnsafeRawPointer? { file.withUnsafeBytes { $0.baseAddress } }

  /// Takes the input as a cue that sounds at once.
  mutating func cue() -> Bool {
    guard let score = try? Score(bytes: input) else { return false }
    silenceCues()
    if cues.count >= Self.mostCues { cues.removeFirst() }
    cues.append(ScoreRenderer(score, sampleRate: sampleRate, profile: profile))
    return true
  }

  mutating func silenceCues() {
    for index in cues.indices { cues[index].stop() }
  }

  /// Who listens; what plays goes on as it was.
  mutating func take(_ profile: HearingProfile) { self.profile = profile }

  /// Plays between two seconds; a negative end plays to the end of the score.
  mutating func play(from: Double, to: Double, rate: Double, loops: Bool) {
    var renderer = ScoreRenderer(score, sampleRate: sampleRate, profile: profile)
    // What played fades as a cue does.
    if var before = self.renderer, !before.isFinished, !before.isPaused {
      before.stop()
      cues.insert(before, at: 0)
    }
    renderer.seek(to: from)
    renderer.rate = rate
    let isPart = to >= 0 && to < score.duration
    goal = isPart ? .second(to) : .end
    let end = isPart ? to : score.duration
    if loops, end > 0 { renderer.loop = min(isPart ? from : 0, end)...end }
    self.renderer = renderer
  }

  mutating func pace(rate: Double, loops: Bool) {
    renderer?.rate = rate
    renderer?.loop = loops ? 0...score.duration : nil
    if loops { goal = .end }
  }

  mutating func pause() { renderer?.pause() }

  /// The second that sounds; negative when nothing plays any more.
  var position: Double {
    guard let renderer, !renderer.isFinished, !renderer.isPaused else { return -1 }
    return renderer.position
  }

  /// Whether anything is to be heard yet.
  var isSounding: Bool { position >= 0 || !cues.isEmpty }

  mutating func render(_ count: Int) -> UnsafeRawPointer? {
    if left.count != count {
      left = [Float](repeating: 0, count: count)
      right = left
      mix = [Float](repeating: 0, count: 2 * count)
    }
    for index in mix.indices { mix[index] = 0 }
    if var playing = renderer {
      renderer = nil
      endPart(&playing)
      add(&playing, count)
      renderer = playing
    }
    for index in cues.indices {
      var cue = cues[index]
      add(&cue, count)
      cues[index] = cue
    }
    cues.removeAll { $0.isFinished }
    limit()
    return mix.withUnsafeBytes { $0.baseAddress }
  }

  private func endPart(_ playing: inout ScoreRenderer) {
    guard case .second(let end) = goal, playing.loop == nil, !playing.isPaused else { return }
    if playing.position >= end - Self.fade * playing.rate { playing.stop() }
  }

  private mutating func add(_ renderer: inout ScoreRenderer, _ count: Int) {
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in
        renderer.render(into: left, right: right)
      }
    }
    for index in 0..<count {
      mix[index] += left[index]
      mix[count + index] += right[index]
    }
  }

  /// Two that sound at once must not exceed what one may.
  private mutating func limit() {
    guard !cues.isEmpty else { return }
    for index in mix.indices {
      mix[index] = min(
        max(mix[index], -ScoreRenderer.greatestSample), ScoreRenderer.greatestSample)
    }
  }
}
