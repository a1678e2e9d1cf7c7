// SPDX-License-Identifier: Apache-2.0

public import ChildProcess
public import PageText

/// Why no text was recognised.
public enum RecognitionError: Error, Sendable, Hashable {
  /// Tesseract has no data for the language.
  case languageMissing(RecognitionModel)
  /// The picture cannot be read.
  case damaged
  /// The program failed, through no fault of the picture.
  case program(ChildProcessError)
}

/// Recognises text by Tesseract, which runs confined and within limits.
public struct Tesseract: Sendable {
  private static let program = Program("tesseract", debianPackage: "tesseract-ocr")
  /// The resolution at which its models were trained; without it Tesseract guesses.
  private static let dotsPerInch = "300"
  /// What a page of 12 million points says of itself: some 60 bytes for each of some 3,000 words.
  private static let outputBytes = 8 << 20

  /// How long one picture may take, in seconds: a full page takes 3 to 8.
  private let seconds: Double

  /// A recogniser.
  public init(seconds: Double = 60) { self.seconds = seconds }

  /// Whether the program is installed.
  public static var isInstalled: Bool { Subprocess.isInstalled(program) }

  /// The text of a picture, with the place and the confidence of each word.
  /// - Parameters:
  ///   - path: an absolute path of a picture that was made ready.
  ///   - model: the language that it is in.
  ///   - layout: how its blocks are found.
  public func page(
    of path: String, in model: RecognitionModel, layout: PageLayout = .found
  ) async throws(RecognitionError) -> PrintedPage {
    guard model.isInstalled else { throw .languageMissing(model) }
    let result = try await run(
      path,
      ["-l", model.name, "--dpi", Self.dotsPerInch, "--psm", layout.mode, "tsv"])
    guard result.exitCode == 0 else { throw .damaged }
    return TesseractTable(String(decoding: result.output, as: UTF8.self)).page
  }

  /// How a picture stands and what it is written in; nil where there is too little to tell.
  public func orientation(of path: String) async throws(RecognitionError) -> PageOrientation? {
    let result = try await run(path, ["-l", "osd", "--dpi", Self.dotsPerInch, "--psm", "0"])
    // It fails where it sees too few letters.
    guard result.exitCode == 0 else { return nil }
    return PageOrientation(String(decoding: result.output, as: UTF8.self))
  }

  private func run(
    _ path: String, _ options: [String]
  ) async throws(RecognitionError) -> Subprocess.Result {
    do throws(ChildProcessError) {
      return try await Subprocess(
        Self.program, [path, "-"] + options,
        limits: Subprocess.Limits(seconds: seconds, fileBytes: 0, outputBytes: Self.outputBytes),
        confinement: Confinement(reads: [path])
      ).run()
    } catch {
      throw .program(error)
    }
  }
}

/// How the blocks of a page are found.
public enum PageLayout: Sendable {
  /// Columns, headings and pictures are told apart.
  case found
  /// The whole page is one block of lines.
  case oneBlock

  /// Tesseract's number for it.
  fileprivate var mode: String {
    switch self {
    case .found: "3"
    case .oneBlock: "6"
    }
  }
}

/// How a page stands and in which script it is written.
public struct PageOrientation: Sendable, Equatable {
  /// How it is to be turned to stand upright.
  public let turn: PhotoTurn
  /// Whether its letters are of the Arabic script.
  public let isArabic: Bool
  /// Whether its letters are of the Latin script.
  public let isLatin: Bool

  /// Below this Tesseract's own measure means that it does not know which way is up.
  private static let leastSureness = 2.0

  /// Reads what Tesseract says, in lines such as "Rotate: 90".
  init?(_ report: String) {
    var facts: [Substring: Substring] = [:]
    for line in report.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { facts[parts[0]] = parts[1].drop { $0 == " " } }
    }
    guard let script = facts["Script"] else { return nil }
    let sureness = facts["Orientation confidence"].flatMap { Double(String($0)) } ?? 0
    let degrees = facts["Rotate"].flatMap { Int(String($0)) } ?? 0
    turn = sureness >= Self.leastSureness ? PhotoTurn(rawValue: degrees / 90 % 4) ?? .none : .none
    isArabic = script == "Arabic"
    isLatin = script == "Latin"
  }
}
