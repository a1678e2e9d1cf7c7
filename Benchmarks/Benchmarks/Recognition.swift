// SPDX-License-Identifier: Apache-2.0

import DocumentReading
import Foundation
import Synchronization
import SyntheticPages

/// Text recognised on pages made from a seed: letters wrong for each letter, beside Tesseract alone on the same files.
///
/// Tesseract is told the language; ours finds it out.
let textTopic = Topic(name: "text") { report in
  guard Printer.isInstalled, let printer = try? Printer() else {
    report.table("Recognised text", columns: ["what"], rows: [["pango-view is not installed"]])
    return
  }
  var rows: [[String]] = []
  var (ours, theirs) = (0.0, 0.0)
  for page in RecognisedPages.all {
    guard let result = page.result(printer) else {
      rows.append([page.name, "not to be made"])
      continue
    }
    if page.photo != nil {
      ours += result.ours
      theirs += result.bare
    }
    let met = report.judge("text of \(page.name)", holds: result.ours <= page.most)
    rows.append([
      page.name, percent(result.ours), percent(result.bare),
      String(format: "%.1f", result.seconds), met,
    ])
  }
  let met = report.judge("photos better than by Tesseract alone", holds: ours < theirs)
  rows.append(["all photos, sum", percent(ours), percent(theirs), "", met])
  report.table(
    "Letters of recognised pages wrong, in per cent",
    columns: ["page", "earshot text", "tesseract", "seconds", "met"], rows: rows)
}

private func percent(_ share: Double) -> String { String(format: "%.2f", share * 100) }

private struct RecognisedPages {
  let name: String
  let content: SyntheticPage.Content
  let length: Int
  let tesseractName: String
  /// The most that may be wrong.
  let most: Double
  var photo: Photo?

  static let all: [RecognisedPages] =
    SyntheticPage.Content.allCases.map { content in
      RecognisedPages(
        name: "\(content.rawValue), clean", content: content, length: lengths(content),
        tesseractName: model(content), most: content == .arabic ? 0.05 : 0.02)
    }
    + SyntheticPage.Content.allCases.map { content in
      RecognisedPages(
        name: "\(content.rawValue), photo", content: content, length: lengths(content),
        tesseractName: model(content), most: content == .arabic ? 0.12 : 0.06, photo: Photo())
    } + [
      RecognisedPages(
        name: "prose, dark and slanted photo", content: .prose, length: 15, tesseractName: "eng",
        most: 0.08, photo: hard)
    ]

  private static let hard: Photo = {
    var photo = Photo()
    (photo.slantDegrees, photo.perspective, photo.shadow, photo.noise) = (-9, 0.12, 0.25, 12)
    return photo
  }()

  private static func lengths(_ content: SyntheticPage.Content) -> Int {
    switch content {
    case .prose, .spanish, .arabic: 18
    case .columns: 20
    case .bill: 14
    case .menu: 12
    }
  }

  private static func model(_ content: SyntheticPage.Content) -> String {
    switch content {
    case .spanish: "spa"
    case .arabic: "ara"
    case .prose, .columns, .bill, .menu: "eng"
    }
  }

  func result(_ printer: Printer) -> (ours: Double, bare: Double, seconds: Double)? {
    guard let page = try? SyntheticPage(content, length: length, seed: 7, printer: printer) else {
      return nil
    }
    let picture = photo.map { $0.taken(of: page.picture, seed: 11) } ?? page.picture
    let ending = photo == nil ? "png" : "jpg"
    guard let file = try? printer.file(picture, "page.\(ending)") else { return nil }
    let began = Date()
    let text = waiting { () async -> String in
      let read = try? await DocumentReader(program: nil).text(of: file)
      return read?.pages.map(\.spokenText).joined(separator: "\n") ?? ""
    }
    let seconds = Date().timeIntervalSince(began)
    let bare = bareText(file)
    if let folder = ProcessInfo.processInfo.environment["EARSHOT_KEEP_PAGES"] {
      keep(file, text, page.text, in: folder)
    }
    return (
      CharacterErrorRate.of(text, truth: page.text),
      CharacterErrorRate.of(bare, truth: page.text), seconds
    )
  }

  private func keep(_ file: String, _ text: String, _ truth: String, in folder: String) {
    let name = folder + "/" + name.filter { $0 != "," && $0 != " " }
    let files = FileManager.default
    try? files.removeItem(atPath: name + "." + URL(fileURLWithPath: file).pathExtension)
    try? files.copyItem(
      atPath: file, toPath: name + "." + URL(fileURLWithPath: file).pathExtension)
    try? text.write(toFile: name + ".read", atomically: true, encoding: .utf8)
    try? truth.write(toFile: name + ".truth", atomically: true, encoding: .utf8)
  }

  private func bareText(_ file: String) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/tesseract")
    process.arguments = [file, "-", "-l", tesseractName]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Waits for what is done elsewhere: topics are measured one after another.
private func waiting(_ work: @escaping @Sendable () async -> String) -> String {
  let answer = Answer()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    let text = await work()
    answer.text.withLock { $0 = text }
    isDone.signal()
  }
  isDone.wait()
  return answer.text.withLock { $0 }
}

private final class Answer: Sendable {
  let text = Mutex("")
}
