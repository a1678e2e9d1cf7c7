// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import PageText
import Speaking
import TextRecognition

/// Recognises the print of one picture: makes it ready, finds out which way is up and which language it is in.
struct PictureRecogniser {
  let reader: DocumentReader
  let body: WorkOrder.Body
  let form: PictureForm
  let page: Int

  /// Text that was read with less confidence was probably read in the wrong language, or on its side.
  private static let goodConfidence = 0.75
  private static let english = RecognitionModel(tag: Language.english.tag)
  private static let arabic = RecognitionModel(tag: Language.arabic.tag)

  /// The text of the picture.
  /// - Parameters:
  ///   - model: its language; nil to find out.
  ///   - isPhoto: whether it may lie on its side.
  func recognised(
    in model: RecognitionModel?, isPhoto: Bool
  ) async throws(DocumentError) -> RecognisedPage {
    let folder = try WorkFolder()
    // Without this it may go after its last mention, while its pictures are read.
    defer { withExtendedLifetime(folder) {} }
    let upright = try await prepared(.none, in: folder)
    var orientation: PageOrientation?
    if isPhoto || model == nil {
      orientation = try await recognition { () throws(RecognitionError) in
        try await reader.tesseract.orientation(of: upright.path)
      }
    }
    guard isPhoto, let turn = orientation?.turn, turn != .none else {
      return try await recognised(upright, in: model, orientation)
    }
    var turned = try await recognised(try await prepared(turn, in: folder), in: model, orientation)
    turned.isTurned = true
    if turned.page.confidence >= Self.goodConfidence { return turned }
    // What finds out which way is up is wrong at times; the words decide.
    let other = try await recognised(upright, in: model ?? turned.model, orientation)
    return other.page.weight > turned.page.weight ? other : turned
  }

  /// A picture that is ready, in a file.
  private struct ReadyFile {
    let path: String
    let content: [UInt8]
    let degrees: Double
    let isEvened: Bool
  }

  private func prepared(
    _ turn: PhotoTurn, in folder: WorkFolder
  ) async throws(DocumentError) -> ReadyFile {
    let parcel = try await reader.perform(.picture(form, page: page, turn: turn), body)
    let picture = DocumentWork.prepared(in: parcel)
    let path = folder.path + "/\(turn.rawValue).pgm"
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(picture.file), attributes: [.posixPermissions: 0o600])
    else { throw .unavailable }
    return ReadyFile(
      path: path, content: picture.file, degrees: picture.straightenedDegrees,
      isEvened: picture.isEvened)
  }

  /// From this share of print that was not read on, the page is read once more in another way, or that is told.
  private static let missedShare = 0.03
  /// By how much the other way must have read more.
  private static let gain = 1.02

  private func recognised(
    _ file: ReadyFile, in model: RecognitionModel?, _ orientation: PageOrientation?
  ) async throws(DocumentError) -> RecognisedPage {
    var found = try await page(of: file, in: model, orientation)
    var coverage = InkCoverage(of: file.content, in: found.page)
    // In one block the lines of columns would be mixed.
    if coverage.missedShareOfPicture > Self.missedShare, !found.page.hasTextColumns {
      let other = try await page(of: file, in: found.model, .oneBlock)
      if other.page.weight > Self.gain * found.page.weight {
        found = other
        coverage = InkCoverage(of: file.content, in: found.page)
      }
    }
    return RecognisedPage(
      page: found.page, model: found.model, isLanguageGuessed: model == nil,
      straightenedDegrees: file.degrees, isEvened: file.isEvened,
      hasUnread: coverage.missedShare > Self.missedShare)
  }

  private typealias Found = (page: PrintedPage, model: RecognitionModel)

  /// The text in a language, or in the one that a first reading shows it is in.
  private func page(
    of file: ReadyFile, in model: RecognitionModel?, _ orientation: PageOrientation?
  ) async throws(DocumentError) -> Found {
    if let model { return try await page(of: file, in: model) }
    guard let english = Self.english, let arabic = Self.arabic else { throw .unavailable }
    let first = try await page(of: file, in: orientation?.isArabic == true ? arabic : english)
    if first.model == arabic { return first }
    // Too little print to tell its script, or read as nonsense.
    if orientation?.isLatin != true, first.page.confidence < Self.goodConfidence, arabic.isInstalled
    {
      let other = try await page(of: file, in: arabic)
      if other.page.weight > first.page.weight { return other }
    }
    let text = first.page.words.map(\.text).joined(separator: " ")
    guard let likely = LikelyLanguage.language(of: text),
      let better = RecognitionModel(tag: likely.tag), better != first.model, better.isInstalled
    else { return first }
    return try await page(of: file, in: better)
  }

  private func page(
    of file: ReadyFile, in model: RecognitionModel, _ layout: PageLayout = .found
  ) async throws(DocumentError) -> Found {
    let page = try await recognition { () throws(RecognitionError) in
      try await reader.tesseract.page(of: file.path, in: model, layout: layout)
    }
    return (page, model)
  }

  private func recognition<Answer>(
    _ body: () async throws(RecognitionError) -> Answer
  ) async throws(DocumentError) -> Answer {
    do throws(RecognitionError) { return try await body() } catch { throw DocumentError(error) }
  }
}

extension PrintedPage {
  /// How much was read, and how surely: what tells two readings of one picture apart.
  var weight: Double {
    words.reduce(0) { $0 + $1.confidence * $1.confidence * Double($1.text.unicodeScalars.count) }
  }
}

/// A folder for the pictures of one page, which nobody else may open, and which goes with it.
final class WorkFolder {
  let path: String

  init() throws(DocumentError) {
    path = FileManager.default.temporaryDirectory.path + "/earshot-text-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unavailable
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
