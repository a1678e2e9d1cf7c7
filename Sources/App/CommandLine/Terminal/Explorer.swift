// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import ChartWords
import Charts
import Foundation
import Sonification
import Sounding
import Speaking

/// A chart session in the terminal: keys and lines in, lines and sounds out.
actor Explorer {
  /// What can happen to it.
  enum Input: Sendable {
    case key(TerminalKey)
    /// A line, where keys come in lines.
    case line(String)
    /// Rows that came in, each ended.
    case rows([UInt8])
    /// Time for the session to know how far the sound is.
    case tick
    /// The sound of this number came to its end.
    case ended(Int)
    /// There is nothing more to read.
    case end
    /// The person or the system wants it to stop.
    case stop
  }

  private let console: Console
  private let speech: TerminalSpeech
  private let mixer: Mixer?
  private let profile: HearingProfile
  private let inputs: AsyncStream<Input>.Continuation
  private var session: ChartSession
  private var reader: ChartReader
  /// Whether there are not yet enough rows to open the chart that is followed.
  private(set) var isWaitingForRows: Bool
  private var score = Score(duration: 0)
  private var table: ChartTable?
  private var isPlaying = false
  /// Counts what was played, so that the end of an older sound is not taken for that of the present one.
  private var playCount = 0
  /// What has been typed of a place to go to; nil while keys are keys.
  private var typed: String?
  /// Whether to leave as soon as nothing plays.
  private var isEnding = false
  private let start = DispatchTime.now().uptimeNanoseconds

  init(
    session: ChartSession, console: Console, speech: TerminalSpeech, mixer: Mixer?,
    profile: HearingProfile, inputs: AsyncStream<Input>.Continuation,
    following: ChartSource? = nil
  ) {
    isWaitingForRows = following != nil
    reader = ChartReader(beginning: following ?? ChartSource(text: []))
    self.session = session
    self.console = console
    self.speech = speech
    self.mixer = mixer
    self.profile = profile
    self.inputs = inputs
  }

  /// Gives the session an event and does what it wants.
  func handle(_ kind: ChartEvent.Kind) async {
    let effects = session.handle(ChartEvent(time: now, kind: kind))
    // The help is written a key a line; the sentence that says the same is for a voice.
    let isWritten = effects.contains { if case .help = $0.kind { true } else { false } }
    for effect in effects {
      if isWritten, case .say(let utterance) = effect.kind {
        await speech.say(utterance, isWritten: true)
      } else {
        await perform(effect.kind)
      }
    }
  }

  /// The same, without a word said about it.
  func handleQuietly(_ kind: ChartEvent.Kind) {
    _ = session.handle(ChartEvent(time: now, kind: kind))
  }

  /// Opens a chart, or says why it cannot be opened.
  func open(_ source: ChartSource) async {
    do throws(ChartError) {
      let chart = try reader.read(source)
      await handle(.open(chart, source.isQuiet ? .quiet : .told))
    } catch {
      await refuse(error, isLive: false)
    }
  }

  /// Takes an input; false when it is time to leave.
  func take(_ input: Input) async -> Bool {
    switch input {
    case .key(let key): return await take(key)
    case .line(let line): return await take(line: line)
    case .rows(let rows): await take(rows: rows)
    case .tick:
      guard isPlaying, let mixer else { break }
      let made = mixer.withSource(of: .chart, as: ScoreSource.self) { $0.renderer.position }
      if let made { await handle(.position(max(0, made - mixer.latency))) }
    case .ended(let number):
      if number == playCount, isPlaying {
        isPlaying = false
        await handle(.ended)
      }
    case .end: isEnding = true
    case .stop: return false
    }
    return !(isEnding && !isPlaying)
  }

  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
}

extension Explorer {
  private func take(_ key: TerminalKey) async -> Bool {
    if typed != nil {
      await type(key)
      return true
    }
    if key == TerminalKey("q") || key == TerminalKey("d", control: true) { return false }
    // Nobody wants to hear the last point while looking for the next.
    await speech.silence()
    let isCapital = key.name.count == 1 && key.name != key.name.lowercased()
    await handle(
      .key(
        ChartKey(
          key: key.name, shift: key.shift || isCapital, ctrl: key.control, alt: key.alt)))
    return true
  }

  /// A line holds the words of actions or keys, or `go` and a place, or `value` and a value.
  private func take(line: String) async -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return true }
    let rest = words.dropFirst().joined(separator: " ")
    switch first.lowercased() {
    case "quit", "q": return false
    case "go" where !rest.isEmpty: await handle(.find(.x(rest)))
    case "value" where !rest.isEmpty: await handle(.find(.y(rest)))
    default:
      for word in words {
        if let action = ChartAction(word: word.lowercased()) {
          await handle(.act(action))
        } else if let key = TerminalKey(word: word) {
          guard await take(key) else { return false }
        } else {
          console.print(ChartToolWords[session.language].noKey(word))
        }
      }
    }
    return true
  }

  /// Rows of a chart that is followed: it opens as soon as they make one.
  private func take(rows: [UInt8]) async {
    do throws(ChartError) {
      switch try reader.append(ChartRows(text: rows)) {
      case .none: break
      case .opened(let chart):
        isWaitingForRows = false
        await handle(.open(chart, .told))
        await handle(.play)
      case .grown(let chart): await handle(.grow(chart))
      }
    } catch {
      await refuse(error, isLive: true)
    }
  }

  private func refuse(_ error: ChartError, isLive: Bool) async {
    await handle(.refuse(ChartRefusal(error.message(in: session.language), isLive: isLive)))
  }

  /// A key while a place to go to is being typed.
  private func type(_ key: TerminalKey) async {
    guard var text = typed else { return }
    switch key.name {
    case "Enter":
      typed = nil
      console.print("")
      if text.hasPrefix("=") {
        await handle(.find(.y(String(text.dropFirst()))))
      } else if !text.isEmpty {
        await handle(.find(.x(text)))
      }
    case "Escape":
      typed = nil
      console.print("")
    case "Backspace":
      if !text.isEmpty { text.removeLast() }
      typed = text
    default:
      guard key.name.unicodeScalars.count == 1, !key.control, !key.alt else { return }
      typed = text + key.name
      console.write(Array(key.name.utf8))
    }
  }
}

extension Explorer {
  private func perform(_ effect: ChartEffect.Kind) async {
    switch effect {
    case .say(let utterance): await speech.say(utterance)
    case .sound(let earcon):
      mixer?.play(
        SampleSource(
          mono: EarconSound.samples(of: earcon), rate: Int(EarconSound.sampleRate)), as: .signal)
    case .cue(let cue):
      if let cue = try? Score(bytes: cue.bytes) {
        mixer?.play(ScoreSource(cue, profile: profile), as: .signal)
      }
    case .score(let new): score = (try? Score(bytes: new.bytes)) ?? score
    case .play where mixer == nil:
      // The session must not wait for the end of what nobody hears.
      handleQuietly(.ended)
      handleQuietly(.set(.sounds(false)))
      console.print(ChartToolWords[session.language].noSound)
    case .play(let from, let to, let rate, let loops):
      play(ScoreSource(score, profile: profile, from: from, to: to, rate: rate, loops: loops))
    case .pace(let rate, let loops):
      _ = mixer?.withSource(of: .chart, as: ScoreSource.self) { source in
        source.renderer.rate = rate
        source.renderer.loop = loops ? source.renderer.loop ?? 0...source.renderer.duration : nil
      }
    case .silence:
      isPlaying = false
      mixer?.stop(.chart)
    case .braille(let text, _, _): console.print(text)
    case .table(let table): self.table = table
    case .help(let rows): for row in rows { console.print("\(row.key): \(row.words)") }
    case .focus(.go):
      typed = ""
      console.print(ChartToolWords[session.language].typePlace)
    case .focus(.table): printTable()
    case .show, .description, .picture, .highlight, .list, .state, .position, .settings, .taken,
      .recall, .store, .columns, .focus(.chart), .focus(.help):
      break
    }
  }

  private func printTable() {
    guard let table else { return }
    console.print("\(table.columns.x): \(table.columns.y)")
    for row in table.rows { console.print("\(row.x): \(row.y)") }
  }

  private func play(_ source: ScoreSource) {
    guard let mixer else { return }
    playCount += 1
    isPlaying = true
    let number = playCount
    let inputs = inputs
    mixer.play(source, as: .chart) { inputs.yield(.ended(number)) }
  }
}
