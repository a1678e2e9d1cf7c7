// SPDX-License-Identifier: Apache-2.0

import BookFiles
import Books
import Foundation
import Speaking

extension Command {
  /// `earshot book convert`: a book in another form.
  static let bookConvert = Command(
    path: ["book", "convert"],
    summary: { BookCommandWords[$0].convertSummary },
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("-o", "OUT") { BookCommandWords[$0].output },
      .value("--format", BookTarget.allCases.map(\.rawValue).joined(separator: "|")) {
        BookCommandWords[$0].form
      },
      .value("--language", "TAG") { BookCommandWords[$0].language },
      .value("--speed", "X") { BookCommandWords[$0].speed },
      .flag("--force") { BookCommandWords[$0].force },
    ],
    discussion: { BookCommandWords[$0].convertDiscussion },
    run: { arguments, console in
      let named = try arguments.word(
        "--format", among: BookTarget.allCases.map { ($0.rawValue, $0) })
      try await BookConversion(arguments, named, BookTarget.allCases).run(console)
    })

  /// `earshot speak`: a text as an audio book.
  static let speak = Command(
    path: ["speak"],
    summary: { BookCommandWords[$0].speakSummary },
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("-o", "OUT") { BookCommandWords[$0].speakOutput },
      .value("--language", "TAG") { BookCommandWords[$0].language },
      .value("--speed", "X") { BookCommandWords[$0].speed },
      .flag("--force") { BookCommandWords[$0].force },
    ],
    discussion: { BookCommandWords[$0].speakDiscussion },
    run: { arguments, console in
      var conversion = try BookConversion(arguments, nil, [.m4b])
      conversion.speaksAnew = true
      try await conversion.run(console)
    })
}

/// A book on its way into a file.
private struct BookConversion {
  let name: String
  let path: String
  let output: OutputFile
  let target: BookTarget
  let language: String?
  let messages: Language
  var speech: BookMaker.Speech
  /// Whether sound that is there is left aside, and pages are read as well.
  var speaksAnew = false

  init(
    _ arguments: Arguments, _ named: BookTarget?, _ targets: [BookTarget]
  ) throws(CommandError) {
    name = arguments.operands[0]
    path = try readablePath(name)
    messages = arguments.language
    language = try Self.language(arguments)
    guard let out = arguments.text("-o") else {
      throw .badInput { BookCommandWords[$0].whereTo }
    }
    guard let target = named ?? BookTarget(fileName: out), targets.contains(target) else {
      let list = targets.map { "." + $0.suffix }.joined(separator: ", ")
      throw .badInput { BookCommandWords[$0].noForm(["path": out, "list": list]) }
    }
    self.target = target
    output = try OutputFile(out)
    guard output.target != path else {
      throw .badInput { BookCommandWords[$0].same(out) }
    }
    if FileManager.default.fileExists(atPath: output.target), !arguments.has("--force") {
      throw .badInput { BookCommandWords[$0].exists(out) }
    }
    speech = BookMaker.Speech()
    if let speed = try arguments.number("--speed") {
      guard (SpeechRate.slowest...SpeechRate.fastest).contains(speed) else {
        let (low, high) = ("\(SpeechRate.slowest)", "\(SpeechRate.fastest)")
        let found = arguments.text("--speed") ?? ""
        throw .badInput {
          BookCommandWords[$0].speedRange(["low": low, "high": high, "found": found])
        }
      }
      speech.speed = speed
    }
  }

  private static func language(_ arguments: Arguments) throws(CommandError) -> String? {
    guard let tag = arguments.text("--language") else { return nil }
    guard Language.primary(of: tag) != nil else {
      throw .badInput { BookError.noVoice(tag).message(in: $0) }
    }
    return tag
  }

  func run(_ console: Console) async throws(CommandError) {
    let work = Task { () async -> Result<Void, CommandError> in
      do throws(CommandError) { return .success(try await make(console)) } catch {
        return .failure(error)
      }
    }
    // What is on its way is taken away before the program ends.
    let signals = StopSignals()
    let watching = Task {
      await signals.first()
      work.cancel()
    }
    defer { watching.cancel() }
    try await work.value.get()
  }

  private func make(_ console: Console) async throws(CommandError) {
    let words = BookCommandWords[messages]
    let reader = BookReader(program: console.program)
    let file = FileName(name)
    var book = try await BookFile.failing(file) { () async throws(BookError) in
      try await reader.book(
        of: path, name: name, language: language, readsPages: speaksAnew)
    }
    if speaksAnew { book.dropSound() }
    BookFile.warn(of: book, file, messages, console)
    var speech = speech
    speech.progress = { done, all in
      // A line for each tenth: who listens knows that it goes on, and is not told each part.
      if all >= 10, done < all, done * 10 / all != (done - 1) * 10 / all {
        console.complain(words.progress(["done": "\(done)", "all": "\(all)"]))
      }
    }
    let report = try await BookFile.failing(file) { () async throws(BookError) in
      try await BookMaker(reader).write(
        book, from: path, as: target, speech: speech, to: output.target)
    }
    var told = [
      words.written(output.path), words.length(BookSummary.time(report.milliseconds, in: messages)),
    ]
    if report.wasSpoken { told.append(words.spoken) }
    if report.leftText, !report.wasSpoken { told.append(words.textLeft) }
    console.print(told.joined(separator: " "))
  }
}
