// SPDX-License-Identifier: Apache-2.0

public import ChildProcess
import Foundation
public import Speaking

/// Speaks texts into files, through espeak-ng.
public struct Speaker: Sendable {
  /// The program that speaks.
  public static let program = Program("espeak-ng", debianPackage: "espeak-ng")
  /// The longest text, in characters.
  public static let maximumCharacters = 200_000

  private let folder: String

  /// Makes a speaker.
  /// - Parameter folder: an absolute path to a folder for what is on its way, on the same disk as what is spoken.
  public init(temporaryFolder folder: String) {
    self.folder = folder
  }

  /// Speaks a text in one of Earshot's own languages into a WAV file (one channel, 22.05 kHz, 16 bit).
  /// - Throws: `nothingToSay`, `tooLong`, `program`, `failed`.
  public func speak(
    _ text: String, in language: Language, rate: EspeakRate = .standard, to destination: String
  ) async throws(VoiceError) {
    try await speak(text, by: EspeakVoice[language], rate: rate, to: destination)
  }

  /// Speaks a text by a voice into a WAV file (one channel, 22.05 kHz, 16 bit).
  /// - Throws: `nothingToSay`, `tooLong`, `program`, `failed`.
  package func speak(
    _ text: String, by voice: EspeakVoice, rate: EspeakRate = .standard, to destination: String
  ) async throws(VoiceError) {
    let text = Self.plain(text)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { throw .nothingToSay }
    guard text.count <= Self.maximumCharacters else {
      throw .tooLong(characters: text.count, maximum: Self.maximumCharacters)
    }
    // espeak-ng cuts paths after 199 bytes in silence, so it works in the folder, and takes names alone.
    let name = UUID().uuidString
    let script = "\(folder)/\(name).txt"
    let spoken = "\(folder)/\(name).wav"
    try write(text, to: script)
    defer {
      unlink(script)
      unlink(spoken)
    }
    let result: Subprocess.Result
    do throws(ChildProcessError) {
      // -b 1: the text is UTF-8. The text goes by file, so nothing in it can be an option.
      result = try await Subprocess(
        Self.program,
        [
          "-v", voice.name, "-s", "\(rate.wordsPerMinute)", "-b", "1", "-f", "\(name).txt",
          "-w", "\(name).wav",
        ],
        in: folder,
        limits: Subprocess.Limits(seconds: 120),
        confinement: Confinement(reads: [script], writes: [spoken])
      ).run()
    } catch {
      throw .program(error)
    }
    guard result.exitCode == 0, access(spoken, R_OK) == 0, rename(spoken, destination) == 0 else {
      throw .failed(reason: String(result.errorText.suffix(200)))
    }
  }

  /// The text without what espeak-ng would take as a command: control characters and `[[` before phonemes.
  static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl && scalar != "\n" ? " " : scalar
    }
    var plain = String(String.UnicodeScalarView(scalars))
    while plain.contains("[[") { plain = plain.replacingOccurrences(of: "[[", with: "[ [") }
    return plain
  }

  private func write(_ text: String, to path: String) throws(VoiceError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .unusableFolder(path: folder, reason: error.localizedDescription)
    }
  }
}
