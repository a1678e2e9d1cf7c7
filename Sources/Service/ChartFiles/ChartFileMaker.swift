// SPDX-License-Identifier: Apache-2.0

import ChartWords
public import Charts
public import ChildProcess
import Foundation
public import Media
public import Sonification
public import Sounding
public import Speaking
public import Tactile

/// Why a chart was not given out.
public enum ChartFilesError: Error, Sendable, Equatable {
  /// The chart cannot be heard in this way.
  case chart(ChartDataError)
  /// A program that the form needs is not installed.
  case missing(Program)
  /// The system or a program failed; one sentence for those who run it.
  case failed(String)
}

/// Makes files of charts: sound in every form, notes, captions, pictures to be felt, words.
public struct ChartFileMaker: Sendable {
  private let folder: String
  private let media: MediaTools

  /// A maker of files.
  /// - Parameter temporaryFolder: an absolute path to a folder for what is on its way.
  public init(temporaryFolder: String, media: MediaTools = MediaTools()) {
    folder = temporaryFolder
    self.media = media
  }

  /// A chart in a form, as bytes.
  public func bytes(
    of chart: Chart, as form: ChartForm, _ wanted: ChartWish
  ) async throws(ChartFilesError) -> [UInt8] {
    switch form {
    case .midi, .captions, .tactile, .text, .json:
      return try Self.plainBytes(of: chart, as: form, wanted)
    case .wav, .flac, .opus, .mp3:
      let path = temporaryPath(form)
      defer { unlink(path) }
      try await writeSound(of: chart, as: form, wanted, to: path)
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw .failed("The file \(path) cannot be read.")
      }
      return [UInt8](bytes)
    }
  }

  /// A chart in a form that needs no outside program and no file, made at once; other forms of sound come as WAV.
  public static func plainBytes(
    of chart: Chart, as form: ChartForm, _ wanted: ChartWish
  ) throws(ChartFilesError) -> [UInt8] {
    switch form {
    case .wav, .flac, .opus, .mp3:
      return SoundWriter.bytes(try sound(of: chart, wanted.options), wanted)
    case .midi: return MIDIFile.bytes(try sound(of: chart, wanted.options), in: wanted.language)
    case .captions:
      return TextTrack(try sound(of: chart, wanted.options), in: wanted.language).bytes
    case .tactile: return tactile(chart, wanted)
    case .text: return WrittenDescription(chart, in: wanted.language).text
    case .json: return WrittenDescription(chart, in: wanted.language).json
    }
  }

  /// What `plainBytes` made, in the form that was wanted: an outside program encodes what is sound.
  public func encoded(
    _ plain: [UInt8], as form: ChartForm, title: String?
  ) async throws(ChartFilesError) -> [UInt8] {
    guard form.soundForm != nil else { return plain }
    let (wave, finished) = (temporaryPath(.wav), temporaryPath(form))
    defer {
      unlink(wave)
      unlink(finished)
    }
    guard FileManager.default.createFile(atPath: wave, contents: Data(plain)) else {
      throw .failed("The file \(wave) cannot be written.")
    }
    try await encode(wave, as: form, to: finished, title: title)
    guard let bytes = FileManager.default.contents(atPath: finished) else {
      throw .failed("The file \(finished) cannot be read.")
    }
    return [UInt8](bytes)
  }

  private func encode(
    _ wave: String, as form: ChartForm, to destination: String, title: String?
  ) async throws(ChartFilesError) {
    guard let encoded = form.soundForm else { return }
    do throws(MediaError) {
      try await media.encode(wave, as: encoded, to: destination, title: title)
    } catch {
      if case .program(.missing(let program)) = error { throw .missing(program) }
      throw .failed(error.description)
    }
  }

  /// Writes a sound to a file, in memory that does not grow with its length.
  /// - Parameter destination: an absolute path; what was there is replaced once all is well.
  public func writeSound(
    of chart: Chart, as form: ChartForm, _ wanted: ChartWish, to destination: String
  ) async throws(ChartFilesError) {
    let sound = try Self.sound(of: chart, wanted.options)
    let wave = temporaryPath(.wav)
    defer { unlink(wave) }
    do throws(SoundWriterError) { try SoundWriter.write(sound, wanted, to: wave) } catch {
      switch error {
      case .system(let reason): throw .failed("\(destination) cannot be written: \(reason).")
      case .stopped: throw .failed("Stopped before the end; nothing was written.")
      }
    }
    guard form.soundForm != nil else { return try move(wave, to: destination) }
    let finished = temporaryPath(form)
    defer { unlink(finished) }
    try await encode(wave, as: form, to: finished, title: chart.title)
    try move(finished, to: destination)
  }

  private static func tactile(_ chart: Chart, _ wanted: ChartWish) -> [UInt8] {
    let sorted = chart.sortedByX()
    let drawing = TactileDrawing(
      sorted, summary: ChartDescription(sorted, in: wanted.language).summary,
      options: TactileOptions(paper: wanted.paper, language: wanted.language))
    return Array(drawing.document.utf8)
  }

  private static func sound(
    of chart: Chart, _ options: ChartOptions
  ) throws(ChartFilesError) -> ChartSound {
    do throws(ChartDataError) { return try ChartSound(chart, options: options) } catch {
      throw .chart(error)
    }
  }

  private func temporaryPath(_ form: ChartForm) -> String {
    "\(folder)/.chart-\(UUID().uuidString).\(form.ending)"
  }

  private func move(_ path: String, to destination: String) throws(ChartFilesError) {
    guard rename(path, destination) != 0 else { return }
    throw .failed("\(destination) cannot be written: \(String(cString: strerror(errno))).")
  }
}

/// What is wanted of a chart besides its form.
public struct ChartWish: Sendable {
  /// How it sounds.
  public var options: ChartOptions
  /// The language of words.
  public var language: Language
  /// How the samples of a WAV or FLAC file are written.
  public var samples: WaveFormat
  /// Frames a second.
  public var sampleRate: Int
  /// The paper of pages to be felt.
  public var paper = TactileOptions.Paper.a4

  /// What is wanted; as usual unless said.
  public init(
    options: ChartOptions = ChartOptions(), language: Language = .english,
    samples: WaveFormat = .whole16, sampleRate: Int = 48_000
  ) {
    self.options = options
    self.language = language
    self.samples = samples
    self.sampleRate = sampleRate
  }
}
