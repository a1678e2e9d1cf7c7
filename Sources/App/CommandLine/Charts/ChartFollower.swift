// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Foundation
import Sonification
import Speaking

/// Plays rows as they come on standard input, and tells only what matters.
struct ChartFollower {
  private let mixer: Mixer
  private let explorer: Explorer
  private let inputs: AsyncStream<Explorer.Input>
  private let continuation: AsyncStream<Explorer.Input>.Continuation
  private let console: Console

  init(
    _ arguments: Arguments, _ options: ChartOptions, _ console: Console
  ) throws(CommandError) {
    guard arguments.operands == ["-"] else {
      throw .badInput { ChartToolWords[$0].followNeedsRows }
    }
    let source = ChartSource(
      text: [], format: try ChartSourceOptions.format(arguments),
      choices: try ChartSourceOptions.choices(arguments))
    mixer = try PlayingCard.open(arguments, console)
    (inputs, continuation) = AsyncStream.makeStream(of: Explorer.Input.self)
    explorer = Explorer(
      session: ChartSession(language: try arguments.answerLanguage(), options: options),
      console: console, speech: TerminalSpeech(console: console, voice: nil), mixer: mixer,
      profile: options.profile, inputs: continuation, following: source)
    self.console = console
  }

  /// Follows until the rows end, or the person or the system stops it.
  func run() async throws(CommandError) {
    let console = console
    let continuation = continuation
    Thread.detachNewThread {
      var rest: [UInt8] = []
      while let piece = console.nextPiece() {
        rest += piece
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
        continuation.yield(.rows(Array(rest[...end])))
        rest.removeSubrange(...end)
      }
      if !rest.isEmpty { continuation.yield(.rows(rest)) }
      continuation.yield(.end)
    }
    let signals = StopSignals()
    let stopping = Task {
      await signals.first()
      continuation.yield(.stop)
    }
    for await input in inputs {
      guard await explorer.take(input) else { break }
    }
    stopping.cancel()
    mixer.stop(.chart)
    try? await mixer.silence()
    mixer.close()
    guard await !explorer.isWaitingForRows else {
      throw .badInput { ChartToolWords[$0].tooFewRows }
    }
  }
}
